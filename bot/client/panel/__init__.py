"""The panel in Discord: pages as messages that one person sees, and the presses on them."""

from bot.client.panel.items import PanelItem
from bot.client.panel.showing import open_panel

__all__ = ["PanelItem", "open_panel"]
