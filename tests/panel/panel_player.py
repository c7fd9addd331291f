"""Player on a phone, who opens the panel, presses what it shows, and counts the taps."""

from collections.abc import Iterator
from typing import Any

from bot.engine.terms import Nation
from discord_sandbox.state.models import Message
from tests.cogs.table import CHANNEL, PLAYERS, TableTop

Json = dict[str, Any]
_OPENS = "Take your turn"
_BUTTON, _MENU, _TEXT, _GALLERY = 2, 3, 10, 12


def _parts(components: list[Json]) -> Iterator[Json]:
    for part in components:
        yield part
        yield from _parts(part.get("components", []))


class PanelPlayer:
    """Player with a panel; `open` or `lay` comes first."""

    def __init__(self, table: TableTop, nation: Nation) -> None:
        self.table = table
        self.player = table.sandbox.user(PLAYERS[nation])
        self.taps = 0
        self._shown: Message | None = None

    @property
    def shown(self) -> Message:
        """Message with the panel."""
        assert self._shown is not None, "the panel is not open"
        return self._shown

    def _all(self, kind: int) -> list[Json]:
        return [part for part in _parts(self.shown.components) if part["type"] == kind]

    @property
    def text(self) -> str:
        """All text of the panel."""
        return "\n".join(part["content"] for part in self._all(_TEXT))

    @property
    def alt(self) -> str:
        """The alt text of the picture."""
        return "\n".join(item["description"] for part in self._all(_GALLERY) for item in part["items"])

    @property
    def labels(self) -> list[str]:
        """Labels of the enabled buttons."""
        return [part["label"] for part in self._all(_BUTTON) if not part.get("disabled")]

    @property
    def main(self) -> list[str]:
        """Labels of the enabled buttons in the primary colour, which suggest what to do next."""
        blue = [
            button for button in self._all(_BUTTON) if button["style"] == 1 and not button.get("disabled")
        ]
        return [button["label"] for button in blue]

    @property
    def dead(self) -> list[str]:
        """Labels of the disabled buttons."""
        return [part["label"] for part in self._all(_BUTTON) if part.get("disabled")]

    @property
    def options(self) -> list[str]:
        """Labels of all menus' options."""
        return [option["label"] for menu in self._all(_MENU) for option in menu["options"]]

    def about(self, label: str) -> str:
        """Return the description of a menu's option; "" if it has none."""
        return next(
            str(option.get("description", ""))
            for menu in self._all(_MENU)
            for option in menu["options"]
            if option["label"] == label
        )

    def most(self, label: str) -> int:
        """Return how many options can be chosen in the menu that has one."""
        menus = [menu for menu in self._all(_MENU) if label in (each["label"] for each in menu["options"])]
        return int(menus[0].get("max_values", 1))

    async def open(self, board: Message | None = None) -> None:
        """Open the panel with the button below a board's message, or with the command if that is None."""
        if board is None:
            it = await self.player.command("turn", CHANNEL)
        else:
            buttons = [part for part in _parts(board.components) if part["type"] == _BUTTON]
            it = await self.player.press(board, next(b["custom_id"] for b in buttons if b["label"] == _OPENS))
        assert it.state == "answered", it.state
        assert it.original is not None
        assert it.original.ephemeral_for is not None, "the panel is private"
        self._shown = it.original
        self.taps += 1

    def lay(self, message: Message) -> None:
        """Continue with a panel that was opened otherwise."""
        self._shown = message

    async def press(self, message: Message, custom_id: str, *values: str) -> None:
        """Press a component of any message, such as an old panel; this does not count as a tap."""
        it = await self.player.press(message, custom_id, *values)
        assert it.state == "answered", it.state
        self._shown = message

    def custom_id(self, label: str, which: int = 1) -> str:
        """Return the custom id of the enabled button with a label, the first or a later one."""
        found = [part for part in self._all(_BUTTON) if part["label"] == label and not part.get("disabled")]
        assert found, f"{label!r} is not among {self.labels} (dead: {self.dead})"
        return str(found[which - 1]["custom_id"])

    async def tap(self, label: str, which: int = 1) -> None:
        """Press a button by its label."""
        await self.press(self.shown, self.custom_id(label, which))
        self.taps += 1

    async def wedge(self, name: str) -> None:
        """Press a wedge's button, and confirm it if the way costs something."""
        found = [label for label in self.labels if label == name or label.startswith(f"{name} · ")]
        assert len(found) == 1, f"{name!r} is not among {self.labels} (dead: {self.dead})"
        await self.tap(found[0])
        if go := next((label for label in self.labels if label.startswith("Move for ")), None):
            await self.tap(go)

    async def choose(self, *labels: str) -> None:
        """Choose options in a menu; in a multiple choice, confirming is one more tap."""
        for menu in self._all(_MENU):
            values = [option["value"] for option in menu["options"] if option["label"] in labels]
            if values:
                await self.press(self.shown, menu["custom_id"], *values)
                self.taps += 2 if menu.get("max_values", 1) == 1 else 2 + len(values)
                return
        raise AssertionError(f"{labels} are not among {self.options}")
