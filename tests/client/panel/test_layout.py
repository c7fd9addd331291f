"""Pages as components that Discord accepts."""

import discord
import pytest

from bot.client.panel.layout import layout_view
from bot.panel import Page


@pytest.mark.parametrize("length", [3_891, 3_892])
def test_a_page_that_is_too_long_ends_early_and_without_an_empty_text(length: int) -> None:
    view = layout_view(Page("Title", ("x" * length, "y")), None)
    shown = [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    assert shown == ["### Title", "x" * 3_891]
