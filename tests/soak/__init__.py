"""Soak tests, the long runs: parts that run for a given time or a given number of repetitions."""
