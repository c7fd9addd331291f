"""Buttons below public messages and refusals, which keep working after a restart."""

import re
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.app import CHOICES, SUBSTITUTE, AppError, Button, Caller, labelled
from bot.app.notifications.buttons import look_buttons, pay_button
from bot.app.turn.execution import answering
from bot.client.base import Interaction, caller_of
from bot.client.command_tree import Item, PressedItem
from bot.client.error_report_button import TEMPLATE, read_trail
from bot.client.lobby_components import LobbyButton
from bot.client.panel.show import show
from bot.client.responses import acknowledge, reply_privately
from bot.client.setup.permissions import check_permissions
from bot.i18n.catalogue import say
from bot.model import OrderRow
from bot.model.orders_plans import ORDER_ANSWERS
from bot.rulesets import ruleset, ruleset_of
from bot.text.error_report import format_error_trail
from bot.text.notifications.deadlines import format_deadline_reply
from bot.text.table.presence import format_presence_reply
from bot.text.table.seats import format_seat_reply
from bot.text.table.votes import format_press_reply, format_vote_reply
from bot.text.turns.plans import format_chosen_line

_STYLES: Final[dict[str, discord.ButtonStyle]] = {
    "": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "go": discord.ButtonStyle.success,
    "strong": discord.ButtonStyle.danger,
}


class _MessageButton(PressedItem, template=r"antike:nothing"):
    """Base of buttons below a game's messages; the result is shown privately to the user."""

    posts = True
    """Whether the action posts to the channel, so that the bot's permissions are checked first."""

    async def press(self, interaction: Interaction) -> None:
        """Acknowledge the press and act; the answer is private."""
        if self.posts:
            check_permissions(interaction)
        await acknowledge(interaction)
        named = "game" in self.match.groupdict()
        self.who = await caller_of(interaction, self.game if named else None)
        await self.act(interaction, self.who)

    @abstractmethod
    async def act(self, interaction: Interaction, who: Caller) -> None:
        """Perform the button's action."""


class AnswerButton(
    _MessageButton,
    template=r"antike:answer:(?P<game>\d{1,18}):(?P<revision>\d{1,18}):(?P<answer>[a-z][a-z0-9_-]{0,39})",
):
    """Answers a question that is asked outside the turn, by the key of the answer."""

    async def act(self, interaction: Interaction, who: Caller) -> None:
        """Submit the answer of the user, if they are the one asked."""
        app, script = interaction.client.app, answering(self.match["answer"])
        try:
            report = await app.play.submit(who, script, stamp=self.stamp)
        except AppError as error:
            if error.code == "stale":
                error.facts["answered"] = await app.queries.latest_answer(who)
            raise
        await reply_privately(interaction, ruleset_of(report.position).text.format_reply(report))


class OrderButton(
    _MessageButton, template=rf"antike:order:(?P<game>\d{{1,18}}):(?P<answer>{'|'.join(ORDER_ANSWERS)})"
):
    """Sets the default standing order of any player who presses it."""

    async def act(self, interaction: Interaction, who: Caller) -> None:
        """Store the order."""
        answer = next(each for each in ORDER_ANSWERS if each == self.match["answer"])
        order = OrderRow(who.user_id, None, None, answer)
        book = await interaction.client.app.orders.save(who, order, self.game)
        await reply_privately(interaction, ruleset(book.table.game.ruleset).text.format_orders_reply(book))


class PlanButton(
    _MessageButton, template=r"antike:plan:(?P<game>\d{1,18}):(?P<revision>\d{1,18}):(?P<what>play|show|pay)"
):
    """Plays a plan that awaits confirmation, or shows it to its author.

    A plan with an expensive way on the rondel is first shown with its price; `pay` confirms it.
    """

    def __init__(self, item: discord.ui.Item[Any], match: re.Match[str]) -> None:
        super().__init__(item, match)
        self.posts = match["what"] != "show"

    async def act(self, interaction: Interaction, who: Caller) -> None:
        """Play or show the plan."""
        app = interaction.client.app
        what = self.match["what"]
        view = None if what == "pay" else await app.plans.of(who)
        if what == "pay" or (what == "play" and not (view and view.outlook.asks_first)):
            report = await app.plans.play(who, self.stamp)
            await reply_privately(interaction, ruleset_of(report.position).text.format_reply(report))
            return
        if view is None or view.plan is None or view.table.game.id != self.game:
            raise AppError("no-plan")
        told = view.table.ruleset.text.format_plan(view.board, view.plan, view.outlook)
        if view.chosen is not None:
            told = f"{format_chosen_line(view.chosen)}\n{told}"
        shown = [pay_button(*self.stamp, view.outlook.way)] if what == "play" else []
        await reply_privately(interaction, f"{told}\n{say('plans-something-else')}", view=view_of(shown))


