"""What people read of links for programs, and what calendars and webhooks say."""

from collections.abc import Sequence

from bot.i18n.catalogue import say
from bot.i18n.escaping import plain, safe
from bot.model import OwnGame
from bot.model.people import WebhookRow
from bot.text.names import nations


def format_feed_opened(name: str) -> str:
    """The table hears that programs may read it."""
    return say("feeds-table-opened", name=safe(name))


def format_feed_closed(name: str) -> str:
    """The table hears that they may not any more."""
    return say("feeds-table-closed", name=safe(name))


def format_calendar_link(link: str) -> str:
    """To whoever has asked for it, alone."""
    return say("feeds-calendar", link=link)


def format_feed_link(link: str) -> str:
    """To whoever has asked for it, alone."""
    return say("feeds-table", link=link)


def format_webhook_state(hook: WebhookRow | None, most_failures: int) -> str:
    """Which address hears of one's turns, and whether it does."""
    if hook is None:
        return say("feeds-webhook-none")
    lines = [say("feeds-webhook", url=plain(hook.url))]
    if hook.problem is not None:
        over = hook.failures >= most_failures
        lines.append(
            say("feeds-webhook-off" if over else "feeds-webhook-trouble", problem=plain(hook.problem))
        )
    return "\n".join(lines)


def format_event(own: OwnGame) -> str:
    """A deadline, in a calendar."""
    return say("feeds-event", id=str(own.game.id), nations=_nations(own))


def format_webhook(waiting: Sequence[OwnGame]) -> str:
    """All games that wait, in a line each."""
    return "\n".join(say("feeds-told", id=str(own.game.id), nations=_nations(own)) for own in waiting)


def _nations(own: OwnGame) -> str:
    return nations([own.wait.nation] if own.wait else own.nations)
