"""Texts and components of messages, and pressing their buttons."""

from collections.abc import Iterator
from typing import Any

from discord_sandbox.state.models import Interaction, Message
from tests.cogs.table import TableTop


def texts(message: Message | None) -> str:
    """Return all texts of a message."""
    assert message is not None
    return "\n".join([message.content, *(part["content"] for part in parts(message) if "content" in part)])


def buttons(message: Message | None) -> dict[str, str]:
    """Return the custom ids of components, by label."""
    assert message is not None
    labelled = (part for part in parts(message) if part.get("label") and part.get("custom_id"))
    return {part["label"]: part["custom_id"] for part in labelled}


def labels(message: Message) -> list[str]:
    """Return the labels of all components."""
    return [part["label"] for part in parts(message) if "label" in part]


def parts(message: Message) -> Iterator[dict[str, Any]]:
    """Yield all components, nested ones after the one that contains them."""
    waiting = list(message.components)
    while waiting:
        part = waiting.pop(0)
        yield part
        waiting = [*part.get("components", ()), *waiting]


async def press_page(table: TableTop, who: str, shown: Interaction, label: str) -> Interaction:
    """Press a button by its label; the page itself changes, or the answer appears below it."""
    message = shown.original
    assert message is not None
    used = await table.sandbox.user(who).press(message, buttons(message)[label])
    assert used.state == "answered", used.state
    return used
