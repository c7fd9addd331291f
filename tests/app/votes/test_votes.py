"""Votes: who is asked, when they are decided, and what they effect."""

from typing import Any

import pytest

from bot.app import App, Caller, GameSettings, OutgoingMessage
from bot.app.antike.scripts import turn_to
from bot.app.votes.votes import VoteResult
from bot.store import Offers, Votes
from bot.text.table.votes import format_vote_reply
from tests.app.tables import CHANNEL, act, caller, lobby, look, missing, place, refused, user_of, written
from tests.app.waiting import DAY, END, GOLD, HOUR, WaitingTable
from tests.records.samples import endgame


async def _put(
    waiting: WaitingTable, user_id: int, kind: Any, about: int | None = None, **more: Any
) -> VoteResult:
    verdict = await waiting.app.proposals.put(caller(user_id), kind, about, **more)
    await waiting.settle()
    return verdict


async def _vote(
    waiting: WaitingTable, user_id: int, vote: VoteResult | int, *, yes: bool = True
) -> VoteResult:
    number = vote if isinstance(vote, int) else _id(vote)
    verdict = await waiting.app.proposals.vote(caller(user_id), number, yes=yes)
    await waiting.settle()
    return verdict


def _id(verdict: VoteResult) -> int:
    assert verdict.vote is not None
    return verdict.vote.id


def _message(waiting: WaitingTable) -> OutgoingMessage:
    """Return the latest message of a vote, in its current form."""
    return [message for message in waiting.mailbox.shown.values() if "🗳️" in message.content][-1]


async def _paused(waiting: WaitingTable) -> bool:
    return (await look(waiting.app)).game.paused_at is not None


async def test_a_majority_of_the_others_decides_at_once(waiting: WaitingTable) -> None:
    await waiting.begin()
    asked = await _put(waiting, 2, "pause")
    assert (asked.state, missing(asked)) == ("open", 2)
    message = _message(waiting)
    assert set(message.mentions) == {1, 3, 4}
    assert [button.label for button in message.buttons] == ["Yes", "No"]
    assert "Bob" in message.content
    first = await _vote(waiting, 1, asked)
    assert (first.state, missing(first)) == ("open", 1)
    assert not await _paused(waiting)
    assert "Yes: Ann" in _message(waiting).content
    assert "<@3> <@4>, game 1: please vote." in _message(waiting).content, "not Ann, who has voted"
    assert (await _vote(waiting, 4, asked)).state == "carried"
    assert await _paused(waiting)
    assert _message(waiting).buttons == ()
    assert "yes: Ann and Dao" in _message(waiting).content
    await refused("vote-over", waiting.app.proposals.vote(caller(3), _id(asked), yes=True))


async def test_it_is_given_up_when_no_majority_is_left(waiting: WaitingTable) -> None:
    await waiting.begin()
    asked = await _put(waiting, 1, "end")
    await _vote(waiting, 2, asked, yes=False)
    before = waiting.pings(1)
    assert (await _vote(waiting, 3, asked, yes=False)).state == "rejected"
    assert (await look(waiting.app)).game.status == "running"
    assert waiting.pings(1) == before + 1
    assert "no: Bob and Cem" in _message(waiting).content


async def test_stale_repeated_and_foreign_presses(waiting: WaitingTable) -> None:
    await waiting.begin()
    asked = await _put(waiting, 1, "pause")
    vote = waiting.app.proposals.vote
    await refused("vote-own", vote(caller(1), _id(asked), yes=True))
    await refused("vote-not-asked", vote(caller(9), _id(asked), yes=True))
    await refused("vote-over", vote(caller(2), 99, yes=True))
    await _vote(waiting, 2, asked)
    await refused("vote-again", vote(caller(2), _id(asked), yes=True))
    asked_again = await _put(waiting, 2, "pause")
    assert (asked_again.vote, asked_again.state, missing(asked_again)) == (asked.vote, "open", 1)
    assert asked_again.again
    assert missing(await _vote(waiting, 2, asked, yes=False)) == 2
    assert (await _vote(waiting, 1, asked, yes=False)).state == "withdrawn"
    assert "Withdrawn" in _message(waiting).content
    await refused("vote-over", vote(caller(3), _id(asked), yes=True))
    assert (await _put(waiting, 2, "pause")).state == "open"


