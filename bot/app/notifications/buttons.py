"""Buttons under messages; each carries all its data in its custom id, so it works after a restart."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from bot.engine.ruleset import Question
from bot.i18n.catalogue import has_message, say
from bot.i18n.escaping import plain
from bot.model import GameRow, OwnGame
from bot.model.orders_plans import ORDER_ANSWERS
from bot.model.people import FOLLOW_MODES, FollowMode

Tone = Literal["", "main", "go"]


@dataclass(frozen=True, slots=True)
class Button:
    """A button under a message; `strong` marks one with a cost.

    Until the message is sent, the label is a key of the catalogue, as the reader's language decides.
    """

    label: str
    custom_id: str
    strong: bool = False
    tone: Tone = ""
    """Emphasis: `main` for the most usual choice, `go` for one that starts something."""


LOOKS: Final = ("board", "changes", "around")


def answer_id(game_id: int, revision: int, answer: str) -> str:
    """Return the custom id of a button that answers a question by the answer's key."""
    return f"antike:answer:{game_id}:{revision}:{answer}"


def answer_buttons(game_id: int, revision: int, question: Question) -> tuple[Button, ...]:
    """Return buttons to answer a question, for the player asked, while the game is at `revision`.

    Answers other than the default are emphasised.
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
    """Return buttons that set the default order of a player of the table."""
    return tuple(
        Button(f"button-order-{answer}", f"antike:order:{game_id}:{answer}") for answer in ORDER_ANSWERS
    )


def plan_buttons(game_id: int, revision: int, offered: str) -> tuple[Button, ...]:
    """Return buttons to play a plan that is `ready`, and to view it, for the player who wrote it."""
    label = "button-plan-change" if offered == "ready" else "button-plan-why"
    show = Button(label, f"antike:plan:{game_id}:{revision}:show")
    play = play_plan_button(game_id, revision, "button-plan-play")
    return (play, show) if offered == "ready" else (show,)


def play_plan_button(game_id: int, revision: int, label: str = "plans-panel-play") -> Button:
    """Return the button that plays a plan that is `ready`, for the player who wrote it."""
    return Button(label, f"antike:plan:{game_id}:{revision}:play", strong=True)


def pay_button(game_id: int, revision: int, way: int) -> Button:
    """Return the button that plays a plan with a costly path, once its author has seen the price."""
    return Button(say("plans-pay", count=way), f"antike:plan:{game_id}:{revision}:pay", strong=True)


def turn_button(game_id: int, *, answer: bool = False) -> Button:
    """Return the button that opens the panel of a player of the table, for a turn or to `answer`."""
    return Button(say("panel-answer" if answer else "panel-open"), f"antike:turn:{game_id}", tone="main")


def look_buttons(game_id: int, *, begun: bool = True) -> tuple[Button, ...]:
    """Return buttons for ephemeral pictures: the whole board, the changes, and the player's own area.

    There are no changes before anybody has begun to play.
    """
    looks = [what for what in LOOKS if begun or what != "changes"]
    return tuple(Button(f"button-look-{what}", f"antike:look:{game_id}:{what}") for what in looks)


def own_buttons(own: OwnGame) -> tuple[Button, ...]:
    """Return buttons for a listed game of a user: its panel if it waits for the user, and the board."""
    game_id = own.game.id
    board = Button(say("own-board", id=str(game_id)), f"antike:look:{game_id}:board")
    if own.wait is None:
        return (board,)
    label = say("own-turn", id=str(game_id), kind=own.wait.kind)
    return Button(label, f"antike:turn:{game_id}", tone="main"), board


def own_page_button(before: int, *, forward: bool) -> Button:
    """Return the button to another page of a list of a user's games, which begins after `before` games."""
    return Button(say("own-next-page" if forward else "own-page-before"), f"antike:own:{before}")


def own_follow_button(game_id: int) -> Button:
    """Return the button for how a user follows a game, in a list of their games."""
    return Button(say("own-follow", id=str(game_id)), f"antike:follow:{game_id}:ask")


def undo_button(game_id: int) -> Button:
    """Return the button that undoes the player's last action."""
    return Button("button-undo", f"antike:undo:{game_id}")


def planning_button(game_id: int, *, planned: bool = False) -> Button:
    """Return the button that opens the plan of a player of the table for their next turn."""
    return Button("plans-panel-change" if planned else "plans-panel-open", f"antike:planning:{game_id}")


