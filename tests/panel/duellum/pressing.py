"""A player who presses buttons on Duellum's pages, without Discord in between; taps are counted."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.app import PlayerView
from bot.app.turn.payments import outcome
from bot.engine.duellum import Position
from bot.engine.duellum.events import Event
from bot.engine.errors import RuleError
from bot.engine.terms import Resource
from bot.notation.duellum import parse_turn
from bot.panel import Page, PanelButton, PanelMenu, PanelRequest, Row, page_of
from bot.panel.duellum.builder import script_of
from bot.panel.page import Option
from tests.panel.limits import ROW, check_sent, read_ask, view_of

DUELLUM = replace(ROW, ruleset="duellum", board="punic")


def view(position: Position, happened: Sequence[Event] = ()) -> PlayerView:
    """Return the mover's view."""
    return view_of(position, position.setup.nations, DUELLUM, tuple(happened))


class Presser:
    """A player with the panel open; every page is checked against Discord's limits."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.happened: list[Event] = []
        self.taps = 1
        """The number of taps, including the one that opens the panel."""
        self.page = self.shown("")

    def shown(self, asked: str, first: Resource | None = None) -> Page:
        """Return a page of the current position."""
        page = page_of(view(self.position, self.happened), asked, first)
        check_sent(page)
        return page

    @property
    def text(self) -> str:
        """The title and all text blocks."""
        return "\n".join([self.page.title, *(block for block in self.page.blocks if isinstance(block, str))])

    def _presses(self) -> Iterator[PanelButton]:
        for block in self.page.blocks:
            if isinstance(block, Row):
                yield from block.presses

    def _menus(self) -> Iterator[PanelMenu]:
        return (block for block in self.page.blocks if isinstance(block, PanelMenu))

    @property
    def labels(self) -> list[str]:
        """The labels of enabled buttons."""
        return [press.label for press in self._presses() if press.ask]

    @property
    def dead(self) -> list[str]:
        """The labels of disabled buttons."""
        return [press.label for press in self._presses() if not press.ask]

    @property
    def options(self) -> dict[str, Option]:
        """The options of all menus by label."""
        return {option.label: option for menu in self._menus() for option in menu.options}

    def tap(self, label: str, which: int = 1) -> None:
        """Press an enabled button: the first with that label, or the one numbered `which`."""
        found = [press for press in self._presses() if press.label == label and press.ask]
        assert len(found) >= which, f"{label!r} is not among {self.labels} (dead: {self.dead})"
        self.taps += 1
        self._carry_out([read_ask(found[which - 1].ask)])

    def choose(self, *labels: str) -> None:
        """Open a menu and choose options; if it allows several, confirming them is another tap."""
        for menu in self._menus():
            chosen = [option for option in menu.options if option.label in labels]
            if chosen:
                assert len(chosen) <= menu.most
                asks = [ask for option in chosen if (ask := read_ask(menu.ask).chosen(option.value))]
                self.taps += 2 if menu.most == 1 else 2 + len(chosen)
                self._carry_out(asks)
                return
        raise AssertionError(f"{labels} are not among {list(self.options)}")

    def _carry_out(self, asks: Sequence[PanelRequest]) -> None:
        if asks[0].verb == "go":
            self.page = self.shown(asks[0].rest, asks[0].first)
            return
        assert asks[0].verb == "do"
        actions = parse_turn("; ".join(ask.rest for ask in asks))
        found = outcome(self.position, script_of(actions, asks[0].first))
        if found is None:
            raise RuleError("not-now", allowed=())
        before, (self.position, events) = self.position, found
        if self.position.mover != before.mover or self.position.outcome is not None:
            self.happened = []
        else:
            self.happened += events
        self.page = self.shown("", asks[0].first)