async def test_a_vote_that_is_proposed_again_is_posted_anew(waiting: WaitingTable) -> None:
    """The old message goes, if it is still there; only those who have not voted are pinged again."""
    await waiting.begin()
    asked = await _put(waiting, 1, "pause")
    await _vote(waiting, 2, asked)
    for deleted in (False, True):
        if deleted:
            waiting.mailbox.shown = {}
        await waiting.wait(HOUR)
        again = await _put(waiting, 3, "pause")
        assert (again.again, missing(again)) == (True, 1)
        (message,) = [one for one in waiting.mailbox.standing(CHANNEL) if "🗳️" in one.content]
        assert message.mentions == (4,)
        assert "Yes: Bob" in message.content
        assert [button.label for button in message.buttons] == ["Yes", "No"]
    assert (await _vote(waiting, 4, asked)).state == "carried"
    assert _message(waiting).buttons == ()
    assert "yes: Bob and Dao" in _message(waiting).content


async def test_a_vote_that_is_soon_proposed_again_pings_nobody(waiting: WaitingTable) -> None:
    await waiting.begin()
    await _put(waiting, 1, "pause")
    pings = [waiting.pings(user_id) for user_id in (2, 3, 4)]
    for user_id in (1, 3, 4):
        await waiting.wait(HOUR - 2)
        assert (await _put(waiting, user_id, "pause")).again
        (message,) = [one for one in waiting.mailbox.standing(CHANNEL) if "🗳️" in one.content]
        assert (message.mentions, len(message.buttons)) == ((), 2)
    assert [waiting.pings(user_id) for user_id in (2, 3, 4)] == pings
    await waiting.wait(HOUR)
    await _put(waiting, 1, "pause")
    assert [waiting.pings(user_id) for user_id in (2, 3, 4)] == [each + 1 for each in pings]


async def test_a_vote_that_is_proposed_again_before_it_was_posted_is_posted_once(
    waiting: WaitingTable,
) -> None:
    await waiting.begin()
    for user_id in (1, 3):
        result = await waiting.app.proposals.put(caller(user_id), "pause")
    await waiting.settle()
    assert (result.again, [waiting.pings(user_id) for user_id in (3, 4)]) == (True, [1, 1])
    assert len([message for message in waiting.mailbox.messages if "🗳️" in message.content]) == 1


async def test_a_private_question_addresses_one_voter(waiting: WaitingTable) -> None:
    """German tells one from several."""
    await waiting.begin()
    await waiting.preferences(2, place="dm", locale="de")
    await _put(waiting, 1, "pause")
    (direct,) = waiting.mailbox.standing(2)
    assert "Stimm bitte ab." in direct.content


async def test_whoever_proposes_the_same_about_a_player_agrees(waiting: WaitingTable) -> None:
    await waiting.begin()
    asked = await _put(waiting, 1, "expel", 4)
    await _vote(waiting, 3, asked, yes=False)
    assert missing(await _put(waiting, 1, "expel", 4)) == 1, "it is the proposer's yes only once"
    again = await _put(waiting, 2, "expel", 4)
    assert (again.state, again.again) == ("carried", True)
    assert format_vote_reply(again.table, "vote", again.state, None, again=True).endswith("agreed.")
    assert "yes: Ann and Bob" in _message(waiting).content


async def test_there_is_one_vote_of_a_kind(waiting: WaitingTable) -> None:
    await waiting.begin()
    await _put(waiting, 1, "expel", 3)
    await refused("vote-open", waiting.app.proposals.put(caller(2), "expel", 4))
    assert (await _put(waiting, 2, "expel", 3)).again


