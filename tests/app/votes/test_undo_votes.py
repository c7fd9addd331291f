"""Undo of actions that others have followed, with their consent."""

import contextlib
import random

import pytest

from bot import model
from bot.app import App, AppError
from bot.app.antike.scripts import answer
from bot.app.table import position_after, setup_of
from bot.app.votes.votes import VoteResult
from bot.engine.antike import Position, legal
from bot.i18n.catalogue import speaking
from bot.model.turns import TurnReport
from bot.store import Games, Plans, Snapshots, Votes
from bot.text.table.votes import format_undo_button, format_undo_preview, format_vote
from tests.app.tables import (
    CHANNEL,
    act,
    caller,
    lobby,
    look,
    mail,
    missing,
    place,
    position_of,
    refused,
    several,
    user_of,
    written,
)
from tests.app.waiting import DAY, END, GOLD, HOUR, WaitingTable
from tests.records.samples import endgame, given, text

_MARBLE = written("rondel", wedge="marble")


async def _ask(waiting: WaitingTable, user_id: int) -> VoteResult:
    verdict = await waiting.app.proposals.undo(caller(user_id))
    assert isinstance(verdict, VoteResult)
    await waiting.settle()
    return verdict


async def _vote(waiting: WaitingTable, user_id: int, asked: VoteResult, *, yes: bool = True) -> VoteResult:
    assert asked.vote is not None
    verdict = await waiting.app.proposals.vote(caller(user_id), asked.vote.id, yes=yes)
    await waiting.settle()
    return verdict


async def _consistent(app: App) -> None:
    """Check that the log folds to the position, and to that of the turn's start, also without snapshots."""
    table = await look(app)
    setup, rules = setup_of(table.game, table.seats), table.ruleset.rules
    position = begun = rules.start(setup)
    log = await Games(app.context.database.reader).log(table.game.id)
    assert len(log) == table.game.length
    for index, row in enumerate(log):
        position, _ = rules.apply(position, row.action)
        if index + 1 == table.game.turn_start:
            begun = position
    assert position == position_of(table)
    turn = await Games(app.context.database.reader).log_of_turn(table.game)
    assert [row.action for row in turn] == [row.action for row in log[table.game.turn_start :]]
    async with app.context.database.transaction() as tx:
        assert await position_after(tx, table.game, setup, table.game.turn_start) == begun
        await tx.execute("DELETE FROM snapshots")
    assert await look(app) == table


async def test_the_next_player_is_asked(waiting: WaitingTable) -> None:
    await waiting.begin()
    await act(waiting.app, 1, GOLD)
    await act(waiting.app, 1, END)
    await waiting.settle()
    asked = await _ask(waiting, 1)
    assert missing(asked) == 1
    message = waiting.mailbox.messages[-1]
    assert message.mentions == (2,)
    assert "**Ann** asks to undo the end of their turn." in message.content
    before = waiting.pings(1)
    assert (await _vote(waiting, 2, asked)).state == "carried"
    table = await look(waiting.app)
    assert (user_of(table), table.game.length, table.game.turn_start) == (1, 1, 0)
    assert waiting.pings(1) == before + 1
    said = [shown.content for shown in waiting.mailbox.standing(100)]
    undone = "-# ↩️ Undone for **Ann**: the end of their turn."
    assert [each.endswith(undone) for each in said[-3:]] == [True, False, False]
    assert said[-2].endswith("✓ Agreed: undone. (yes: Bob)")
    assert "your turn (**Phoenicians**" in said[-1]
    assert sum("the end of their turn" in each for each in said) == 2, "below the call, and in the vote"
    await _consistent(waiting.app)
    done = await waiting.app.proposals.undo(caller(1))
    assert isinstance(done, TurnReport)
    await act(waiting.app, 1, _MARBLE, END)
    await _consistent(waiting.app)


async def test_who_is_called_in_private_after_an_undo_reads_what_was_undone(waiting: WaitingTable) -> None:
    await waiting.begin()
    await waiting.preferences(1, place="dm")
    await act(waiting.app, 1, GOLD)
    await act(waiting.app, 1, END)
    await _vote(waiting, 2, await _ask(waiting, 1))
    told = waiting.mailbox.standing(1)[-1].content
    assert "your turn (**Phoenicians**, round 1)" in told
    assert told.endswith("\n↩️ Undone for **Ann**: the end of their turn.")


