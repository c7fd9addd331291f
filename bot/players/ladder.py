"""The ladder: players as they once were, against whom newer ones are measured.

They are kept as settings and weights (`frozen.json` beside each ruleset's players), not as code; recorded
turns hold that they still play as they did. `python -m tools.freeze` adds those of today.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import bot.players

FROZEN: Final = "frozen.json"
_HERE: Final = Path(bot.players.__file__).parent  # a compiled module does not know its own place in time


def frozen_file(ruleset: str) -> Path:
    """Where a ruleset's frozen players stand."""
    return _HERE / ruleset / FROZEN


def frozen(ruleset: str) -> Mapping[str, Mapping[str, Any]]:
    """By the name of each, such as `hard-1`: its effort, whim and weights as the ruleset writes them."""
    versions: Mapping[str, Any] = json.loads(frozen_file(ruleset).read_text("utf-8"))
    return {
        f"{level}-{version}": {**own, "weights": kept["weights"]}
        for version, kept in versions.items()
        for level, own in kept["levels"].items()
    }


def multiplied(weights: Mapping[str, Any], factors: Mapping[str, float]) -> dict[str, Any]:
    """Weights by name, some times a factor, for a player that is tried out (`python -m tools.tune`).

    One that is a table of numbers is multiplied as a whole. Raises `KeyError` for a name that none has.
    """
    changed = dict(weights)
    for name, factor in factors.items():
        value = weights[name]
        if isinstance(value, Mapping):
            changed[name] = {key: number * factor for key, number in value.items()}
        else:
            changed[name] = value * factor
    return changed