async def test_a_restart_in_the_middle(waiting: WaitingTable) -> None:
    await waiting.begin()
    asked = await _put(waiting, 1, "pause")
    await _vote(waiting, 2, asked)
    waiting.restart()
    assert (await _vote(waiting, 3, asked)).state == "carried"
    assert await _paused(waiting)


async def test_whoever_is_away_does_not_block(waiting: WaitingTable) -> None:
    await waiting.begin()
    for user_id in (3, 4):
        await waiting.app.preferences.leave(user_id, waiting.clock.seconds + DAY)
    before = waiting.pings(3)
    asked = await _put(waiting, 1, "pause")
    assert missing(asked) == 1
    assert waiting.pings(3) == before
    assert (await _vote(waiting, 2, asked)).state == "carried"


async def test_the_ballot_of_somebody_away_counts(waiting: WaitingTable) -> None:
    await waiting.begin()
    await waiting.app.preferences.leave(3, waiting.clock.seconds + DAY)
    asked = await _put(waiting, 1, "end")
    assert missing(await _vote(waiting, 3, asked, yes=False)) == 2


async def test_a_vote_that_was_decided_overnight_is_not_sent_in_the_morning(waiting: WaitingTable) -> None:
    await waiting.begin()
    hour = waiting.clock.seconds // 60 % 1440
    await waiting.preferences(3, quiet=(hour, (hour + 60) % 1440))
    asked = await _put(waiting, 1, "pause")
    for user_id in (2, 4):
        state = (await _vote(waiting, user_id, asked)).state
    await waiting.wait(2 * HOUR)
    assert (state, [message for message in waiting.mailbox.messages if message.direct]) == ("carried", [])


async def test_who_has_left_cannot_vote_any_more(waiting: WaitingTable) -> None:
    await waiting.begin()
    asked = await _put(waiting, 1, "pause")
    await waiting.app.resignations.concede(caller(4))
    await refused("vote-not-asked", waiting.app.proposals.vote(caller(4), _id(asked), yes=True))


async def test_who_has_left_keeps_no_private_message_to_vote(waiting: WaitingTable) -> None:
    await waiting.preferences(4, place="dm")
    await waiting.begin()
    asked = await _put(waiting, 1, "pause")
    await waiting.settle()
    assert len(waiting.mailbox.standing(4)) == 1
    await waiting.app.resignations.concede(caller(4))
    await waiting.settle()
    assert waiting.mailbox.standing(4) == []
    await _vote(waiting, 2, asked, yes=True)
    await waiting.settle()
    assert waiting.mailbox.standing(4) == []


async def test_who_has_left_is_not_pinged_for_a_proposal_that_is_rejected(waiting: WaitingTable) -> None:
    await waiting.begin()
    asked = await _put(waiting, 1, "pause")
    await waiting.app.resignations.concede(caller(1))
    before = waiting.pings(1)
    for user_id in (2, 3):
        state = (await _vote(waiting, user_id, asked, yes=False)).state
    assert (state, waiting.pings(1)) == ("rejected", before)


async def test_who_sleeps_is_not_pinged_for_a_proposal_that_is_rejected(waiting: WaitingTable) -> None:
    await waiting.begin()
    asked = await _put(waiting, 1, "pause")
    hour = waiting.clock.seconds // 60 % 1440
    await waiting.preferences(1, quiet=(hour, (hour + 60) % 1440))
    before = waiting.pings(1)
    for user_id in (2, 3):
        state = (await _vote(waiting, user_id, asked, yes=False)).state
    assert (state, waiting.pings(1)) == ("rejected", before)


