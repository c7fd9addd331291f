"""Private data of a person is shown to nobody else, nor data of one game or server in another."""

import json
from typing import Any

import pytest

from discord_sandbox.state.models import PRIVATE_THREAD, Channel, Interaction
from tests import forging
from tests.authorisation.stage import Stage

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

LOOKS = (
    "game info",
    "game settings",
    "game export",
    "status",
    "moves",
    "history",
    "catch-up",
    "orders",
    "plan",
)
SEEN_FROM_AFAR = ("game list", "stats")


async def _use(stage: Stage, name: str, channel: Channel, command: str, **options: Any) -> Interaction:
    used = await forging.use(stage.world, stage.world.people[name], channel, command, options)
    assert used.state == "answered"
    return used


def _told(stage: Stage, used: Interaction) -> list[Any]:
    """Return all contents of an answer: texts, embeds, and files with all bytes."""
    told: list[Any] = []
    for message_id in dict.fromkeys(used.messages):
        message = stage.world.message(used.channel, message_id)
        files = [(one.filename, one.description, one.content) for one in message.attachments]
        told.append((message.content, message.embeds, files))
    return told


async def _seen(stage: Stage, name: str, commands: tuple[str, ...]) -> dict[str, list[Any]]:
    channel = stage.channels["turn"]
    return {each: _told(stage, await _use(stage, name, channel, each)) for each in commands}


def _public(stage: Stage) -> list[str]:
    channel = stage.channels["turn"]
    return [m.content for m in stage.world.messages_in(channel) if m.ephemeral_for is None]


async def test_plans_and_orders_leave_no_trace_in_what_others_see(stage: Stage) -> None:
    """Other users get the same answers with and without plans and orders."""
    watchers = ("Chloe", "Finn")
    before, said = {name: await _seen(stage, name, LOOKS) for name in watchers}, _public(stage)
    turn = stage.channels["turn"]
    told = await _use(stage, "Hans", turn, "plan", turn="@gold; .")
    assert "GOLD" in str(_told(stage, told))
    await _use(stage, "Hans", turn, "orders", answer="forget-all")
    told = await _use(stage, "Hans", turn, "orders", province="susa", answer="fight")
    assert "Susa" in str(_told(stage, told))
    await _use(stage, "Hans", turn, "reminders", where="dm", quiet="1-2")
    await stage.idle()
    assert {name: await _seen(stage, name, LOOKS) for name in watchers} == before
    assert _public(stage) == said
    await stage.set_back()


async def test_a_duel_s_plan_leaves_no_trace_and_the_pile_has_no_order(stage: Stage) -> None:
    """Hands are open (DE2); a rival's plan is not, and the order of the pile is stored nowhere."""
    duel, dario = stage.channels["templum"], stage.world.people["Dario"]
    looks = ("game info", "game export", "status", "moves", "history", "card show", "board")

    async def seen() -> list[Any]:
        used = [await forging.use(stage.world, stage.world.people["Ben"], duel, each, {}) for each in looks]
        return [_told(stage, each) for each in used]

    before = await seen()
    exported = json.loads(before[looks.index("game export")][0][2][0][2])
    assert exported["draws"] == []
    kept = str([rows for name, rows in stage.state().items() if name not in {"actions", "snapshots"}])
    assert "philosopher" not in kept, "which lies in the pile"
    shown = str(before[looks.index("card show")])
    assert "order unknown" in shown
    assert "Treasury" in shown
    told = await forging.use(stage.world, dario, duel, "plan", {"turn": "@gold; ."})
    assert "AURUM" in str(_told(stage, told))
    await stage.idle()
    assert await seen() == before
    await stage.set_back()


async def test_what_somebody_tries_out_alone_is_nobody_elses(stage: Stage) -> None:
    before = await _seen(stage, "Chloe", SEEN_FROM_AFAR)
    turn, finn = stage.channels["turn"], stage.world.people["Finn"]
    await forging.press(stage.world, finn, turn, f"antike:try:{stage.numbers('turn')['game']}:0")
    thread = stage.world.threads_of(turn)[-1]
    assert thread.members == {finn.id, stage.world.bot.id}
    table = await stage.app.queries.by_id(stage.count("games"))
    assert table is not None
    assert table.game.origin == "practice"
    assert await _seen(stage, "Chloe", SEEN_FROM_AFAR) == before
    await stage.idle()
    state, chloe = stage.state(), stage.world.people["Chloe"]
    made_up = (
        f"antike:walk:{table.game.id}:0:last",
        f"antike:try:{table.game.id}:0",
        f"antike:play-this:{table.game.id}",
        f"antike:order:{table.game.id}:fight",
        f"antike:sure:end:{table.game.id}",
        f"antike:plan:{table.game.id}:1:show",
    )
    for custom_id in made_up:
        for place in (turn, stage.elsewhere, stage.world.conversation(chloe)):
            used = await forging.press(stage.world, chloe, place, custom_id)
            code = stage.heard.codes[used.id]
            assert code in {"no-game", "other-game", "not-in-game", "no-plan"}, (custom_id, code)
    assert stage.state() == state
    assert not stage.heard.wrong()
    await stage.set_back()


async def test_a_game_behind_a_closed_door_is_listed_for_its_players_only(stage: Stage) -> None:
    world, people = stage.world, stage.world.people
    before = _told(stage, await _use(stage, "Finn", stage.elsewhere, "game list"))
    thread = Channel(world.ids.next(), PRIVATE_THREAD, "secret", parent=stage.channels["empty"])
    thread.members |= {people["Dario"].id, world.bot.id}
    world.add_thread(thread)
    await _use(stage, "Dario", thread, "game new")
    assert _told(stage, await _use(stage, "Finn", stage.elsewhere, "game list")) == before
    told = _told(stage, await _use(stage, "Dario", stage.elsewhere, "game list"))
    assert f"<#{thread.id}>" in str(told)
    await stage.set_back()


async def test_one_server_hears_nothing_of_another(stage: Stage) -> None:
    for command in SEEN_FROM_AFAR:
        told = str(_told(stage, await _use(stage, "Ben", stage.abroad, command)))
        assert "No game" in told or "no game" in told, told
        assert "Chloe" not in told
    player = str(stage.world.people["Chloe"].id)
    used = await _use(stage, "Ben", stage.abroad, "stats", player=player)
    assert stage.heard.codes[used.id] == "no-stats"


async def test_what_is_completed_tells_nothing_of_others(stage: Stage) -> None:
    """A spectator gets no choices, and a player none for a turn of another: choices reveal no game."""
    for name in ("Finn", "Chloe"):
        person, channel = stage.world.people[name], stage.channels["turn"]
        it = await forging.complete(stage.world, person, channel, "marble", "pay", {})
        assert it.choices == []
    it = await forging.complete(
        stage.world, stage.world.people["Finn"], stage.channels["turn"], "plan", "turn", {}
    )
    assert it.choices == []
