"""The panel in Discord: pages as messages that one person sees, and the presses on them."""

from bot.client.panel.items import PanelItem, PlanItem
from bot.client.panel.show import show