async def test_a_vote_lapses_after_a_week_whenever_the_last_ballot_was_cast(waiting: WaitingTable) -> None:
    await waiting.begin()
    asked = await _put(waiting, 1, "pause")
    await waiting.wait(7 * DAY - HOUR // 2, step=HOUR // 2)
    await _vote(waiting, 2, asked)
    await waiting.wait(HOUR // 2)
    found = await Votes(waiting.database.reader).by_id(_id(asked))
    assert found is not None
    assert found.state == "lapsed"


async def test_who_proposes_and_votes_is_not_pinged_for_it(waiting: WaitingTable) -> None:
    """About one player, the proposer is a voter too, and has voted yes; also at night."""
    await waiting.begin()
    hour = waiting.clock.seconds // 60 % 1440
    for quiet in (None, (hour, (hour + 60) % 1440)):
        await waiting.preferences(2, quiet=quiet)
        asked = await _put(waiting, 2, "expel", 1)
        await waiting.wait(2 * HOUR if quiet else 0)
        assert [message for message in waiting.mailbox.pings(2) if "🗳️" in message.content] == []
        assert [message for message in waiting.mailbox.messages if message.direct] == []
        await _vote(waiting, 2, asked, yes=False)


async def test_whose_own_time_is_up_does_not_send_the_only_other_away(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY), nations=3)
    await waiting.app.resignations.concede(caller(3))
    await waiting.wait(DAY + HOUR, step=HOUR)
    late = user_of(await look(waiting.app))
    await refused("vote-alone", waiting.app.proposals.put(caller(late), "expel", 3 - late))


async def test_an_expulsion_of_another_player_leaves_the_host(waiting: WaitingTable) -> None:
    await waiting.begin()
    await _vote(waiting, 4, await _put(waiting, 3, "expel", 2))
    table = await look(waiting.app)
    assert (table.seats[1].conceded, table.game.host_id) == (True, 1)


async def test_whoever_proposed_to_expel_the_host_is_the_next_one(waiting: WaitingTable) -> None:
    await waiting.begin()
    await _vote(waiting, 4, await _put(waiting, 3, "expel", 1))
    assert (await look(waiting.app)).game.host_id == 3
    assert [each.content for each in waiting.mailbox.standing(CHANNEL)].count("Cem is now the host.") == 1


async def test_a_button_of_a_vote_counts_in_its_channel_and_in_private_only(waiting: WaitingTable) -> None:
    await waiting.begin()
    asked, vote = await _put(waiting, 1, "pause"), waiting.app.proposals.vote
    await refused("no-game", vote(caller(2, CHANNEL + 1), _id(asked), yes=True))
    assert (await vote(Caller(2, CHANNEL + 1, direct=True), _id(asked), yes=True)).state == "open"


async def test_whoever_is_awaited_is_called_again_when_the_game_goes_on(waiting: WaitingTable) -> None:
    await waiting.preferences(1, every=None)
    await waiting.begin()
    for kind in ("pause", "resume"):
        before = waiting.pings(1)
        asked = await _put(waiting, 2, kind)
        for user_id in (3, 4):
            await _vote(waiting, user_id, asked)
        called = [message for message in waiting.mailbox.pings(1)[before:] if "🗳️" not in message.content]
        assert len(called) == (kind == "resume")


async def test_who_goes_away_later_is_left_out_within_the_hour(waiting: WaitingTable) -> None:
    await waiting.begin()
    asked = await _put(waiting, 1, "pause")
    await _vote(waiting, 2, asked)
    for user_id in (3, 4):
        await waiting.app.preferences.leave(user_id, waiting.clock.seconds + DAY)
    assert not await _paused(waiting)
    await waiting.wait(HOUR)
    assert await _paused(waiting)


async def test_what_cannot_be_taken_back_waits_until_somebody_is_there(waiting: WaitingTable) -> None:
    await waiting.begin(nations=3)
    for user_id in (2, 3):
        await waiting.app.preferences.leave(user_id, waiting.clock.seconds + DAY)
    assert (await _put(waiting, 1, "end")).state == "open"
    assert "-# Waits until someone who is away is back." in _message(waiting).content
    assert (await _put(waiting, 1, "pause")).state == "carried"


async def test_nobody_decides_within_a_week(waiting: WaitingTable) -> None:
    await waiting.begin()
    asked = await _put(waiting, 1, "pause")
    await waiting.wait(7 * DAY, step=HOUR)
    found = await Votes(waiting.database.reader).by_id(_id(asked))
    assert found is not None
    assert found.state == "lapsed"
    assert "Not decided in time" in _message(waiting).content


async def test_while_paused_nothing_can_be_entered(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY))
    await act(waiting.app, 1, GOLD)
    asked = await _put(waiting, 1, "pause")
    await _vote(waiting, 2, asked)
    await _vote(waiting, 3, asked)
    await refused("paused", waiting.app.play.submit(caller(1), turn_to("marble")))
    await refused("paused", waiting.app.play.undo(caller(1)))
    await refused("paused", waiting.app.proposals.undo(caller(1)))
    await refused("paused", waiting.app.proposals.put(caller(1), "pause"))
    before = waiting.pings(1)
    await waiting.wait(3 * DAY, step=HOUR)
    assert waiting.pings(1) == before
    asked = await _put(waiting, 2, "resume")
    await _vote(waiting, 1, asked)
    assert (await _vote(waiting, 3, asked)).state == "carried"
    assert waiting.pings(1) == before + 2, "the question, and the turn"
    (told,) = (each for each in waiting.mailbox.standing(CHANNEL) if "The game goes on" in each.content)
    assert not told.buttons, "it calls nobody, so nothing would ever take them away"
    await act(waiting.app, 1, END)
    await refused("not-paused", waiting.app.proposals.put(caller(1), "resume"))


