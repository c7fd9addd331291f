"""Possible actions as buttons if they fit, else as menus."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.panel.context import BasicContext
from bot.panel.page import Block, PanelButton, rows, weight

_MOST_BUTTONS: Final = 10


class Section(NamedTuple):
    """Possible actions of one kind: heading, menu placeholder, menu name, and buttons."""

    head: str
    hint: str
    name: str
    presses: Sequence[PanelButton]

    def blocks(self, context: BasicContext, *, menu: bool) -> Sequence[Block]:
        """Return the section as a menu or as buttons; empty if there are none."""
        if not self.presses:
            return ()
        shown = context.menu(self.hint, self.presses, self.name) if menu else rows(self.presses)
        return (self.head, *shown)


def fit_sections(context: BasicContext, sections: Sequence[Section], room: int) -> Sequence[Block]:
    """Fit sections into the available room; the longest become menus first."""
    longest = sorted(sections, key=lambda section: -len(section.presses))
    found: list[Block] = []
    for count in range(len(sections) + 1):
        crowded = longest[:count]
        found = [
            b
            for s in sections
            for b in s.blocks(context, menu=s in crowded or len(s.presses) > _MOST_BUTTONS)
        ]
        if weight(found) <= room:
            break
    return found
