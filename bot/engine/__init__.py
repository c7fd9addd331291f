"""Pure rules engine: no I/O, clock, randomness, Discord, pictures or prose."""
