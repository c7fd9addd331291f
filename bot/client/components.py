"""The buttons under the table's messages, and under refusals; they work after any restart."""

import re
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.app import CHOICES, SUBSTITUTE, AppError, Button, Caller
from bot.app.notifications.buttons import pay_button
from bot.app.turn.execution import answering
from bot.client.base import AntikeClient, caller_of
from bot.client.command_tree import Item, PressedItem
from bot.client.error_report_button import TEMPLATE, read_trail
from bot.client.lobby_components import LobbyButton
from bot.client.panel.show import show
from bot.client.responses import acknowledge, whisper
from bot.client.setup.permissions import check_permissions
from bot.i18n.catalogue import say
from bot.model import OrderAnswer, OrderRow
from bot.rulesets import ruleset, ruleset_of
from bot.text.error_report import format_error_trail
from bot.text.notifications.deadlines import format_deadline_reply
from bot.text.notifications.preferences import format_muted
from bot.text.plans import format_chosen_line
from bot.text.table.presence import format_presence_reply
from bot.text.table.seats import format_seat_reply
from bot.text.table.votes import format_press_reply, format_vote_reply

_STYLES: Final[dict[str, discord.ButtonStyle]] = {
    "": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "go": discord.ButtonStyle.success,
    "strong": discord.ButtonStyle.danger,
}
_ANSWERS: Final[dict[str, OrderAnswer]] = {"ask": "ask", "fight": "fight", "peace": "peace"}


class _MessageButton(PressedItem, template=r"antike:nothing"):
    """A button of a message about a game; whoever presses it is told privately what has come of it."""

    tells = True
    """Whether the table is told of what it does, so that the bot has to be able to write there."""

    async def press(self, interaction: "discord.Interaction[AntikeClient]") -> None:
        """Acknowledge, and do it; the answer is for the one who pressed."""
        if self.tells:
            check_permissions(interaction)
        await acknowledge(interaction)
        named = "game" in self.match.groupdict()
        self.who = await caller_of(interaction, self.game if named else None)
        await self.act(interaction, self.who)

    @abstractmethod
    async def act(self, interaction: "discord.Interaction[AntikeClient]", who: Caller) -> None:
        """What the button does."""


class AnswerButton(
    _MessageButton,
    template=r"antike:answer:(?P<game>\d{1,18}):(?P<revision>\d{1,18}):(?P<answer>[a-z][a-z0-9_-]{0,39})",
):
    """Answers a question that is asked besides the turn, by the answer's key."""

    async def act(self, interaction: "discord.Interaction[AntikeClient]", who: Caller) -> None:
        """Answer for the one who pressed, if that is the one asked."""
        script = answering(self.match["answer"])
        report = await interaction.client.app.play.submit(who, script, stamp=self.stamp)
        await whisper(interaction, ruleset_of(report.position).text.format_reply(report))


class OrderButton(_MessageButton, template=r"antike:order:(?P<game>\d{1,18}):(?P<answer>ask|fight|peace)"):
    """The default standing order of whoever of the table presses it."""

    async def act(self, interaction: "discord.Interaction[AntikeClient]", who: Caller) -> None:
        """Keep the order."""
        order = OrderRow(who.user_id, None, None, _ANSWERS[self.match["answer"]])
        book = await interaction.client.app.orders.give(who, order, self.game)
        await whisper(interaction, ruleset(book.table.game.ruleset).text.format_orders_reply(book))


class PlanButton(
    _MessageButton, template=r"antike:plan:(?P<game>\d{1,18}):(?P<revision>\d{1,18}):(?P<what>play|show|pay)"
):
    """Plays a plan that waits for its writer's word, or shows it to its writer.

    One whose way is dear is shown with its price first; `pay` says yes to that.
    """

    def __init__(self, item: discord.ui.Item[Any], match: re.Match[str]) -> None:
        super().__init__(item, match)
        self.tells = match["what"] != "show"

    async def act(self, interaction: "discord.Interaction[AntikeClient]", who: Caller) -> None:
        """Play or show."""
        app = interaction.client.app
        what = self.match["what"]
        view = None if what == "pay" else await app.plans.of(who)
        if what == "pay" or (what == "play" and not (view and view.outlook.asks_first)):
            report = await app.plans.play(who, self.stamp)
            await whisper(interaction, ruleset_of(report.position).text.format_reply(report))
            return
        if view is None or view.plan is None or view.table.game.id != self.game:
            raise AppError("no-plan")
        told = view.table.ruleset.text.format_plan(view.board, view.plan, view.outlook)
        if view.chosen is not None:
            told = f"{format_chosen_line(view.chosen)}\n{told}"
        shown = [pay_button(*self.stamp, view.outlook.way)] if what == "play" else []
        await whisper(interaction, f"{told}\n{say('plans-something-else')}", view=view_of(shown))


