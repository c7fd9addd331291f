"""Recorded actions as the commands that a player would write."""

from typing import Any

from bot.engine.antike import actions as antike
from bot.engine.antike.actions import Action

__all__ = ["as_command"]


def as_command(action: Action) -> tuple[str, dict[str, Any]]:
    """The command's name and its options."""
    match action:
        case antike.Rondel(wedge="maneuver-1" | "maneuver-2" as wedge):
            return "maneuver", {"wedge": wedge}
        case antike.Rondel(wedge=wedge):
            return wedge, {}
        case antike.Temple(province=province):
            return "temple", {"provinces": province}
        case antike.Arm(province=province, legions=legions, galleys=galleys):
            mix = " ".join(f"{count}{kind}" for count, kind in ((legions, "L"), (galleys, "G")) if count)
            return "arming", {"units": f"{mix} {province}"}
        case antike.Learn(advance=advance):
            return "know-how", {"advances": advance}
        case antike.Move(unit=unit, count=count, origin=origin, target=target):
            return "move", {"units": f"{count}{unit[0].upper()}", "from": origin, "to": target}
        case antike.Fight(province=province, unit=unit, nation=nation):
            return "fight", {"province": province, "unit": unit, "nation": nation}
        case antike.Conquer(province=province, legions=legions, galleys=galleys):
            mix = " ".join(f"{count}{kind}" for count, kind in ((legions, "L"), (galleys, "G")) if count)
            return "conquer", {"province": province, "units": mix}
        case antike.Found(province=province):
            return "found", {"provinces": province}
        case antike.Answer(fight=fight):
            return "answer", {"fight": fight}
        case antike.EndTurn():
            return "end-turn", {}
    raise AssertionError(f"{action} has no command of its own")
