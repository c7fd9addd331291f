"""What the bot does on Discord's bad days: every row of docs/faults.md has its test here."""
