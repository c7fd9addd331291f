"""Plans: written in advance, checked twice, played once or not at all."""

import json
from dataclasses import replace

import pytest

from bot.app import App, PlanView
from bot.app.antike.scripts import answer
from bot.app.turn.plans import draft_of
from bot.engine.antike import Phase
from bot.engine.errors import RuleError
from bot.model import OrderRow, PlanMode
from bot.model.turns import TurnReport
from bot.notation.antike import parse_turn
from bot.store import Database, Games
from bot.text.antike.rules.plans import format_plan
from tests.app.tables import (
    act,
    app_on,
    at_table,
    caller,
    look,
    mail,
    place,
    position_of,
    refused,
    user_of,
    written,
)
from tests.records.samples import endgame, given, text

_GOLD, _END = written("rondel", wedge="gold"), written("end_turn")


async def _plan(app: App, user_id: int, turn: str, mode: PlanMode | None = None) -> PlanView:
    return await app.plans.save(caller(user_id), parse_turn(turn), mode)


async def _last(app: App) -> int:
    return int((await mail(app))[-1]["id"])


async def _reasons(app: App) -> list[tuple[str, str, str | None]]:
    log = await Games(app.context.database.reader).log((await look(app)).game.id)
    return [(row.nation, row.action.type, row.reason) for row in log]


async def _problem(app: App, user_id: int) -> str:
    plan = (await app.plans.of(caller(user_id))).plan
    assert plan is not None
    assert plan.state == "stopped"
    return (plan.problem or {}).get("en", "")


async def test_a_plan_is_played_when_the_turn_comes_and_nobody_is_called_for_it(app: App) -> None:
    await at_table(app)
    await _plan(app, 2, "@gold; .")
    last = await _last(app)
    report = await act(app, 1, _GOLD, _END)
    assert user_of(report.table) == 3
    (row,) = await mail(app, last)
    assert (row["kind"], row["mention"]) == ("turn", [3])
    assert "- As planned: the Persians move their stone to GOLD." in row["payload"]["text"]
    assert await _reasons(app) == [
        ("phoenicians", "rondel", None),
        ("phoenicians", "end_turn", None),
        ("persians", "rondel", "plan"),
        ("persians", "end_turn", "plan"),
    ]
    assert (await app.plans.of(caller(2))).plan is None
    assert (await look(app)).game.turn_start == 4


async def test_plans_of_successive_players_go_on_in_one_call(app: App) -> None:
    """Each plan is used up when its turn comes, so that even a table where all have plans comes to rest."""
    await at_table(app)
    for user_id in (2, 3, 4):
        await _plan(app, user_id, "@marble; .")
    last = await _last(app)
    report = await act(app, 1, _GOLD, _END)
    assert (user_of(report.table), report.position.round) == (1, 2)
    assert [row["mention"] for row in await mail(app, last)] == [[1]]
    assert len(await _reasons(app)) == 8
    await act(app, 1, written("rondel", wedge="marble"), _END)
    assert user_of(await look(app)) == 2, "a plan is for one turn"


async def test_what_a_plan_leaves_open_is_left_to_the_player(app: App) -> None:
    await at_table(app)
    view = await _plan(app, 2, "@arming; A susa 1L")
    assert not view.outlook.ends
    last = await _last(app)
    await act(app, 1, _GOLD, _END)
    here = await look(app)
    assert user_of(here) == 2
    assert position_of(here).current.count("legion", "susa") == 1
    (row,) = await mail(app, last)
    assert (row["kind"], row["mention"]) == ("turn", [2])
    assert "Your plan was played as far as it goes" in row["payload"]["call"]
    assert len((await app.play.undo(caller(2))).taken_back) == 2
    assert user_of(await look(app)) == 2
    assert position_of(await look(app)).phase is Phase.RONDEL, "what was taken back is not played again"


