"""Antike's implementation of `bot.rulesets.ruleset.Commands`."""

from typing import Final

from bot.cogs.antike.choice import choice_view as choice_view
from bot.cogs.antike.choice import pending_choice as pending_choice
from bot.cogs.antike.turn_scripts import OFFERS as OFFERS
from bot.cogs.antike.turn_scripts import SCRIPTS as SCRIPTS
from bot.cogs.antike.variant_option import offer_variants as offer_variants
from bot.cogs.antike.variant_option import read_variant as read_variant
from bot.cogs.info.topic_pictures import TopicPictures
from bot.i18n.catalogue import say
from bot.text.antike.position.empty_lists import why_nothing as why_nothing

EXTENSIONS: Final = ("bot.cogs.antike.fights",)
TOPIC_PICTURES: Final = TopicPictures("bot.cogs.antike", lambda topic: say(f"topic-{topic}.picture"))
topic_picture = TOPIC_PICTURES.topic_picture
