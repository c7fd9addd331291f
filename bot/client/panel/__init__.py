"""The guided panel in Discord: pages as ephemeral messages, and their components."""

from bot.client.panel.items import PanelItem, PlanItem
from bot.client.panel.show import show
