"""Antike: the rules on a state of plain dictionaries."""

from tests.oracle.antike.begin import start
from tests.oracle.antike.listing import legal
from tests.oracle.antike.order import allowed, awaiting, play, winner
from tests.oracle.antike.printed import bank, position
from tests.oracle.antike.state import Action, Illegal, State

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