def plan_form_button(game_id: int, *, again: bool = False) -> Button:
    """Return the button of a form to type the next turn's plan; `again` keeps the text typed before."""
    return Button("plans-form-again" if again else "plans-form-open", f"antike:plan-form:{game_id}")


def play_this_button(practice_id: int) -> Button:
    """Return the button that applies a practice game's actions to the real game, as turn or as plan."""
    return Button("button-play-this", f"antike:play-this:{practice_id}", tone="go")


def vote_buttons(vote_id: int) -> tuple[Button, ...]:
    """Return buttons to agree to a vote or to reject it."""
    return (
        Button("button-vote-yes", f"antike:vote:{vote_id}:1"),
        Button("button-vote-no", f"antike:vote:{vote_id}:0"),
    )


def rematch_button(game_id: int) -> Button:
    """Return the button to propose a rematch or to join it, for players of the table."""
    return Button("button-rematch", f"antike:rematch:{game_id}", tone="main")


def rematch_withdrawal_button(game_id: int) -> Button:
    """Return the button by which a player withdraws the agreement to a rematch."""
    return Button("button-rematch-off", f"antike:rematch:{game_id}:off")


def follow_button(game_id: int) -> Button:
    """Return the button by which a spectator chooses how often to get news of a game."""
    return Button("button-follow", f"antike:follow:{game_id}:ask")


def follow_id(game_id: int, mode: FollowMode | None) -> str:
    """Return the custom id of a button that follows a game in a mode; None to stop."""
    return f"antike:follow:{game_id}:{mode or 'off'}"


def follow_buttons(game_id: int, chosen: FollowMode | None) -> tuple[Button, ...]:
    """Return buttons to follow a game in each mode, and to stop."""
    ways = [
        Button(f"button-follow-{mode}", follow_id(game_id, mode), tone="main" if mode == chosen else "")
        for mode in FOLLOW_MODES
    ]
    stop = [] if chosen is None else [Button("button-follow-off", follow_id(game_id, None))]
    return (*ways, *stop)


def here_button(game_id: int, user_id: int, name: str | None = None) -> Button:
    """Return the button to confirm presence, for the user named, or for the reader of a direct message."""
    label = "button-here" if name is None else say("presence-button", name=plain(name))
    return Button(label, f"antike:here:{game_id}:{user_id}", tone="go")


def end_buttons(game: GameRow, *, again: bool = True) -> tuple[Button, ...]:
    """Return buttons after the end of a game: replay and statistics; with `again`, rematch and a new game."""
    others = (rematch_button(game.id), Button("button-again", f"antike:again:{game.id}"))
    looks = (
        Button("button-replay", f"antike:replay:{game.id}"),
        Button("button-stats", f"antike:stats:{game.id}"),
    )
    return (*others, *looks) if again and game.origin != "practice" else looks


def try_id(game_id: int, turn: int) -> str:
    """Return the custom id of a button that starts a practice game after the first `turn` turns."""
    return f"antike:try:{game_id}:{turn}"


def try_buttons(game_id: int, turns: Sequence[int]) -> tuple[Button, ...]:
    """Return buttons to replay turns in a practice game, numbered like the report's turning points."""
    return tuple(
        Button(say("report-try", number=number), try_id(game_id, turn - 1))
        for number, turn in enumerate(turns, 1)
    )


def seat_button(offer_id: int) -> Button:
    """Return the button to take an offered seat."""
    return Button("button-seat-take", f"antike:seat:{offer_id}", strong=True)


def packed(buttons: Sequence[Button]) -> list[list[Any]]:
    """Return buttons as JSON for the outbox; `unpacked` is the inverse."""
    return [[button.label, button.custom_id, button.strong, button.tone] for button in buttons]


def unpacked(kept: Sequence[Sequence[Any]]) -> tuple[Button, ...]:
    """Return buttons from the outbox's JSON."""
    return tuple(Button(*one) for one in kept)


def labelled(buttons: Sequence[Button]) -> tuple[Button, ...]:
    """Return buttons as sent, with labels in the current language; labels that are no keys are kept."""
    return tuple(
        replace(button, label=say(button.label)) if has_message(button.label) else button
        for button in buttons
    )
