"""Playing event cards: timing and effects (DE5-DE7)."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from bot.engine.duellum import stacks
from bot.engine.duellum.actions import PlayCard
from bot.engine.duellum.board import Card
from bot.engine.duellum.events import CardPlayed, UnitRemoved, WallDestroyed
from bot.engine.duellum.position import NationState, Phase, Position
from bot.engine.duellum.rules import arming, building, know_how
from bot.engine.duellum.supply import units_left, walls_left, with_card
from bot.engine.duellum.terms import CardId, CardTime, Effect
from bot.engine.duellum.update import Result, evolve, with_mover, with_nation, with_turn
from bot.engine.errors import RuleError
from bot.engine.purse import EMPTY, Purse, purses
from bot.engine.terms import CHIPS, UNITS, ProvinceId, Unit


class _Rule(NamedTuple):
    """The rule of one kind of effect: its options, and how it changes the position."""

    options: Callable[[Position, Card], Sequence[PlayCard]]
    apply: Callable[[Position, Card, PlayCard], Result]


def playable_now(position: Position, when: CardTime) -> bool:
    """Return whether cards with this timing may be played now (DE5)."""
    if when == "turn":
        return position.phase not in {Phase.CARDS, Phase.OVER}
    if when == "before-rondel":
        return position.phase is Phase.RONDEL
    if when == "movement":
        return position.phase is Phase.MOVEMENT
    return position.phase is Phase.ACTION and position.current.wedge == when


def options(position: Position) -> Sequence[PlayCard]:
    """Return every way to play a card in hand that has an effect."""
    listed: list[PlayCard] = []
    if not position.current.cards:
        return listed
    cards = position.setup.board.cards
    for kind in sorted(position.current.cards):
        card = cards[kind]
        if playable_now(position, card.when):
            listed += _RULES[card.effect].options(position, card)
    return listed


def _playable_cards(position: Position) -> tuple[CardId, ...]:
    """Return the cards in hand that can be played now, each once."""
    return tuple(dict.fromkeys(way.card for way in options(position)))


def apply(position: Position, action: PlayCard) -> Result:
    """Play a card, which is discarded at once (DE6)."""
    cards, held = position.setup.board.cards, position.current.cards
    card = cards.get(action.card)
    if card is None:
        raise RuleError("no-such-card", card=action.card, allowed=_playable_cards(position))
    if card.id not in held:
        raise RuleError("not-in-hand", card=card.id, allowed=_playable_cards(position))
    if card.when == "reaction":
        raise RuleError("plays-itself", card=card.id)
    if not playable_now(position, card.when):
        raise RuleError("card-not-now", card=card.id, when=card.when)
    rule = _RULES[card.effect]
    allowed = tuple(rule.options(position, card))
    if not allowed:
        raise RuleError("no-effect", card=card.id)
    if _choice_key(action) not in {_choice_key(each) for each in allowed}:
        raise RuleError("card-choice", card=card.id, named=action, options=allowed)
    position, events = rule.apply(position, card, action)
    position = with_mover(position, cards=with_card(position.current.cards, card.id, -1))
    return evolve(position, discard=with_card(position.discard, card.id, 1)), events


def _choice_key(action: PlayCard) -> tuple[object, ...]:
    """Return the choices of an action, with missing counts as 0."""
    return action.province, action.unit, action.legions or 0, action.galleys or 0, action.take


_play: Final = cache(PlayCard)  # listed frequently


def _plays_by_place(card: Card, places: Sequence[ProvinceId]) -> Sequence[PlayCard]:
    return [_play(card.id, place) for place in places]


def _playable_if(
    possible: Callable[[Position, Card], bool],
) -> Callable[[Position, Card], Sequence[PlayCard]]:
    """Return the option function of a card without choices."""

    def options(position: Position, card: Card) -> Sequence[PlayCard]:
        return (_play(card.id),) if possible(position, card) else ()

    return options


def _played_event(position: Position, card: Card, gained: Purse | None = None) -> CardPlayed:
    return CardPlayed(position.mover, card.id, gained=gained)


def _destroy_wall_options(position: Position, card: Card) -> Sequence[PlayCard]:
    return _plays_by_place(card, sorted(position.current.walls | position.other.walls))


def _destroy_wall(position: Position, card: Card, action: PlayCard) -> Result:
    place = action.province or ""
    owner = position.mover if place in position.current.walls else position.rival
    position = with_nation(position, owner, walls=position.nations[owner].walls - {place})
    return position, (CardPlayed(position.mover, card.id, place), WallDestroyed(owner, place))


def coins_lost(nation: NationState) -> int:
    """Return the coins a card takes from a nation: half of them (DE7)."""
    return nation.purse.coins // 2


def _lose_coins(position: Position, card: Card, action: PlayCard) -> Result:
    lost = Purse(coins=coins_lost(position.other))
    position = with_nation(position, position.rival, purse=position.other.purse.minus(lost))
    position = evolve(position, bank=position.bank._replace(coins=position.bank.coins + lost.coins))
    return position, (CardPlayed(position.mover, card.id, lost=lost),)


def _gain(position: Position, card: Card, gained: Purse) -> Result:
    position = with_mover(position, purse=position.current.purse.plus(gained))
    if gained.coins:
        bank = position.bank
        position = evolve(position, bank=bank._replace(coins=bank.coins - gained.coins))
    return position, (_played_event(position, card, gained),)


def _chips_per_know_how(position: Position, card: Card, action: PlayCard) -> Result:
    return _gain(position, card, Purse.of(card.resource or "gold", len(position.other.know_hows)))


def _take_chips_options(position: Position, card: Card) -> Sequence[PlayCard]:
    """Return any chips, of which the bank has an unlimited number (DS4)."""
    return _chip_choices(card)


@cache
def _chip_choices(card: Card) -> tuple[PlayCard, ...]:
    return tuple(PlayCard(card.id, take=take) for take in purses(CHIPS, card.number))


def _take_chips(position: Position, card: Card, action: PlayCard) -> Result:
    return _gain(position, card, action.take or EMPTY)


def _take_coins(position: Position, card: Card, action: PlayCard) -> Result:
    return _gain(position, card, Purse(coins=min(card.number, position.bank.coins)))


def _recruit_options(position: Position, card: Card) -> Sequence[PlayCard]:
    nation, most = position.current, card.number
    legions = min(units_left(nation, "legion"), most)
    galleys = min(units_left(nation, "galley"), most)
    return [
        _play(card.id, None, None, first, second)
        for first in range(legions + 1)
        for second in range(min(galleys, most - first) + 1)
        if first + second
    ]


def _recruit(position: Position, card: Card, action: PlayCard) -> Result:
    position, events = know_how.recruited(position, action.legions or 0, action.galleys or 0, EMPTY)
    return position, (_played_event(position, card), *events)


def _place_unit_options(position: Position, card: Card) -> Sequence[PlayCard]:
    board, ready = position.setup.board, position.turn.ready
    return [
        _play(card.id, city, unit)
        for city in sorted(position.current.cities)
        for unit in UNITS
        if ready.of(unit) and board.carries(unit, city)
    ]


def _place_unit(position: Position, card: Card, action: PlayCard) -> Result:
    place, legion = action.province or "", action.unit == "legion"
    position, events = arming.set_up(position, place, int(legion), int(not legion), EMPTY)
    return position, (CardPlayed(position.mover, card.id, place), *events)


def _temple_discount(position: Position, card: Card, action: PlayCard) -> Result:
    saved = position.turn.temple_discount + card.number
    return with_turn(position, temple_discount=saved), (_played_event(position, card),)


def _know_how_discount(position: Position, card: Card, action: PlayCard) -> Result:
    saved = position.turn.know_how_discount + card.number
    return with_turn(position, know_how_discount=saved), (_played_event(position, card),)


def _extra_step(position: Position, card: Card, action: PlayCard) -> Result:
    nation = position.current
    if card.unit == "legion":
        position = with_mover(position, legions=stacks.further(nation.legions))
    else:
        position = with_mover(position, galleys=stacks.further(nation.galleys))
    return position, (_played_event(position, card),)


def _remove_unit_options(position: Position, card: Card) -> Sequence[PlayCard]:
    return _plays_by_place(card, sorted(position.other.stacks(_unit(card))))


def _remove_unit(position: Position, card: Card, action: PlayCard) -> Result:
    unit, place, theirs = _unit(card), action.province or "", position.other
    position = with_nation(
        position,
        position.rival,
        box=theirs.box.plus(unit, 1),
        **stacks.changed(theirs, unit, place, 0, -1),
    )
    events = CardPlayed(position.mover, card.id, place), UnitRemoved(position.rival, place, unit)
    return position, events


def _build_wall_options(position: Position, card: Card) -> Sequence[PlayCard]:
    return _plays_by_place(card, building.open_cities(position)) if walls_left(position.current) else ()


def _build_wall(position: Position, card: Card, action: PlayCard) -> Result:
    place = action.province or ""
    position, events = building.given_wall(position, place)
    return position, (CardPlayed(position.mover, card.id, place), *events)


def _free_steps(position: Position, card: Card, action: PlayCard) -> Result:
    return with_turn(position, free_steps=True), (_played_event(position, card),)


def _settle(position: Position, card: Card, action: PlayCard) -> Result:
    return with_turn(position, settlers=position.turn.settlers + 1), (_played_event(position, card),)


def _unit(card: Card) -> Unit:
    return card.unit or "legion"


def _refuse_play(position: Position, card: Card, action: PlayCard) -> Result:
    raise RuleError("plays-itself", card=card.id, actor=position.mover, action=action)


_RULES: Final[dict[Effect, _Rule]] = {
    "destroy_wall": _Rule(_destroy_wall_options, _destroy_wall),
    "lose_coins": _Rule(_playable_if(lambda position, _card: coins_lost(position.other) > 0), _lose_coins),
    "chips_per_know_how": _Rule(
        _playable_if(lambda position, _card: bool(position.other.know_hows)), _chips_per_know_how
    ),
    "defence": _Rule(_playable_if(lambda _position, _card: False), _refuse_play),
    "take_chips": _Rule(_take_chips_options, _take_chips),
    "take_coins": _Rule(_playable_if(lambda position, _card: position.bank.coins > 0), _take_coins),
    "recruit": _Rule(_recruit_options, _recruit),
    "place_unit": _Rule(_place_unit_options, _place_unit),
    "temple_discount": _Rule(_playable_if(lambda _position, _card: True), _temple_discount),
    "know_how_discount": _Rule(_playable_if(lambda _position, _card: True), _know_how_discount),
    "extra_step": _Rule(
        _playable_if(lambda position, card: bool(position.current.stacks(_unit(card)))), _extra_step
    ),
    "remove_unit": _Rule(_remove_unit_options, _remove_unit),
    "build_wall": _Rule(_build_wall_options, _build_wall),
    "free_steps": _Rule(
        _playable_if(
            lambda position, _card: position.current.wedge is not None and not position.turn.free_steps
        ),
        _free_steps,
    ),
    "settle": _Rule(_playable_if(lambda _position, _card: True), _settle),
}
