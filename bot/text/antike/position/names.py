"""Names that only Antike has: wedges and know-hows."""

from collections.abc import Mapping
from typing import Final

from bot.engine.antike.terms import KNOW_HOWS, KnowHow
from bot.engine.terms import WEDGES, Wedge
from bot.text.names import Names

WEDGE_NAMES: Final[Mapping[Wedge, str]] = Names("wedge", "wedge", WEDGES)
KNOW_HOW_NAMES: Final[Mapping[KnowHow, str]] = Names("know-how", "advance", KNOW_HOWS)
