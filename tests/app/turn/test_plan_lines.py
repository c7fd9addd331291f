"""Plans with alternatives, and of two turns: the first line that still applies is played."""

import json
import random
from collections import Counter
from dataclasses import replace

import pytest

from bot.app import App, GameRequest, PlanView
from bot.app.antike.planner import as_if_on_turn
from bot.app.turn.execution import choosing
from bot.app.turn.plan_check import difference
from bot.app.turn.plan_lines import asks_first, draft_line, must_ask
from bot.app.turn.plans import next_nation
from bot.app.votes.votes import VoteResult
from bot.engine.antike import Phase, Position, apply, legal
from bot.engine.antike.actions import Action
from bot.engine.antike.ruleset import begins_turn
from bot.engine.errors import RuleError
from bot.engine.terms import Nation
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES
from bot.model import OrderRow, PlanMode
from bot.notation.antike import parse_turn
from bot.notation.duellum import parse_turn as parse_duellum
from bot.records.antike import position_to_json
from bot.store import Games, Plans
from bot.text.antike.rules.plans import format_plan
from bot.text.antike.turn.catch_up import format_digest
from bot.text.turns.plans import format_chosen_line
from tests.app.tables import act, at_table, caller, look, mail, place, position_of, refused, user_of, written
from tests.app.turn.random_turns import picked, random_turn
from tests.records.samples import endgame, given, text

_GOLD, _END = written("rondel", wedge="gold"), written("end_turn")


async def _plan(app: App, user_id: int, *lines: str, mode: PlanMode | None = None) -> PlanView:
    first, *others = map(parse_turn, lines)
    return await app.plans.save(caller(user_id), first, mode, others)


async def _played(app: App) -> list[tuple[str, str]]:
    """Return the actions played by plans: their nations, and wedges or else action types."""
    log = await Games(app.context.database.reader).log((await look(app)).game.id)
    return [
        (row.nation, str(getattr(row.action, "wedge", row.action.type)))
        for row in log
        if row.reason == "plan"
    ]


async def _contested(app: App, *lines: str, mode: PlanMode | None = None) -> PlanView:
    """Place the Greeks on turn and write Ann's plan; its first line depends on the units in Knossos."""
    table = await place(app, endgame())
    begins = json.dumps(position_to_json(position_of(table)))
    async with app.context.database.transaction() as tx:
        await tx.execute("UPDATE games SET begins = ?", (begins,))
    for user_id in (1, 3):
        await app.orders.save(caller(user_id), OrderRow(user_id, None, None, "peace"))
    return await _plan(app, 1, "@maneuver-1; 1G paphos>ephesos; 1G ephesos>knossos; .", *lines, mode=mode)


async def _enter_knossos(app: App) -> None:
    moved = written("move", unit="galley", count=1, start="athen", to="knossos")
    await act(app, 4, written("rondel", wedge="maneuver-1"), moved, _END)


async def test_the_first_line_is_played_where_it_holds(app: App) -> None:
    await at_table(app)
    await _plan(app, 2, "@gold; .", "@marble; .")
    await act(app, 1, _GOLD, _END)
    assert await _played(app) == [("persians", "gold"), ("persians", "end_turn")]
    view = await app.plans.of(caller(2))
    assert (view.plan, view.chosen) == (None, None), "nothing was passed over"


async def test_another_line_is_played_where_the_first_does_not_hold(app: App) -> None:
    view = await _contested(app, "@gold; .", "@marble; .")
    assert view.plan is not None
    assert len(view.plan.lines) == 3
    last = (await mail(app))[-1]["id"]
    await _enter_knossos(app)
    assert await _played(app) == [("phoenicians", "gold"), ("phoenicians", "end_turn")]
    assert user_of(await look(app)) == 2
    told = [f"{row['payload'].get('call')} {row['payload'].get('text')}" for row in await mail(app, last)]
    assert not any("Ephesos" in one for one in told), "the line passed over stays private"
    view = await app.plans.of(caller(1))
    assert (view.plan, view.nation) == (None, "phoenicians")
    assert view.chosen is not None
    assert (view.chosen.line, view.chosen.written) == (2, "@gold; .")
    assert format_chosen_line(view.chosen).startswith(
        "In round 6, line 2 of your plan was the first that worked: `@gold; .`.\n- Line 1, `@maneuver-1;"
    )
    assert "Knossos now has 1 galley of the Arabs and 3 galleys of the Greeks" in format_chosen_line(
        view.chosen
    )
    with speaking("de"):
        assert "ging Variante 2 deines Plans als erste auf" in format_chosen_line(view.chosen)
    for user_id in (2, 3, 4):
        assert (await app.plans.of(caller(user_id))).chosen is None, "nobody else hears of it"
    digest = await app.catch_up.of(caller(1))
    assert "- Line 2 of your plan was the first that worked" in format_digest(digest)
    assert (await app.catch_up.of(caller(2))).plan_line == 0


