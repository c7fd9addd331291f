"""Replay of a whole record, with the exit status of the command line."""

from typing import Any, NamedTuple

from tests.oracle.duellum.order import play
from tests.oracle.duellum.printed import printed
from tests.oracle.duellum.record import load
from tests.oracle.duellum.state import ImpossibleError, RefusedError
from tests.oracle.duellum.wellformed import check_action


class Result(NamedTuple):
    """The result of a replay."""

    status: int
    printed: dict[str, Any] | None = None
    """The position at the end; None for a malformed or impossible record."""
    failed_at: int | None = None
    """The index of the action that could not be played; None if there is none."""


def replay(record: dict[str, Any]) -> Result:
    """Play a record: status 0 to its end, 1 up to an illegal action, 2 if it is malformed or impossible."""
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
