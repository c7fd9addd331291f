"""The rules of Antike Duellum on plain dictionaries: the state holds the position as it is printed.

Written from the digest of the rules and the record format alone, with board facts and cards of its own.
"""

from tests.oracle.duellum.listing import legal
from tests.oracle.duellum.order import allowed, play
from tests.oracle.duellum.printed import printed
from tests.oracle.duellum.record import load
from tests.oracle.duellum.replay import Result, replay
from tests.oracle.duellum.state import Action, ImpossibleError, RefusedError, State

__all__ = [
    "Action",
    "ImpossibleError",
    "RefusedError",
    "Result",
    "State",
    "allowed",
    "legal",
    "load",
    "play",
    "printed",
    "replay",
]