async def test_all_who_have_acted_since_are_asked(waiting: WaitingTable) -> None:
    """Players of several turns are asked, entries undone before are left out, and the undo is logged."""
    await waiting.begin()
    await act(waiting.app, 1, GOLD)
    await waiting.app.play.undo(caller(1))
    await waiting.app.play.submit(caller(1), several([_MARBLE, END]))
    await act(waiting.app, 2, GOLD, END)
    await act(waiting.app, 3, GOLD)
    rows = await Games(waiting.database.reader).count_rows(1)
    asked = await _ask(waiting, 1)
    assert asked.vote is not None
    assert asked.vote.asked == (2, 3)
    assert (
        "🗳️ **Ann** asks to undo their own last actions (move the stone to MARBLE; end the turn), "
        "what the Persians did (move the stone to GOLD) "
        "and what the Arabs did (move the stone to GOLD).\n"
    ) in waiting.mailbox.messages[-1].content
    with speaking("de"):
        table = await look(waiting.app)
        assert format_undo_preview(table, asked.vote.asked, asked.vote.facts) == (
            "Andere haben seitdem gehandelt; sie müssen zustimmen. Damit nimmst du deine letzten Aktionen "
            "(den Stein auf MARMOR setzen; den Zug beenden), die Aktionen der Perser (den Stein auf GOLD "
            "setzen) und die Aktionen der Araber (den Stein auf GOLD setzen) zurück. "
            "Bob und Cem fragen?"
        )
        assert format_undo_button(table, asked.vote.asked) == "2 Spieler fragen"
    nations = ("phoenicians", "persians", "arabs", "greeks", "egyptians", "babylonians")
    long = {"gone": [(nation, "10L leptis_magna>ammonion") for nation in nations for _ in range(9)]}
    told = format_undo_preview(table, (2,), long)
    assert told.startswith(
        "This takes back your last actions (move 10 legions Leptis Magna → Ammonion; and 8 more)"
    )
    assert len(told) < 1_000
    assert missing(await _vote(waiting, 2, asked)) == 1
    assert (await _vote(waiting, 3, asked)).state == "carried"
    table = await look(waiting.app)
    assert (user_of(table), table.game.length) == (1, 0)
    assert await Games(waiting.database.reader).count_rows(1) == rows + 1
    await _consistent(waiting.app)
    for user_id in (1, 2, 3, 4):
        await act(waiting.app, user_id, GOLD, END)
    await act(waiting.app, 1, _MARBLE)
    await _consistent(waiting.app)


async def test_back_into_the_second_round(waiting: WaitingTable) -> None:
    await waiting.begin()
    for user_id in (1, 2, 3, 4):
        await act(waiting.app, user_id, GOLD, END)
    await act(waiting.app, 1, written("rondel", wedge="arming"), END)
    await act(waiting.app, 2, written("rondel", wedge="arming"))
    await _vote(waiting, 2, await _ask(waiting, 1))
    table = await look(waiting.app)
    assert (user_of(table), table.game.length, table.game.turn_start) == (1, 9, 8)
    await _consistent(waiting.app)
    await waiting.app.play.undo(caller(1), whole_turn=True)
    assert (await look(waiting.app)).game.length == 8
    await _consistent(waiting.app)


async def test_one_no_is_enough(waiting: WaitingTable) -> None:
    await waiting.begin()
    await act(waiting.app, 1, GOLD, END)
    await act(waiting.app, 2, GOLD, END)
    await act(waiting.app, 3, GOLD)
    asked = await _ask(waiting, 1)
    assert (await _vote(waiting, 3, asked, yes=False)).state == "rejected"
    assert (await look(waiting.app)).game.length == 5


async def test_whoever_asks_again_sees_the_vote_anew(waiting: WaitingTable) -> None:
    """The first press of an undo explains it; once the others are asked, it posts their vote again."""
    await waiting.begin()
    await act(waiting.app, 1, GOLD, END)
    await waiting.settle()
    asked = await _ask(waiting, 1)
    await waiting.wait(HOUR)
    again = await waiting.app.proposals.undo_own(caller(1))
    assert isinstance(again, VoteResult)
    await waiting.settle()
    assert (again.vote, again.again, missing(again)) == (asked.vote, True, 1)
    (message,) = [one for one in waiting.mailbox.standing(CHANNEL) if "🗳️" in one.content]
    assert message.mentions == (2,)
    await refused("vote-open", waiting.app.proposals.undo(caller(2)))


async def test_whoever_plays_on_has_answered(waiting: WaitingTable) -> None:
    await waiting.begin()
    await act(waiting.app, 1, GOLD, END)
    asked = await _ask(waiting, 1)
    await act(waiting.app, 2, GOLD)
    assert asked.vote is not None
    await refused("vote-over", waiting.app.proposals.vote(caller(2), asked.vote.id, yes=True))


