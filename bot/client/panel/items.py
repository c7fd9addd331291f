"""Components of the panel; all their state is in the custom ids."""

from collections.abc import Generator
from typing import Any, Final

from bot.app import AppError
from bot.client.base import Interaction, caller_of
from bot.client.command_tree import PressedItem, values_of
from bot.client.deleted_channels import deleted_channels
from bot.client.error_handler import refusal
from bot.client.panel.show import DONE, Next, show
from bot.client.responses import acknowledge
from bot.client.setup.permissions import check_permissions
from bot.engine.errors import RuleError
from bot.engine.ruleset import Action, Position
from bot.i18n.catalogue import say
from bot.model.turns import TurnReport
from bot.notation import NotationError
from bot.panel import PanelRequest
from bot.rulesets import Script, ruleset_of
from bot.text.table.own_games import format_next_own_game

_REFUSED: Final = "⚠️"
_MOST_GONE: Final = 3
"""Maximum number of games in deleted channels passed over, as Discord is asked about each."""


class PanelItem(PressedItem, template=PanelRequest.PATTERN):
    """A button or menu of a page."""

    async def press(self, interaction: Interaction) -> None:
        """Act, and replace the page by the next one."""
        ask = PanelRequest.read(self.match)
        posts = ask.verb != "go" and not ask.planning
        if posts:
            check_permissions(interaction)
        await acknowledge(interaction, anew=False)
        then = await _perform(interaction, ask)
        await show(interaction, ask.game, then, planning=ask.planning)


class PlanItem(PanelItem, template=PanelRequest.PLANNING):
    """A button or menu of a page for planning the next turn."""


async def _perform(interaction: Interaction, ask: PanelRequest) -> Next:
    chosen = [ask]
    if ask.verb == "pick":
        chosen = [found for value in values_of(interaction) if (found := ask.chosen(value))]
    if not chosen:
        return Next(first=ask.first)
    if chosen[0].verb == "go":
        return Next(chosen[0].rest, first=ask.first, revision=ask.revision)
    try:
        if ask.planning:
            return Next(note=await _change_plan(interaction, ask, chosen), first=ask.first)
        report = await _change_game(interaction, ask, chosen)
    except AppError as error:
        if error.code != "stale":
            raise
        return Next(note=say("panel-stale"))
    except (RuleError, NotationError) as error:
        return Next(note=f"{_REFUSED} {await refusal(interaction, error)}", first=ask.first)
    told = "\n".join(
        f"{DONE} {line}"
        for line in ruleset_of(report.position).text.format_results(report).splitlines()
        if line
    )
    return Next(note=told, first=ask.first, elsewhere=await format_other_games(interaction, report))


async def format_other_games(interaction: Interaction, report: TurnReport) -> str:
    """Name another game that awaits the player after their turn; "" during the turn, or if none does.

    Games whose channel was deleted are passed over, as there is no way to them.
    """
    if report.repeated or report.position.mover == report.seat.nation:
        return ""
    passed, client = [report.table.game.id], interaction.client
    while len(passed) <= _MOST_GONE:
        own = await client.app.queries.next_own(report.seat.user_id, passed)
        if own is None:
            return ""
        if not await deleted_channels(client, [(own.game.guild_id, own.game.channel_id)]):
            return format_next_own_game(own)
        passed.append(own.game.id)
    return ""


async def _change_game(interaction: Interaction, ask: PanelRequest, chosen: list[PanelRequest]) -> TurnReport:
    caller, stamp = await caller_of(interaction, ask.game), (ask.game, ask.revision)
    play = interaction.client.app.play
    if ask.verb == "back":
        return await play.undo(caller, whole_turn=ask.rest == "turn", stamp=stamp)
    return await play.submit(caller, _script(ask, chosen), stamp=stamp)


def _script(ask: PanelRequest, chosen: list[PanelRequest]) -> Script:
    """Return the script for the chosen actions, parsed once the position is known."""
    text = "; ".join(each.rest for each in chosen)

    def steps(position: Position) -> Generator[Action, Any, None]:
        rules = ruleset_of(position)
        return rules.panel.script_of(rules.notation.parse_turn(text), ask.first)(position)

    return steps


async def _change_plan(interaction: Interaction, ask: PanelRequest, chosen: list[PanelRequest]) -> str:
    """Apply the request to the plan without playing anything; return a description of the result."""
    caller, stamp = await caller_of(interaction, ask.game), (ask.game, ask.revision)
    plans = interaction.client.app.plans
    if ask.verb == "back":
        view = await plans.shorten(caller, stamp, whole=ask.rest == "turn")
    elif ask.verb == "keep":
        view = await plans.finish(caller, "play" if ask.rest == "play" else "prepare", stamp)
    else:
        view = await plans.extend(caller, _script(ask, chosen), stamp)
    return (
        f"{DONE} {view.table.ruleset.text.format_press_reply(view.board, view.plan, view.outlook, ask.verb)}"
    )
