"""Makes the parts of a page for one player's view: each button with all that it needs to know."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.app import PlayerView
from bot.engine.antike import Phase, Position, legal, open_types
from bot.engine.antike.actions import Action, ActionType
from bot.engine.terms import Nation, Resource
from bot.i18n.catalogue import say
from bot.model.turns import Readers
from bot.notation.antike import print_turn
from bot.panel.antike.payment import paid_first, price_of
from bot.panel.page import Block, Look, Option, PanelButton, PanelMenu, Row
from bot.panel.requests import MOST_LETTERS, PanelRequest, Verb
from bot.text.antike.turn.turn_summary import lost_cities
from bot.text.names import place, resources
from bot.text.prices import brief

MOST_OPTIONS: Final = 25
"""Lines of one menu (Discord's limit)."""
_LABEL: Final = 80
_LINE: Final = 100


@dataclass(frozen=True, slots=True)
class PageContext:
    """A player's view, and which resource its owner wants to spend first."""

    view: PlayerView
    first: Resource | None = None

    @property
    def position(self) -> Position:
        """The position as it stands."""
        position: Position = self.view.position
        return position

    def place(self, province: str) -> str:
        """A province by its name."""
        return place(self.position.setup.board, province)

    def listed(self, kind: type[Action]) -> list[Action]:
        """The legal actions of one kind."""
        return [action for action in legal(self.position) if isinstance(action, kind)]

    def opens(self, kind: ActionType) -> bool:
        """Whether the phase is one in which such actions are tried."""
        return kind in open_types(self.position)

    def ask(self, verb: Verb, rest: str) -> PanelRequest:
        """What a press asks for, here and now."""
        planning = self.view.plan is not None
        return PanelRequest(verb, self.view.table.game.id, self.view.stamp, rest, self.first, planning)

    def go(self, label: str, page: str, look: Look = "plain", *, disabled: bool = False) -> PanelButton:
        """A button that leads to a page."""
        return PanelButton(label[:_LABEL], "" if disabled else str(self.ask("go", page)), look)

    def do(self, label: str, actions: Sequence[Action], look: Look = "main") -> PanelButton:
        """A button that does something."""
        return PanelButton(label[:_LABEL], str(self.ask("do", print_turn(actions))), look)

    def elsewhere(self, label: str, look: Look = "plain", *, planning: bool) -> PanelButton:
        """A button that leads to the plan of the next turn, or from there back to the table."""
        ask = replace(self.ask("go", "now"), planning=planning)
        return PanelButton(label[:_LABEL], str(ask), look)

    def option(self, label: str, actions: Sequence[Action], about: str = "") -> Option:
        """A line of a menu that does something."""
        return Option(label[:_LINE], f"do {print_turn(actions)}"[:MOST_LETTERS], about[:_LINE])

    def way(self, label: str, page: str, about: str = "") -> Option:
        """A line of a menu that leads to a page."""
        return Option(label[:_LINE], f"go {page}"[:MOST_LETTERS], about[:_LINE])

    def menu(self, hint: str, presses: Sequence[PanelButton], name: str) -> tuple[PanelMenu, ...]:
        """Buttons as lines of a menu, where there are too many of them."""
        asked = [(press.label, PanelRequest.found(press.ask)) for press in presses if press.ask]
        options = [Option(label[:_LINE], f"{ask.verb} {ask.rest}"[:MOST_LETTERS]) for label, ask in asked]
        return self.picks(hint, options, name)

    def picks(self, hint: str, options: Sequence[Option], name: str, most: int = 1) -> tuple[PanelMenu, ...]:
        """A menu, or several where one cannot hold all lines."""
        parts = [options[at : at + MOST_OPTIONS] for at in range(0, len(options), MOST_OPTIONS)]
        return tuple(
            PanelMenu(hint[:150], str(self.ask("pick", f"{name}{number}")), tuple(part), min(most, len(part)))
            for number, part in enumerate(parts)
        )

    def standing(self) -> str:
        """What the player holds, for the top of a page."""
        return say("panel-holds", held=resources(self.position.nations[self._nation].purse))

    def losses(self) -> tuple[Block, ...]:
        """A line about the cities taken from the player since their last turn; nothing where none was."""
        if not self.view.lost:
            return ()
        readers = Readers(self.view.table.names)
        return (say("panel-lost", losses=lost_cities(self.position.setup.board, self.view.lost, readers)),)

    @property
    def _nation(self) -> Nation:
        return self.view.seat.nation or self.position.mover

    def paying_row(self, page: str, kinds: Sequence[Resource]) -> tuple[Block, ...]:
        """Buttons that say what is spent first, where that makes a difference."""
        if not kinds:
            return ()
        ordinary = replace(self, first=None).go(say("panel-pay-default"), page, disabled=self.first is None)
        others = [
            replace(self, first=kind).go(
                say("panel-pay-first", resource=kind), page, disabled=self.first == kind
            )
            for kind in kinds
        ]
        return (say("panel-pay"), Row((ordinary, *others)))

    def back_row(self, *presses: PanelButton) -> Row:
        """The last row: on or out, one step back, the whole turn back; of a plan the way out of it."""
        may, turn = self.view.may_undo, self.position.phase
        step = PanelButton(say("panel-undo"), str(self.ask("back", "step")) if may else "")
        if self.view.plan is not None:
            return Row((*presses, step, self.elsewhere(say("plans-panel-close"), planning=False)))
        whole = PanelButton(say("panel-reset"), str(self.ask("back", "turn")) if may else "")
        return Row((*presses, step, whole) if turn is not Phase.PICK else (*presses, step))

    def price(self, action: Action, between: str = " + ") -> str:
        """What is paid for an action as it would be paid now, in short."""
        price = price_of(self.position, action)
        if price is None:
            return ""
        paid = getattr(paid_first(self.position, action, self.first), "pay", None)
        return brief(paid if paid is not None else price.default(self.position.current.purse), between)
