"""Actions of Duellum as the commands that a player would write."""

from random import Random
from typing import Any

from bot.engine.duellum import Position, legal
from bot.engine.duellum import actions as duellum
from bot.engine.duellum.actions import Action, Move
from bot.engine.purse import Purse
from bot.players.duellum import think
from tests.engine.duellum.playing import pick

_GREEDY = 0.2
"""Probability of a greedy player's action: then a game takes some 400 actions."""


def _mix(legions: int | None, galleys: int | None) -> str:
    return " ".join(f"{count}{kind}" for count, kind in ((legions, "L"), (galleys, "G")) if count)


def _chips(purse: Purse) -> str:
    return " ".join(f"{count}{name[0]}" for name, count in zip(Purse._fields, purse, strict=True) if count)


def as_command(action: Action) -> tuple[str, dict[str, Any]]:
    """Return a command's name and options, as a player would write them; raises `AssertionError` if none."""
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


def chosen(chance: Random, here: Position, used: set[str], greedy: float = _GREEDY) -> Action:
    """Return a random action that a command can express exactly, of an unused command if possible.

    Moves are of the freshest units. With probability `greedy`, if no command is unused, it is the action of a
    greedy player, or the game would be long.
    """
    sayable = [each for each in legal(here) if not (isinstance(each, Move) and each.actions_left is not None)]
    unseen = [each for each in sayable if as_command(each)[0] not in used]
    if not unseen and chance.random() < greedy:
        (thought,) = think(here, "greedy", chance)
        return thought if thought in sayable else pick(chance, sayable)
    return pick(chance, unseen or sayable)
