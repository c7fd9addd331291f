"""Benchmarks of rules, pictures and the whole bot, alone and against other programs (docs/performance.md)."""
