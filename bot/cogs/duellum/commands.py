"""Duellum's implementation of `bot.rulesets.ruleset.Commands`."""

from typing import Final

from bot.cogs.duellum.choice import choice_view as choice_view
from bot.cogs.duellum.choice import pending_choice as pending_choice
from bot.cogs.duellum.turn_scripts import OFFERS as OFFERS
from bot.cogs.duellum.turn_scripts import SCRIPTS as SCRIPTS
from bot.cogs.duellum.variant_option import offer_variants as offer_variants
from bot.cogs.duellum.variant_option import read_variant as read_variant
from bot.cogs.info.topic_pictures import TopicPictures
from bot.i18n.catalogue import say
from bot.text.duellum.position.empty_lists import why_nothing as why_nothing

EXTENSIONS: Final = ("bot.cogs.duellum.cards",)
TOPIC_PICTURES: Final = TopicPictures("bot.cogs.duellum", lambda topic: say(f"duellum-topic-{topic}.picture"))
topic_picture = TOPIC_PICTURES.topic_picture