class PlanningButton(_MessageButton, template=r"antike:planning:(?P<game>\d{1,18})"):
    """Opens the plan of the next turn for whoever of the table presses it."""

    tells = False

    async def act(self, interaction: "discord.Interaction[AntikeClient]", who: Caller) -> None:
        """Show the plan, or the turn where that has come."""
        await show(interaction, self.game, planning=True)


class MuteButton(_MessageButton, template=r"antike:mute:(?P<wait>\d{1,18})"):
    """Stops the reminders for one turn or answer."""

    tells = False

    async def act(self, interaction: "discord.Interaction[AntikeClient]", who: Caller) -> None:
        """Stop them, for the one who is reminded."""
        await interaction.client.app.preferences.mute(who.user_id, int(self.match["wait"]))
        await whisper(interaction, format_muted())


class LateButton(
    _MessageButton,
    template=(
        r"antike:late:(?P<wait>\d{1,18}):"
        rf"(?P<choice>{'|'.join(choice.key for choice in (*CHOICES, SUBSTITUTE))})"
    ),
):
    """What the table does once a turn's time has run out."""

    async def act(self, interaction: "discord.Interaction[AntikeClient]", who: Caller) -> None:
        """Choose for the table, or agree to what others want as well."""
        app, wait = interaction.client.app, int(self.match["wait"])
        if self.match["choice"] == SUBSTITUTE.key:
            result = await app.proposals.replace_late(who, wait)
            await whisper(interaction, format_vote_reply("vote", result.state, result.missing))
            return
        outcome = await app.deadlines.choose(who, wait, self.match["choice"])
        await whisper(interaction, format_deadline_reply(outcome))


class VoteButton(_MessageButton, template=r"antike:vote:(?P<vote>\d{1,18}):(?P<yes>[01])"):
    """Agrees to what the table is asked, or does not."""

    async def act(self, interaction: "discord.Interaction[AntikeClient]", who: Caller) -> None:
        """Vote for the one who pressed."""
        yes = self.match["yes"] == "1"
        result = await interaction.client.app.proposals.vote(who, int(self.match["vote"]), yes=yes)
        await whisper(interaction, format_press_reply(result.state, result.missing, yes=yes))


class SeatButton(_MessageButton, template=r"antike:seat:(?P<offer>\d{1,18})"):
    """Takes a seat that is offered."""

    async def act(self, interaction: "discord.Interaction[AntikeClient]", who: Caller) -> None:
        """Seat the one who pressed."""
        name = interaction.user.display_name
        table = await interaction.client.app.substitutes.take(who, int(self.match["offer"]), name)
        nations = [seat.nation for seat in table.seats_of(who.user_id) if seat.nation]
        await whisper(interaction, format_seat_reply(nations))


class HereButton(_MessageButton, template=r"antike:here:(?P<game>\d{1,18}):(?P<person>\d{1,20})"):
    """Says that the one who is asked is there, now that the table is full."""

    async def act(self, interaction: "discord.Interaction[AntikeClient]", who: Caller) -> None:
        """Keep their seat."""
        confirmations = interaction.client.app.confirmations
        left = await confirmations.confirm(who, self.game, int(self.match["person"]))
        await whisper(interaction, format_presence_reply(left))


class TurnButton(_MessageButton, template=r"antike:turn:(?P<game>\d{1,18})"):
    """Opens the panel for whoever of the table presses it."""

    async def act(self, interaction: "discord.Interaction[AntikeClient]", who: Caller) -> None:
        """Show where the one who pressed stands."""
        await show(interaction, self.game)


class ReportButton(PressedItem, template=TEMPLATE):
    """Shows a trail to whoever presses it; nothing changes."""

    async def press(self, interaction: "discord.Interaction[AntikeClient]") -> None:
        """Show it below the refusal, which stays."""
        await whisper(interaction, format_error_trail(read_trail(self.match), interaction.client.reports))


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
    """The button for a message."""
    style = _STYLES["strong" if button.strong else button.tone]
    return discord.ui.Button(label=button.label, custom_id=button.custom_id, style=style, row=row)


def view_of(buttons: Sequence[Button]) -> discord.ui.View:
    """The buttons of a message; the library does not keep them, as presses are known by their custom ids."""
    view = discord.ui.View(timeout=None)
    for button in buttons:
        view.add_item(item_of(button))
    view.stop()
    return view