async def test_a_concession_in_a_pause_acts_when_the_game_goes_on(waiting: WaitingTable) -> None:
    await waiting.begin()
    asked = await _put(waiting, 2, "pause")
    await _vote(waiting, 3, asked)
    await _vote(waiting, 4, asked)
    await waiting.app.resignations.concede(caller(1))
    assert user_of(await look(waiting.app)) == 1
    asked = await _put(waiting, 2, "resume")
    await _vote(waiting, 3, asked)
    await _vote(waiting, 4, asked)
    assert user_of(await look(waiting.app)) == 2


async def test_a_deadline_is_extended(waiting: WaitingTable) -> None:
    await waiting.begin()
    await refused("no-deadline", waiting.app.proposals.put(caller(2), "extend"))
    await waiting.app.game_settings.change(caller(1), {"deadline": DAY})
    await waiting.wait(20 * HOUR, step=HOUR)
    asked = await _put(waiting, 1, "extend")
    await _vote(waiting, 2, asked)
    await _vote(waiting, 3, asked)
    told = "⏳ Agreed: **Ann** (Phoenicians) gets the same time again, until "
    assert any(message.content.startswith(told) for message in waiting.mailbox.standing(CHANNEL))
    (wait,) = await waiting.waits()
    assert not wait.expired
    await waiting.wait(23 * HOUR, step=HOUR)
    assert not (await waiting.waits())[0].expired
    await waiting.wait(2 * HOUR, step=HOUR)
    assert (await waiting.waits())[0].expired


async def test_time_given_by_one_player_overtakes_the_vote_on_it(waiting: WaitingTable) -> None:
    """Carried later, the vote would give the same time once more."""
    await waiting.begin(GameSettings(deadline=DAY))
    asked = await _put(waiting, 2, "extend")
    await waiting.wait(DAY, step=HOUR)
    (wait,) = await waiting.waits()
    until = (await waiting.app.deadlines.choose(caller(3), wait.id, "extend")).until
    await waiting.settle()
    assert _message(waiting).content.endswith("✗ Closed: the game moved on.")
    await refused("vote-over", waiting.app.proposals.vote(caller(3), _id(asked), yes=True))
    assert await waiting.app.game_settings.clocks(await look(waiting.app)) == {"turn": until}


