"""Construction of page elements for a player's view; each button encodes its whole request."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, TypeVar

from bot.app import PlayerView
from bot.engine.payment import Price
from bot.engine.rondel import RondelPosition
from bot.engine.terms import UNITS, Nation, ProvinceId, Resource, Unit
from bot.i18n.catalogue import say
from bot.i18n.lines import ENTRIES, LABEL, fitting
from bot.model.turns import Readers
from bot.panel.page import Block, Look, Option, PagePicture, PanelButton, PanelMenu, Row, rows
from bot.panel.payment import paid_first
from bot.panel.requests import MOST_LETTERS, PanelRequest, Verb
from bot.text.names import mix, place, resources
from bot.text.position.next_steps import ended_by_founding
from bot.text.prices import brief
from bot.text.turns.catch_up import format_unfinished

_Action = TypeVar("_Action")


@dataclass(frozen=True, slots=True)
class BasicContext(ABC):
    """A player's view, with the resource to spend first; extended by each ruleset."""

    view: PlayerView
    first: Resource | None = None
    omitted: ClassVar[tuple[type[Any], ...]]
    """Events left out of the turn so far."""

    @property
    def position(self) -> RondelPosition:
        """The current position."""
        position: RondelPosition = self.view.position
        return position

    @abstractmethod
    def opens(self, kind: Any) -> bool:
        """Return whether the phase allows this type of action."""

    @abstractmethod
    def price_of(self, action: Any) -> Price | None:
        """Return the current price of an action; None for types of action without a price."""

    def paid(self, action: Any) -> Any:
        """Return the action with its payment."""
        return paid_first(lambda _, each: self.price_of(each))(self.position, action, self.first)

    def format_turn_so_far(self) -> list[str]:
        """Format the player's actions of the turn so far, one sentence each."""
        kept = [event for event in self.view.happened if not isinstance(event, self.omitted)]
        text, board = self.view.table.ruleset.text, self.position.setup.board
        return text.format_events(board, kept, Readers(you=self.nation))

    def score_line(self) -> str:
        """Format all scores on one line."""
        return self.view.table.ruleset.text.score_line(self.position)

    def can_reset_turn(self) -> bool:
        """Whether the whole turn can be undone here."""
        return True

    def aside(self, besides: str = "") -> tuple[PanelButton, ...]:
        """Return buttons for actions possible at any time of the turn, except the page `besides`."""
        return ()

    def place(self, province: str) -> str:
        """Return the name of a province."""
        return place(self.position.setup.board, province)

    def legal(self) -> Sequence[Any]:
        """Return all legal actions."""
        return self.view.table.ruleset.rules.legal(self.position)

    def legal_of_type(self, kind: type[_Action]) -> list[_Action]:
        """Return the legal actions of one type."""
        return [action for action in self.legal() if isinstance(action, kind)]

    def legal_by_province(self, kind: type[Any]) -> dict[ProvinceId, list[Any]]:
        """Return the legal actions of one type by the province that they concern."""
        found: dict[ProvinceId, list[Any]] = {}
        for action in self.legal_of_type(kind):
            found.setdefault(action.province, []).append(action)
        return found

    def notation(self, actions: Sequence[Any]) -> str:
        """Return actions in the notation of custom ids."""
        return self.view.table.ruleset.notation.print_turn(actions)

    def ask(self, verb: Verb, rest: str) -> PanelRequest:
        """Return the request of a press on this page."""
        planning = self.view.plan is not None
        return PanelRequest(verb, self.view.table.game.id, self.view.stamp, rest, self.first, planning)

    def go(
        self, label: str, page: str, look: Look = "plain", *, disabled: bool = False, icon: str = ""
    ) -> PanelButton:
        """Create a button that opens a page."""
        return PanelButton(label[:LABEL], "" if disabled else str(self.ask("go", page)), look, icon)

    def do(self, label: str, actions: Sequence[Any], look: Look = "main", *, icon: str = "") -> PanelButton:
        """Create a button that performs actions."""
        return PanelButton(label[:LABEL], str(self.ask("do", self.notation(actions))), look, icon)

    def fits(self, actions: Sequence[Any]) -> bool:
        """Return whether the actions fit in one button's custom id."""
        return self.ask("do", self.notation(actions)).is_within_limit

    def fits_line(self, actions: Sequence[Any]) -> bool:
        """Return whether the actions fit in one menu option."""
        return len(_action_value(self.notation(actions))) <= MOST_LETTERS

    def plan_link(self, label: str, look: Look = "plain", *, planning: bool) -> PanelButton:
        """Create a button to the plan of the next turn, or back from it."""
        ask = replace(self.ask("go", "now"), planning=planning)
        return PanelButton(label[:LABEL], str(ask), look)

    def option(self, label: str, actions: Sequence[Any], *about: str, icon: str = "") -> Option:
        """Create a menu option that performs actions; the first description in `about` that fits is shown."""
        value = _action_value(self.notation(actions))[:MOST_LETTERS]
        return Option(fitting(label), value, fitting(*about) if about else "", icon)

    def way(self, label: str, page: str, about: str = "") -> Option:
        """Create a menu option that opens a page."""
        return Option(fitting(label), f"go {page}"[:MOST_LETTERS], fitting(about))

    def menu(self, hint: str, presses: Sequence[PanelButton], name: str) -> tuple[PanelMenu, ...]:
        """Convert buttons to options of a menu, if there are too many."""
        asked = [(press, PanelRequest.found(press.ask)) for press in presses if press.ask]
        options = [
            Option(fitting(press.label), f"{ask.verb} {ask.rest}"[:MOST_LETTERS], icon=press.icon)
            for press, ask in asked
        ]
        return self.picks(hint, options, name)

    def picks(self, hint: str, options: Sequence[Option], name: str, most: int = 1) -> tuple[PanelMenu, ...]:
        """Create a menu, or several numbered ones if there are too many options."""
        parts = [options[at : at + ENTRIES] for at in range(0, len(options), ENTRIES)]
        hints = [hint] * len(parts)
        if len(parts) > 1:
            hints = [
                say("panel-part", hint=hint, number=i, count=len(parts)) for i in range(1, len(parts) + 1)
            ]
        return tuple(
            PanelMenu(head[:150], str(self.ask("pick", f"{name}{number}")), tuple(part), min(most, len(part)))
            for number, (head, part) in enumerate(zip(hints, parts, strict=True))
        )

    def standing(self) -> str:
        """Format what the player holds, for the top of a page."""
        return say("panel-holds", held=resources(self.position.nations[self.nation].purse))

    def founding_ends(self, ready: Iterable[tuple[Unit, ProvinceId, int, int]]) -> str:
        """Describe what founding a city would end, to append to a site; "" if nothing.

        `ready` are the groups that can still move.
        """
        ends = ended_by_founding(self.legal())
        if ends == "nothing":
            return ""
        counts = dict.fromkeys(UNITS, 0)
        for unit, _, _, count in ready if ends == "moves" else ():
            counts[unit] += count
        return say("panel-founding-ends", ends=ends, units=mix(*counts.values()), count=sum(counts.values()))

    def losses(self) -> tuple[Block, ...]:
        """Return a line about cities taken from the player since their last turn, if any."""
        if not self.view.lost:
            return ()
        table, board = self.view.table, self.position.setup.board
        lost = table.ruleset.text.lost_cities(board, self.view.lost, Readers(table.names))
        told = say("panel-lost", losses=lost)
        # The loss may be taken back while the turn that brought it goes on.
        recent = table.ruleset.rules.losses(self.view.happened, table.nations_of(self.view.seat.user_id))
        return (f"{told} {format_unfinished(self.position)}" if recent else told,)

    @property
    def nation(self) -> Nation:
        """The player's nation."""
        nation: Nation = self.view.seat.nation or self.position.mover
        return nation

    def paying_row(self, page: str, kinds: Sequence[Resource]) -> tuple[Block, ...]:
        """Return buttons to choose the resource spent first, if it makes a difference."""
        if not kinds:
            return ()
        coins = "coins" in kinds
        usual = say("panel-pay-default", coins=coins)
        ordinary = replace(self, first=None).go(usual, page, disabled=self.first is None)
        others = [
            replace(self, first=kind).go(
                say("panel-pay-first", resource=kind), page, disabled=self.first == kind, icon=kind
            )
            for kind in kinds
        ]
        return (say("panel-pay", coins=coins), Row((ordinary, *others)))

    def last_row(self, *presses: PanelButton) -> Row:
        """Return the last row: given buttons, undo step, undo turn; for a plan, the way out of it."""
        may, shown = self.view.may_undo, (*presses, *(self.aside() if self.view.acts else ()))
        if self.view.undo_asks and self.view.plan is None:
            # Like the button of `/undo`, it asks the players who must agree.
            vote = f"antike:undo:{self.view.table.game.id}:{self.view.stamp}"
            return Row((*shown, PanelButton(say("panel-undo-ask"), vote)))
        step = PanelButton(say("panel-undo"), str(self.ask("back", "step")) if may else "")
        if self.view.plan is not None:
            return Row((*shown, step, self.plan_link(say("plans-panel-close"), planning=False)))
        reset = say("panel-reset", stops=self.view.reset_stops)
        whole = PanelButton(reset, str(self.ask("back", "turn")) if may else "")
        return Row((*shown, step, whole) if self.can_reset_turn() else (*shown, step))

    def leaving(self, page: str, *presses: PanelButton, besides: str = "") -> tuple[Row, ...]:
        """Return the last row of a page with a choice, including the way back."""
        return rows([*presses, self.go(say("panel-other"), page), *self.aside(besides or page)])

    def on(self) -> PanelButton:
        """Create the button to the end of the turn."""
        return self.go(say("panel-on"), "more", "good")

    def price(self, action: Any, between: str = " + ") -> str:
        """Format what would be paid for an action, briefly."""
        price = self.price_of(action)
        if price is None:
            return ""
        paid = getattr(self.paid(action), "pay", None)
        return brief(paid if paid is not None else price.default(self.position.current.purse), between)

    def latest(self, since: type[Any] | None = None) -> str | None:
        """Return the province of the latest event, for a close-up; stop at an event of type `since`."""
        for event in reversed(self.view.happened):
            if since is not None and isinstance(event, since):
                return None
            if (province := getattr(event, "target", None) or getattr(event, "province", None)) is not None:
                return str(province)
        return None

    def picture_of(self, places: Iterable[ProvinceId], since: type[Any] | None = None) -> PagePicture:
        """Return the picture frame: provinces with a button and that of the latest event.

        Everything that can be pressed is visible, and the frame does not change between presses.
        """
        shown, latest = set(places), self.latest(since)
        if not shown:
            return PagePicture(latest)
        return PagePicture(around=tuple(sorted(shown if latest is None else {*shown, latest})))


def _action_value(notation: str) -> str:
    """Return the value of an option that performs actions."""
    return f"do {notation}"
