"""Buttons that can only refuse go: below the opening at the end, below the end with the next game."""

import pytest

from bot.app import App, Button, GameCreator, OutgoingMessage
from bot.app.notifications.message import Fingerprint
from bot.app.table import save_snapshots
from bot.records import read_record, replay
from tests.app.tables import CHANNEL, NAMES, act, caller, lobby, look, place, refused, written
from tests.app.waiting import END, GOLD, HOUR, WaitingTable
from tests.records.samples import EXAMPLE, endgame, given, text

_ANYBODY = GameCreator(frozenset(), (CHANNEL,))
_LOOKS = ["Replay", "Statistics"]
_ENDING = ["Rematch", "New game", *_LOOKS]


def _buttons(waiting: WaitingTable, words: str) -> list[str]:
    """Return the labels of the buttons below the channel's latest message with these words."""
    found = [message for message in waiting.mailbox.standing(CHANNEL) if words in message.content]
    return [button.label for button in found[-1].buttons]


async def _over(waiting: WaitingTable) -> None:
    """End a game by concessions, Ann left as the winner."""
    await waiting.begin()
    for user_id in (2, 3, 4):
        await waiting.app.resignations.concede(caller(user_id))
    await waiting.settle()


async def _rematch(app: App) -> None:
    for user_id in (1, 2, 3, 4):
        await app.rematches.ask(caller(user_id), 1, NAMES[user_id], _ANYBODY)


async def _undo_the_end(waiting: WaitingTable) -> None:
    """Undo the last turn of a game that Dao has won, with the consent of all."""
    vote = getattr(await waiting.app.proposals.undo(caller(4)), "vote", None)
    assert vote is not None
    for user_id in (1, 2, 3):
        await waiting.app.proposals.vote(caller(user_id), vote.id, yes=True)
    await waiting.settle()


async def test_default_orders_are_offered_until_the_end(waiting: WaitingTable) -> None:
    await waiting.begin()
    await waiting.turn(1)
    assert _buttons(waiting, "The game begins.") == ["Ask me", "Always fight", "Never fight"]
    waiting.restart()
    await waiting.app.resignations.end(caller(1))
    await waiting.settle()
    assert _buttons(waiting, "The game begins.") == []


async def test_default_orders_of_an_imported_game_are_offered_until_its_end(waiting: WaitingTable) -> None:
    await waiting.app.imports.import_record(caller(1), 1, EXAMPLE.encode())
    for user_id in (1, 2, 3, 4):
        await waiting.app.lobby.join(caller(user_id), NAMES[user_id])
    await waiting.app.lobby.start(caller(1))
    await waiting.settle()
    await waiting.turn(2)
    assert _buttons(waiting, "Turn order:") == ["Ask me", "Always fight", "Never fight"]
    await waiting.app.resignations.end(caller(1))
    await waiting.settle()
    assert _buttons(waiting, "Turn order:") == []


@pytest.mark.both
async def test_default_orders_are_offered_again_if_the_end_is_undone(waiting: WaitingTable) -> None:
    await waiting.begin()
    won = replay(read_record(text(position=given(greeks={"personages": {"king": 9}})))).position
    async with waiting.database.transaction() as tx:
        await save_snapshots(tx, 1, (0, won), (0, won))
    await act(waiting.app, 4, GOLD, END)
    await waiting.settle()
    assert _buttons(waiting, "The game begins.") == []
    await _undo_the_end(waiting)
    assert _buttons(waiting, "The game begins.") == ["Ask me", "Always fight", "Never fight"]


@pytest.mark.both
@pytest.mark.both
async def test_buttons_go_even_if_a_player_is_forgotten_before_that(waiting: WaitingTable) -> None:
    """Texts still to be shown are deleted, as they contain names."""
    await waiting.preferences(3, place="both")
    await waiting.begin()
    await waiting.turn(1)
    await waiting.turn(2)
    await waiting.app.resignations.end(caller(1))
    assert any(message.buttons for message in waiting.mailbox.standing(3))
    await waiting.app.stats.forget(2)
    await waiting.settle()
    for place_id in (CHANNEL, 3):
        assert not any(message.buttons for message in waiting.mailbox.standing(place_id))


async def _forgotten_before_the_end_is_told(waiting: WaitingTable) -> list[OutgoingMessage]:
    """End a game in an outage, in which Bob is forgotten; return the messages sent after it."""
    waiting.mailbox.outage = True
    for user_id in (3, 2, 4):
        await waiting.app.resignations.concede(caller(user_id))
    await waiting.wait(60)
    await waiting.app.stats.forget(2)
    waiting.mailbox.outage = False
    before = len(waiting.mailbox.messages)
    await waiting.wait(HOUR)
    return waiting.mailbox.messages[before:]


