"""Pure rules engine: no I/O, clock, randomness, Discord, pictures or prose.

`docs/engine.md` shows how to use it as a library.
"""
