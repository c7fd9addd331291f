"""A whole game, from `/game new` to the winner, played on panels except for the lobby.

When the client leaves, every request is checked against Discord's limits and API description, as in all
such tests.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from bot.engine.antike import Position, legal
from bot.engine.antike.actions import Action, EndTurn, Rondel
from bot.engine.terms import RESOURCES
from bot.notation.antike import parse_turn
from bot.panel import PanelRequest
from bot.players.antike.policies import POLICIES, thoughts
from tests.cogs.antike.test_variant_option import Room, opened_room
from tests.cogs.table import CHANNEL

pytestmark = pytest.mark.slow

if TYPE_CHECKING:
    from discord_sandbox.state.models import Message

LONG = pytest.mark.skipif(not os.environ.get("ANTIKE_LONG"), reason="takes minutes; ANTIKE_LONG=1 runs it")
PEOPLE = ("Ada", "Ben", "Chloe", "Dario")
MOST_PRESSES = 6000
_PAGES = 6
"""Maximum pages opened in search of the wanted action before another one is played."""


class Press(NamedTuple):
    """An enabled button or a menu option of a panel."""

    ask: PanelRequest
    custom_id: str
    value: str | None

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that it plays; empty if it plays none."""
        first, _, rest = self.ask.rest.partition("~")
        return parse_turn(rest if first in RESOURCES else self.ask.rest) if self.ask.verb == "do" else ()


def _presses(components: list[dict[str, Any]]) -> Iterator[Press]:
    for part in components:
        match = re.fullmatch(PanelRequest.PATTERN, part.get("custom_id", ""))
        if match is not None and not part.get("disabled"):
            ask = PanelRequest.read(match)
            for option in part.get("options", []):
                if (chosen := ask.chosen(option["value"])) is not None:
                    yield Press(chosen, part["custom_id"], option["value"])
            if ask.verb in {"go", "do"}:
                yield Press(ask, part["custom_id"], None)
        yield from _presses(part.get("components", []))


def _same(one: Action, other: Action) -> bool:
    """Return whether both have the same type, and for `Rondel` the same wedge; the payment is ignored."""
    if type(one) is not type(other):
        return False
    return not isinstance(one, Rondel) or one.wedge == getattr(other, "wedge", None)


class _Hand:
    """A player's panel, which goes from page to page until it finds the wanted action."""

    def __init__(self, room: Room, name: str, chance: Random) -> None:
        self.player = room.sandbox.user(name)
        self.chance = chance
        self.shown: Message | None = None
        self.seen: set[str] = set()

    async def open(self) -> None:
        it = await self.player.command("turn", CHANNEL)
        assert it.original is not None
        self.shown, self.seen = it.original, set()

    async def press(self, position: Position, wanted: Action) -> None:
        assert self.shown is not None
        found = list(_presses(self.shown.components))
        deeds = [press for press in found if press.actions]
        meant = [press for press in deeds if _same(press.actions[0], wanted)]
        new = [press for press in found if press.ask.verb == "go" and press.ask.rest not in self.seen]
        if not meant and (not new or len(self.seen) >= _PAGES):
            meant = [press for press in deeds if not isinstance(press.actions[0], EndTurn)] or deeds
        assert meant or new, (wanted, position.phase, list(legal(position))[:5])
        chosen = self.chance.choice(meant or new)
        self.seen.add(chosen.ask.rest)
        it = await self.player.press(self.shown, chosen.custom_id, *([chosen.value] if chosen.value else []))
        assert it.state == "answered", chosen


@pytest.mark.parametrize(
    ("people", "options"),
    [
        pytest.param(2, {"variant": "doubled, goal 1"}, id="two"),
        pytest.param(3, {"nations": 3, "variant": "goal 3"}, id="three", marks=LONG),
    ],
)
async def test_a_game_is_played_on_panels_to_its_end(
    tmp_path: Path, people: int, options: dict[str, object]
) -> None:
    chance = Random(str(options))
    async with opened_room(tmp_path) as room:
        await room.seat(*PEOPLE[:people], **options)
        hands: dict[str, _Hand] = {}
        length, here, wanted = -1, await room.position(), None
        for _ in range(MOST_PRESSES):
            game = await room.game()
            if wanted is None or game.length != length:
                length, here = game.length, await room.position()
                if here.outcome is not None:
                    break
                name = await room.awaited()
                hand = hands.setdefault(name, _Hand(room, name, chance))
                wanted = thoughts(here, POLICIES["greedy"], chance)[0]
                await hand.open()
            await hand.press(here, wanted)
        assert here.outcome is not None, f"{length} actions and no end"
        presses = [entry for entry in room.sandbox.log.entries if entry["path"].endswith("/callback")]
        assert len(presses) > length, "all of it was pressed"
        assert "over" in await room.all("Ada", "marble")
