"""The ladder: frozen earlier players, by which newer ones are measured.

They are stored as settings and weights (`frozen.json` beside each ruleset's players), not as code; recorded
turns ensure that they still play the same. `python -m tools.freeze` adds today's players.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import bot.players

FROZEN: Final = "frozen.json"
_HERE: Final = Path(bot.players.__file__).parent  # `__file__` of a compiled module is not reliable at import


def frozen_file(ruleset: str) -> Path:
    """Return the file of a ruleset's frozen players."""
    return _HERE / ruleset / FROZEN


def frozen(ruleset: str) -> Mapping[str, Mapping[str, Any]]:
    """Return effort, whim and weights of each frozen player by name, such as `hard-1`."""
    versions: Mapping[str, Any] = json.loads(frozen_file(ruleset).read_text("utf-8"))
    return {
        f"{level}-{version}": {**own, "weights": kept["weights"]}
        for version, kept in versions.items()
        for level, own in kept["levels"].items()
    }


def multiplied(weights: Mapping[str, Any], factors: Mapping[str, float]) -> dict[str, Any]:
    """Multiply weights by factors, by name, for experiments (`python -m tools.tune`).

    A weight that is a table of numbers is multiplied as a whole. Raises `KeyError` for unknown names.
    """
    changed = dict(weights)
    for name, factor in factors.items():
        value = weights[name]
        if isinstance(value, Mapping):
            changed[name] = {key: number * factor for key, number in value.items()}
        else:
            changed[name] = value * factor
    return changed
