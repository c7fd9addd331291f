"""Duellum's own terms as types, in listing order."""

from typing import Final, Literal, get_args

KnowHow = Literal["strata", "navigatio", "moneta", "res_publica", "commercium"]
CardId = str
"""Id in the cards file."""
CardTime = Literal["turn", "before-rondel", "temple", "know-how", "movement", "reaction"]
"""When a card may be played (DE5); `reaction` cards act by themselves (DE8)."""
Effect = Literal[
    "destroy_wall",
    "lose_coins",
    "chips_per_know_how",
    "defence",
    "take_chips",
    "take_coins",
    "recruit",
    "place_unit",
    "temple_discount",
    "know_how_discount",
    "extra_step",
    "remove_unit",
    "build_wall",
    "free_steps",
    "settle",
]

KNOW_HOWS: Final[tuple[KnowHow, ...]] = get_args(KnowHow)
CARD_TIMES: Final[tuple[CardTime, ...]] = get_args(CardTime)
EFFECTS: Final[tuple[Effect, ...]] = get_args(Effect)
