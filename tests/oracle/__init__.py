"""A second, slow and obvious implementation of the rules, to hold the engine against.

Written from the rules and the record format alone; it shares nothing with the engine.
"""

from tests.oracle.begin import start
from tests.oracle.listing import legal
from tests.oracle.order import allowed, awaiting, play, winner
from tests.oracle.printed import bank, position
from tests.oracle.state import Action, Illegal, State

__all__ = [
    "Action",
    "Illegal",
    "State",
    "allowed",
    "awaiting",
    "bank",
    "legal",
    "play",
    "position",
    "start",
    "winner",
]
