"""A player's games on all servers, listed privately with notes, and those shared with another player."""

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import accumulate
from typing import Final

from bot.i18n.catalogue import say
from bot.i18n.escaping import plain, safe
from bot.i18n.lines import MESSAGE, join_fitting
from bot.model import OwnGame
from bot.model.people import FollowMode
from bot.model.tables import SharedGame
from bot.text.names import nations
from bot.text.notifications.reminders import format_due_time, moment
from bot.text.turns.plans import shorten_line

_NOTE: Final = 40
"""Maximum characters of a note in the list; the panel shows all of it."""
_FOLLOWED: Final = MESSAGE // 2
"""Maximum characters of the lines of followed games, so that the user's own games keep half a message."""


def format_own_games(
    games: Sequence[OwnGame],
    places: Mapping[int, str],
    count: int,
    before: int = 0,
    followed: Sequence[tuple[OwnGame, FollowMode]] = (),
    follows: int = 0,
    gone: Collection[int] = (),
    left: Sequence[OwnGame] = (),
) -> str:
    """Format a page of the player's games, those waiting for the player first.

    `places` are the names of known places by game. `count` is the total number of games, `before` the number
    on earlier pages. After them come games that the player has `left` and can come back to, and games that
    the player only follows; their total is `follows`. Games in deleted channels, `gone`, have no link.
    """
    lines = [] if games else [say("own-none")]
    rest = "own-others" if before or any(own.asks for own in games) else "own-all"
    for heading, waiting in (("own-waiting", True), (rest, False)):
        told = [_line(own, places, gone) for own in games if own.asks is waiting]
        lines += [say(heading), *told] if told else []
    lines += [say("own-left", game=f"{format_game_link(own, gone)}{_where(own, places)}") for own in left]
    if followed:
        lines += [say("own-followed"), *_followed_lines(followed, places)]
    if follows > len(followed):
        lines.append(say("listed-more", count=follows - len(followed)))
    if count > len(games):
        lines.append(say("own-page", first=before + 1, last=before + len(games), count=count))
    return "\n".join(lines)


def fit_followed_games(
    followed: Sequence[tuple[OwnGame, FollowMode]], places: Mapping[int, str]
) -> Sequence[tuple[OwnGame, FollowMode]]:
    """Return the first followed games whose lines leave half a message for the user's own games."""
    lines = _followed_lines(followed, places)
    return followed[: sum(end <= _FOLLOWED for end in accumulate(len(line) + 1 for line in lines))]


def _followed_lines(followed: Sequence[tuple[OwnGame, FollowMode]], places: Mapping[int, str]) -> list[str]:
    return [say("own-followed-line", line=_line(own, places), mode=mode) for own, mode in followed]


def format_next_own_game(own: OwnGame) -> str:
    """Format, after a player's turn, in which other game the player is awaited."""
    return say("own-next", game=format_game_link(own))


def format_own_game_choice(own: OwnGame, place: str | None) -> str:
    """Format a game as a choice for autocomplete, in one line of plain text."""
    where = say("own-place", place=plain(place)) if place else ""
    return f"{say('own-game', id=str(own.game.id))}{where}: {format_game_state(own, plain)}"


def _line(own: OwnGame, places: Mapping[int, str], gone: Collection[int] = ()) -> str:
    where = _where(own, places)
    since = say("own-since", moment=moment(own.wait.began_at)) if own.wait else ""
    due = say("own-time-up") if own.wait and own.wait.expired else format_due_time(own.until)
    vote = say("own-vote") if own.vote else ""
    there = say("own-confirm", moment=moment(own.confirm_until)) if own.confirm_until else ""
    failing = say("own-unreached") if own.unreached and own.game.channel_id not in gone else ""
    note = say("own-note", note=safe(shorten_line(own.note, _NOTE))) if own.note else ""
    more = "".join((since, due, vote, there, failing, note))
    return f"- {format_game_link(own, gone)}{where}: {format_game_state(own)}{more}"


def _where(own: OwnGame, places: Mapping[int, str]) -> str:
    place = places.get(own.game.id)
    return say("own-place", place=safe(place)) if place else ""


def format_game_link(own: OwnGame, gone: Collection[int] = ()) -> str:
    """Return a game's name linked to its channel, unless that is one of those deleted, `gone`.

    Channel mentions do not work outside their server.
    """
    game = own.game
    if game.channel_id in gone:
        return say("own-gone", id=str(game.id))
    name = say("own-game", id=str(game.id))
    return f"[{name}](https://discord.com/channels/{game.guild_id}/{game.channel_id})"


def format_elsewhere(game_id: int, channel_id: int) -> str:
    """Return the line above a private answer about a game that is played in another channel."""
    return say("own-elsewhere", id=str(game_id), channel=str(channel_id))


def format_game_state(own: OwnGame, cleaned: Callable[[str], str] = safe) -> str:
    """Format what a game waits for; `cleaned` escapes names for the place where they are shown."""
    if own.starts:
        return say("own-start")
    if own.game.status == "lobby" and not own.awaited:
        return say("listed-lobby")
    if own.game.ended:
        return say("own-ended")
    if own.game.paused_at is not None:
        return say("own-paused")
    if own.wait is not None:
        return say("own-yours", kind=own.wait.kind, nations=nations([own.wait.nation]))
    return say("own-awaits", name=cleaned(own.awaited)) if own.awaited else say("own-goes-on")


def format_note(note: str) -> str:
    """Format a player's private note about a game; "" if there is none."""
    return say("note-shown", note=safe(note)) if note else ""


def format_note_reply(note: str) -> str:
    """Confirm that a private note was saved or deleted."""
    return f"{format_note(note)}\n-# {say('note-where')}" if note else say("note-none")


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
    for heading, ended in (("shared-open", False), ("shared-ended", True)):
        told = [
            _shared_line(shared, places, user_id, gone) for shared in games if shared.own.game.ended is ended
        ]
        if told:
            told[0] = f"{say(heading, name=safe(name))}\n{told[0]}"  # never a heading alone
        lines += told
    return join_fitting(lines, lambda omitted: [say("shared-more")] if more or omitted else [])


def _shared_line(shared: SharedGame, places: Mapping[int, str], user_id: int, gone: Collection[int]) -> str:
    game, link = shared.own.game, format_game_link(shared.own, gone)
    where = _where(shared.own, places)
    if not game.ended:
        return f"- {link}{where}: {format_game_state(shared.own)}"
    ended = say("own-since", moment=moment(game.changed_at))
    return f"- {link}{where}: {_result(shared, user_id)}{ended}"


def _result(shared: SharedGame, user_id: int) -> str:
    winner = (shared.own.game.result or {}).get("winner")
    seat = next((seat for seat in shared.seats if seat.nation == winner), None)
    if seat is None or seat.nation is None:
        return say("shared-nobody")
    return say("shared-won", you=seat.user_id == user_id, name=safe(seat.name), nation=seat.nation)
