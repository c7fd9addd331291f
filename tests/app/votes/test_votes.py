"""Questions to a table: who is asked, when they are decided, and what comes of them."""

from typing import Any

import pytest

from bot.app import AppError, Caller, OutgoingMessage, Pace
from bot.app.antike.scripts import turn_to
from bot.app.errors import AppCode
from bot.app.votes.votes import VoteResult
from bot.store import Votes
from tests.app.tables import act, caller, look, user_of
from tests.app.waiting import DAY, END, GOLD, HOUR, Vigil


async def _put(vigil: Vigil, user_id: int, kind: Any, about: int | None = None, **more: Any) -> VoteResult:
    verdict = await vigil.app.proposals.put(caller(user_id), kind, about, **more)
    await vigil.settle()
    return verdict


async def _vote(vigil: Vigil, user_id: int, vote: VoteResult | int, *, yes: bool = True) -> VoteResult:
    number = vote if isinstance(vote, int) else _id(vote)
    verdict = await vigil.app.proposals.vote(caller(user_id), number, yes=yes)
    await vigil.settle()
    return verdict


def _id(verdict: VoteResult) -> int:
    assert verdict.vote is not None
    return verdict.vote.id


def _message(vigil: Vigil) -> OutgoingMessage:
    """The latest message of a vote, as it stands now."""
    return [message for message in vigil.mailbox.shown.values() if "🗳️" in message.content][-1]


async def _refused(code: AppCode, call: Any) -> None:
    with pytest.raises(AppError) as caught:
        await call
    assert caught.value.code == code


async def _paused(vigil: Vigil) -> bool:
    return (await look(vigil.app)).game.paused_at is not None


async def test_a_majority_of_the_others_decides_at_once(vigil: Vigil) -> None:
    await vigil.begin()
    asked = await _put(vigil, 2, "pause")
    assert (asked.state, asked.missing) == ("open", 2)
    message = _message(vigil)
    assert set(message.mentions) == {1, 3, 4}
    assert [button.label for button in message.buttons] == ["Yes", "No"]
    assert "Bob" in message.content
    first = await _vote(vigil, 1, asked)
    assert (first.state, first.missing) == ("open", 1)
    assert not await _paused(vigil)
    assert "Yes: Ann" in _message(vigil).content
    assert (await _vote(vigil, 4, asked)).state == "carried"
    assert await _paused(vigil)
    assert _message(vigil).buttons == ()
    assert "for it Ann and Dao" in _message(vigil).content
    await _refused("vote-over", vigil.app.proposals.vote(caller(3), _id(asked), yes=True))


async def test_it_is_given_up_when_no_majority_is_left(vigil: Vigil) -> None:
    await vigil.begin()
    asked = await _put(vigil, 1, "end")
    await _vote(vigil, 2, asked, yes=False)
    before = vigil.pings(1)
    assert (await _vote(vigil, 3, asked, yes=False)).state == "rejected"
    assert (await look(vigil.app)).game.status == "running"
    assert vigil.pings(1) == before + 1
    assert "against it Bob and Cem" in _message(vigil).content


async def test_stale_repeated_and_foreign_presses(vigil: Vigil) -> None:
    await vigil.begin()
    asked = await _put(vigil, 1, "pause")
    vote = vigil.app.proposals.vote
    await _refused("vote-own", vote(caller(1), _id(asked), yes=True))
    await _refused("vote-not-asked", vote(caller(9), _id(asked), yes=True))
    await _refused("vote-over", vote(caller(2), 99, yes=True))
    await _vote(vigil, 2, asked)
    await _refused("vote-again", vote(caller(2), _id(asked), yes=True))
    await _refused("vote-open", vigil.app.proposals.put(caller(2), "pause"))
    assert (await _vote(vigil, 2, asked, yes=False)).missing == 2
    assert (await _vote(vigil, 1, asked, yes=False)).state == "withdrawn"
    assert "Withdrawn" in _message(vigil).content
    await _refused("vote-over", vote(caller(3), _id(asked), yes=True))
    assert (await _put(vigil, 2, "pause")).state == "open"


async def test_a_restart_in_the_middle(vigil: Vigil) -> None:
    await vigil.begin()
    asked = await _put(vigil, 1, "pause")
    await _vote(vigil, 2, asked)
    vigil.restart()
    assert (await _vote(vigil, 3, asked)).state == "carried"
    assert await _paused(vigil)


async def test_whoever_is_away_does_not_block(vigil: Vigil) -> None:
    await vigil.begin()
    for user_id in (3, 4):
        await vigil.app.preferences.leave(user_id, vigil.clock.seconds + DAY)
    before = vigil.pings(3)
    asked = await _put(vigil, 1, "pause")
    assert asked.missing == 1
    assert vigil.pings(3) == before
    assert (await _vote(vigil, 2, asked)).state == "carried"