async def test_after_a_restart(waiting: WaitingTable) -> None:
    await waiting.begin()
    await act(waiting.app, 1, GOLD, END)
    asked = await _ask(waiting, 1)
    waiting.restart()
    assert (await _vote(waiting, 2, asked)).state == "carried"
    await _consistent(waiting.app)


async def test_who_is_away_and_has_done_nothing_is_not_asked(waiting: WaitingTable) -> None:
    await waiting.begin()
    await act(waiting.app, 1, GOLD, END)
    await waiting.app.preferences.leave(2, waiting.clock.seconds + 86_400)
    assert (await _ask(waiting, 1)).state == "carried"
    assert user_of(await look(waiting.app)) == 1


async def test_who_is_away_but_has_acted_must_agree(waiting: WaitingTable) -> None:
    await waiting.begin()
    await act(waiting.app, 1, GOLD, END)
    await act(waiting.app, 2, GOLD, END)
    await waiting.app.preferences.leave(2, waiting.clock.seconds + 86_400)
    asked = await _ask(waiting, 1)
    assert asked.state == "open"
    assert (await _vote(waiting, 2, asked)).state == "carried"


async def test_nobody_is_asked_where_nobody_plays(waiting: WaitingTable) -> None:
    """The bot's turns for a conceded nation need nobody's consent."""
    await waiting.begin(nations=3)
    first = user_of(await look(waiting.app))
    others = [user_id for user_id in (1, 2, 3) if user_id != first]
    await act(waiting.app, first, GOLD, END)
    await waiting.app.resignations.concede(caller(others[0]))
    asked = await _ask(waiting, first)
    assert missing(asked) <= 1
    if asked.state == "open":
        assert (await _vote(waiting, others[1], asked)).state == "carried"
    assert user_of(await look(waiting.app)) == first


async def test_nothing_to_take_back_is_refused_as_before(waiting: WaitingTable) -> None:
    await waiting.begin()
    await refused("nothing-to-undo", waiting.app.proposals.undo(caller(1)))
    await refused("not-your-turn", waiting.app.proposals.undo(caller(2)))
    await refused("not-in-game", waiting.app.proposals.undo(caller(9)))


async def test_snapshots_are_those_of_the_earlier_turn(waiting: WaitingTable) -> None:
    await waiting.begin()
    await act(waiting.app, 1, GOLD, END)
    await act(waiting.app, 2, GOLD)
    await _vote(waiting, 2, await _ask(waiting, 1))
    reader = waiting.database.reader
    kept = [length for length in range(5) if await Snapshots(reader).get(1, length, "antike-1")]
    assert kept == [0, 1]


_ROUSED = written("rondel", wedge="maneuver-1")
_TO_KNOSSOS = written("move", unit="galley", count=1, start="athen", to="knossos")


async def _undo_asked(app: App, user_id: int) -> VoteResult:
    verdict = await app.proposals.undo(caller(user_id))
    assert isinstance(verdict, VoteResult)
    assert verdict.vote is not None
    return verdict


async def test_a_march_that_was_answered_is_taken_back(app: App) -> None:
    """The fight is undone with the move, and the units are back."""
    await place(app, endgame())
    await act(app, 4, _ROUSED)
    before = position_of(await look(app))
    await act(app, 4, _TO_KNOSSOS)
    await app.play.submit(caller(1), answer(fights=True))
    assert position_of(await look(app)).nations["phoenicians"].count("galley", "knossos") == 0
    asked = await _undo_asked(app, 4)
    assert asked.vote is not None
    assert asked.vote.asked == (1,)
    assert "fight" in format_vote(asked.table, asked.vote)
    assert (await app.proposals.vote(caller(1), asked.vote.id, yes=True)).state == "carried"
    table = await look(app)
    assert position_of(table) == before
    assert user_of(table) == 4
    assert (await mail(app))[-1]["mention"] == [4], "called once more: consent may come late"


async def test_an_answer_is_taken_back(app: App) -> None:
    """The question is asked again, of the player who answered it."""
    await place(app, endgame())
    await act(app, 4, _ROUSED, _TO_KNOSSOS)
    before = position_of(await look(app))
    last = (await mail(app))[-1]["id"]
    await app.play.submit(caller(1), answer(fights=True))
    asked = await _undo_asked(app, 1)
    assert asked.vote is not None
    assert asked.vote.asked == (user_of(await look(app)),)
    voter = asked.vote.asked[0]
    assert (await app.proposals.vote(caller(voter), asked.vote.id, yes=True)).state == "carried"
    assert position_of(await look(app)) == before
    demands = [row for row in await mail(app, last) if row["kind"] == "demand"]
    assert demands[-1]["mention"] == [1]
    await app.play.submit(caller(1), answer(fights=False))


