"""The bot may stop at any moment; everything goes on."""

import pytest

from bot.app import App
from bot.engine.antike.actions import Answer, EndTurn
from bot.engine.antike.terms import KNOW_HOWS
from bot.engine.personages import Personages
from bot.records import Record
from bot.store import Database
from discord_sandbox.state.models import Message
from tests.cogs.table import lay
from tests.e2e.playing import Game, load_game
from tests.e2e.running_bot import RunningBot
from tests.engine.builders import nation, pay, position

pytestmark = pytest.mark.process


def _until_answer(record: Record) -> int:
    return next(index for index, action in enumerate(record.actions) if isinstance(action, Answer))


async def test_a_kill_in_the_middle_of_a_turn_loses_nothing(running_bot: RunningBot) -> None:
    record = load_game("four")
    game = Game(running_bot, record)
    await game.open()
    turns = 0
    for action in record.actions:
        if turns == 4 and not isinstance(action, EndTurn):
            await game.play(action)
            break
        await game.play(action)
        turns += isinstance(action, EndTurn)
    await running_bot.stop_bot(kill=True)
    await running_bot.start_bot()
    told = await running_bot.command(game.awaited, game.channel, "game info")
    assert f"round {game.position.round}" in told.lower()
    await game.play(EndTurn())
    message = await game.announced()
    assert set(message.pinged) == {running_bot.world.person(game.awaited).id}


async def test_a_pending_fight_survives_a_stop_and_a_kill(running_bot: RunningBot) -> None:
    record = load_game("fight")
    game = Game(running_bot, record)
    await game.open()
    at = _until_answer(record)
    for action in record.actions[:at]:
        await game.play(action)
    message = await game.demand()
    asked, mover = game.awaited, game.players[game.position.mover]
    assert set(message.pinged) == {running_bot.world.person(asked).id}, "exactly the nation asked is called"
    for kill in (False, True):
        await running_bot.stop_bot(kill=kill)
        await running_bot.start_bot()
        refused = await running_bot.command(mover, game.channel, "end-turn")
        assert asked in refused, "nothing else goes on meanwhile, and the mover learns for whom to wait"
        stranger = await _press(running_bot, message, mover)
        assert "asked" in stranger or asked in stranger

    public = len(running_bot.public(game.channel))
    await game.play(record.actions[at])
    back = await running_bot.new_message(game.channel, public, "the mover to be called back")
    assert set(back.pinged) == {running_bot.world.person(mover).id}
    again = await _press(running_bot, message, asked, gone=True)
    assert again


async def test_a_choice_that_is_owed_survives_a_restart(running_bot: RunningBot) -> None:
    game = Game(running_bot, load_game("four"))
    await game.open()
    await running_bot.stop_bot()
    learned = set(KNOW_HOWS) - {"wheel", "roads"}
    greeks = nation(
        wedge="arming", purse=pay(gold=20), know_hows=" ".join(learned), cities="athen sparta pella"
    )
    kings = nation(wedge="gold", cities="susa", personages=Personages(king=2))
    async with Database(running_bot.database) as database:
        await lay(App(database), 1, position("greeks", greeks=greeks, persians=kings))
    await running_bot.start_bot()

    who = game.players["greeks"]
    await running_bot.command(who, game.channel, "know-how", advances="wheel, roads")
    ended = await running_bot.player(who).command("end-turn", game.channel)
    assert ended.original is not None
    buttons = [button for row in ended.original.components for button in row["components"]]
    assert [button["label"] for button in buttons] == ["King", "General", "↩ Undo"], "seven of each are left"
    await running_bot.stop_bot(kill=True)
    await running_bot.start_bot()

    pressed = await running_bot.player(who).press(ended.original, buttons[0]["custom_id"])
    assert pressed.state == "answered"
    await running_bot.until(
        lambda: "all eight know-hows" in running_bot.public(game.channel)[-1].content, "the turn to pass on"
    )


async def _press(running_bot: RunningBot, message: Message, who: str, *, gone: bool = False) -> str:
    """Press the first button and return the answer; with `gone`, assert that there is no button."""
    if gone:
        assert not message.components
        return "gone"
    custom_id = message.components[0]["components"][0]["custom_id"]
    return running_bot.told(await running_bot.player(who).press(message, custom_id))


async def test_a_vote_survives_a_kill(running_bot: RunningBot) -> None:
    """One vote is cast before the kill and one after it, by the same buttons."""
    game = Game(running_bot, load_game("four"))
    await game.open()
    mover, *others = game.players.values()
    assert "I asked in the channel" in await running_bot.command(mover, game.channel, "vote pause")

    def asked() -> list[Message]:
        return [message for message in running_bot.public(game.channel) if "please vote" in message.content]

    await running_bot.until(lambda: bool(asked()), "the question")
    (message,) = asked()
    assert "1 more yes vote" in running_bot.told(
        await running_bot.player(others[0]).press(message, _button(message, "Yes"))
    )
    await running_bot.stop_bot(kill=True)
    await running_bot.start_bot()
    again = running_bot.told(await running_bot.player(others[0]).press(message, _button(message, "Yes")))
    assert "You already said yes" in again
    assert "agreed" in running_bot.told(
        await running_bot.player(others[1]).press(message, _button(message, "Yes"))
    )
    await running_bot.until(lambda: not message.components, "the buttons to go")
    assert "The game is paused" in await running_bot.command(game.awaited, game.channel, "gold")


def _button(message: Message, label: str) -> str:
    buttons = [button for row in message.components for button in row["components"]]
    return next(str(button["custom_id"]) for button in buttons if button["label"] == label)


async def test_the_panel_goes_on_after_a_kill(running_bot: RunningBot) -> None:
    game = Game(running_bot, load_game("four"))
    await game.open()
    shown = await running_bot.player(game.awaited).command("turn", game.channel)
    running_bot.told(shown)
    await running_bot.stop_bot(kill=True)
    await running_bot.start_bot()
    assert shown.original is not None
    row = next(part for part in shown.original.components[0]["components"] if part["type"] == 1)
    pressed = await running_bot.player(game.awaited).press(shown.original, row["components"][0]["custom_id"])
    assert pressed.state == "answered", running_bot.log[-4000:]
    assert "End your turn?" in str(shown.original.components)
