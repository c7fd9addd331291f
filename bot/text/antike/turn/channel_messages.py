"""Public messages of Antike in the game's channel."""

from collections.abc import Sequence
from typing import Final

from bot.engine.antike import Phase, Position, apply
from bot.engine.antike import events as ev
from bot.engine.antike.actions import Answer
from bot.engine.antike.position import Demand
from bot.engine.antike.rules.conquest import defence, ready_units
from bot.engine.antike.rules.movement_range import count_followers
from bot.engine.antike.setup import Setup
from bot.engine.terms import Nation
from bot.i18n.catalogue import Facts, say
from bot.model.turns import Automatic, Happening, PlanNews, Readers, TableMessage
from bot.text.antike.position.next_steps import format_start_city_pick
from bot.text.antike.rules.variants import count_score, counts
from bot.text.antike.turn.events import format_events
from bot.text.antike.turn.turn_summary import format_turns
from bot.text.names import place
from bot.text.turns.channel import ChannelTexts, format_seats, with_plan
from bot.text.turns.reasons import NOBODY, because
from bot.text.turns.summary import format_player


def _format_target(setup: Setup) -> str:
    return count_score(setup, setup.target) if setup.scores_points else str(setup.target)


def _format_winner(position: Position, winner: Nation, player: str) -> str:
    score: Facts = {
        "count": position.setup.score(position.nations[winner].personages),
        "counts": counts(position.setup),
    }
    reason = "temple" if position.outcome and position.outcome.reason == "temple" else "target"
    return say("public-won", nation=winner, player=player, reason=reason, **score)


_CHANNEL: Final = ChannelTexts(format_turns, _format_target, _format_winner)
score_line = _CHANNEL.score_line
format_turn = _CHANNEL.format_turn
format_won = _CHANNEL.format_won


def format_game_start(position: Position, readers: Readers, *, orders: bool = True) -> str:
    """Announce a new or imported game: the players, the goal or scores; with `orders`, ask for those."""
    setup = position.setup
    told = format_seats(setup.turn_order, readers, position.round)
    goal = say("public-goal", goal=count_score(setup, setup.target))
    if any(setup.score(nation.personages) for nation in position.nations.values()):
        goal = score_line(position)
    return "\n".join([told, goal, *([say("public-orders-asked")] if orders else [])])


def call_turn(position: Position, plan: PlanNews | None = None) -> str:
    """Format the turn notification for the mover."""
    call = say("public-turn", nation=position.mover, round=position.round)
    if position.phase is Phase.PICK:
        call = say("public-pick", nation=position.mover, how=format_start_city_pick(position, call=True))
    return with_plan(call, plan)


def format_demand(position: Position, readers: Readers = NOBODY) -> TableMessage:
    """Format the question to the nation awaited whether it fights (M5)."""
    demand = position.demand
    if demand is None:
        raise AssertionError("there is no demand to tell of")
    asked, mover = demand.asked[0], position.mover
    theirs = position.nations[mover].count(demand.unit, demand.province)
    own = position.nations[asked].count(demand.unit, demand.province)
    where = place(position.setup.board, demand.province)
    facts = say(
        "public-demand-facts",
        nation=asked,
        mover=mover,
        unit=demand.unit,
        count=theirs,
        own=own,
        lost=min(theirs, own),
    )
    call = say("public-demand", mover=mover, player=format_player(readers, mover), place=where)
    return TableMessage(call, "\n".join(filter(None, [facts, _format_defence(position, demand)])))


def _format_defence(position: Position, demand: Demand) -> str:
    """Format what a city of the nation asked takes there, without and with a fight; "" without one (M8)."""
    asked, province = demand.asked[0], demand.province
    nation, where = position.nations[asked], place(position.setup.board, province)
    if province not in nation.cities:
        return ""
    if len(nation.cities) == 1:
        return say("public-demand-last-city", place=where)
    fought, _ = apply(position, Answer(asked, fight=True))
    (needed, ready), (then, left) = (
        (defence(each, asked, province), sum(ready_units(each, province))) for each in (position, fought)
    )
    more = count_followers(position, province)
    return say("public-demand-city", place=where, needed=needed, ready=ready, then=then, left=left, more=more)


def format_question_settled(
    position: Position, after: Position, events: Sequence[Happening], readers: Readers = NOBODY
) -> str:
    """Format the text that replaces a demand once it is answered, by the first of `events`, or taken back."""
    demand = position.demand
    if demand is None:
        raise AssertionError("there was no demand to settle")
    asked = demand.asked[0]
    facts: Facts = {"nation": asked, "place": place(position.setup.board, demand.province)}
    index = next((index for index, event in enumerate(events) if _answers(event, asked)), None)
    if index is None:
        return say("public-settled-taken-back", **facts)
    answer, left = events[index], after.nations[asked].count(demand.unit, demand.province)
    if isinstance(answer, ev.Answered) and answer.fight:
        lost = position.nations[asked].count(demand.unit, demand.province) - left
        rest: Facts = {"unit": demand.unit, "count": left, "lost": lost}
        told = say("public-settled-fought", **facts, **rest, mover=position.mover)
    else:
        told = say("public-settled-peace", **facts, mover=position.mover)
    cause = events[index - 1] if index else None
    return because(cause, told, readers) if isinstance(cause, Automatic) else told


def _answers(event: Happening, asked: Nation) -> bool:
    return isinstance(event, ev.Answered) and event.nation == asked


def format_question_withdrawn(position: Position) -> str:
    """Format the text that replaces a demand if the game ends before it is answered."""
    if position.demand is None:
        raise AssertionError("there was no demand to settle")
    return say("public-needless", nation=position.demand.asked[0])


def format_turn_resumed(
    position: Position,
    earlier: Sequence[Happening],
    latest: Sequence[Happening],
    plan: PlanNews | None = None,
    readers: Readers = NOBODY,
) -> TableMessage:
    """Tell the mover that all have answered and the turn continues: where they went, and the answers.

    The first of the `latest` events was waited for. Since then, a plan may have led to questions that orders
    have answered, and then gone on with moves that nobody was asked about.
    """
    events = (*earlier, *latest)
    last = max((index for index, event in enumerate(events) if isinstance(event, ev.Answered)), default=0)
    moves = [index for index, event in enumerate(events) if isinstance(event, ev.Moved)]
    begin = max((index for index in moves if index < len(earlier)), default=0)
    end = min((index for index in moves if index > last), default=len(events))
    answers = tuple(
        event
        for event in events[begin:end]
        if isinstance(event, Automatic | ev.Moved | ev.Answered | ev.Fought)
    )
    told = " ".join(format_events(position.setup.board, answers, readers))
    return TableMessage(with_plan(say("public-go-on"), plan), told)
