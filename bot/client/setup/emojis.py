"""The application's own emojis by what they show: decoration beside words, in buttons and menus.

Where Discord does not take them, or somebody has removed one, everything works without.
"""

from collections.abc import Mapping
from typing import Any, Final

import discord

_KNOWN: Final[dict[str, discord.PartialEmoji]] = {}
"""What this process may show; empty until Discord has told which there are."""
SAME: Final = {"maneuver-1": "maneuver", "maneuver-2": "maneuver"}
"""Icons that are shown as another one."""


def emoji_for(icon: str) -> discord.PartialEmoji | None:
    """What shows an icon; None where there is none."""
    return _KNOWN.get(SAME.get(icon, icon))


def know_emojis(found: Mapping[str, discord.PartialEmoji]) -> None:
    """Show these from now on, by their icons."""
    _KNOWN.clear()
    _KNOWN.update(found)


def forget_emojis() -> None:
    """Show none any more, until they were looked through."""
    _KNOWN.clear()


def without_emojis(view: discord.ui.View | discord.ui.LayoutView) -> bool:
    """Take ours out of buttons and menus; returns whether there were any."""
    found = False
    for item in view.walk_children():
        inner: Any = item.item if isinstance(item, discord.ui.DynamicItem) else item
        for each in inner.options if isinstance(inner, discord.ui.Select) else [inner]:
            emoji = getattr(each, "emoji", None)
            if emoji is not None and emoji.id is not None:
                each.emoji, found = None, True
    return found
