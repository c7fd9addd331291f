"""What founding a city would end, in words behind what can be founded."""

from collections.abc import Collection, Iterable

from bot.engine.terms import UNITS, ProvinceId, Unit
from bot.i18n.catalogue import say
from bot.i18n.lists import join
from bot.panel.context import BasicContext
from bot.text.names import units


def tell_end(
    context: BasicContext, ended: Collection[str], ready: Iterable[tuple[Unit, ProvinceId, int, int]]
) -> str:
    """Which of the actions that cannot be done afterwards could still be done now; nothing where none could.

    `ready` are the groups that can still move.
    """
    kinds = {action.type for action in context.legal()} & set(ended)
    if not kinds:
        return ""
    counts = dict.fromkeys(UNITS, 0)
    if "move" in kinds:
        for unit, _, _, count in ready:
            counts[unit] += count
    told = join([units(count, unit) for unit, count in counts.items() if count])
    ends = "moves" if told else "wedge"
    return say("panel-founding-ends", ends=ends, units=told, count=sum(counts.values()))