async def test_a_game_that_was_won_goes_on_if_all_agree(app: App) -> None:
    await place(app, text(position=given(greeks={"personages": {"king": 9}})))
    await act(app, 4, written("rondel", wedge="gold"))
    await act(app, 4, END)
    over = await look(app)
    assert over.game.status == "over"
    asked = await _undo_asked(app, 4)
    assert asked.vote is not None
    assert asked.vote.asked == (1, 2, 3)
    for user_id in (1, 2, 3):
        verdict = await app.proposals.vote(caller(user_id), asked.vote.id, yes=True)
    assert verdict.state == "carried"
    table = await look(app)
    assert (table.game.status, table.game.result, user_of(table)) == ("running", None, 4)


async def test_not_where_the_others_have_conceded(waiting: WaitingTable) -> None:
    await waiting.begin()
    await act(waiting.app, 1, GOLD)
    for user_id in (2, 3, 4):
        await waiting.app.resignations.concede(caller(user_id))
    assert (await look(waiting.app)).game.status == "over"
    await refused("game-over", waiting.app.proposals.put(caller(1), "undo"))


async def test_not_where_the_channel_has_another_game(app: App) -> None:
    await place(app, text(position=given(greeks={"personages": {"king": 9}})))
    await act(app, 4, written("rondel", wedge="gold"), END)
    asked = await _undo_asked(app, 4)
    assert asked.vote is not None
    for user_id in (1, 2):
        await app.proposals.vote(caller(user_id), asked.vote.id, yes=True)
    await lobby(app)
    await refused("vote-over", app.proposals.vote(caller(3), asked.vote.id, yes=True))
    assert (await app.queries.by_id(1) or await look(app)).game.status == "over"


async def test_it_is_closed_where_the_channel_has_another_game(waiting: WaitingTable) -> None:
    """With the last voter away, nobody is left who could be told that the undo is impossible."""
    await place(waiting.app, text(position=given(greeks={"personages": {"king": 9}})))
    await act(waiting.app, 4, written("rondel", wedge="gold"), END)
    asked = await _undo_asked(waiting.app, 4)
    assert asked.vote is not None
    for user_id in (1, 2):
        await waiting.app.proposals.vote(caller(user_id), asked.vote.id, yes=True)
    await lobby(waiting.app)
    await waiting.app.preferences.leave(3, waiting.clock.seconds + 5 * DAY)
    await waiting.wait(2 * HOUR)
    vote = await Votes(waiting.database.reader).by_id(asked.vote.id)
    assert vote is not None
    assert vote.state == "overtaken"
    (standing,) = (each for each in waiting.mailbox.standing(CHANNEL) if "asks to undo" in each.content)
    assert not standing.buttons


async def test_not_without_a_player_who_was_forgotten(waiting: WaitingTable) -> None:
    """The game would wait for nobody, so the open vote is closed, and no other is opened."""
    await place(waiting.app, text(position=given(greeks={"personages": {"king": 9}})))
    await act(waiting.app, 4, written("rondel", wedge="gold"), END)
    asked = await _ask(waiting, 4)
    assert asked.vote is not None
    await _vote(waiting, 2, asked)
    await waiting.app.stats.forget(1)
    await refused("vote-over", waiting.app.proposals.vote(caller(3), asked.vote.id, yes=True))
    vote = await Votes(waiting.database.reader).by_id(asked.vote.id)
    assert vote is not None
    assert vote.state == "overtaken"
    await refused("rematch-gone", waiting.app.proposals.undo(caller(4)))
    await refused("rematch-gone", waiting.app.proposals.undo_own(caller(4)))
    assert (await look(waiting.app)).game.status == "over"


async def test_a_plan_that_was_taken_up_waits_again(waiting: WaitingTable) -> None:
    await waiting.begin()
    await act(waiting.app, 1, GOLD)
    await waiting.app.plans.save(caller(2), [GOLD, END], mode="prepare")
    await act(waiting.app, 1, END)
    plans = await Plans(waiting.database.reader).of_game(1)
    assert plans["persians"].state == "ready"
    await _vote(waiting, 2, await _ask(waiting, 1))
    plans = await Plans(waiting.database.reader).of_game(1)
    assert (plans["persians"].state, plans["persians"].round) == ("waiting", None)
    await act(waiting.app, 1, END)
    plans = await Plans(waiting.database.reader).of_game(1)
    assert plans["persians"].state == "ready"


