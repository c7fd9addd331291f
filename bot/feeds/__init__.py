"""Access from outside Discord: tables and calendars at secret links, webhooks that report turns."""

from bot.feeds.server import FeedServer
from bot.feeds.webhooks import WebhookSender, check_address
