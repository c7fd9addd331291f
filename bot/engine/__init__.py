"""The rules, pure: no I/O, clock, randomness, Discord, pictures or prose."""