async def test_the_ballot_of_somebody_away_counts(vigil: Vigil) -> None:
    await vigil.begin()
    await vigil.app.preferences.leave(3, vigil.clock.seconds + DAY)
    asked = await _put(vigil, 1, "end")
    assert (await _vote(vigil, 3, asked, yes=False)).missing == 2


async def test_who_goes_away_later_is_left_out_within_the_hour(vigil: Vigil) -> None:
    await vigil.begin()
    asked = await _put(vigil, 1, "pause")
    await _vote(vigil, 2, asked)
    for user_id in (3, 4):
        await vigil.app.preferences.leave(user_id, vigil.clock.seconds + DAY)
    assert not await _paused(vigil)
    await vigil.wait(HOUR)
    assert await _paused(vigil)


async def test_what_cannot_be_taken_back_waits_until_somebody_is_there(vigil: Vigil) -> None:
    await vigil.begin(nations=3)
    for user_id in (2, 3):
        await vigil.app.preferences.leave(user_id, vigil.clock.seconds + DAY)
    assert (await _put(vigil, 1, "end")).state == "open"
    assert (await _put(vigil, 1, "pause")).state == "carried"


async def test_nobody_decides_within_a_week(vigil: Vigil) -> None:
    await vigil.begin()
    asked = await _put(vigil, 1, "pause")
    await vigil.wait(7 * DAY, step=HOUR)
    found = await Votes(vigil.database.reader).by_id(_id(asked))
    assert found is not None
    assert found.state == "lapsed"
    assert "Not decided in time" in _message(vigil).content


async def test_while_paused_nothing_can_be_entered(vigil: Vigil) -> None:
    await vigil.begin(Pace(deadline=DAY))
    await act(vigil.app, 1, GOLD)
    asked = await _put(vigil, 1, "pause")
    await _vote(vigil, 2, asked)
    await _vote(vigil, 3, asked)
    await _refused("paused", vigil.app.play.submit(caller(1), turn_to("marble")))
    await _refused("paused", vigil.app.play.undo(caller(1)))
    await _refused("paused", vigil.app.proposals.undo(caller(1)))
    await _refused("paused", vigil.app.proposals.put(caller(1), "pause"))
    before = vigil.pings(1)
    await vigil.wait(3 * DAY, step=HOUR)
    assert vigil.pings(1) == before
    asked = await _put(vigil, 2, "resume")
    await _vote(vigil, 1, asked)
    assert (await _vote(vigil, 3, asked)).state == "carried"
    assert vigil.pings(1) == before + 2, "the question, and the turn"
    await act(vigil.app, 1, END)
    await _refused("not-paused", vigil.app.proposals.put(caller(1), "resume"))


async def test_a_concession_in_a_pause_acts_when_the_game_goes_on(vigil: Vigil) -> None:
    await vigil.begin()
    asked = await _put(vigil, 2, "pause")
    await _vote(vigil, 3, asked)
    await _vote(vigil, 4, asked)
    await vigil.app.resignations.concede(caller(1))
    assert user_of(await look(vigil.app)) == 1
    asked = await _put(vigil, 2, "resume")
    await _vote(vigil, 3, asked)
    await _vote(vigil, 4, asked)
    assert user_of(await look(vigil.app)) == 2


async def test_a_deadline_is_extended(vigil: Vigil) -> None:
    await vigil.begin()
    await _refused("no-deadline", vigil.app.proposals.put(caller(2), "extend"))
    await vigil.app.game_settings.change(caller(1), {"deadline": DAY})
    await vigil.wait(20 * HOUR, step=HOUR)
    asked = await _put(vigil, 1, "extend")
    await _vote(vigil, 2, asked)
    await _vote(vigil, 3, asked)
    (wait,) = await vigil.waits()
    assert not wait.expired
    await vigil.wait(23 * HOUR, step=HOUR)
    assert not (await vigil.waits())[0].expired
    await vigil.wait(2 * HOUR, step=HOUR)
    assert (await vigil.waits())[0].expired


async def test_a_turn_that_is_played_overtakes_its_extension(vigil: Vigil) -> None:
    await vigil.begin(Pace(deadline=DAY))
    asked = await _put(vigil, 2, "extend")
    await vigil.turn(1)
    await _refused("vote-over", vigil.app.proposals.vote(caller(3), _id(asked), yes=True))
    assert "the game moved on" in _message(vigil).content


