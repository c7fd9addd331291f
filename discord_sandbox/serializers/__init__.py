"""The world's things in Discord's JSON."""
