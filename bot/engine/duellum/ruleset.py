"""Duellum's implementation of `bot.engine.ruleset.Rules`."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.duellum.actions import Action, EndTurn, Rondel, TakeCard
from bot.engine.duellum.board import DISPLAY, DuellumBoard
from bot.engine.duellum.events import Conquered, Event
from bot.engine.duellum.game import apply as apply
from bot.engine.duellum.game import legal as legal
from bot.engine.duellum.position import Outcome, Phase, Position
from bot.engine.duellum.setup import NATIONS, Setup, Variant, check_variant
from bot.engine.duellum.start import start as start
from bot.engine.duellum.supply import pile
from bot.engine.duellum.terms import CardId
from bot.engine.duellum.update import evolve
from bot.engine.events import begins_turn as begins_turn
from bot.engine.events import ends_turn as ends_turn
from bot.engine.events import losses_among
from bot.engine.events import split_at_next_turn as split_at_next_turn
from bot.engine.events import turn_mark as turn_mark
from bot.engine.rondel import steps_to
from bot.engine.ruleset import Draw, Question
from bot.engine.terms import Nation


def variant_of(settings: Mapping[str, Any]) -> Variant:
    """Return the variant of a game from its stored settings, ignoring others."""
    return Variant(settings.get("nations") or NATIONS, settings.get("goal"))


def setup(board: DuellumBoard, settings: Mapping[str, Any], nations: tuple[Nation, ...]) -> Setup:
    """Return the set-up of a game; raises `SetupError`."""
    return Setup(board, variant_of(settings), nations, tuple(settings.get("draws", ())))


def default_settings(nations: int) -> dict[str, Any]:
    """Return the default settings."""
    return {"nations": nations}


def eligible(board: DuellumBoard, settings: Mapping[str, Any]) -> tuple[Nation, ...]:
    """Return the two nations of the board (DS1); raises `SetupError`."""
    check_variant(variant_of(settings))
    return board.nations


def with_first_draws(board: DuellumBoard, settings: Mapping[str, Any], draw: Draw) -> dict[str, Any]:
    """Return the settings of a starting game, including its first three cards (DS7, DE9)."""
    left = {card.id: card.copies for card in board.cards.values()}
    cards: list[CardId] = []
    for _ in range(DISPLAY):
        cards.append(_draw_card(left, draw))
        left[cards[-1]] -= 1
    return {**settings, "draws": cards}


def has_draws() -> bool:
    """Return True, as cards are drawn from the pile (DE3)."""
    return True


def with_draw(position: Position, action: Action, draw: Draw, undone: Sequence[Action] = ()) -> Action:
    """Return the action with the card drawn from the pile (DE3, DE9).

    After an undo the same cards are drawn again, as far as the pile still contains them (DE10).
    """
    if not isinstance(action, TakeCard) or action.drawn is not None or position.foreseen:
        return action
    left = {card: count for card, count in pile(position).items() if count} or dict(position.discard)
    if not left:
        return action
    revealed = (each.drawn for each in undone if isinstance(each, TakeCard) and each.drawn is not None)
    again = next((card for card in revealed if card in left), None)
    return replace(action, drawn=again or _draw_card(left, draw))


def _draw_card(left: Mapping[CardId, int], draw: Draw) -> CardId:
    at = draw(sum(left.values()))
    for card, count in left.items():
        if at < count:
            return card
        at -= count
    raise ValueError(f"a draw of {at} more than there are cards")


def without_draw(action: Action) -> Action:
    """Return the action without the drawn card."""
    return replace(action, drawn=None) if isinstance(action, TakeCard) else action


def draw_of(action: Action) -> CardId | None:
    """Return the drawn card of an action."""
    return action.drawn if isinstance(action, TakeCard) else None


def needs_consent(action: Action) -> bool:
    """Return whether undoing an action requires consent: it revealed a card or ended the turn (DE10)."""
    return isinstance(action, TakeCard | EndTurn)


def ended(position: Position, winner: Nation | None, reason: Any) -> Position:
    """Return the position after its players have ended the game; no cards are due any more."""
    return evolve(position, phase=Phase.OVER, outcome=Outcome(winner, reason), cards_due=0)


def question(position: Position) -> Question | None:
    """Return None, as Duellum has no questions (DT4)."""
    return None


def forced_action(position: Position) -> Action | None:
    """Return None, as no choice is forced: a due card is looked at before it is taken."""
    return None


def minimal_action(position: Position) -> Action:
    """Return a minimal action: take the first card, move the stone by one wedge, or end the turn."""

    def effort(action: Action) -> int:
        if isinstance(action, EndTurn | TakeCard):
            return 0
        return steps_to(position.current.wedge, action.wedge) if isinstance(action, Rondel) else 99

    return min(legal(position), key=effort)


def end_turn_action() -> Action:
    """Return the action that ends a turn (DT3)."""
    return EndTurn()


def losses(events: Sequence[Event], nations: Collection[Nation | None]) -> tuple[Event, ...]:
    """Return the cities the rival has conquered and keeps (DM8)."""
    return losses_among((event for event in events if isinstance(event, Conquered)), nations)


def clock_effect(action: Action) -> str:
    """Classify an action for time accounting: `end` ends the turn, all others `play` in it."""
    return "end" if isinstance(action, EndTurn) else "play"


def score(position: Position, nation: Nation) -> int:
    """Return the number of personages (DW1)."""
    return position.nations[nation].personages.total


def counts(position: Position, nation: Nation) -> dict[str, int]:
    """Return the numbers of cities, temples and personages."""
    has = position.nations[nation]
    return {"cities": len(has.cities), "temples": len(has.temples), "personages": has.personages.total}
