"""The application's emojis by icon, as decoration in buttons and menus.

Everything works without them, if Discord rejects one or someone deletes it.
"""

from collections.abc import Mapping
from typing import Any, Final

import discord

_KNOWN: Final[dict[str, discord.PartialEmoji]] = {}
"""Available emojis; empty until Discord has listed them."""
SAME: Final = {"maneuver-1": "maneuver", "maneuver-2": "maneuver"}
"""Icons that share the emoji of another."""


def emoji_for(icon: str) -> discord.PartialEmoji | None:
    """Return the emoji of an icon; None if there is none."""
    return _KNOWN.get(SAME.get(icon, icon))


def set_emojis(found: Mapping[str, discord.PartialEmoji]) -> None:
    """Set the available emojis, by icon."""
    _KNOWN.clear()
    _KNOWN.update(found)


def forget_emojis() -> None:
    """Forget all emojis until the next synchronisation."""
    _KNOWN.clear()


def without_emojis(view: discord.ui.View | discord.ui.LayoutView) -> bool:
    """Remove our emojis from a view; return whether there were any."""
    found = False
    for item in view.walk_children():
        inner: Any = item.item if isinstance(item, discord.ui.DynamicItem) else item
        for each in inner.options if isinstance(inner, discord.ui.Select) else [inner]:
            emoji = getattr(each, "emoji", None)
            if emoji is not None and emoji.id is not None:
                each.emoji, found = None, True
    return found
