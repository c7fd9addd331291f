"""Antike's implementation of `bot.engine.ruleset.Rules`."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from bot.engine.antike.actions import Action, Answer, ChoosePersonage, EndTurn, PickCity, Rondel
from bot.engine.antike.board import AntikeBoard
from bot.engine.antike.events import Conquered, Event
from bot.engine.antike.game import apply as apply
from bot.engine.antike.game import legal as legal
from bot.engine.antike.position import Outcome, Phase, Position
from bot.engine.antike.setup import TWO_PLAYERS, Setup, Variant, check_variant, eligible_nations
from bot.engine.antike.start import start as start
from bot.engine.antike.update import evolve
from bot.engine.events import begins_turn as begins_turn
from bot.engine.events import ends_turn as ends_turn
from bot.engine.events import losses_among
from bot.engine.events import split_at_next_turn as split_at_next_turn
from bot.engine.events import turn_mark as turn_mark
from bot.engine.rondel import steps_to
from bot.engine.ruleset import Draw, Question
from bot.engine.terms import Nation

_CHOICES: Final = frozenset({Phase.PICK, Phase.PERSONAGE})
"""Phases whose only option can be chosen for the player, unlike the stone's way and the turn's end."""


def variant_of(settings: Mapping[str, Any]) -> Variant:
    """Return the variant of a game whose number of nations is known; `draw` concerns only the lobby (S2)."""
    return Variant(**{name: value for name, value in settings.items() if name != "draw"})


def setup(board: AntikeBoard, settings: Mapping[str, Any], nations: tuple[Nation, ...]) -> Setup:
    """Return the set-up of a game; raises `SetupError`."""
    return Setup(board, variant_of(settings), nations)


def default_settings(nations: int) -> dict[str, Any]:
    """Return the default settings; two nations play with doubled material (S10)."""
    return {"nations": nations, "two_players": "doubled" if nations == TWO_PLAYERS["doubled"] else None}


def eligible(board: AntikeBoard, settings: Mapping[str, Any]) -> tuple[Nation, ...]:
    """Return the nations that may play (S1, S10); raises `SetupError`."""
    variant = variant_of(settings)
    check_variant(board, variant)
    return eligible_nations(board, variant)


def with_first_draws(board: AntikeBoard, settings: Mapping[str, Any], draw: Draw) -> dict[str, Any]:
    """Return the settings unchanged: only seats and nations are drawn, which the lobby does."""
    return dict(settings)


def has_draws() -> bool:
    """Return False, as nothing in Antike is random once the game has begun."""
    return False


def with_draw(position: Position, action: Action, draw: Draw, undone: Sequence[Action] = ()) -> Action:
    """Return the action unchanged, as no rule requires a random draw."""
    return action


def without_draw(action: Action) -> Action:
    """Return the action unchanged, as it has no random draw."""
    return action


def draw_of(action: Action) -> None:
    """Return None, as no rule requires a random draw."""


def needs_consent(action: Action) -> bool:
    """Return False: undoing an action needs no consent if no other nation has acted since."""
    return False


def ended(position: Position, winner: Nation | None, reason: Any) -> Position:
    """Return the position after its players have ended the game."""
    return evolve(position, phase=Phase.OVER, outcome=Outcome(winner, reason), demand=None, choice=())


def question(position: Position) -> Question | None:
    """Return the question whether to fight units that entered a province (M5); None if there is none."""
    demand = position.demand
    if demand is None:
        return None
    nation = demand.asked[0]
    answers = {"fight": Answer(nation, fight=True), "peace": Answer(nation, fight=False)}
    return Question("fight", nation, demand.asked, answers, "peace", demand.province, beforehand=True)


def forced_action(position: Position) -> Action | None:
    """Return the start city or personage to choose if there is only one, else None."""
    if position.phase not in _CHOICES:
        return None
    options = legal(position)
    return options[0] if len(options) == 1 else None


def minimal_action(position: Position) -> Action:
    """Return a minimal action: end the turn if possible, decline a fight, or move the stone by one wedge."""

    def effort(action: Action) -> int:
        if isinstance(action, EndTurn) or (isinstance(action, Answer) and not action.fight):
            return 0
        return steps_to(position.current.wedge, action.wedge) if isinstance(action, Rondel) else 1

    return min(legal(position), key=effort)


def end_turn_action() -> Action:
    """Return the action that ends a turn (T3)."""
    return EndTurn()


def losses(events: Sequence[Event], nations: Collection[Nation | None]) -> tuple[Event, ...]:
    """Return the conquests in which these nations lost a city that they have not taken back (M7)."""
    return losses_among((event for event in events if isinstance(event, Conquered)), nations)


def clock_effect(action: Action) -> str:
    """Classify an action for time accounting; an answer is given during another nation's turn (M5)."""
    if isinstance(action, Answer):
        return "answer"
    if isinstance(action, ChoosePersonage):
        return "choice"
    return "end" if isinstance(action, EndTurn | PickCity) else "play"


def score(position: Position, nation: Nation) -> int:
    """Return the number of personages, or of victory points (W1, X3)."""
    return position.setup.score(position.nations[nation].personages)


def counts(position: Position, nation: Nation) -> dict[str, int]:
    """Return the numbers of cities and temples, and the score."""
    has = position.nations[nation]
    scored = "points" if position.setup.scores_points else "personages"
    return {"cities": len(has.cities), "temples": len(has.temples), scored: score(position, nation)}
