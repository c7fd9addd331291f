"""What the bot says in a channel where Duellum is played."""

from collections.abc import Sequence
from typing import NoReturn

from bot.engine.duellum import Position
from bot.i18n.catalogue import say
from bot.model.turns import Happening, PlanNews, Readers, TableMessage, TurnEvents
from bot.text.duellum.position.cards import tell_display
from bot.text.duellum.turn.turn_summary import tell_turns
from bot.text.turns.channel import Score, tell_final, tell_score, tell_seats, with_plan
from bot.text.turns.summary import who

_NOBODY = Readers()


def _scores(position: Position) -> list[Score]:
    return [(name, nation.personages.total) for name, nation in position.nations.items()]


def score_line(position: Position) -> str:
    """Personages by nation, the leader first, with the target."""
    return tell_score(_scores(position), str(position.setup.target))


def tell_turn(position: Position, turns: Sequence[TurnEvents], readers: Readers) -> str:
    """What the turns that have ended have brought; the next player is called besides."""
    told = tell_turns(position.setup.board, turns, readers) if turns else ""
    return "\n".join(filter(None, [told, score_line(position)]))


def tell_begun(position: Position, readers: Readers) -> str:
    """The game begins, or goes on out of a record: who plays, for what, and which cards lie open."""
    setup = position.setup
    goal = say("public-goal", goal=say("duellum-score", count=setup.target))
    if any(score for _, score in _scores(position)):
        goal = score_line(position)
    told = [tell_seats(setup.nations, readers, position.round), goal]
    if not position.cards_due:  # else the call shows the display
        told.append(say("duellum-public-display", cards=tell_display(setup.board, position.display)))
    return "\n".join(told)


def call_turn(position: Position, plan: PlanNews | None = None) -> str:
    """What is said to the player whose turn has come, with the cards due to it and the display (DE4)."""
    call = say("public-turn", nation=position.mover, round=position.round)
    if position.cards_due:
        shown = tell_display(position.setup.board, position.display)
        call = say("duellum-public-cards", call=call, count=position.cards_due, cards=shown)
    return with_plan(call, plan)


def tell_won(position: Position, turns: Sequence[TurnEvents], readers: Readers) -> TableMessage:
    """The game is over."""
    told = [tell_turns(position.setup.board, turns, readers)] if turns else []
    text = "\n".join([*told, tell_standings(position, readers)])
    winner = position.winner
    if winner is None:
        return TableMessage(say("public-won-nobody"), text)
    won = position.nations[winner].personages.total
    return TableMessage(
        say("duellum-public-won", nation=winner, player=who(readers, winner), count=won), text
    )


def tell_standings(position: Position, readers: Readers) -> str:
    """How both stand at the end, the winner first, and what can be done next."""
    return tell_final(position, _scores(position), readers)


def _never_asked() -> NoReturn:
    """Nobody is asked anything during the rival's turn (DT4)."""
    raise AssertionError("Duellum asks no questions")


def tell_demand(position: Position, readers: Readers = _NOBODY) -> TableMessage:
    """There are no questions."""
    _never_asked()


def tell_settled(
    position: Position, after: Position, events: Sequence[Happening], readers: Readers = _NOBODY
) -> str:
    """There are no questions."""
    _never_asked()


def tell_needless(position: Position) -> str:
    """There are no questions."""
    _never_asked()


def tell_resumed(
    position: Position,
    events: Sequence[Happening],
    plan: PlanNews | None = None,
    readers: Readers = _NOBODY,
) -> TableMessage:
    """There are no questions."""
    _never_asked()