async def test_what_the_player_adds_is_not_told_as_planned(app: App) -> None:
    """Units may go on from where the plan's march has ended, with nothing in between."""
    await _entering(app, "@maneuver-1; 1G paphos>tyros")
    await act(app, 4, _GOLD, _END)
    last = await _last(app)
    await act(app, 1, written("move", unit="galley", count=1, start="tyros", to="paphos"), _END)
    told = (await mail(app, last))[0]["payload"]["text"]
    assert "- 1 galley: Paphos → Tyros.\n- 1 galley: Tyros → Paphos." in told


async def test_the_coin_of_the_next_round_counts(app: App) -> None:
    """The Phoenicians plan for round 2 while the Persians play: they will have 2 coins, not 1."""
    await at_table(app)
    await act(app, 1, _GOLD, _END)
    view = await _plan(app, 1, "@gold 3g2c")
    assert view.outlook.unchecked is None
    with pytest.raises(RuleError) as caught:
        await _plan(app, 1, "@gold 2g3c")
    assert caught.value.code == "not-at-hand"
    assert caught.value.facts["planned"] == 1
    plan = (await app.plans.of(caller(1))).plan
    assert plan is not None
    assert [step.action for step in plan.steps] == list(parse_turn("@gold 3g2c")), "the earlier one stays"


async def _entering(app: App, turn: str, mode: PlanMode | None = None) -> PlanView:
    """Place the Greeks on turn and write a plan of the Phoenicians (Ann)."""
    await place(app, endgame())
    return await _plan(app, 1, turn, mode)


async def test_what_has_changed_stops_a_plan_before_anything_is_played(app: App) -> None:
    """One more Greek galley in Knossos stops the plan to go there before its first action."""
    await _entering(app, "@gold; F ephesos; .", None)
    view = await _plan(app, 1, "@maneuver-1; 1G paphos>ephesos; 1G ephesos>knossos; .")
    assert [(place_, sorted(nations)) for place_, nations in view.outlook.asked] == [
        ("knossos", ["arabs", "greeks"])
    ]
    last = await _last(app)
    for user_id in (1, 3):
        await app.orders.save(caller(user_id), OrderRow(user_id, None, None, "peace"))
    moved = written("move", unit="galley", count=1, start="athen", to="knossos")
    report = await act(app, 4, written("rondel", wedge="maneuver-1"), moved, _END)
    assert user_of(report.table) == 1
    assert report.position.phase is Phase.RONDEL
    assert [row for row in await _reasons(app) if row[2] == "plan"] == []
    (row,) = [row for row in await mail(app, last) if row["mention"]]
    assert row["mention"] == [1]
    assert row["payload"]["offers"] == "stopped"
    assert "was stopped; `/plan` says why" in row["payload"]["call"]
    assert "ephesos" not in json.dumps(row["payload"]["call"]).casefold(), "what it said stays private"
    problem = await _problem(app, 1)
    assert problem.startswith("Action 3, `1G ephesos>knossos`")
    assert "Knossos now has 1 galley of the Arabs and 3 galleys of the Greeks (before: " in problem
    await refused("no-plan", app.plans.play(caller(1), await _stamp(app)))
    await act(app, 1, _GOLD, _END)
    assert (await app.plans.of(caller(1))).plan is None, "it was for that turn only"


async def test_a_price_that_has_changed_stops_a_plan(app: App) -> None:
    """Sailing is new for the Persians until the Phoenicians learn it; then it costs 3 instead of 7."""
    rich = {"gold": 20}
    await place(app, text(position=given("phoenicians", phoenicians=rich, persians=rich)))
    await _plan(app, 2, "@know-how; K sailing; .")
    learn = [written("rondel", wedge="know-how"), written("learn", advance="sailing")]
    await act(app, 1, *learn, _END)
    assert user_of(await look(app)) == 2
    assert "it now costs 3 resources, not 7" in await _problem(app, 2)


