"""A user's own relation to games: following without playing, and private notes."""
