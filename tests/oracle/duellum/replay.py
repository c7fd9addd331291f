"""A whole record, with the exit status that the command line gives it."""

from typing import Any, NamedTuple

from tests.oracle.duellum.order import play
from tests.oracle.duellum.printed import printed
from tests.oracle.duellum.record import load
from tests.oracle.duellum.state import ImpossibleError, RefusedError
from tests.oracle.duellum.wellformed import check_action


class Result(NamedTuple):
    """How the playing of a record ends."""

    status: int
    printed: dict[str, Any] | None = None
    """Where it ends; None for a malformed or impossible record."""
    failed_at: int | None = None
    """The action that could not be played."""


def replay(record: dict[str, Any]) -> Result:
    """Play it: 0 for all of it, 1 up to an action that cannot be played, 2 for what no record may hold."""
    try:
        state = load(record)
        actions = record.get("actions", [])
        for action in actions:
            check_action(action, state["board"])
        for index, action in enumerate(actions):
            try:
                state = play(state, action)
            except RefusedError:
                return Result(1, printed(state), index)
    except ImpossibleError:
        return Result(2)
    return Result(0, printed(state))