async def test_what_could_not_be_checked_is_only_prepared(app: App) -> None:
    """Sparta has no city yet, but one may be founded, so the plan is saved and must be confirmed by Ann."""
    rich = {"gold": 20, "galleys": {"sparta": 3}, "wedge": "iron"}
    await place(app, text(position=given("greeks", phoenicians=rich)))
    view = await _plan(app, 1, "@maneuver-1; C sparta 1G; .")
    assert view.plan is not None
    assert view.plan.mode == "prepare"
    assert view.outlook.unchecked is not None
    assert view.outlook.unchecked.index == 1
    assert "Right now this wouldn't work" in format_plan(view.board, view.plan, view.outlook)
    view = await app.plans.save(caller(1), None, "play")
    assert view.plan is not None
    assert view.plan.mode == "prepare"


@pytest.mark.parametrize(
    ("turn", "code"),
    [
        ("@marble; T tyros; .", "too-expensive"),
        ("@marble; @gold", "not-now"),
        ("@temple; T athen 5m", "not-your-city"),
        ("@maneuver-1; 1L tyros>athen", "no-unit-there"),
        ("1L tyros>athen", "not-now"),
        ("@arming; A atlantis 1L", "no-such-province"),
    ],
)
async def test_what_cannot_become_legal_is_refused(app: App, turn: str, code: str) -> None:
    await at_table(app)
    with pytest.raises(RuleError):
        await _plan(app, 2, turn)
    assert (await app.plans.of(caller(2))).plan is None


async def test_what_does_not_belong_into_a_plan(app: App) -> None:
    await at_table(app)
    await refused("plan-on-turn", _plan(app, 1, "@gold"))
    await refused("plan-answers", _plan(app, 2, "@gold; ! greeks yes"))
    await refused("plan-too-long", _plan(app, 2, "@gold; .; @marble; .; @iron"))
    await refused("plan-length", app.plans.save(caller(2), ()))
    await refused("plan-length", _plan(app, 2, "; ".join(["A susa 1L"] * 61)))
    await refused("not-in-game", _plan(app, 9, "@gold"))
    await refused("no-plan", app.plans.save(caller(2), None, "prepare"))
    await refused("no-plan", app.plans.play(caller(1), await _stamp(app)))


async def test_a_plan_is_forgotten_when_told_so(app: App) -> None:
    await at_table(app)
    await _plan(app, 2, "@gold; .")
    assert (await app.plans.of(caller(3))).plan is None, "nobody sees those of others"
    assert (await app.plans.clear(caller(2))).plan is None
    await act(app, 1, _GOLD, _END)
    assert user_of(await look(app)) == 2


async def _stamp(app: App) -> tuple[int, int]:
    game = (await look(app)).game
    return game.id, game.revision


async def test_a_prepared_plan_waits_for_a_word(app: App) -> None:
    await at_table(app)
    await _plan(app, 2, "@gold; .", "prepare")
    last = await _last(app)
    old = await _stamp(app)
    await act(app, 1, _GOLD, _END)
    assert user_of(await look(app)) == 2
    (row,) = await mail(app, last)
    assert (row["mention"], row["payload"]["offers"]) == ([2], "ready")
    assert "Your plan is ready" in row["payload"]["call"]
    stamp = await _stamp(app)
    await refused("stale", app.plans.play(caller(2), old))
    await refused("not-your-turn", app.plans.play(caller(3), stamp))
    report = await app.plans.play(replace(caller(2), interaction_id=5), stamp)
    assert user_of(report.table) == 3
    assert (await app.plans.play(replace(caller(2), interaction_id=5), stamp)).repeated
    assert [row[2] for row in await _reasons(app)] == [None, None, "plan", "plan"]
    await refused("stale", app.plans.play(caller(2), stamp))


async def test_a_prepared_plan_gives_way_to_what_is_done_by_hand(app: App) -> None:
    await at_table(app)
    await _plan(app, 2, "@gold; .", "prepare")
    await act(app, 1, _GOLD, _END)
    await act(app, 2, written("rondel", wedge="marble"))
    error = await refused("plan-stopped", app.plans.play(caller(2), await _stamp(app)))
    assert "Action 1" in error.facts["problem"]["en"]
    await act(app, 2, _END)
    assert user_of(await look(app)) == 3


