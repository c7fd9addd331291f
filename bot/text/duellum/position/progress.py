"""How far the mover is on the way to its next personage of a kind."""

from bot.engine.duellum import Position
from bot.engine.duellum.rules.personages import reached, threshold
from bot.engine.terms import Personage
from bot.i18n.catalogue import say


def tell_progress(position: Position, kind: Personage) -> str:
    """Cities for a king, temples, sea areas for a navigator; "" where the bank has none left."""
    if not position.bank.personages.of(kind):
        return ""
    nation = position.current
    count = reached(position, nation)[kind]
    return say("duellum-progress", personage=kind, count=count, next=threshold(nation, kind))