async def test_it_is_not_told_to_whoever_takes_the_seat(app: App) -> None:
    await _contested(app, "@gold; .")
    await _enter_knossos(app)
    table = await look(app)
    async with app.context.database.transaction() as tx:
        seats = [replace(seat, user_id=9) if seat.user_id == 1 else seat for seat in table.seats]
        await Games(tx).set_seats(table.game.id, seats)
    assert (await app.plans.of(caller(9))).chosen is None


async def _undo_entering(app: App) -> None:
    """Undo the end of the Greeks' turn, after which Ann's plan was taken up, with her consent."""
    asked = await app.proposals.undo(caller(4))
    assert isinstance(asked, VoteResult)
    if asked.vote is not None:
        for user_id in asked.vote.asked:
            await app.proposals.vote(caller(user_id), asked.vote.id, yes=True)
    assert user_of(await look(app)) == 4


async def test_it_is_not_told_of_a_turn_that_was_undone(app: App) -> None:
    await _contested(app, "@gold; .")
    await _enter_knossos(app)
    assert (await app.plans.of(caller(1))).chosen is not None
    await _undo_entering(app)
    assert (await app.plans.of(caller(1))).chosen is None


@pytest.mark.parametrize(("others", "state"), [([], "stopped"), (["@gold; ."], "ready")])
async def test_after_an_undo_a_plan_is_as_it_was_written(app: App, others: list[str], state: str) -> None:
    as_written = (await _contested(app, *others, mode="prepare")).plan
    await _enter_knossos(app)
    plan = (await app.plans.of(caller(1))).plan
    assert plan is not None
    assert plan.state == state
    await _undo_entering(app)
    assert (await app.plans.of(caller(1))).plan == as_written


async def test_after_an_undo_a_plan_that_was_half_played_begins_anew(app: App) -> None:
    await _contested(app)
    as_written = (await _plan(app, 1, "@maneuver-1; 1G paphos>ephesos; 1G:1 ephesos>knossos; .")).plan
    await act(app, 4, _GOLD)
    for _ in range(2):
        await act(app, 4, _END)
        plan = (await app.plans.of(caller(1))).plan
        assert plan is not None
        assert (plan.state, plan.done) == ("running", 3), "the Greeks are asked to fight"
        await _undo_entering(app)
        assert (await app.plans.of(caller(1))).plan == as_written


async def test_it_is_told_until_the_next_turn_but_one(app: App) -> None:
    await _contested(app, "@gold; .")
    await _enter_knossos(app)
    told = {}
    while (number := position_of(await look(app)).round) < 9:
        told[number] = (await app.plans.of(caller(1))).chosen is not None
        await _pass(app)
    assert told == {6: True, 7: True, 8: False}


async def _pass(app: App) -> None:
    """Play the first legal actions of the mover, and end the turn as soon as possible."""
    table = await look(app)
    here, mover = position_of(table), position_of(table).mover
    while here.mover == mover:
        action = next(iter(legal(here))) if here.phase is not Phase.WEDGE else _END
        here = position_of((await act(app, user_of(await look(app)), action)).table)


