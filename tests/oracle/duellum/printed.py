"""The output of `replay`."""

from typing import Any

from tests.oracle.duellum.state import (
    State,
    bank_coins,
    bank_personages,
    bank_temples,
    bank_tokens,
    copied,
    pile,
)


def printed(state: State) -> dict[str, Any]:
    """Return the JSON of `replay` without `ok`, `events` and `hash`."""
    to_move = state["position"]["to_move"]
    return {
        "position": copied(state["position"]),
        "phase": state["phase"],
        "to_move": to_move,
        "awaiting": [] if state["phase"] == "end" else [to_move],
        "winner": state["winner"],
        "bank": {
            "coins": bank_coins(state),
            "temples": bank_temples(state),
            "cities": bank_tokens(state),
            "personages": bank_personages(state),
            "cards": pile(state).total(),
        },
    }
