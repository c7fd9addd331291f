"""The end of a turn and the start of the next, with the cards due (DT3, DE3, DE4, DW1)."""

from collections.abc import Sequence
from typing import Final

from bot.engine.duellum import stacks
from bot.engine.duellum.actions import EndTurn, TakeCard
from bot.engine.duellum.events import (
    CardsDue,
    CardsLapsed,
    CardTaken,
    Event,
    GameWon,
    PersonageWon,
    RoundBegan,
    TurnBegan,
    TurnEnded,
)
from bot.engine.duellum.position import NO_CARDS, Outcome, Phase, Position, Turn
from bot.engine.duellum.rules import personages
from bot.engine.duellum.supply import cards_to_take, first_of, pile, with_card
from bot.engine.duellum.terms import CardId
from bot.engine.duellum.update import Result, evolve, with_mover
from bot.engine.errors import RuleError

_END: Final = (EndTurn(),)


def take_options(position: Position) -> Sequence[TakeCard]:
    """Return one option per kind on display (DE4)."""
    return [TakeCard(card) for card in dict.fromkeys(position.display)]


def take_card(position: Position, action: TakeCard) -> Result:
    """Take a card; one from the pile replaces it (DE3, DE4)."""
    if action.card not in position.display:
        raise RuleError("not-on-display", card=action.card, allowed=tuple(dict.fromkeys(position.display)))
    display = list(position.display)
    display.remove(action.card)
    hand = with_card(position.current.cards, action.card, 1)
    position = evolve(
        with_mover(position, cards=hand), display=tuple(display), cards_due=position.cards_due - 1
    )
    position, drawn, reshuffled = refilled(position, action.drawn)
    events: list[Event] = [CardTaken(position.mover, action.card, drawn, reshuffled)]
    if position.cards_due and not position.display:
        events.append(CardsLapsed(position.mover, position.cards_due))
        position = evolve(position, cards_due=0)
    return evolve(position, phase=Phase.CARDS if position.cards_due else Phase.RONDEL), tuple(events)


def refilled(position: Position, drawn: CardId | None = None) -> tuple[Position, CardId | None, bool]:
    """Add a card to the display: `drawn`, else the next known one, else the first of the pile (DE3, DE9).

    The card is None if none is left. The flag tells whether the discards were reshuffled. Raises `RuleError`
    if the pile does not contain the card.
    """
    left, reshuffled = _pile_cards(position), False
    if not left and position.discard:
        position, reshuffled = evolve(position, discard=NO_CARDS), True
        left = _pile_cards(position)
    foreseen = position.foreseen
    card = drawn or (foreseen[0] if left and foreseen else first_of(left))
    if card is None:
        return position, None, reshuffled
    if card not in left:
        raise RuleError("not-in-pile", card=card, allowed=tuple(left))
    if foreseen and foreseen[0] == card:
        foreseen = foreseen[1:]
    display = tuple(sorted([*position.display, card]))
    return evolve(position, display=display, foreseen=foreseen), card, reshuffled


def _pile_cards(position: Position) -> dict[CardId, int]:
    return {card: count for card, count in pile(position).items() if count}


def end_options(position: Position) -> Sequence[EndTurn]:
    """Return the end of the turn, which is always legal once the stone has moved."""
    return _END


def end(position: Position, action: EndTurn) -> Result:
    """End the turn: own new know-hows, award personages, check the target (DK5, DV1, DW1)."""
    nation, turn = position.current, position.turn
    changes = stacks.without_actions_left(nation) if position.phase is Phase.MOVEMENT else {}
    if turn.learned:
        changes["know_hows"] = nation.know_hows | turn.learned
    if changes:
        position = with_mover(position, **changes)
    position, awarded = personages.award(position)
    events: list[Event] = [TurnEnded(position.mover), *awarded]
    if position.current.personages.total >= position.setup.target:
        events.append(GameWon(position.mover, "target"))
        won = Outcome(position.mover, "target")
        return evolve(position, phase=Phase.OVER, outcome=won, turn=Turn()), tuple(events)
    gained = sum(event.count for event in awarded if isinstance(event, PersonageWon))
    position, begun = _pass_on(position, gained)
    return position, (*events, *begun)


def _pass_on(position: Position, gained: int) -> Result:
    """Start the rival's turn, and a new round before the first player's."""
    lost, after = position.turn.conquered, position.rival
    events: list[Event] = []
    number = position.round
    if after == position.setup.nations[0]:
        number += 1
        events.append(RoundBegan(number))
    events.append(TurnBegan(after))
    position = evolve(position, mover=after, round=number, cards_due=gained + lost)
    if count := cards_to_take(position):
        events.append(CardsDue(after, count, gained, lost))
    position, lapsed = begin(position)
    return position, (*events, *lapsed)


def begin(position: Position) -> Result:
    """Begin the mover's turn: units in the box may be placed (DA3), due cards come first (DE4)."""
    turn = Turn(ready=position.current.box)
    due = position.cards_due
    if due and not position.display:
        return evolve(position, phase=Phase.RONDEL, turn=turn, cards_due=0), (
            CardsLapsed(position.mover, due),
        )
    return evolve(position, phase=Phase.CARDS if due else Phase.RONDEL, turn=turn), ()