async def test_a_prepared_plan_is_there_again_when_the_turn_begun_by_hand_is_taken_back(app: App) -> None:
    await at_table(app)
    await _plan(app, 2, "@gold; .", "prepare")
    await act(app, 1, _GOLD, _END)
    await act(app, 2, written("rondel", wedge="marble"))
    await app.play.undo(caller(2))
    plan = (await app.plans.of(caller(2))).plan
    assert plan is not None
    assert plan.state == "ready"
    await app.plans.play(caller(2), await _stamp(app))
    assert user_of(await look(app)) == 3


_WAY = "@maneuver-1; 1G paphos>ephesos; 1G:1 ephesos>knossos; F ephesos; ."


async def _asked_in_the_middle(app: App) -> TurnReport:
    """Play Ann's plan up to the demand in Knossos, where Greeks (Dao) and Arabs (Cem) have galleys."""
    await _entering(app, _WAY)
    return await act(app, 4, _GOLD, _END)


async def test_a_plan_goes_on_after_the_answers(app: App) -> None:
    await _entering(app, _WAY)
    last = await _last(app)
    await app.orders.save(caller(3), OrderRow(3, None, None, "peace"))
    report = await act(app, 4, _GOLD, _END)
    assert report.position.phase is Phase.ANSWER
    assert user_of(report.table) == 4
    told, asked = await mail(app, last)
    assert (told["kind"], told["mention"]) == ("told", [])
    assert "The Greeks move their stone to GOLD" in told["payload"]["text"]
    assert "Phoenicians" not in told["payload"]["text"].split("\n")[0]
    assert (asked["kind"], asked["mention"]) == ("demand", [4])
    plan = (await app.plans.of(caller(1))).plan
    assert plan is not None
    assert (plan.state, plan.done) == ("running", 3)
    report = await app.play.submit(caller(4), answer(fights=False))
    assert user_of(report.table) == 2, "the plan was played to its end"
    assert position_of(report.table).owner("ephesos") == "phoenicians"
    (turn,) = (await mail(app, last))[2:]
    assert (turn["kind"], turn["mention"]) == ("turn", [2])
    assert (await app.plans.of(caller(1))).plan is None


async def test_an_order_that_answers_the_next_question_hides_no_answer_given_before(app: App) -> None:
    await _entering(app, "@maneuver-1; 1G ephesos>knossos; 1G:1 knossos>athen")
    await app.orders.save(caller(3), OrderRow(3, None, None, "peace"))
    await app.orders.save(caller(4), OrderRow(4, None, "athen", "fight"))
    await act(app, 4, _GOLD, _END)
    last = await _last(app)
    await app.play.submit(caller(4), answer(fights=False))
    asked, resume = await mail(app, last - 1)
    assert asked["payload"]["answered"] == "The Greeks did not fight the Phoenicians in Knossos."
    assert resume["payload"]["text"] == (
        "1 galley: Ephesos → Knossos. By standing order: the Arabs do not fight. The Greeks do not fight. "
        "As planned: 1 galley: Knossos → Athen. By standing order: the Greeks demand a fight. "
        "The Phoenicians and the Greeks fight in Athen and lose 1 galley each."
    )


async def test_a_fight_in_the_middle_stops_what_it_makes_impossible(app: App) -> None:
    await _entering(app, "@maneuver-1; 1G paphos>ephesos; 1G:1 ephesos>knossos; 1G ephesos>knossos; .")
    await app.orders.save(caller(3), OrderRow(3, None, None, "peace"))
    await act(app, 4, _GOLD, _END)
    last = await _last(app)
    report = await app.play.submit(caller(4), answer(fights=True))
    assert user_of(report.table) == 1
    assert report.position.phase is Phase.WEDGE
    (resume,) = await mail(app, last)
    assert (resume["kind"], resume["mention"]) == ("resume", [1])
    assert "was stopped; `/plan` says why" in resume["payload"]["call"]
    assert resume["payload"]["offers"] == "stopped"
    assert "Action 4" in await _problem(app, 1)
    assert sum(row[2] == "plan" for row in await _reasons(app)) == 3