class PlanningButton(_MessageButton, template=r"antike:planning:(?P<game>\d{1,18})"):
    """Opens the page for planning the next turn, for any player."""

    posts = False

    async def act(self, interaction: Interaction, who: Caller) -> None:
        """Show the plan, or the turn itself once it has begun."""
        await show(interaction, self.game, planning=True)


class MuteButton(_MessageButton, template=r"antike:mute:(?P<wait>\d{1,18})"):
    """Mutes reminders for one turn or question."""

    posts = False

    async def act(self, interaction: Interaction, who: Caller) -> None:
        """Mute them for the user who is reminded."""
        await interaction.client.app.preferences.mute(who.user_id, int(self.match["wait"]))
        await reply_privately(interaction, say("wishes-muted"))


class LateButton(
    _MessageButton,
    template=(
        r"antike:late:(?P<wait>\d{1,18}):"
        rf"(?P<choice>{'|'.join(choice.key for choice in (*CHOICES, SUBSTITUTE))})"
    ),
):
    """Chooses what happens after a missed deadline."""

    async def act(self, interaction: Interaction, who: Caller) -> None:
        """Choose, or vote for the choice if several players must agree."""
        app, wait = interaction.client.app, int(self.match["wait"])
        if who.direct:  # the answer names the game there, where the message with the button disappears
            self.who = who = await caller_of(interaction, await app.queries.game_of(wait))
        if self.match["choice"] == SUBSTITUTE.key:
            result = await app.proposals.replace_late(who, wait)
            text = format_vote_reply(result.table, "vote", result.state, result.standing, again=result.again)
            await reply_privately(interaction, text)
            return
        outcome = await app.deadlines.choose(who, wait, self.match["choice"])
        await reply_privately(interaction, format_deadline_reply(outcome))


class VoteButton(_MessageButton, template=r"antike:vote:(?P<vote>\d{1,18}):(?P<yes>[01])"):
    """Votes for or against a proposal."""

    async def act(self, interaction: Interaction, who: Caller) -> None:
        """Cast the user's vote."""
        yes = self.match["yes"] == "1"
        result = await interaction.client.app.proposals.vote(who, int(self.match["vote"]), yes=yes)
        await reply_privately(
            interaction, format_press_reply(result.table, result.state, result.standing, yes=yes)
        )


class SeatButton(_MessageButton, template=r"antike:seat:(?P<offer>\d{1,18})"):
    """Claims a seat that is offered."""

    async def act(self, interaction: Interaction, who: Caller) -> None:
        """Give the seat to the user, or let its player keep it."""
        name = interaction.user.display_name
        table = await interaction.client.app.substitutes.take(who, int(self.match["offer"]), name)
        nations = table.nations_of(who.user_id) if table else ()
        looks = view_of(look_buttons(table.game.id)) if table else None
        await reply_privately(interaction, format_seat_reply(nations), view=looks)


class HereButton(_MessageButton, template=r"antike:here:(?P<game>\d{1,18}):(?P<person>\d{1,20})"):
    """Confirms a player's presence when the lobby is full."""

    async def act(self, interaction: Interaction, who: Caller) -> None:
        """Keep the user's seat."""
        confirmations = interaction.client.app.confirmations
        left = await confirmations.confirm(who, self.game, int(self.match["person"]))
        await reply_privately(interaction, format_presence_reply(left))


class TurnButton(_MessageButton, template=r"antike:turn:(?P<game>\d{1,18})"):
    """Opens the turn panel for any player."""

    async def act(self, interaction: Interaction, who: Caller) -> None:
        """Show the current page to the user."""
        await show(interaction, self.game)


class ReportButton(PressedItem, template=TEMPLATE):
    """Shows the error trail of a refusal; changes nothing."""

    async def press(self, interaction: Interaction) -> None:
        """Show the trail below the refusal."""
        await reply_privately(
            interaction, format_error_trail(read_trail(self.match), interaction.client.reports)
        )


BUTTONS: Final[tuple[type[_MessageButton | LobbyButton], ...]] = (
    AnswerButton,
    HereButton,
    LateButton,
    LobbyButton,
    VoteButton,
    MuteButton,
    OrderButton,
    PlanButton,
    PlanningButton,
    SeatButton,
    TurnButton,
)


def item_of(button: Button, row: int | None = None) -> Item:
    """Create the component for a message's button, whose label may be a key of the catalogue."""
    (named,) = labelled([button])
    style = _STYLES["strong" if named.strong else named.tone]
    return discord.ui.Button(label=named.label, custom_id=named.custom_id, style=style, row=row)


def view_of(buttons: Sequence[Button]) -> discord.ui.View:
    """Create the view of a message's buttons.

    It is stopped at once so that discord.py does not keep it; presses are dispatched by custom id.
    """
    view = discord.ui.View(timeout=None)
    for button in buttons:
        view.add_item(item_of(button))
    view.stop()
    return view