async def test_where_no_line_holds_it_is_put_before_its_writer(app: App) -> None:
    await _contested(app, "@maneuver-2; 1G ephesos>knossos; .")
    last = (await mail(app))[-1]["id"]
    await _enter_knossos(app)
    assert await _played(app) == []
    assert user_of(await look(app)) == 1
    (row,) = [row for row in await mail(app, last) if row["mention"]]
    assert row["payload"]["offers"] == "stopped"
    view = await app.plans.of(caller(1))
    assert view.plan is not None
    assert view.plan.state == "stopped"
    told = format_plan(view.board, view.plan, view.outlook)
    assert "- Line 1, `@maneuver-1; 1G paphos>ephesos; 1G ephesos>knossos; .`: Action 3" in told
    assert "- Line 2, `@maneuver-2; 1G ephesos>knossos; .`: Action 2" in told
    assert "1. `@maneuver-1`" not in told


async def test_a_line_that_may_not_be_played_unasked_is_asked_for(app: App) -> None:
    """The first line's way costs more than one chip; the second would be played without confirmation."""
    rich = {"gold": 20, "wedge": "iron"}
    await place(app, text(position=given("greeks", phoenicians=rich)))
    view = await _plan(app, 1, "@marble; .", "@gold; .", mode="play")
    assert view.plan is not None
    assert [outlook.asks_first for outlook in (view.outlook, *view.outlook.others)] == [True, False]
    assert view.plan.mode == "play"
    await act(app, 4, _GOLD, _END)
    assert user_of(await look(app)) == 1
    view = await app.plans.of(caller(1))
    assert view.plan is not None
    assert (view.plan.state, view.plan.line) == ("ready", 0)


async def test_a_prepared_plan_shows_the_first_line_that_holds(app: App) -> None:
    await _contested(app, "@gold; .", mode="prepare")
    await _enter_knossos(app)
    assert user_of(await look(app)) == 1
    view = await app.plans.of(caller(1))
    assert view.plan is not None
    assert (view.plan.state, view.plan.line) == ("ready", 1)
    assert view.chosen is not None
    assert "1. `@gold`" in format_plan(view.board, view.plan, view.outlook)
    game = (await look(app)).game
    await app.plans.play(caller(1), (game.id, game.revision))
    assert await _played(app) == [("phoenicians", "gold"), ("phoenicians", "end_turn")]


async def test_a_plan_of_two_turns_is_played_in_both(app: App) -> None:
    await at_table(app)
    view = await _plan(app, 2, "@gold; .; @arming; A susa 1L; .")
    assert view.plan is not None
    assert [len(part) for part in (view.plan.steps, view.plan.following_turn)] == [2, 3]
    assert view.outlook.then is not None
    assert (view.outlook.then.unchecked, view.outlook.then.ends) == (None, True)
    await act(app, 1, _GOLD, _END)
    assert len(await _played(app)) == 2
    plan = (await app.plans.of(caller(2))).plan
    assert plan is not None
    assert (plan.state, len(plan.steps), plan.following_turn) == ("waiting", 3, ())
    assert len(await _played(app)) == 2, "not in the same turn"
    for user_id in (3, 4, 1):
        await act(app, user_id, written("rondel", wedge="marble"), _END)
    assert [wedge for _, wedge in await _played(app)] == ["gold", "end_turn", "arming", "arm", "end_turn"]
    assert user_of(await look(app)) == 3
    assert (await app.plans.of(caller(2))).plan is None


async def test_the_second_turn_is_stopped_where_it_does_not_hold(app: App) -> None:
    """The price of Sailing, new for the Persians when they plan, changes when the Phoenicians learn it."""
    rich = {"gold": 30}
    await place(app, text(position=given("arabs", phoenicians=rich, persians=rich)))
    await _plan(app, 2, "@arming; .; @know-how; K sailing; .")
    await act(app, 3, _GOLD, _END)
    await act(app, 4, _GOLD, _END)
    await act(app, 1, written("rondel", wedge="arming"), _END)
    assert len(await _played(app)) == 2
    await act(app, 3, written("rondel", wedge="marble"), _END)
    await act(app, 4, written("rondel", wedge="marble"), _END)
    await act(app, 1, written("rondel", wedge="know-how"), written("learn", advance="sailing"), _END)
    assert user_of(await look(app)) == 2
    plan = (await app.plans.of(caller(2))).plan
    assert plan is not None
    assert plan.state == "stopped"
    assert "it now costs" in (plan.problem or {}).get("en", "")