async def test_of_a_turn_and_a_question_in_it_the_turn_is_extended(waiting: WaitingTable) -> None:
    await place(waiting.app, endgame(), GameSettings(deadline=DAY))
    to_knossos = written("move", unit="galley", count=1, start="athen", to="knossos")
    await act(waiting.app, 4, written("rondel", wedge="maneuver-1"), to_knossos)
    asked = await _put(waiting, 2, "extend")
    assert asked.vote is not None
    assert asked.vote.about_id == 4


async def test_a_turn_that_is_played_overtakes_its_extension(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY))
    asked = await _put(waiting, 2, "extend")
    await waiting.turn(1)
    await refused("vote-over", waiting.app.proposals.vote(caller(3), _id(asked), yes=True))
    assert "the game moved on" in _message(waiting).content


async def test_the_table_ends_the_game(waiting: WaitingTable) -> None:
    await waiting.begin()
    pause, end = await _put(waiting, 1, "pause"), await _put(waiting, 2, "end")
    await _vote(waiting, 1, end)
    await _vote(waiting, 3, end)
    game = (await look(waiting.app)).game
    assert (game.status, game.result) == ("closed", {"reason": "ended"})
    await refused("vote-over", waiting.app.proposals.vote(caller(3), _id(pause), yes=True))
    await refused("game-closed", waiting.app.proposals.put(caller(1), "pause"))


async def test_only_players_ask(waiting: WaitingTable) -> None:
    await waiting.begin()
    put = waiting.app.proposals.put
    await refused("not-in-game", put(caller(9), "pause"))
    await waiting.app.resignations.concede(caller(4))
    await refused("conceded", put(caller(4), "pause"))
    await refused("no-game", put(Caller(1, 5), "pause"))
    assert missing(await _put(waiting, 1, "pause")) == 2


async def test_who_leaves_is_counted_no_more(waiting: WaitingTable) -> None:
    await waiting.begin()
    asked = await _put(waiting, 1, "pause")
    await _vote(waiting, 2, asked)
    for user_id in (3, 4):
        await waiting.app.resignations.concede(caller(user_id))
    await waiting.settle()
    assert await _paused(waiting)


async def test_the_ballot_of_who_has_left_is_shown_no_more(waiting: WaitingTable) -> None:
    await waiting.begin(nations=5)
    asked = await _put(waiting, 1, "pause")
    await _vote(waiting, 2, asked)
    await waiting.app.resignations.concede(caller(2))
    await waiting.settle()
    assert "-# Needs 2 of 3 votes." in _message(waiting).content
    await _vote(waiting, 3, asked)
    await _vote(waiting, 4, asked)
    assert "(yes: Cem and Dao)" in _message(waiting).content


async def test_an_expulsion(waiting: WaitingTable) -> None:
    await waiting.begin()
    put = waiting.app.proposals.put
    await refused("expel-self", put(caller(1), "expel", 1))
    await refused("no-such-player", put(caller(1), "expel", 9))
    asked = await _put(waiting, 2, "expel", 1)
    assert missing(asked) == 1, "the mover is one of the others"
    await refused("vote-not-asked", waiting.app.proposals.vote(caller(1), _id(asked), yes=False))
    await _vote(waiting, 3, asked)
    table = await look(waiting.app)
    assert [seat.conceded for seat in table.seats if seat.user_id == 1] == [True]
    assert user_of(table) == 2
    assert table.game.host_id == 2, "who has asked is host now"
    await refused("not-host", waiting.app.resignations.end(caller(1)))
    await refused("expelled-already", put(caller(2), "expel", 1))
    offers = [message for message in waiting.mailbox.messages if "🪑" in message.content]
    assert [button.label for button in offers[-1].buttons] == ["Take the seat"]
    await refused("expelled", waiting.app.substitutes.take(caller(1), 1, "Ann"))


