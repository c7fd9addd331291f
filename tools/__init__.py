"""Programs for those who make boards; the bot does without them."""