async def test_the_table_ends_the_game(vigil: Vigil) -> None:
    await vigil.begin()
    pause, end = await _put(vigil, 1, "pause"), await _put(vigil, 2, "end")
    await _vote(vigil, 1, end)
    await _vote(vigil, 3, end)
    game = (await look(vigil.app)).game
    assert (game.status, game.result) == ("closed", {"reason": "ended"})
    await _refused("vote-over", vigil.app.proposals.vote(caller(3), _id(pause), yes=True))
    await _refused("game-closed", vigil.app.proposals.put(caller(1), "pause"))


async def test_only_players_ask(vigil: Vigil) -> None:
    await vigil.begin()
    put = vigil.app.proposals.put
    await _refused("not-in-game", put(caller(9), "pause"))
    await vigil.app.resignations.concede(caller(4))
    await _refused("conceded", put(caller(4), "pause"))
    await _refused("no-game", put(Caller(1, 5), "pause"))
    assert (await _put(vigil, 1, "pause")).missing == 2


async def test_who_leaves_is_counted_no_more(vigil: Vigil) -> None:
    await vigil.begin()
    asked = await _put(vigil, 1, "pause")
    await _vote(vigil, 2, asked)
    for user_id in (3, 4):
        await vigil.app.resignations.concede(caller(user_id))
    await vigil.settle()
    assert await _paused(vigil)


async def test_an_expulsion(vigil: Vigil) -> None:
    await vigil.begin()
    put = vigil.app.proposals.put
    await _refused("expel-self", put(caller(1), "expel", 1))
    await _refused("no-such-player", put(caller(1), "expel", 9))
    asked = await _put(vigil, 2, "expel", 1)
    assert asked.missing == 1, "the mover is one of the others"
    await _refused("vote-not-asked", vigil.app.proposals.vote(caller(1), _id(asked), yes=False))
    await _vote(vigil, 3, asked)
    table = await look(vigil.app)
    assert [seat.conceded for seat in table.seats if seat.user_id == 1] == [True]
    assert user_of(table) == 2
    assert table.game.host_id == 2, "who has asked is host now"
    await _refused("not-host", vigil.app.resignations.end(caller(1)))
    await _refused("expelled-already", put(caller(2), "expel", 1))
    offers = [message for message in vigil.mailbox.messages if "🪑" in message.content]
    assert [button.label for button in offers[-1].buttons] == ["Take the seat"]
    await _refused("expelled", vigil.app.substitutes.take(caller(1), 1, "Ann"))


async def test_of_two_one_alone_decides_only_about_somebody_late(vigil: Vigil) -> None:
    await vigil.begin(Pace(deadline=DAY), nations=3)
    await vigil.app.resignations.concede(caller(3))
    await vigil.settle()
    late = user_of(await look(vigil.app))
    other = 3 - late
    await _refused("vote-alone", vigil.app.proposals.put(caller(other), "expel", late))
    await vigil.wait(DAY + HOUR, step=HOUR)
    assert (await _put(vigil, other, "expel", late)).state == "carried"
    result = (await look(vigil.app)).game.result
    assert result is not None
    assert result["reason"] == "concession"


async def test_everything_is_on_record(vigil: Vigil) -> None:
    await vigil.begin()
    asked = await _put(vigil, 1, "pause")
    await _vote(vigil, 2, asked, yes=False)
    await _vote(vigil, 2, asked)
    await _vote(vigil, 4, asked)
    (vote,) = await Votes(vigil.database.reader).of_game(1)
    assert (vote.kind, vote.mover_id, vote.asked, vote.rule) == ("pause", 1, (2, 3, 4), "majority")
    assert vote.revision == (await look(vigil.app)).game.revision
    assert vote.state == "carried"
    assert await Votes(vigil.database.reader).ballots(vote.id) == {2: True, 4: True}
    assert [event.kind for event in await vigil.journal()][-2:] == ["carried", "paused"]


async def test_asked_where_one_wants_to_be_called(vigil: Vigil) -> None:
    await vigil.begin()
    await vigil.preferences(2, place="dm")
    asked = await _put(vigil, 1, "pause")
    (direct,) = [message for message in vigil.mailbox.messages if message.direct and "🗳️" in message.content]
    assert direct.channel_id == 2
    assert [button.custom_id for button in direct.buttons] == [
        f"antike:vote:{_id(asked)}:1",
        f"antike:vote:{_id(asked)}:0",
    ]
    assert 2 not in next(message for message in vigil.mailbox.messages if "🗳️" in message.content).mentions
    await _vote(vigil, 3, asked)
    await _vote(vigil, 4, asked)
    assert all(not message.buttons for message in vigil.mailbox.standing(2) if "🗳️" in message.content)
