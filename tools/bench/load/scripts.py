"""Scripts of a load test: games computed in advance, and the commands that enter their actions."""

import random
from dataclasses import dataclass
from typing import Any

from bot.boards import load_board
from bot.engine.antike import Setup, Variant, apply, start
from bot.engine.antike import actions as antike
from bot.engine.antike.actions import Action, EndTurn
from bot.engine.antike.setup import eligible_nations
from bot.engine.purse import Purse
from bot.engine.terms import Nation
from bot.players.antike.policies import POLICIES, thoughts


@dataclass(frozen=True, slots=True)
class Script:
    """A game of four from its start: nations in the order of seats, actions, and the actor of each action."""

    nations: tuple[Nation, ...]
    actions: tuple[Action, ...]
    actors: tuple[Nation, ...]


def think_out(seed: int, turns: int) -> Script:
    """Return a script of `turns` turns of four `easy` players; it ends before a choice made by button."""
    board, variant = load_board("east"), Variant(4)
    setup = Setup(board, variant, eligible_nations(board, variant)[:4])
    chance = random.Random(f"load/{seed}")  # noqa: S311 - a game, no secret
    position, actions, actors, ended = start(setup), list[Action](), list[Nation](), 0
    while ended < turns and position.outcome is None and position.awaited is not None:
        for action in thoughts(position, POLICIES["easy"], chance):
            if isinstance(action, antike.TakeChip | antike.ChoosePersonage) or position.awaited is None:
                return Script(setup.nations, tuple(actions), tuple(actors))
            actions.append(action)
            actors.append(position.awaited)
            position, _ = apply(position, action)
            ended += isinstance(action, EndTurn)
    return Script(setup.nations, tuple(actions), tuple(actors))


def as_command(action: Action) -> tuple[str, dict[str, Any]]:
    """Return the command for an action and its options; raises `ValueError` if it has no command."""
    match action:
        case antike.Rondel(wedge=wedge) if wedge.startswith("maneuver"):
            return "maneuver", {"wedge": wedge}
        case antike.Rondel(wedge=wedge):
            return wedge, {}
        case antike.EndTurn():
            return "end-turn", {}
        case antike.Answer(fight=fight):
            return "answer", {"fight": fight}
        case antike.Learn(advance=advance):
            return "know-how", {"advances": advance}
        case antike.Trade(give=give, take=take):
            return "trade", {"give": _chips(give), "take": _chips(take)}
    return _in_a_place(action)


def _in_a_place(action: Action) -> tuple[str, dict[str, Any]]:
    match action:
        case antike.Temple(province=province):
            return "temple", {"provinces": province}
        case antike.Arm(province=province, legions=legions, galleys=galleys):
            return "arming", {"units": f"{_units(legions, galleys)} {province}"}
        case antike.Move(unit=unit, count=count, origin=origin, target=target):
            return "move", {"units": f"{count}{unit[0].upper()}", "from": origin, "to": target}
        case antike.Fight(province=province, unit=unit, nation=nation):
            return "fight", {"province": province, "unit": unit, "nation": nation}
        case antike.Conquer(province=province, legions=legions, galleys=galleys):
            return "conquer", {"province": province, "units": _units(legions, galleys)}
        case antike.Found(province=province) | antike.PickCity(province=province):
            return "found", {"provinces": province}
    raise ValueError(f"{action} has no command of its own")


def _units(legions: int, galleys: int) -> str:
    return " ".join(f"{count}{kind}" for count, kind in ((legions, "L"), (galleys, "G")) if count)


def _chips(purse: Purse) -> str:
    counts = (purse.marble, purse.iron, purse.gold, purse.coins)
    return " ".join(f"{count}{kind}" for count, kind in zip(counts, "migc", strict=True) if count)
