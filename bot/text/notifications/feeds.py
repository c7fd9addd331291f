"""Texts about feeds for programs, and the entries of calendars and webhooks."""

from collections.abc import Sequence

from bot.i18n.catalogue import say
from bot.i18n.escaping import plain, safe
from bot.model import OwnGame
from bot.model.people import WebhookRow
from bot.text.names import nations, ruleset_name


def format_feed_opened(name: str) -> str:
    """Announce to the table that a link lets programs read the game."""
    return say("feeds-table-opened", name=safe(name))


def format_feed_closed(name: str) -> str:
    """Announce to the table that this link was closed."""
    return say("feeds-table-closed", name=safe(name))


def format_webhook_state(hook: WebhookRow | None, most_failures: int) -> str:
    """Format the URL of the user's webhook and its state; `most_failures` in a row disable it."""
    if hook is None:
        return say("feeds-webhook-none")
    lines = [say("feeds-webhook", url=plain(hook.url))]
    if hook.problem is not None:
        over = hook.failures >= most_failures
        lines.append(
            say("feeds-webhook-off" if over else "feeds-webhook-trouble", problem=plain(hook.problem))
        )
    return "\n".join(lines)


def format_webhook_stopped(problem: str) -> str:
    """Tell the owner of a webhook that it is disabled after several failures."""
    return say("feeds-webhook-stopped", problem=plain(problem))


def format_event(own: OwnGame) -> str:
    """Format a game that waits for the user: a calendar entry, or a line of the webhook's message."""
    kind = own.wait.kind if own.wait else "turn"
    facts = {"ruleset": ruleset_name(own.game.ruleset), "id": str(own.game.id)}
    return say("feeds-told", kind=kind, nations=_nations(own), **facts)


def format_webhook(new: Sequence[OwnGame], earlier: Sequence[OwnGame]) -> str:
    """Format the webhook's message: the games that wait for the user, one line each, new ones first."""
    still = (say("feeds-told-still", told=format_event(own)) for own in earlier)
    return "\n".join([*map(format_event, new), *still])


def _nations(own: OwnGame) -> str:
    return nations([own.wait.nation] if own.wait else own.nations)
