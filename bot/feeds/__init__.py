"""Games outside of Discord: tables and calendars to read by secret links, webhooks that tell of turns."""

from bot.feeds.server import FeedServer
from bot.feeds.webhooks import WebhookSender, check_address
