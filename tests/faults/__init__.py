"""What the bot does when Discord fails: every row of docs/faults.md has its test here."""
