"""Selection of the legal actions that the search considers."""

from collections.abc import Collection
from functools import cache
from typing import Final

from bot.engine.duellum import Phase, Position
from bot.engine.duellum.actions import Action, Move, PlayCard, Recruit, Trade
from bot.engine.duellum.constants import TRADE_GIVE, TRADE_TAKE
from bot.engine.duellum.rules import arming, building, cards, conquest, know_how, movement
from bot.engine.purse import Purse
from bot.engine.terms import Chip
from bot.players.rondel import chips_to_trade

GOING_ON: Final = frozenset({Phase.ACTION, Phase.MOVEMENT, Phase.CONQUEST, Phase.FOUNDING})
"""Phases in which the mover may act further, or end its turn."""
_MANY: Final = 3
"""Units recruited at once, besides single ones."""
_OPENING_EFFECTS: Final = frozenset({"place_unit", "free_steps"})
_HELD_BACK: Final = frozenset({"settle", "extra_step"})
"""Cards considered separately: with a founding, and before any unit moves."""


def candidates(position: Position, held: Collection[str]) -> list[Action]:
    """Return the legal actions worth considering: single units and whole groups, not every number.

    While conquests are being prepared (`held`), only units move, and those needed stay.
    """
    phase = position.phase
    if phase not in GOING_ON:
        return []
    looked_at: list[Action] = [*_moves(position, held)] if phase is Phase.MOVEMENT else []
    if held:
        return looked_at
    if phase in {Phase.MOVEMENT, Phase.CONQUEST}:
        looked_at += conquest.options(position)
    if phase is Phase.ACTION:
        looked_at += _wedge_actions(position)
    if position.current.cards and phase is not Phase.FOUNDING:
        looked_at += [each for each in cards.options(position) if _is_candidate_play(position, each)]
    if "commercium" in position.current.know_hows:
        looked_at += _trades(position)
    return looked_at


def _wedge_actions(position: Position) -> list[Action]:
    wedge = position.current.wedge
    if wedge == "temple":
        return [*building.temple_options(position), *building.wall_options(position)]
    if wedge == "arming":
        return [each for each in arming.options(position) if each.legions + each.galleys == 1]
    if wedge == "know-how":
        recruits = [each for each in know_how.recruit_options(position) if _is_candidate_recruit(each)]
        return [*know_how.learn_options(position), *recruits]
    return []


def openings(position: Position) -> list[PlayCard]:
    """Return cards worth playing before the stone moves (DE5)."""
    if not position.current.cards:
        return []
    known = position.setup.board.cards
    return [each for each in cards.options(position) if known[each.card].effect in _OPENING_EFFECTS]


def extra_steps(position: Position) -> list[PlayCard]:
    """Return cards that let units move farther in this maneuver (DE7)."""
    return _card_plays(position, "extra_step")


def settling(position: Position) -> list[PlayCard]:
    """Return cards that allow founding a city without a unit (DE7)."""
    return [] if position.turn.settlers else _card_plays(position, "settle")


def _card_plays(position: Position, effect: str) -> list[PlayCard]:
    known, held = position.setup.board.cards, position.current.cards
    if not any(known[card].effect == effect for card in held):
        return []
    return [each for each in cards.options(position) if known[each.card].effect == effect]


def _moves(position: Position, held: Collection[str]) -> list[Move]:
    listed = [each for each in movement.options(position) if each.origin not in held]
    largest: dict[tuple[str, str, int | None], int] = {}
    for move in listed:
        key = (move.unit, move.origin, move.actions_left)
        largest[key] = max(largest.get(key, 0), move.count)
    return [move for move in listed if move.count in (1, largest[move.unit, move.origin, move.actions_left])]


def _is_candidate_recruit(action: Recruit) -> bool:
    return (action.legions, action.galleys) in {(1, 0), (0, 1), (_MANY, 0), (0, _MANY)}


def _is_candidate_play(position: Position, action: PlayCard) -> bool:
    """Return whether a card is not played against oneself, and not considered elsewhere."""
    effect = position.setup.board.cards[action.card].effect
    if effect == "destroy_wall":
        return action.province in position.other.walls
    if effect == "recruit":
        return (action.legions or 0) + (action.galleys or 0) > 1
    return effect not in _HELD_BACK


@cache
def _trade(plenty: Chip, wanted: Chip) -> Trade:
    return Trade(Purse.of(plenty, TRADE_GIVE), Purse.of(wanted, TRADE_TAKE))


def _trades(position: Position) -> list[Trade]:
    """Return trades of three of the most plentiful chip for two needed by the wedge or founding (DK7)."""
    chips = chips_to_trade(position.current.wedge, position.current.purse)
    return [_trade(*chips)] if chips else []
