"""Games as one person has them: those followed without playing, and notes to oneself."""
