"""Every byte valid: what the bot asks of Discord, held against Discord's own description of its API."""
