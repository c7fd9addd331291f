"""Games that two people have in common, listed for one of them."""

from collections.abc import Collection, Mapping, Sequence

from bot.i18n.catalogue import say
from bot.i18n.escaping import safe
from bot.i18n.lines import join_fitting
from bot.model.tables import SharedGame
from bot.text.notifications.reminders import moment
from bot.text.table.own_games import format_game_link, format_game_state


def format_shared_games(
    games: Sequence[SharedGame],
    places: Mapping[int, str],
    user_id: int,
    name: str,
    gone: Collection[int],
    *,
    more: bool,
) -> str:
    """Format games with their state or result, as seen by `user_id`; as many as fit.

    `places` are the names of known places by game; those in deleted channels, `gone`, have no link.
    `more` says that the list is incomplete.
    """
    if not games:
        return say("shared-none", name=safe(name))
    lines = list[str]()
    for heading, open_ in (("shared-open", True), ("shared-ended", False)):
        told = [
            _line(shared, places, user_id, gone)
            for shared in games
            if (shared.own.game.status in {"lobby", "running"}) is open_
        ]
        if told:
            told[0] = f"{say(heading, name=safe(name))}\n{told[0]}"  # never a heading alone
        lines += told
    return join_fitting(lines, lambda omitted: [say("shared-more")] if more or omitted else [])


def _line(shared: SharedGame, places: Mapping[int, str], user_id: int, gone: Collection[int]) -> str:
    game, link = shared.own.game, format_game_link(shared.own, gone)
    place = places.get(game.id)
    where = say("own-place", place=safe(place)) if place else ""
    if game.status in {"lobby", "running"}:
        return f"- {link}{where}: {format_game_state(shared.own)}"
    ended = say("own-since", moment=moment(game.changed_at))
    return f"- {link}{where}: {_result(shared, user_id)}{ended}"


def _result(shared: SharedGame, user_id: int) -> str:
    winner = (shared.own.game.result or {}).get("winner")
    seat = next((seat for seat in shared.seats if seat.nation == winner), None)
    if seat is None or seat.nation is None:
        return say("shared-nobody")
    return say("shared-won", you=seat.user_id == user_id, name=safe(seat.name), nation=seat.nation)
