"""Renders a page's picture and replaces the previous page."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.app import Caller, PlayerView
from bot.client.base import AntikeClient, Interaction, caller_of, named_game
from bot.client.panel.layout import layout_view
from bot.client.panel.pictures import panel_picture
from bot.client.personal_pictures import draw_for
from bot.client.responses import edit_reply
from bot.engine.terms import Resource
from bot.i18n.catalogue import say
from bot.panel import Page, page_of
from bot.panel.hint import with_hint
from bot.text.table.own_games import format_note
from bot.workers.render_queue import PictureRequest

_log = logging.getLogger(__name__)
DONE: Final = "✅"
"""Prefix of completed actions."""


@dataclass(frozen=True, slots=True)
class Next:
    """What to show next: the requested page, or the default one."""

    asked: str = ""
    note: str = ""
    """What has just happened."""
    first: Resource | None = None
    """Resource to spend first."""
    revision: int | None = None
    """Revision of the game when the page was requested."""
    elsewhere: str = ""
    """Another game that awaits the player, after the end of the turn."""


_NATURAL: Final = Next()


async def show(
    interaction: Interaction,
    game_id: int | None = None,
    then: Next = _NATURAL,
    *,
    planning: bool = False,
    who: Caller | None = None,
) -> None:
    """Show a page to one user; with `planning`, that of their next turn while others play."""
    who = who or await caller_of(interaction, game_id)
    player_view = await interaction.client.app.player_views.of(who, game_id, planning=planning)
    asked, note = then.asked, then.note
    panel = player_view.table.ruleset.panel
    if panel.draft_of(asked) and then.revision != player_view.stamp:
        asked, note = "", say("panel-stale")  # the selection was made for another position
    page = page_of(player_view, asked, then.first)
    if not asked:
        page = await _with_hint(interaction.client, player_view, page)
    note = "" if page.describes_turn and note.startswith(DONE) else note
    besides = await _format_besides(interaction, player_view) if asked in {"", "now"} else ()
    words = "\n".join(filter(None, (named_game(interaction), note, then.elsewhere, *besides)))
    await show_page(
        interaction,
        page,
        lambda: panel_picture(player_view, page, asked),
        words,
        player_view.seat.nation or "",
    )


async def show_page(
    interaction: Interaction,
    page: Page,
    pictured: Callable[[], PictureRequest],
    note: str = "",
    icon: str = "",
) -> None:
    """Replace the answer by a page; without picture if it cannot be drawn."""
    try:
        wanted, place = pictured(), interaction.channel_id
        picture = await draw_for(interaction, place, wanted.position, wanted.subject, **wanted.options)
    except Exception:
        _log.exception("the picture of a page for interaction %s could not be drawn", interaction.id)
        picture = None
    await edit_reply(interaction, layout_view(page, picture, note, icon), picture)


async def _format_besides(interaction: Interaction, player_view: PlayerView) -> Sequence[str]:
    """Return the lines above a first page: the deadline or who is away, unless it plans, and the own note."""
    app, table, user_id = interaction.client.app, player_view.table, interaction.user.id
    told = player_view.plan is None and table.game.paused_at is None  # such a page says itself that it is
    clock = await app.game_settings.format_clocks(table, user_id) if told else ""
    return clock, format_note(await app.notes.of(user_id, table.game.id))


async def _with_hint(client: AntikeClient, player_view: PlayerView, page: Page) -> Page:
    """Add the hint that opens a newcomer's turn; return the page unchanged if there is none."""
    try:
        hint = await client.app.hints.automatic_hint(player_view)
    except Exception:
        _log.exception("there is no hint for game %s", player_view.table.game.id)
        return page
    return page if hint is None else with_hint(page, hint)
