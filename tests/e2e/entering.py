"""Recorded actions as the commands that a player would type."""

from typing import Any

from bot.engine.antike import actions as antike
from bot.engine.antike.actions import Action


def _mix(legions: int, galleys: int) -> str:
    return " ".join(f"{count}{kind}" for count, kind in ((legions, "L"), (galleys, "G")) if count)


def as_command(action: Action) -> tuple[str, dict[str, Any]]:
    """Return the command's name and its options; raises `AssertionError` for an action without a command."""
    if isinstance(action, antike.Rondel):
        if action.wedge.startswith("maneuver"):
            return "maneuver", {"wedge": action.wedge}
        return action.wedge, {}
    if isinstance(action, antike.EndTurn):
        return "end-turn", {}
    if isinstance(action, antike.Answer):
        return "answer", {"fight": action.fight}
    return _in_a_place(action)


def _in_a_place(action: Action) -> tuple[str, dict[str, Any]]:
    match action:
        case antike.Temple(province=province):
            return "temple", {"provinces": province}
        case antike.Arm(province=province, legions=legions, galleys=galleys):
            return "arming", {"units": f"{_mix(legions, galleys)} {province}"}
        case antike.Learn(advance=advance):
            return "know-how", {"advances": advance}
        case antike.Move(unit=unit, count=count, origin=origin, target=target):
            return "move", {"units": f"{count}{unit[0].upper()}", "from": origin, "to": target}
        case antike.Fight(province=province, unit=unit, nation=nation):
            return "fight", {"province": province, "unit": unit, "nation": nation}
        case antike.Conquer(province=province, legions=legions, galleys=galleys):
            return "conquer", {"province": province, "units": _mix(legions, galleys)}
        case antike.Found(province=province) | antike.PickCity(province=province):
            return "found", {"provinces": province}
    raise AssertionError(f"{action} has no command of its own")