async def test_whoever_plays_with_computer_players_alone_ends_the_game(waiting: WaitingTable) -> None:
    """The host may have left; a vote is no way to end it, as it would not ask for confirmation."""
    await lobby(waiting.app)
    await waiting.app.lobby.join(caller(2), "Bob")
    await waiting.app.bots.seat(caller(1), "easy", 2)
    await waiting.app.lobby.start(caller(1))
    await refused("not-host", waiting.app.resignations.end(caller(2)))
    await waiting.app.resignations.concede(caller(1))
    await waiting.settle()
    await refused("vote-nobody", waiting.app.proposals.put(caller(2), "end"))
    await waiting.app.resignations.end(caller(2))
    assert (await look(waiting.app)).game.status == "closed"


async def test_of_two_one_alone_decides_only_about_somebody_late(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY), nations=3)
    await waiting.app.resignations.concede(caller(3))
    await waiting.settle()
    late = user_of(await look(waiting.app))
    other = 3 - late
    await refused("vote-alone", waiting.app.proposals.put(caller(other), "expel", late))
    await waiting.wait(DAY + HOUR, step=HOUR)
    assert (await _put(waiting, other, "expel", late)).state == "carried"
    result = (await look(waiting.app)).game.result
    assert result is not None
    assert result["reason"] == "concession"


@pytest.mark.parametrize("kind", ["expel", "replace"])
async def test_one_alone_does_not_decide_after_the_others_have_left(waiting: WaitingTable, kind: Any) -> None:
    await waiting.begin(GameSettings(deadline=DAY), nations=3)
    asked = await _put(waiting, 1, kind, 2)
    await waiting.app.resignations.concede(caller(3))
    await waiting.settle()
    vote = await Votes(waiting.database.reader).by_id(_id(asked))
    assert vote is not None
    assert vote.state == "overtaken"
    table = await look(waiting.app)
    assert (table.game.status, table.seats[1].conceded) == ("running", False)


async def test_one_alone_waits_for_somebody_who_is_away(waiting: WaitingTable) -> None:
    """The vote stays open until a second voter is there, or time has run out for the player concerned."""
    await waiting.begin(GameSettings(deadline=DAY), nations=3)
    await waiting.app.preferences.leave(3, waiting.clock.seconds + 5 * DAY)
    asked = await _put(waiting, 2, "expel", 1)
    assert (asked.state, missing(asked)) == ("open", 1)
    assert "Yes: Bob · Waits until someone who is away is back." in _message(waiting).content
    await waiting.wait(DAY - HOUR, step=HOUR)
    assert not (await look(waiting.app)).seats[0].conceded
    await waiting.wait(3 * HOUR, step=HOUR)
    assert (await look(waiting.app)).seats[0].conceded


async def test_somebody_who_is_away_decides_with_the_one_who_asked(waiting: WaitingTable) -> None:
    await waiting.begin(nations=3)
    await waiting.app.preferences.leave(3, waiting.clock.seconds + DAY)
    asked = await _put(waiting, 2, "expel", 1)
    assert (await _vote(waiting, 3, asked)).state == "carried"


async def test_the_last_person_ends_the_game_as_asked_before(waiting: WaitingTable) -> None:
    """When computer players have replaced all voters, nobody is left whose consent is needed."""
    await lobby(waiting.app, settings=GameSettings(substitute="easy"))
    await waiting.app.lobby.join(caller(2), "Bob")
    await waiting.app.bots.seat(caller(1), "easy", 2)
    await waiting.app.lobby.start(caller(1))
    await _put(waiting, 1, "end")
    await waiting.app.resignations.concede(caller(2))
    await waiting.settle()
    assert (await look(waiting.app)).game.status == "closed"
    assert "the game has ended" in _message(waiting).content


