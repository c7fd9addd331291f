"""A whole game of Duellum on either board, with nothing but commands, against the real client.

Chance chooses the actions, every type as often; the reply of each command is looked at.
"""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.engine.duellum import Position, legal
from bot.engine.duellum import actions as duellum
from bot.engine.duellum.actions import Action, Move
from bot.engine.purse import Purse
from tests.cogs.antike.test_variant_option import opened_room
from tests.cogs.table import CHANNEL
from tests.engine.duellum.playing import pick

pytestmark = pytest.mark.slow

MOST_ACTIONS = 2500


def _mix(legions: int | None, galleys: int | None) -> str:
    return " ".join(f"{count}{kind}" for count, kind in ((legions, "L"), (galleys, "G")) if count)


def _chips(purse: Purse) -> str:
    return " ".join(f"{count}{name[0]}" for name, count in zip(Purse._fields, purse, strict=True) if count)


def as_command(action: Action) -> tuple[str, dict[str, Any]]:
    """The command's name and its options, as a player would write them."""
    match action:
        case duellum.Rondel(wedge="maneuver-1" | "maneuver-2" as wedge):
            return "maneuver", {"wedge": wedge}
        case duellum.Rondel(wedge=wedge, chip=None):
            return wedge, {}
        case duellum.Rondel(wedge=wedge, chip=chip):
            return wedge, {"chip": chip}
        case duellum.Temple(province=province):
            return "temple", {"provinces": province}
        case duellum.Wall(province=province):
            return "wall", {"provinces": province}
        case duellum.Arm(province=province, legions=legions, galleys=galleys):
            return "arming", {"units": f"{_mix(legions, galleys)} {province}"}
        case duellum.Learn(advance=advance):
            return "know-how", {"advances": advance}
    return _with_pieces(action)


def _with_pieces(action: Action) -> tuple[str, dict[str, Any]]:
    match action:
        case duellum.TakeCard(card=card):
            return "card take", {"card": card}
        case duellum.EndTurn():
            return "end-turn", {}
        case duellum.Recruit(legions=legions, galleys=galleys):
            return "recruit", {"units": _mix(legions, galleys)}
        case duellum.Trade(give=give, take=take):
            return "trade", {"give": _chips(give), "take": _chips(take)}
    return _in_a_place(action)


def _in_a_place(action: Action) -> tuple[str, dict[str, Any]]:
    match action:
        case duellum.Move(unit=unit, count=count, origin=origin, target=target):
            return "move", {"units": f"{count}{unit[0].upper()}", "from": origin, "to": target}
        case duellum.Conquer(province=province, legions=legions, galleys=galleys):
            return "conquer", {"province": province, "units": _mix(legions, galleys)}
        case duellum.Found(province=province, resource=resource):
            return "found", {"provinces": f"{province}:{resource}"}
        case duellum.PlayCard():
            return "card play", _card(action)
    raise AssertionError(f"no command for {action}")


def _card(action: duellum.PlayCard) -> dict[str, Any]:
    told: dict[str, Any] = {"card": action.card, "province": action.province, "unit": action.unit}
    told["units"] = _mix(action.legions, action.galleys)
    told["take"] = _chips(action.take) if action.take else None
    return {name: value for name, value in told.items() if value}


def _chosen(chance: Random, here: Position) -> Action:
    """Any that a command can say exactly: it always moves the freshest units."""
    sayable = [each for each in legal(here) if not (isinstance(each, Move) and each.actions_left is not None)]
    return pick(chance, sayable)


@pytest.mark.parametrize("board", ["punic", "hellenic"])
async def test_a_game_is_played_to_its_end(tmp_path: Path, board: str) -> None:
    chance, used = Random(board), set[str]()
    async with opened_room(tmp_path) as room:
        await room.seat("Ada", "Ben", ruleset="duellum", board=board, variant="goal 2")
        for _ in range(MOST_ACTIONS):
            here: Any = await room.position()
            if here.outcome is not None:
                break
            action = _chosen(chance, here)
            name, options = as_command(action)
            before, who = (await room.game()).length, await room.awaited()
            told = await room.all(who, name, **options)
            assert (await room.game()).length == before + 1, (action, told)
            used.add(name)
        assert here.outcome is not None
        assert here.outcome.winner in here.nations
        assert "over" in await room.all("Ada", "marble")
        assert {"end-turn", "found", "recruit", "wall", "temple"} <= used


async def test_the_cards_are_shown_to_whoever_asks(tmp_path: Path) -> None:
    async with opened_room(tmp_path) as room:
        await room.seat("Ada", "Ben", ruleset="duellum", board="punic")
        for name in ("Ada", "Ben"):
            told = await room.all(name, "card show")
            assert "On display" in told
            assert "22" in told
        who = await room.awaited()
        assert "has no such choice" not in await room.all(who, "gold")
        used = await room.sandbox.user(who).command("answer", CHANNEL, fight=True)
        assert used.original is not None
        assert "Antike Duellum" in used.original.content
