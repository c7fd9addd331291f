"""A running bot's log lines, with game and turn and nothing private, and its metrics for Prometheus."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.engine.antike.actions import EndTurn
from discord_sandbox import World
from tests import forging
from tests.e2e.playing import Game, load_game
from tests.e2e.running_bot import RunningBot
from tests.ops.figures import figures_of, names_of

pytestmark = pytest.mark.process

_HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
_TYPED = "Vogon poetry"
_FORGED = '\ntime=2026-01-01T00:00:00.000Z level=error logger=bot message="Vogon" \x1b[31m\u202e\u2028\x00'


@pytest.fixture
def telling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTIKE_METRICS", "127.0.0.1:0")
    monkeypatch.setenv("ANTIKE_LOG_FORMAT", "json")
    monkeypatch.setenv("ANTIKE_LOG_LEVEL", "DEBUG")


@pytest.mark.usefixtures("telling")
async def test_logs_and_figures_of_a_table(running_bot: RunningBot) -> None:
    await running_bot.start_bot()
    game = Game(running_bot, load_game("four"))
    await game.open()
    for action in game.record.actions[:8]:
        await game.play(action)
        if isinstance(action, EndTurn):
            await game.announced()
    refused = await running_bot.command(game.awaited, game.channel, "temple", provinces=_TYPED)
    assert _TYPED in refused, "it does come to the bot"
    stranger = next(name for name in game.players.values() if name != game.awaited)
    await running_bot.command(stranger, game.channel, "end-turn")
    figures = await figures_of(running_bot)
    async with asyncio.timeout(60):
        while figures['antike_up{what="gateway"}'] != 1:  # the bot checks itself about every second
            await asyncio.sleep(0.2)
            figures = await figures_of(running_bot)
    named = await names_of(running_bot)
    assert await running_bot.stop_bot() == 0

    lines = [json.loads(line) for line in running_bot.log.splitlines() if line.startswith("{")]
    saved = [line for line in lines if line["message"] == "saved" and "turn" in line]
    assert len(saved) == 8
    first = saved[0]
    assert (first["game"], first["turn"], first["causes"]) == (1, "1.phoenicians", "player")
    assert first["command"] in {"know-how", "gold", "iron", "marble", "arming", "temple", "maneuver"}
    assert {line["revision"] for line in saved} == set(range(first["revision"], first["revision"] + 8))
    turn = f"{game.position.round}.{game.position.mover}"
    refusals = [
        (line["game"], line["turn"], line["code"]) for line in lines if " refused: " in line["message"]
    ]
    assert refusals == [(1, turn, "input"), (1, turn, "not-your-turn")]

    assert running_bot.sandbox.token not in running_bot.log
    for it in running_bot.world.interactions.values():
        assert it.token not in running_bot.log
    for private in (_TYPED, "Chloe", "Dario", "it is your turn", "**"):
        assert private not in running_bot.log

    assert named == set(re.findall(r"`(antike_\w+)`", _HOSTING.split("## Figures")[1].split("\n## ")[0]))
    assert figures['antike_actions_total{cause="player"}'] == 8
    assert figures['antike_games{status="running"}'] == 1
    assert figures['antike_up{what="gateway"}'] == figures['antike_up{what="database"}'] == 1
    assert (
        figures['antike_messages_total{kind="turn",outcome="sent"}']
        == figures["antike_drawing_seconds_count"]
    )
    ended = sum(isinstance(action, EndTurn) for action in game.record.actions[:8])
    answered = figures['antike_first_answer_seconds_count{command="end-turn"}']
    assert answered == figures['antike_full_answer_seconds_count{command="end-turn"}'] == ended + 1
    assert figures["antike_outbox_due"] == figures["antike_answers_waiting"] == 0
    callback = 'route="POST /api/v10/interactions/:id/:token/callback",status="200"'
    assert figures[f"antike_discord_requests_total{{{callback}}}"] == len(running_bot.world.interactions)


def _texts(world: World) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield every text option: its command, its name, and a forged text for all required text options."""
    for command in world.commands.of(None):
        parts = [part for part in command.get("options") or [] if part["type"] == 1]
        for part in parts or [command]:
            name = f"{command['name']} {part['name']}" if parts else command["name"]
            texts = [option for option in part.get("options") or [] if option["type"] == 3]
            for option in texts:
                yield name, option["name"], {o["name"]: _FORGED for o in texts if o.get("required")}


async def test_nothing_that_people_write_comes_into_the_log(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names, options, forged controls and commands that imitate log lines leave no trace in the log."""
    monkeypatch.setenv("ANTIKE_LOG_LEVEL", "DEBUG")
    monkeypatch.setenv("ANTIKE_METRICS", "127.0.0.1:0")
    world, channel = running_bot.world, running_bot.world.channel("table-1")
    for name, person in world.people.items():
        person.name = f"{name}{_FORGED}"
    await running_bot.start_bot()
    ada = world.people["Ada"]
    for name in ("Ada", "Ben", "Chloe"):
        command = "game new" if name == "Ada" else "game join"
        assert (await forging.use(world, world.people[name], channel, command, {})).state == "answered"
    await forging.use(world, ada, channel, "game start", {})
    asked = 0
    for command, option, wanted in _texts(world):
        used = await forging.use(world, ada, channel, command, {**wanted, option: _FORGED})
        assert used.state == "answered", (command, option)
        used = await forging.complete(world, ada, channel, command, option, {**wanted, option: _FORGED})
        assert used.state == "answered", (command, option)
        asked += 1
    assert asked > 40
    for custom_id in (f"Vogon{_FORGED}", "antike:do:1:3:Vogon", "antike:Vogon:1"):
        await forging.press(world, ada, channel, custom_id, layout=True)
    await forging.use(world, ada, channel, f"Vogon{_FORGED}", {})
    figures = await figures_of(running_bot)
    assert figures['antike_first_answer_seconds_count{command="unknown"}'] == 3, "labels are few"
    assert not any("Vogon" in name for name in figures)
    assert await running_bot.stop_bot() == 0
    for line in running_bot.log.removesuffix("\n").split("\n"):
        assert line.startswith("time=2"), line
        assert line.isprintable(), line
    assert "Vogon" not in running_bot.log
