"""Presses on the panel; all they need stands in their custom ids."""

import re
from typing import TYPE_CHECKING, Any, Final, Self, cast

import discord

from bot.app import AppError, Report
from bot.client.answering import acknowledge
from bot.client.door import PressedItem
from bot.client.panel.showing import DONE, show
from bot.client.permissions import check_permissions
from bot.client.place import caller_of
from bot.client.refuse import refusal
from bot.engine.errors import RuleError
from bot.engine.terms import RESOURCES, Resource
from bot.notation import NotationError, parse_turn
from bot.panel import Ask, playing
from bot.words.replies import tell_done
from bot.words.speech import say

if TYPE_CHECKING:
    from bot.client.client import AntikeClient

__all__ = ["PanelItem"]

_Item = discord.ui.Item[Any]
_REFUSED: Final = "⚠️"


class PanelItem(PressedItem[_Item], template=Ask.PATTERN):
    """A button or a menu of a page."""

    def __init__(self, item: _Item, ask: Ask) -> None:
        super().__init__(item)
        self.ask = ask

    @classmethod
    def read(cls, item: _Item, match: re.Match[str]) -> Self:
        """Made anew from what was pressed."""
        return cls(item, Ask.read(match))

    async def press(self, interaction: "discord.Interaction[AntikeClient]") -> None:
        """Do it, and show the next page in the place of this one."""
        try:
            if self.ask.verb != "go" and interaction.guild_id is not None:
                check_permissions(interaction)
            await acknowledge(interaction, anew=False)
            asked, note = await _carried_out(interaction, self.ask)
            await show(interaction, self.ask.game, asked, note)
        except Exception:
            interaction.extras["answered"] = True  # the panel stays; the refusal stands below it
            raise


async def _carried_out(interaction: "discord.Interaction[AntikeClient]", ask: Ask) -> tuple[str, str]:
    """Do what is asked; returns the page to show, "" for the natural one, and what to say above it."""
    chosen = [ask]
    if ask.verb == "pick":
        values = cast("dict[str, list[str]]", interaction.data or {}).get("values", [])
        chosen = [found for value in values if (found := ask.chosen(value))]
    if not chosen:
        return "", ""
    if chosen[0].verb == "go":
        return chosen[0].rest, ""
    try:
        report = await _done(interaction, ask, chosen)
    except AppError as error:
        if error.code != "stale":
            raise
        return "", say("panel-stale")
    except (RuleError, NotationError) as error:
        return "", f"{_REFUSED} {await refusal(interaction, error)}"
    return "", "\n".join(f"{DONE} {line}" for line in tell_done(report).splitlines() if line)


async def _done(interaction: "discord.Interaction[AntikeClient]", ask: Ask, chosen: list[Ask]) -> Report:
    caller, stamp = await caller_of(interaction, ask.game), (ask.game, ask.revision)
    play = interaction.client.app.play
    if ask.verb == "back":
        return await play.undo(caller, whole_turn=ask.rest == "turn", stamp=stamp)
    first, text = _first(ask, chosen)
    return await play.submit(caller, playing(parse_turn(text), first), stamp=stamp)


def _first(ask: Ask, chosen: list[Ask]) -> tuple[Resource | None, str]:
    """What is spent first, and the actions in notation."""
    text = "; ".join(each.rest for each in chosen)
    named = ask.rest.rpartition(".")[2] if ask.verb == "pick" else text.partition("~")[0]
    first: Resource | None = next((kind for kind in RESOURCES if kind == named), None)
    return first, text.rpartition("~")[2]
