"""Reproducible random numbers."""

import random


def dice(seed: object = 1) -> random.Random:
    return random.Random(str(seed))