async def test_who_takes_the_first_turn_back_takes_the_second_too(app: App) -> None:
    await at_table(app)
    await _plan(app, 2, "@gold; .; @marble; .")
    await act(app, 1, _GOLD, _END)
    table = await look(app)
    plans = await Plans(app.context.database.reader).of_game(table.game.id)
    assert plans["persians"].round == 1
    asked = await app.proposals.undo(caller(2))
    assert isinstance(asked, VoteResult)
    assert asked.vote is not None
    await app.proposals.vote(caller(3), asked.vote.id, yes=True)
    assert user_of(await look(app)) == 2
    assert await Plans(app.context.database.reader).of_game(table.game.id) == {}


async def test_what_is_wrong_is_told_with_its_line(app: App) -> None:
    await at_table(app)
    with pytest.raises(RuleError) as caught:
        await _plan(app, 2, "@gold; .", "@marble; T tyros; .")
    assert (caught.value.facts["planned"], caught.value.facts["plan_line"]) == (2, 2)
    with pytest.raises(RuleError) as caught:
        await _plan(app, 2, "@gold; .; @gold 1g2c; .")
    assert (caught.value.facts["planned"], caught.value.facts.get("plan_line")) == (3, None)
    error = await refused("plan-too-long", _plan(app, 2, "@gold; .", "@gold; .; @marble; .; @iron"))
    assert (error.facts["number"], error.facts["plan_line"]) == (5, 2)
    await refused("plan-answers", _plan(app, 2, "@gold; .", "@gold; ! greeks yes"))
    await refused("plan-lines", _plan(app, 2, *["@gold; ."] * 5))
    assert (await app.plans.of(caller(2))).plan is None, "nothing of it is kept"


async def test_lines_that_cannot_be_tried_yet_are_kept(app: App) -> None:
    """If the first turn cannot be simulated, nothing is known of the second."""
    rich = {"gold": 20, "galleys": {"sparta": 3}, "wedge": "iron"}
    await place(app, text(position=given("greeks", phoenicians=rich)))
    view = await _plan(app, 1, "@maneuver-1; C sparta 1G; .; @marble; .", "@gold; .")
    assert view.plan is not None
    assert [step.assumptions is None for step in view.plan.steps] == [False, True, True]
    assert [step.assumptions for step in view.plan.following_turn] == [None, None]
    assert view.plan.mode == "play", "the second line may be played unasked"
    assert view.outlook.then is None
    for spoken in LANGUAGES:
        with speaking(spoken):
            told = format_plan(view.board, view.plan, view.outlook)
            assert told.index("`C sparta 1G`") < told.index("`@marble`") < told.index("`@gold`")


async def test_pressing_changes_the_first_line_and_keeps_the_others(app: App) -> None:
    await at_table(app)
    other = "@iron; .; @gold; ."
    view = await _plan(app, 2, "@gold; .; @marble; .", other)
    game_id = view.table.game.id
    view = await app.plans.shorten(caller(2), (game_id, view.stamp))
    assert view.all_lines == (parse_turn("@gold; ."), parse_turn(other))
    view = await app.plans.shorten(caller(2), (game_id, view.stamp))
    view = await app.plans.finish(caller(2), "play", (game_id, view.stamp))
    assert view.all_lines == (parse_turn("@gold; ."), parse_turn(other))
    for _ in range(2):
        view = await app.plans.shorten(caller(2), (game_id, view.stamp))
    assert view.all_lines == (parse_turn(other),), "the other line has come in its place"
    view = await app.plans.shorten(caller(2), (game_id, view.stamp), whole=True)
    assert view.plan is None


async def test_the_longest_lines_fit_into_a_message(app: App) -> None:
    await place(app, endgame())
    there = "1G paphos>ephesos; 1G ephesos>knossos"
    view = await _plan(app, 1, *[f"@maneuver-1; {there}; .; @gold; ."] * 4)
    assert view.plan is not None
    for spoken in LANGUAGES:
        with speaking(spoken):
            told = format_plan(view.board, view.plan, view.outlook)
            assert len(told) < 2000
            assert told.count("@gold") == 4


