"""Pictures for one person, in the theme they prefer."""

from collections.abc import Hashable
from typing import Any

from bot.client.base import Interaction
from bot.engine.ruleset import Position
from bot.render import Picture
from bot.render.renderer import Subject


async def draw_for(
    interaction: Interaction, place: Hashable, position: Position, subject: Subject = "draw", **options: Any
) -> Picture:
    """Draw with `RenderQueue.draw` in the theme of whoever caused the interaction."""
    client = interaction.client
    theme = (await client.app.preferences.of(interaction.user.id)).theme
    return await client.render_queue.draw(place, position, subject, theme=theme, **options)