async def test_not_past_a_substitute(waiting: WaitingTable) -> None:
    await waiting.begin()
    await act(waiting.app, 1, GOLD, END)
    await waiting.app.proposals.put(caller(2), "replace", 2)
    await waiting.app.substitutes.take(caller(9), 1, "Ivy")
    await refused("seat-changed", waiting.app.proposals.undo(caller(1)))
    await act(waiting.app, 9, GOLD, END)
    await act(waiting.app, 3, GOLD)
    await _vote(waiting, 3, await _ask(waiting, 9))
    assert user_of(await look(waiting.app)) == 9


async def test_a_substitute_undoes_their_first_turn(waiting: WaitingTable) -> None:
    await waiting.begin()
    await waiting.app.proposals.put(caller(1), "replace", 1)
    await waiting.app.substitutes.take(caller(9), 1, "Ivy")
    await waiting.app.play.submit(caller(9), several([GOLD, END]))
    await _vote(waiting, 2, await _ask(waiting, 9))
    table = await look(waiting.app)
    assert (user_of(table), table.game.length) == (9, 0)


@pytest.mark.parametrize("seed", range(4))
async def test_random_play_with_consent(waiting: WaitingTable, seed: int) -> None:
    """After undos by random players at any time, log, snapshots and position agree; the asker acts next."""
    rng = random.Random(seed)
    await waiting.begin()
    taken = 0
    position, actor = _seen(await look(waiting.app))
    for _ in range(90):
        if rng.random() < 0.15:
            asker = rng.choice((1, 2, 3, 4))
            with contextlib.suppress(AppError):
                done = await waiting.app.proposals.undo(caller(asker))
                taken += await _granted(waiting.app, done)
                assert user_of(await look(waiting.app)) == asker
                await _consistent(waiting.app)
            position, actor = _seen(await look(waiting.app))
            continue
        options = list(legal(position))
        ends = [action for action in options if action.type == "end_turn"]
        action = rng.choice(ends if ends and rng.random() < 0.5 else options)
        position, actor = _seen((await act(waiting.app, actor, action)).table)
    assert taken


def _seen(table: model.Table) -> tuple[Position, int]:
    """Return the position and the id of the user awaited."""
    return position_of(table), user_of(table)


async def _granted(app: App, done: TurnReport | VoteResult) -> bool:
    """Cast the ballots that consent to an undo; return whether it needed a vote."""
    if isinstance(done, TurnReport) or done.vote is None:
        return False
    for voter in done.vote.asked if done.state == "open" else ():
        await app.proposals.vote(caller(voter), done.vote.id, yes=True)
    return True


async def test_whoever_has_left_is_not_sent_back(waiting: WaitingTable) -> None:
    """The vote is over, as otherwise nobody would be awaited."""
    await waiting.begin()
    await act(waiting.app, 1, GOLD, END)
    asked = await _ask(waiting, 1)
    assert asked.vote is not None
    await waiting.app.resignations.concede(caller(1))
    await waiting.settle()
    await refused("vote-over", waiting.app.proposals.vote(caller(2), asked.vote.id, yes=True))
    assert user_of(await look(waiting.app)) == 2


async def test_a_seat_that_changes_hands_ends_the_question(waiting: WaitingTable) -> None:
    """The vote is over: otherwise one player would replay what the log attributes to another."""
    await waiting.begin()
    await act(waiting.app, 1, GOLD, END)
    await act(waiting.app, 2, GOLD, END)
    asked = await _ask(waiting, 1)
    assert asked.vote is not None
    await waiting.app.proposals.put(caller(2), "replace", 2)
    await waiting.app.substitutes.take(caller(9), 1, "Ivy")
    await refused("vote-over", waiting.app.proposals.vote(caller(9), asked.vote.id, yes=True))


async def test_a_pause_ends_the_question(waiting: WaitingTable) -> None:
    """The vote is over: otherwise the player returned to would be called, and could not play."""
    await waiting.begin()
    await waiting.turn(1)
    await waiting.turn(2)
    asked = await _ask(waiting, 1)
    assert asked.vote is not None
    pause = await waiting.app.proposals.put(caller(3), "pause")
    assert pause.vote is not None
    for user_id in (1, 4):
        await waiting.app.proposals.vote(caller(user_id), pause.vote.id, yes=True)
    await waiting.settle()
    assert not any(
        button.custom_id.startswith("antike:vote:")
        for message in waiting.mailbox.standing(CHANNEL)
        for button in message.buttons
    )
    await refused("vote-over", waiting.app.proposals.vote(caller(2), asked.vote.id, yes=True))
