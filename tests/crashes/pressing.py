"""Presses of buttons while bots are killed: steps on the panel, and votes."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bot.engine.antike import Position
from bot.engine.antike.actions import Action, Rondel
from bot.engine.rondel import wedge_price
from discord_sandbox.state.models import Channel, Interaction, Message, Person
from discord_sandbox.web import actions
from tests.crashes.harness import CrashHarness, ViolationError


def on_panel(position: Position, action: Action) -> bool:
    """Return whether the panel's first page has a button for the action that asks for nothing more."""
    if not isinstance(action, Rondel) or action.pay is not None or position.current.owes_chip:
        return False
    return wedge_price(position.current.wedge, action.wedge).total == 0


def _controls(components: Sequence[dict[str, Any]]) -> Iterator[str]:
    for component in components:
        if "custom_id" in component and not component.get("disabled"):
            yield str(component["custom_id"])
        yield from _controls(component.get("components", ()))
        if "accessory" in component:
            yield from _controls([component["accessory"]])


def control_in(message: Message, game_id: int, line: str) -> str | None:
    """Return the custom id of the button that enters this line of notation; None if there is none."""
    does = re.compile(rf"antike:do:{game_id}:\d+:{re.escape(line)}(#\d+)?")
    return next(filter(does.fullmatch, _controls(message.components)), None)


def press_of(
    harness: CrashHarness, person: Person, message: Message, custom_id: str
) -> Callable[[], Interaction]:
    """Return a function by which a person presses a button."""
    return lambda: actions.press(harness.world, person, message, custom_id)


def _vote(harness: CrashHarness, place: Channel, vote: int) -> Message | None:
    """Return the latest message with buttons for a vote; None if there is none."""
    no = _no(vote)
    messages = reversed(harness.world.messages_in(place))
    return next((message for message in messages if no in _controls(message.components)), None)


def _no(vote: int) -> str:
    return f"antike:vote:{vote}:0"


def has_vote(harness: CrashHarness, place: Channel, vote: int) -> bool:
    """Return whether a message with buttons for the vote has been posted."""
    return _vote(harness, place, vote) is not None


def vote_press(harness: CrashHarness, person: Person, place: Channel, vote: int) -> Callable[[], Interaction]:
    """Return a function by which a person votes no; it raises `ViolationError` if there are no buttons."""

    def press() -> Interaction:
        message = _vote(harness, place, vote)
        if message is None:
            raise ViolationError(f"vote {vote} has no buttons")
        return actions.press(harness.world, person, message, _no(vote))

    return press