async def test_who_takes_the_move_back_takes_the_turn_into_the_own_hand(app: App) -> None:
    report = await _asked_in_the_middle(app)
    assert report.position.phase is Phase.ANSWER
    assert len((await app.play.undo(caller(1))).taken_back) == 3
    assert (await app.plans.of(caller(1))).plan is None
    await act(app, 1, _GOLD, _END)
    assert user_of(await look(app)) == 2


async def test_a_plan_and_its_waiting_outlive_restarts(app: App) -> None:
    await _asked_in_the_middle(app)
    for user_id in (3, 4):  # clockwise from the Phoenicians
        async with Database(app.context.database.where) as database:
            await app_on(database).play.submit(caller(user_id), answer(fights=False))
    assert user_of(await look(app)) == 2


async def test_nobody_plays_the_plan_of_an_earlier_player(app: App) -> None:
    await at_table(app)
    await _plan(app, 2, "@gold; .")
    table = await look(app)
    async with app.context.database.transaction() as tx:
        seats = [replace(seat, user_id=5) if seat.user_id == 2 else seat for seat in table.seats]
        await Games(tx).set_seats(table.game.id, seats)
        view = await draft_of(tx, replace(table, seats=tuple(seats)), seats[1])
    assert view is not None
    assert (view.nation, view.plan) == ("persians", None), "nor does anybody see it"
    await act(app, 1, _GOLD, _END)
    assert user_of(await look(app)) == 5
    assert (await app.plans.of(caller(5))).plan is None


async def test_who_has_conceded_has_no_plan(app: App) -> None:
    await at_table(app)
    await _plan(app, 2, "@gold; .")
    await app.resignations.concede(caller(2))
    await act(app, 1, _GOLD, _END)
    assert [row[2] for row in await _reasons(app)] == [None, None, "conceded", "conceded"]


async def test_a_plan_that_wins_ends_the_game(app: App) -> None:
    await place(app, text(position=given(phoenicians={"gold": 20})))
    async with app.context.database.transaction() as tx:
        await tx.execute("""UPDATE games SET variant = '{"nations": 4, "goal": 1}'""")
    await _plan(app, 1, "@know-how; K sailing; .")
    last = await _last(app)
    report = await act(app, 4, _GOLD, _END)
    assert report.table.game.result == {"winner": "phoenicians", "reason": "target"}
    told = [(row["kind"], row["mention"]) for row in await mail(app, last)]
    assert told == [("won", [1, 2, 3, 4]), ("report", [])]


@pytest.mark.parametrize("left", [0, 1], ids=["stacks empty", "the last king still there"])
async def test_a_plan_that_wins_half_way_is_kept_and_played(app: App, left: int) -> None:
    """Destroying the temple at Athens wins (W2) before the plan's end, once the last personage is gone."""
    temple = {"cities": ["athen", "dyrrhachion", "knossos", "pella", "sparta"], "temples": ["athen"]}
    gone = {"scholar": 8, "navigator": 5, "general": 7, "citizen": 6}
    position = given(
        phoenicians={"galleys": {"athen": 4}},
        greeks={**temple, "personages": {"king": 1 - left}},
        persians={"personages": {"king": 8}},
        arabs={"personages": gone},
    )
    await place(app, text(position=position))
    async with app.context.database.transaction() as tx:
        await tx.execute("""UPDATE games SET variant = '{"nations": 4, "goal": 30}'""")
    view = await _plan(app, 1, "@maneuver-1; C athen 3G; .")
    assert view.outlook.ends
    assert view.outlook.unchecked is None
    assert view.plan is not None
    assert len(view.plan.steps) == 2 + left
    assert view.plan.mode == "play"
    report = await act(app, 4, _GOLD, _END)
    assert report.table.game.result == {"winner": "phoenicians", "reason": "temple"}