async def test_an_end_is_overtaken_when_neither_voters_nor_asker_are_left(waiting: WaitingTable) -> None:
    await lobby(waiting.app, settings=GameSettings(substitute="easy"))
    await waiting.app.lobby.join(caller(2), "Bob")
    await waiting.app.bots.seat(caller(1), "easy", 2)
    await waiting.app.lobby.start(caller(1))
    asked = await _put(waiting, 1, "end")
    await waiting.app.proposals.put(caller(1), "replace", 1, (9, "Ida"))
    (offer,) = await Offers(waiting.database.reader).open_in(1)
    await waiting.app.substitutes.take(caller(9), offer.id, "Ida")
    await waiting.app.resignations.concede(caller(2))
    await waiting.settle()
    await refused("vote-over", waiting.app.proposals.vote(caller(1), _id(asked), yes=True))
    assert (await look(waiting.app)).game.status == "running"
    await waiting.app.resignations.end(caller(9))
    assert (await look(waiting.app)).game.status == "closed"


async def test_everything_is_on_record(waiting: WaitingTable) -> None:
    await waiting.begin()
    asked = await _put(waiting, 1, "pause")
    await _vote(waiting, 2, asked, yes=False)
    await _vote(waiting, 2, asked)
    await _vote(waiting, 4, asked)
    (vote,) = await Votes(waiting.database.reader).of_game(1)
    assert (vote.kind, vote.mover_id, vote.asked, vote.rule) == ("pause", 1, (2, 3, 4), "majority")
    assert vote.revision == (await look(waiting.app)).game.revision
    assert vote.state == "carried"
    assert await Votes(waiting.database.reader).ballots(vote.id) == {2: True, 4: True}
    assert [event.kind for event in await waiting.journal()][-2:] == ["carried", "paused"]


async def test_asked_where_one_wants_to_be_called(waiting: WaitingTable) -> None:
    await waiting.begin()
    await waiting.preferences(2, place="dm")
    asked = await _put(waiting, 1, "pause")
    (direct,) = [message for message in waiting.mailbox.messages if message.direct and "🗳️" in message.content]
    assert direct.channel_id == 2
    assert [button.custom_id for button in direct.buttons] == [
        f"antike:vote:{_id(asked)}:1",
        f"antike:vote:{_id(asked)}:0",
    ]
    public = next(message for message in waiting.mailbox.messages if "🗳️" in message.content)
    assert 2 not in public.mentions
    assert "**Bob**, <@3>" in public.content
    await _vote(waiting, 3, asked)
    await _vote(waiting, 4, asked)
    (direct,) = [message for message in waiting.mailbox.standing(2) if "🗳️" in message.content]
    assert direct.buttons == ()
    assert direct.content.startswith(f"Game 1 in <#{CHANNEL}>: 🗳️ "), "nobody is called; the text comes first"


async def test_a_computer_player_is_not_sent_away(app: App) -> None:
    """Its seat may be offered; nobody wins by expelling the others one by one."""
    await lobby(app, 3)
    await app.bots.seat(caller(1), "easy", 2)
    table = await app.lobby.start(caller(1))
    computer = next(seat for seat in table.seats if seat.computer)
    await refused("expel-bot", app.proposals.put(caller(1), "expel", computer.user_id))
    offered = await app.proposals.put(caller(1), "replace", computer.user_id)
    assert offered.state == "carried"


async def test_a_vote_edited_while_the_language_changes_stays_in_one(waiting: WaitingTable) -> None:
    await waiting.begin()
    asked = await _put(waiting, 2, "pause")
    waiting.mailbox.closed.add(CHANNEL)
    await _vote(waiting, 1, asked)
    await waiting.app.game_settings.change(caller(1), {"language": "de"})
    waiting.mailbox.closed.clear()
    await waiting.wait(HOUR // 2)
    message = _message(waiting)
    assert message.content.startswith("<@3> <@4>, game 1: please vote.\n🗳️ **Bob** asks")
    assert [button.label for button in message.buttons] == ["Yes", "No"]
    await waiting.wait(HOUR)
    message = _message(waiting)
    assert message.content.startswith("<@3> <@4>, Partie 1: Stimmt bitte ab.\n🗳️ **Bob** will")
    assert [button.label for button in message.buttons] == ["Ja", "Nein"]
