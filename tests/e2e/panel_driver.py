"""Driver that plays by the panel on the page: it reads the controls and presses sensible ones.

What a control does is read from its custom id, so the driver works in every language.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from bot.panel.requests import PanelRequest, Verb
from tests.discord_sandbox.page_driver import Page

MOST_PRESSES: Final = 60
"""Maximum presses in one turn; a turn that takes more is in a loop."""
_GROUPS: Final = 3
"""Maximum groups of units moved in one turn, so that turns do not get long."""
_PANEL: Final = (
    "[...document.querySelectorAll('.message.private')].filter(one => one.querySelector('.container')).at(-1)"
)
_READ: Final = f"""
const panel = {_PANEL};
const all = () => [...panel.querySelectorAll('[data-custom-id]')];
const seen = () => [panel.innerText, ...all().map((one) => one.dataset.customId)].join();
"""
_CONTROLS: Final = f"""
{_READ}
const [before] = arguments;
if (!panel || panel.querySelector('[aria-busy=true]') || seen() === before) return null;
const controls = [...panel.querySelectorAll('[data-custom-id]:enabled')].map((one) => ({{
  id: one.dataset.customId,
  label: one.innerText,
  main: one.matches('.primary'),
  values: [...one.parentElement.querySelectorAll('.menu-panel input')].map((input) => input.value),
}}));
return [panel.querySelector('.container').innerText, controls];
"""
_PRESS: Final = f"""
{_READ}
const [id, value] = arguments;
const before = seen();
const control = all().find((one) => one.dataset.customId === id);
control.scrollIntoView({{block: 'center'}});
control.click();
if (value === null) return before;
const menu = control.parentElement.querySelector('.menu-panel');
[...menu.querySelectorAll('input')].find((one) => one.value === value).click();
menu.querySelector('.menu-foot button')?.click();
return before;
"""
_END: Final = "."


class Press(NamedTuple):
    """A button, or an option of a menu."""

    id: str
    value: str | None
    label: str
    verb: Verb
    rest: str
    main: bool

    @property
    def plays(self) -> bool:
        """Whether the press plays an action."""
        return self.verb == "do"


class PanelDriver:
    """Player of whole turns; `looked` is called with the text of every page shown."""

    def __init__(self, page: Page, chance: Random, looked: Callable[[str], None] = lambda _: None) -> None:
        self.page = page
        self.chance = chance
        self.looked = looked
        self.played: Counter[str] = Counter()
        """Number of actions by the first character of their notation."""

    def turn(self, *, halt: Callable[[], bool] = lambda: False) -> None:
        """Press controls until the turn ends or `halt` returns True; fail after `MOST_PRESSES`."""
        seen: Counter[str] = Counter()
        for _ in range(MOST_PRESSES):
            if seen[_END] or halt():
                return
            press = self._chosen(self.presses(), seen)
            seen[press.rest] += 1
            seen[press.rest.partition(".")[0]] += not press.plays
            self.press(press)
        raise AssertionError(f"no end of the turn after {MOST_PRESSES} presses: {seen}")

    def presses(self) -> list[Press]:
        """Return all possible presses, once the bot has answered the previous one."""
        _, controls = self.page.until(_CONTROLS, what="the panel does not come to rest")
        return [press for control in controls for press in _read(control)]

    def press(self, press: Press) -> None:
        """Press a control, and wait for the page that follows."""
        before = self.page.script(_PRESS, press.id, press.value)
        text, _ = self.page.until(_CONTROLS, before, what=press.label)
        if press.plays:
            self.played[press.rest[0]] += 1
        self.looked(text)

    def _chosen(self, presses: Sequence[Press], seen: Counter[str]) -> Press:
        """Return the next press: conquests first, groups, foundings, other actions or pages, the end last."""
        deeds = [press for press in presses if press.plays and press.rest != _END]
        if stones := [press for press in deeds if press.rest.startswith("@") and press.main]:
            return self.chance.choice(stones)
        pages = [press for press in presses if press.verb == "go" and _worth(press, seen)]
        choices = [
            [press for press in deeds if press.rest.startswith("C ")],
            [press for press in pages if press.rest.startswith("group.")],
            [press for press in deeds if press.rest.startswith("F ")],
            deeds if not pages or self.chance.random() < 0.6 else pages,
            pages,
            deeds,
            [press for press in presses if press.rest == "more"],
            [press for press in presses if press.rest == _END],
            [press for press in presses if press.verb == "go"],
        ]
        chosen = next((each for each in choices if each), None)
        assert chosen, f"no way on from this page: {self.page.script(_READ + 'return seen()')}"
        return self.chance.choice(chosen)


def _worth(press: Press, seen: Counter[str]) -> bool:
    """Return whether a page is worth opening: not seen before, and not only leading back or on."""
    name, _, chosen = press.rest.partition(".")
    if name in {"more", "now", "stone", "trade"} or seen[press.rest]:
        return False
    return seen["group"] < _GROUPS if name == "group" else bool(chosen) or press.main or name == "cards"


def _read(control: dict[str, object]) -> list[Press]:
    """Return the presses of a control: one of a button, one of each option of a menu, none of a plan."""
    custom_id, label, main = str(control["id"]), str(control["label"]), bool(control["main"])
    try:
        request = PanelRequest.found(custom_id)
    except AssertionError:
        return []
    if request.planning:
        return []
    if request.verb != "pick":
        return [Press(custom_id, None, label, request.verb, request.rest, main)]
    values = [str(value) for value in control["values"]]  # type: ignore[attr-defined]
    asked = [(value, request.chosen(value)) for value in values]
    return [Press(custom_id, value, label, ask.verb, ask.rest, main) for value, ask in asked if ask]
