"""Every variant, from `/game new` to the winner, with nothing but commands and buttons.

Computer players choose the actions. One game is short enough for every run; with `ANTIKE_LONG=1` all are
played to their ordinary targets.
"""

import os
from pathlib import Path
from random import Random

import pytest

from bot.boards import BOARDS
from bot.engine.antike import Position, legal
from bot.engine.antike.actions import Action, ChoosePersonage, Conquer, Move, TakeChip, Trade
from bot.engine.purse import Purse
from bot.players.antike.policies import POLICIES, thoughts
from tests.cogs.antike.test_variant_option import Room, opened_room
from tests.cogs.table import CHANNEL
from tests.drawing import TinyRenderer
from tests.e2e.entering import as_command

pytestmark = pytest.mark.slow

LONG = pytest.mark.skipif(not os.environ.get("ANTIKE_LONG"), reason="takes minutes; ANTIKE_LONG=1 runs it")
PEOPLE = ("Ada", "Ben", "Chloe", "Dario", "Elif", "Finn")
MOST_ACTIONS = 2000


@pytest.mark.parametrize(
    ("people", "options"),
    [
        pytest.param(2, {"variant": "doubled, goal 2"}, id="S10 to 2"),
        pytest.param(3, {"board": "west", "variant": "goal 12"}, id="X1", marks=LONG),
        pytest.param(4, {"variant": "expert", "nations": 4}, id="X2", marks=LONG),
        pytest.param(3, {"variant": "military", "nations": 3}, id="X3", marks=LONG),
        pytest.param(5, {"board": "west", "variant": "one city", "nations": 5}, id="X4", marks=LONG),
        pytest.param(2, {"variant": "four nations"}, id="S9", marks=LONG),
        pytest.param(2, {"variant": "doubled", "board": "west"}, id="S10", marks=LONG),
        pytest.param(6, {"variant": "draw", "nations": 6, "board": "west"}, id="S2", marks=LONG),
    ],
)
async def test_a_variant_is_played_to_its_end(
    tmp_path: Path, people: int, options: dict[str, object]
) -> None:
    chance = Random(str(options))
    async with opened_room(tmp_path, draws=TinyRenderer(BOARDS)) as room:
        await room.seat(*PEOPLE[:people], **options)
        for _ in range(MOST_ACTIONS):
            here = await room.position()
            if here.outcome is not None:
                break
            await _enter(room, here, _chosen(chance, here))
        assert here.outcome is not None
        assert here.outcome.winner in here.nations
        assert "over" in await room.all("Ada", "marble")


def _chosen(chance: Random, here: Position) -> Action:
    """Return the action of a computer player, if a command can express it exactly; else a random one."""
    wanted = thoughts(here, POLICIES["medium"], chance)[0]
    return wanted if _sayable(wanted) else chance.choice([each for each in legal(here) if _sayable(each)])


def _sayable(action: Action) -> bool:
    if isinstance(action, Move):
        return action.actions_left is None
    return not (isinstance(action, Conquer) and action.give_up)


async def _enter(room: Room, here: Position, action: Action) -> None:
    """Enter an action as its player would; asserts that the log is one action longer."""
    who = await room.awaited()
    before = (await room.game()).length
    if isinstance(action, TakeChip | ChoosePersonage):
        used = await room.sandbox.user(who).command("marble", CHANNEL)
        wanted = action.resource if isinstance(action, TakeChip) else action.personage
        assert used.original is not None
        buttons = [button for row in used.original.components for button in row["components"]]
        custom_id = next(each["custom_id"] for each in buttons if each["custom_id"].endswith(wanted))
        await room.sandbox.user(who).press(used.original, custom_id)
    elif isinstance(action, Trade):
        await room.all(who, "trade", give=_chips(action.give), take=_chips(action.take))
    else:
        name, options = as_command(action)
        await room.all(who, name, **options)
    after = await room.game()
    assert after.length == before + 1, (here, action)


def _chips(purse: Purse) -> str:
    return " ".join(f"{count}{name[0]}" for name, count in zip(Purse._fields, purse, strict=True) if count)
