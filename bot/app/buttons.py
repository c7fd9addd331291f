"""The buttons under messages; each carries all it needs in its custom id, so it works after a restart."""

from dataclasses import dataclass
from typing import Final

from bot.store import OrderAnswer
from bot.words.speech import say

__all__ = [
    "ORDER_LABELS",
    "Button",
    "answer_id",
    "motion_buttons",
    "order_buttons",
    "plan_buttons",
    "seat_button",
    "turn_button",
]


@dataclass(frozen=True, slots=True)
class Button:
    """A button under a message; `strong` is the one that spends something."""

    label: str
    custom_id: str
    strong: bool = False


ORDER_LABELS: Final[dict[OrderAnswer, str]] = {
    "ask": "Ask me",
    "fight": "Always fight",
    "peace": "Keep peace",
}


def answer_id(game_id: int, revision: int, *, fights: bool) -> str:
    """The custom id of a button that answers a demand."""
    return f"antike:answer:{game_id}:{revision}:{int(fights)}"


def order_buttons(game_id: int) -> tuple[Button, ...]:
    """A player's default order in one press, for whoever of the table presses."""
    return tuple(Button(label, f"antike:order:{game_id}:{answer}") for answer, label in ORDER_LABELS.items())


def plan_buttons(game_id: int, revision: int, offered: str) -> tuple[Button, ...]:
    """To play a plan that is `ready` or only to look at it, for the one who wrote it."""
    show = Button("Change it" if offered == "ready" else "Show why", f"antike:plan:{game_id}:{revision}:show")
    play = Button("Play it", f"antike:plan:{game_id}:{revision}:play", strong=True)
    return (play, show) if offered == "ready" else (show,)


def turn_button(game_id: int) -> Button:
    """Opens the panel, for whoever of the table presses it."""
    return Button(say("panel-open"), f"antike:turn:{game_id}")


def motion_buttons(motion_id: int) -> tuple[Button, ...]:
    """To agree to a motion or not, for whoever is asked."""
    return (
        Button("Yes", f"antike:motion:{motion_id}:1"),
        Button("No", f"antike:motion:{motion_id}:0"),
    )


def seat_button(offer_id: int) -> Button:
    """To take a seat that is offered."""
    return Button("Take the seat", f"antike:seat:{offer_id}", strong=True)
