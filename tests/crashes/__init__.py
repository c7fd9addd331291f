"""The real bot, killed at random instants, on a full disk, beside a backup, on old and on damaged files."""
