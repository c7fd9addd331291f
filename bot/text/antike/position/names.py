"""Names of what only Antike has: wedges, know-hows, personages."""

from collections.abc import Mapping
from typing import Final

from bot.engine.antike.terms import KNOW_HOWS, KnowHow
from bot.engine.personages import Personages
from bot.engine.terms import PERSONAGES, WEDGES, Wedge
from bot.i18n.catalogue import say
from bot.i18n.lists import join
from bot.text.names import Names

WEDGE_NAMES: Final[Mapping[Wedge, str]] = Names("wedge", "wedge", WEDGES)
KNOW_HOW_NAMES: Final[Mapping[KnowHow, str]] = Names("know-how", "advance", KNOW_HOWS)


def personages_of(held: Personages, *, empty: bool = False) -> str:
    """Personages by kind, also those of which there are none where `empty`."""
    kinds = [kind for kind in PERSONAGES if empty or held.of(kind)]
    return join([say("personages", personage=kind, count=held.of(kind)) for kind in kinds])
