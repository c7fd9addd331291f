"""What the rest of the bot asks of Antike's commands (`bot.rulesets.ruleset.Commands`)."""

from collections.abc import Collection
from typing import Final

from bot.cogs.antike.choice import choice_view as choice_view
from bot.cogs.antike.choice import owed as owed
from bot.cogs.antike.turn_scripts import OFFERS as OFFERS
from bot.cogs.antike.turn_scripts import SCRIPTS as SCRIPTS
from bot.cogs.antike.variant_option import offer_variants as offer_variants
from bot.cogs.antike.variant_option import read_variant as read_variant
from bot.cogs.info.topic_pictures import TopicPictures
from bot.engine.antike import Position
from bot.engine.terms import UNITS, Nation, ProvinceId, Unit
from bot.i18n.catalogue import say
from bot.text.antike.position.empty_lists import why_nothing as why_nothing

EXTENSIONS: Final = ("bot.cogs.antike.turn",)
TOPIC_PICTURES: Final = TopicPictures("bot.cogs.antike", lambda topic: say(f"topic-{topic}.picture"))
topic_picture = TOPIC_PICTURES.topic_picture


def unit_places(position: Position, nation: Nation) -> frozenset[ProvinceId]:
    """Where a nation has units."""
    state = position.nations[nation]
    return frozenset((*state.legions, *state.galleys))


def unit_at(position: Position, province: ProvinceId, first: Collection[Nation]) -> Unit:
    """The first kind that stands there, of these nations before others."""
    for nations in (first, position.setup.turn_order):
        for kind in UNITS:
            if any(position.nations[nation].count(kind, province) for nation in nations):
                return kind
    return "legion"