async def test_duellum_has_lines_of_two_turns_too(app: App) -> None:
    await app.lobby.create(caller(1), GameRequest(1, "Ann", "punic", "duellum"))
    await app.lobby.join(caller(2), "Bob")
    mover = user_of(await app.lobby.start(caller(1)))
    first, second = map(parse_duellum, ("@gold; .; @marble; .", "@iron; ."))
    view = await app.plans.save(caller(3 - mover), first, "play", [second])
    assert view.plan is not None
    assert (len(view.plan.lines), len(view.plan.following_turn)) == (2, 2)
    for action in parse_duellum("@gold; .; @marble; ."):
        await app.play.submit(caller(mover), choosing("duellum", action))
    assert [wedge for _, wedge in await _played(app)] == ["gold", "end_turn", "marble", "end_turn"]


@pytest.mark.parametrize("seed", [0, 2])
async def test_it_is_always_the_first_line_that_holds(app: App, seed: int) -> None:
    """Random plans in a crowded game play the line found by checking each line when its turn comes."""
    rng = random.Random(seed)
    await place(app, endgame(goal=99))
    for user_id in (1, 2, 3, 4):
        await app.orders.save(caller(user_id), OrderRow(user_id, None, None, rng.choice(("fight", "peace"))))
    seen = Counter[str]()
    for _ in range(12):
        table = await look(app)
        here, user_id = position_of(table), (user_of(table) + 2) % 4 + 1
        nation = next_nation(table, user_id)
        assert nation is not None
        lines = [_contact(rng, here, nation), *(_quiet(rng, here, nation) for _ in range(rng.randint(0, 2)))]
        view = await app.plans.save(caller(user_id), lines[0], "play", lines[1:])
        for _ in range(3):
            await _random_turn(app, rng)
        seen[await _as_planned(app, view, table.game.length, here)] += 1
    assert seen["first"] > 1
    assert seen["later"] > 0


def _contact(rng: random.Random, here: Position, nation: Nation) -> list[Action]:
    """Return a random turn with a move or conquest that needs no confirmation, if one is found."""
    turns = _quiet_turns(rng, here, nation)
    meets = [turn for turn in turns if any(action.type in {"move", "conquer"} for action in turn)]
    return rng.choice(meets or turns)


def _quiet(rng: random.Random, here: Position, nation: Nation) -> list[Action]:
    """Return the random turn with the fewest moves and conquests among those found."""
    turns = _quiet_turns(rng, here, nation)
    return min(turns, key=lambda turn: sum(action.type in {"move", "conquer"} for action in turn))


def _quiet_turns(rng: random.Random, here: Position, nation: Nation) -> list[list[Action]]:
    begins = as_if_on_turn(here, nation)
    turns = [turn for turn in (random_turn(rng, begins) for _ in range(5)) if turn]
    return (
        [turn for turn in turns if not asks_first(draft_line(here, nation, turn).steps)] or turns or [[_GOLD]]
    )


async def _random_turn(app: App, rng: random.Random) -> None:
    """Play random actions until the turn ends or another player is awaited, usually where nations meet."""
    before = await look(app)
    here = before
    while here.awaited == before.awaited and here.game.turn_start == before.game.turn_start:
        position = position_of(here)
        over = position.phase is Phase.WEDGE and rng.random() < 0.3
        await act(app, user_of(here), _END if over else picked(rng, position))
        here = await look(app)


async def _as_planned(app: App, view: PlanView, length: int, here: Position) -> str:
    """Check that the first line that applied was played; return `first`, `later`, `asked` or `none`."""
    log = (await Games(app.context.database.reader).log(view.table.game.id))[length:]
    begun = False
    while not begun:
        here, events = apply(here, log.pop(0).action)
        begun = begins_turn(events) and here.mover == view.nation
    played = [row.action for row in log if row.reason == "plan" and row.nation == view.nation]
    assert view.plan is not None
    holds = [difference(here, line.steps) is None for line in view.plan.lines]
    if not any(holds):
        assert not played
        return "none"
    first = holds.index(True)
    if must_ask(view.plan, first):
        assert not played
        return "asked"
    steps = [step.action for step in view.plan.lines[first].steps]
    assert played == steps[: len(played)]
    assert played
    return "later" if first else "first"
