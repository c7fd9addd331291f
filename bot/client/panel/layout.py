"""Conversion of pages to Discord components."""

from typing import Any, Final

import discord

from bot.client.setup.emojis import emoji_for
from bot.panel import Page, PanelButton, PanelMenu, Row
from bot.render import Picture

_LOOKS: Final = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "strong": discord.ButtonStyle.danger,
}
_NOTHING: Final = "antike:off"
_COLOUR: Final = 0xA9782F
_MOST_LETTERS: Final = 3900
"""Characters of all texts together; Discord allows 4,000."""


def layout_view(page: Page, picture: Picture | None, note: str = "", icon: str = "") -> discord.ui.LayoutView:
    """Lay out picture, title and blocks in one column.

    `note` goes on top; `icon` precedes the title and shows whose page it is.
    """
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=_COLOUR)
    room, ids = _MOST_LETTERS, _Ids()
    title = " ".join(str(part) for part in ("###", emoji_for(icon), page.title) if part)
    head = f"{note}\n{title}" if note else title
    for block in (head, *page.blocks):
        if isinstance(block, str):
            if block and room > 0:
                box.add_item(discord.ui.TextDisplay(block[:room]))
            room -= len(block)
        else:
            box.add_item(_menu(block, ids) if isinstance(block, PanelMenu) else _buttons(block, ids))
        if block is head and picture is not None:
            box.add_item(_gallery(picture))
    view.add_item(box)
    return view


def _gallery(picture: Picture) -> discord.ui.MediaGallery[Any]:
    item = discord.MediaGalleryItem(f"attachment://{picture.filename}", description=picture.alt)
    return discord.ui.MediaGallery(item)


class _Ids:
    """Makes custom ids unique within a message, as Discord requires."""

    def __init__(self) -> None:
        self._taken: set[str] = set()

    def own(self, wanted: str) -> str:
        """Return the wanted id, with a suffix if it is already taken."""
        found, number = wanted, 1
        while found in self._taken:
            number += 1
            found = f"{wanted}#{number}"
        self._taken.add(found)
        return found


def _buttons(row: Row, ids: _Ids) -> discord.ui.ActionRow[Any]:
    return discord.ui.ActionRow(*(_button(press, ids) for press in row.presses))


def _button(press: PanelButton, ids: _Ids) -> discord.ui.Button[Any]:
    """Create a button; disabled buttons get a neutral id, so that they never take that of an enabled one."""
    return discord.ui.Button(
        label=press.label,
        emoji=emoji_for(press.icon),
        custom_id=ids.own(press.ask or _NOTHING),
        style=_LOOKS[press.look],
        disabled=not press.ask,
    )


def _menu(pick: PanelMenu, ids: _Ids) -> discord.ui.ActionRow[Any]:
    options = [
        discord.SelectOption(
            label=option.label,
            value=option.value,
            description=option.about or None,
            emoji=emoji_for(option.icon),
        )
        for option in pick.options
    ]
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=ids.own(pick.ask),
        placeholder=pick.placeholder,
        options=options,
        min_values=1,
        max_values=pick.most,
    )
    return discord.ui.ActionRow(select)