@pytest.mark.both
async def test_the_others_hear_of_the_end_though_a_player_is_forgotten_before_that(
    waiting: WaitingTable,
) -> None:
    """An outage delayed it. It does not name who is forgotten, and what was not sent before stays unsaid."""
    await waiting.begin()
    sent = await _forgotten_before_the_end_is_told(waiting)
    assert "(Ann) won, last one standing." in sent[0].content
    assert sent[0].mentions == (1, 3, 4)
    assert [button.label for button in sent[0].buttons] == _ENDING
    assert not [each for each in sent if "Bob" in each.content]


async def test_who_hears_of_the_end_in_private_is_not_pinged_though_a_player_is_forgotten_before_that(
    waiting: WaitingTable,
) -> None:
    await waiting.begin()
    await waiting.preferences(3, place="dm")
    told = [each for each in await _forgotten_before_the_end_is_told(waiting) if "won" in each.content]
    assert {message.channel_id: message.mentions for message in told} == {CHANNEL: (1, 4), 3: ()}


async def test_the_others_hear_of_an_end_without_a_winner_too(waiting: WaitingTable) -> None:
    await waiting.begin()
    waiting.mailbox.outage = True
    await waiting.app.resignations.end(caller(1))
    await waiting.wait(60)
    await waiting.app.stats.forget(1)
    waiting.mailbox.outage = False
    before = len(waiting.mailbox.messages)
    await waiting.wait(HOUR)
    (told,) = waiting.mailbox.messages[before:]
    assert "ended" in told.content
    assert "Ann" not in told.content


async def test_a_question_loses_its_buttons_though_a_player_is_forgotten_before_that(
    waiting: WaitingTable,
) -> None:
    await place(waiting.app, endgame())
    await act(waiting.app, 4, written("rondel", wedge="maneuver-1"))
    await act(waiting.app, 4, written("move", unit="galley", count=1, start="athen", to="knossos"))
    await waiting.wait(60)
    assert [each.label for each in waiting.mailbox.standing(CHANNEL)[-1].buttons][:1] == ["Fight"]
    waiting.mailbox.closed.add(CHANNEL)
    await waiting.app.resignations.end(caller(1))
    await waiting.app.stats.forget(2)
    waiting.mailbox.closed.clear()
    await waiting.wait(HOUR)
    assert not any(each.buttons for each in waiting.mailbox.standing(CHANNEL))


async def test_a_question_posted_unnoticed_loses_its_buttons_too(
    waiting: WaitingTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing but its buttons is left to recognise it by."""
    await place(waiting.app, endgame())
    await act(waiting.app, 4, written("rondel", wedge="maneuver-1"))
    await act(waiting.app, 4, written("move", unit="galley", count=1, start="athen", to="knossos"))
    waiting.mailbox.outage = True
    await waiting.wait(60)
    await waiting.app.resignations.end(caller(1))
    await waiting.app.stats.forget(2)
    fight = Button("Fight", "antike:answer:1:7:fight")
    waiting.mailbox.shown[1] = OutgoingMessage(CHANNEL, "", "Fight?", buttons=(fight,))

    async def find(_place: int, signs: Fingerprint, *, direct: bool = False) -> int | None:
        return (
            1 if not direct and any(each.startswith("antike:answer:") for each in signs.custom_ids) else None
        )

    monkeypatch.setattr(waiting.mailbox, "find", find)
    waiting.mailbox.outage = False
    waiting.restart()
    await waiting.wait(HOUR)
    assert waiting.mailbox.shown[1].buttons == ()


async def test_a_rematch_takes_the_place_of_its_button(waiting: WaitingTable) -> None:
    await _over(waiting)
    assert _buttons(waiting, "last one standing") == _ENDING
    waiting.restart()
    await _rematch(waiting.app)
    await waiting.settle()
    assert _buttons(waiting, "last one standing") == _LOOKS


async def test_another_game_is_offered_again_if_the_lobby_is_closed(waiting: WaitingTable) -> None:
    await _over(waiting)
    await lobby(waiting.app)
    await refused("channel-taken", waiting.app.lobby.create_again(caller(2), 1, "Bob", _ANYBODY))
    await waiting.settle()
    assert _buttons(waiting, "last one standing") == _LOOKS
    await waiting.app.lobby.leave(caller(1))
    await waiting.settle()
    assert _buttons(waiting, "last one standing") == _ENDING
    await _rematch(waiting.app)
    assert (await look(waiting.app)).game.status == "running"


async def test_no_other_game_is_offered_below_an_end_that_is_undone(waiting: WaitingTable) -> None:
    await place(waiting.app, text(position=given(greeks={"personages": {"king": 9}})))
    await act(waiting.app, 4, GOLD, END)
    await waiting.settle()
    assert _buttons(waiting, "finished!") == _ENDING
    await _undo_the_end(waiting)
    assert _buttons(waiting, "finished!") == _LOOKS
