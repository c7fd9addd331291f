"""The buttons under messages; each carries all it needs in its custom id, so it works after a restart."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from bot.engine.ruleset import Question
from bot.i18n.catalogue import has, say
from bot.i18n.escaping import plain
from bot.model import GameRow, OrderAnswer, OwnGame
from bot.model.people import FOLLOW_MODES, FollowMode

Tone = Literal["", "main", "go"]


@dataclass(frozen=True, slots=True)
class Button:
    """A button under a message; `strong` is the one that spends something.

    The label is a key of the catalogue until the message is sent: its reader's language decides.
    """

    label: str
    custom_id: str
    strong: bool = False
    tone: Tone = ""
    """How it stands out: as what most people want, or as what begins something."""


LOOKS: Final = ("board", "changes", "around")
ORDER_LABELS: Final[dict[OrderAnswer, str]] = {
    "ask": "button-order-ask",
    "fight": "button-order-fight",
    "peace": "button-order-peace",
}


def answer_id(game_id: int, revision: int, answer: str) -> str:
    """The custom id of a button that answers a question, by the answer's key."""
    return f"antike:answer:{game_id}:{revision}:{answer}"


def answer_buttons(game_id: int, revision: int, question: Question) -> tuple[Button, ...]:
    """To answer a question, for whoever is asked, as long as the game stands at that revision.

    What is not done by default stands out.
    """
    return tuple(
        Button(
            f"button-{question.key}-{answer}",
            answer_id(game_id, revision, answer),
            strong=answer != question.default,
        )
        for answer in question.answers
    )


def order_buttons(game_id: int) -> tuple[Button, ...]:
    """A player's default order in one press, for whoever of the table presses."""
    return tuple(Button(label, f"antike:order:{game_id}:{answer}") for answer, label in ORDER_LABELS.items())


def plan_buttons(game_id: int, revision: int, offered: str) -> tuple[Button, ...]:
    """To play a plan that is `ready` or only to look at it, for the one who wrote it."""
    label = "button-plan-change" if offered == "ready" else "button-plan-why"
    show = Button(label, f"antike:plan:{game_id}:{revision}:show")
    play = Button("button-plan-play", f"antike:plan:{game_id}:{revision}:play", strong=True)
    return (play, show) if offered == "ready" else (show,)


def pay_button(game_id: int, revision: int, way: int) -> Button:
    """Plays a plan whose way is dear, after its writer has seen what it costs."""
    return Button(say("plans-pay", count=way), f"antike:plan:{game_id}:{revision}:pay", strong=True)


def turn_button(game_id: int) -> Button:
    """Opens the panel, for whoever of the table presses it."""
    return Button(say("panel-open"), f"antike:turn:{game_id}", tone="main")


def look_buttons(game_id: int) -> tuple[Button, ...]:
    """Pictures for whoever presses alone: the whole board, what has changed, and one's own part of it."""
    return tuple(Button(f"button-look-{what}", f"antike:look:{game_id}:{what}") for what in LOOKS)


def own_buttons(own: OwnGame) -> tuple[Button, ...]:
    """To go on in one of one's games from a list of them: the panel where it waits for one, and the board."""
    game_id = own.game.id
    turn = Button(say("own-turn", id=str(game_id)), f"antike:turn:{game_id}", tone="main")
    board = Button(say("own-board", id=str(game_id)), f"antike:look:{game_id}:board")
    return (turn, board) if own.wait is not None else (board,)


def own_page_button(page: int, *, forward: bool) -> Button:
    """Another page of a list of one's games."""
    return Button(say("own-next-page" if forward else "own-page-before"), f"antike:own:{page}")


def own_follow_button(game_id: int) -> Button:
    """How one follows a game, out of a list of one's games."""
    return Button(say("own-follow", id=str(game_id)), f"antike:follow:{game_id}:ask")


def undo_button(game_id: int) -> Button:
    """Takes back what the one who presses did last."""
    return Button("button-undo", f"antike:undo:{game_id}")


