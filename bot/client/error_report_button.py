"""The “Report” button below a refusal, whose custom id holds the whole error trail."""

import re
from typing import Final

import discord

from bot.i18n.catalogue import say
from bot.text.error_report import ErrorTrail

TEMPLATE: Final = (
    r"antike:report:(?P<game>\d{1,18}):(?P<length>\d{1,18}):(?P<hash>[0-9a-f]{1,64}):(?P<tried>.{1,80})"
)
_LONGEST: Final = 100
_LEFT_OUT: Final = "…"


def report_view(trail: ErrorTrail) -> discord.ui.View:
    """Create a view with only the button."""
    view = discord.ui.View(timeout=None)
    return view.add_item(discord.ui.Button(label=say("trail-button"), custom_id=_custom_id(trail)))


def read_trail(match: re.Match[str]) -> ErrorTrail:
    """Parse the trail from a custom id."""
    return ErrorTrail(int(match["game"]), int(match["length"]), match["hash"], match["tried"])


def _custom_id(trail: ErrorTrail) -> str:
    """Encode a trail; of long commands the first actions are omitted, as the log has them all."""
    head = f"antike:report:{trail.game}:{trail.length}:{trail.hash}:"
    told, rest = trail.tried, trail.tried.split("; ")
    while len(head) + len(told) > _LONGEST and len(rest) > 1:
        rest = rest[1:]
        told = "; ".join([_LEFT_OUT, *rest])
    return f"{head}{told}"[:_LONGEST]