def planning_button(game_id: int, *, planned: bool = False) -> Button:
    """Opens the plan of the next turn, for whoever of the table presses it."""
    return Button("plans-panel-change" if planned else "plans-panel-open", f"antike:planning:{game_id}")


def plan_form_button(game_id: int, *, again: bool = False) -> Button:
    """Opens a form in which the plan of the next turn is typed, with what was typed `again`."""
    return Button("plans-form-again" if again else "plans-form-open", f"antike:plan-form:{game_id}")


def play_this_button(practice_id: int) -> Button:
    """Makes what was tried in a practice game the turn of the real one, or the plan."""
    return Button("button-play-this", f"antike:play-this:{practice_id}", tone="go")


def vote_buttons(vote_id: int) -> tuple[Button, ...]:
    """To agree to a vote or not, for whoever is asked."""
    return (
        Button("button-vote-yes", f"antike:vote:{vote_id}:1"),
        Button("button-vote-no", f"antike:vote:{vote_id}:0"),
    )


def rematch_button(game_id: int) -> Button:
    """To ask for a rematch, or to be in, for whoever of the table presses."""
    return Button("button-rematch", f"antike:rematch:{game_id}", tone="main")


def follow_button(game_id: int) -> Button:
    """Asks an onlooker how often they want to hear of a game."""
    return Button("button-follow", f"antike:follow:{game_id}:ask")


def follow_id(game_id: int, mode: FollowMode | None) -> str:
    """The custom id of a button that follows a game so, or not any more."""
    return f"antike:follow:{game_id}:{mode or 'off'}"


def follow_buttons(game_id: int, chosen: FollowMode | None) -> tuple[Button, ...]:
    """The ways to follow a game, and to stop."""
    ways = [
        Button(f"button-follow-{mode}", follow_id(game_id, mode), tone="main" if mode == chosen else "")
        for mode in FOLLOW_MODES
    ]
    stop = [] if chosen is None else [Button("button-follow-off", follow_id(game_id, None))]
    return (*ways, *stop)


def here_button(game_id: int, user_id: int, name: str | None = None) -> Button:
    """To say that one is there, for the one named, or for whoever reads it alone."""
    label = "button-here" if name is None else say("presence-button", name=plain(name))
    return Button(label, f"antike:here:{game_id}:{user_id}", tone="go")


def end_buttons(game: GameRow) -> tuple[Button, ...]:
    """What somebody may want once a game is over: another like it, to see it again, how all have fared."""
    again = (rematch_button(game.id), Button("button-again", f"antike:again:{game.id}"))
    looks = (
        Button("button-replay", f"antike:replay:{game.id}"),
        Button("button-stats", f"antike:stats:{game.id}"),
    )
    return looks if game.origin == "practice" else (*again, *looks)


def try_id(game_id: int, turn: int) -> str:
    """The custom id of the button that tries a game out from how it stood after so many turns."""
    return f"antike:try:{game_id}:{turn}"


def try_buttons(game_id: int, turns: Sequence[int]) -> tuple[Button, ...]:
    """To play turns of a game anew, numbered as the report has them."""
    return tuple(
        Button(say("report-try", number=number), try_id(game_id, turn - 1))
        for number, turn in enumerate(turns, 1)
    )


def seat_button(offer_id: int) -> Button:
    """To take a seat that is offered."""
    return Button("button-seat-take", f"antike:seat:{offer_id}", strong=True)


def packed(buttons: Sequence[Button]) -> list[list[Any]]:
    """Buttons as JSON, as the outbox keeps them; `unpacked` reads them back."""
    return [[button.label, button.custom_id, button.strong, button.tone] for button in buttons]


def unpacked(kept: Sequence[Sequence[Any]]) -> tuple[Button, ...]:
    """Buttons out of the JSON that the outbox keeps."""
    return tuple(Button(*one) for one in kept)


def labelled(buttons: Sequence[Button]) -> tuple[Button, ...]:
    """As they are sent, in the language spoken; a label that is no text of the catalogue stays as it is."""
    return tuple(
        replace(button, label=say(button.label)) if has(button.label) else button for button in buttons
    )
