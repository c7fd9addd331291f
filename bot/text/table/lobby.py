"""Lobbies, and games as entries of lists."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

from bot.boards import load_board
from bot.engine.ruleset import Side
from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.i18n.cldr import format_weekdays, join
from bot.i18n.escaping import plain, safe
from bot.i18n.lines import join_fitting
from bot.model import SeatRow, Table
from bot.model.settings import tempo_of
from bot.model.stats import Acquaintance, Punctuality
from bot.rulesets import ruleset
from bot.text.names import board_name, nations, people, ruleset_name
from bot.text.notifications.reminders import format_duration, moment
from bot.text.stats import format_rough_duration
from bot.text.table.bots import seat_name
from bot.text.table.settings import SUGGESTED, format_deadline


def _side(table: Table, nation: Nation) -> Side:
    """Return the nations that the chosen one stands for: in a lobby, all that its player will receive."""
    game = table.game
    if game.status != "lobby" or table.position is not None or not game.variant.get("nations"):
        return (nation,)
    sides = ruleset(game.ruleset).options.sides(load_board(game.board), game.variant)
    return next((side for side in sides if nation in side), (nation,))


def _seats(table: Table, known: Mapping[int, Punctuality]) -> str:
    told = []
    for seat in table.seats:
        has = nations(_side(table, seat.nation)) if seat.nation else say("lobby-drawn")
        free = seat.free and table.game.status == "lobby"
        name = say("lobby-free-seat", name=safe(seat.name)) if free else seat_name(seat)
        line = say("lobby-seat", name=name, nations=has, conceded=seat.conceded)
        told.append(f"{line}{_reliability(known[seat.user_id])}" if seat.user_id in known else line)
    return "\n".join(told)


def _reliability(found: Punctuality) -> str:
    if found.reliability == "new" or found.median is None:
        return say("lobby-new-here")
    word, span = found.reliability, format_rough_duration(found.median)
    if not found.timed:
        return say("lobby-known-untimed", word=word, span=span)
    return say("lobby-known", word=word, span=span, kept=round(100 * (1 - found.late / found.timed)))


def _heading(table: Table, size: str, known: Mapping[int, Punctuality] = MappingProxyType({})) -> list[str]:
    """Format the game, its settings and its seats."""
    game = table.game
    told = ruleset(game.ruleset).text.format_settings(game.variant)
    heading = say(
        "lobby-heading",
        ruleset=ruleset_name(game.ruleset),
        id=str(game.id),
        board=board_name(game.board),
        size=size,
    )
    variant = [say("lobby-variant", settings=told)] if told else []
    return [heading, *variant, _seats(table, known)]


def format_lobby(table: Table, misfits: Sequence[SeatRow] = (), known: Acquaintance | None = None) -> str:
    """Format a lobby: its seats, and what it waits for.

    `misfits` are seats whose nation is not in play with that number of players; `known` is what the players
    may see of each other.
    """
    known = known or Acquaintance()
    game, free = table.game, sum(seat.free for seat in table.seats)
    wanted = ruleset(game.ruleset).options.players_of(game.variant)
    size = say("lobby-players", count=wanted) if wanted else say("lobby-any-players")
    lines = [*_heading(table, size, known.punctuality), _deadline(table), *_hours(known)]
    if game.settings.reliable:
        lines.append(say("lobby-reliable"))
    lines += [
        say("lobby-misfit", players=len(table.seats), nation=seat.nation, name=safe(seat.name))
        for seat in misfits
        if seat.nation
    ]
    if not misfits:
        lines.append(say("lobby-seats-free", count=free) if free else _format_missing_players(table, wanted))
    if any(found.reliability == "new" for found in known.punctuality.values()):
        lines.append(say("lobby-learn"))
    return "\n".join(lines)


def _deadline(table: Table) -> str:
    settings = table.game.settings
    if not (told := format_deadline(settings)):
        return say("lobby-no-deadline", length=format_duration(SUGGESTED))
    parts = [say("lobby-pace", tempo=tempo_of(settings) or "slow")]
    parts.append(say("lobby-deadline", length=told, hour="none" if settings.daily is None else "fixed"))
    if settings.bank:
        parts.append(say("lobby-bank", length=format_duration(settings.bank)))
    if settings.rest:
        parts.append(say("lobby-rest", days=format_weekdays(settings.rest)))
    return " ".join(parts)


def _hours(known: Acquaintance) -> list[str]:
    """Format when no player has quiet hours; Discord shows the times in each reader's time zone."""
    if known.hours is None:
        return []
    spans = join(
        [say("lobby-span", start=moment(start, "t"), end=moment(end, "t")) for start, end in known.hours]
    )
    untold = people(known.untold) or "none"
    return [say("lobby-hours", spans=spans or "none", untold=untold, count=len(known.untold))]


def _format_missing_players(table: Table, wanted: int | None) -> str:
    """Format how many players are missing, or that the game can start."""
    options, players = ruleset(table.game.ruleset).options, len(table.seats)
    board = load_board(table.game.board)
    possible = options.numbers(board)
    if wanted and players < wanted:
        return say("lobby-lacking", count=wanted - players)
    if not wanted and players < min(possible):
        two = len(table.people) == players == 2 and options.for_two(board, table.game.variant)
        return say("lobby-few", least=min(possible), most=max(possible), players=players, two=bool(two))
    return say("lobby-full" if wanted or players >= max(possible) else "lobby-enough", players=players)


def format_lobby_closed(table: Table) -> str:
    """Format the final state of a lobby whose game has begun or was cancelled."""
    if table.game.status == "running":
        lines = _heading(table, say("lobby-nations", count=len(table.seats)))
        return "\n".join([*lines, say("lobby-begun")])
    game = table.game
    named = {"ruleset": ruleset_name(game.ruleset), "board": board_name(game.board)}
    heading = say("lobby-heading-closed", id=str(game.id), **named)
    return f"{heading}\n{say('lobby-closed')}"


def format_nation_choice(nation: Nation | None, numbers: Sequence[int], *, drawn: bool) -> str:
    """Reply to a player about the chosen nation; `numbers` are the player counts that include it."""
    if nation is None:
        return say("lobby-in-drawn" if drawn else "lobby-in")
    told = say("lobby-in-as", nation=nation)
    return f"{told}\n{format_player_counts(numbers)}" if numbers else told


def format_player_counts(numbers: Sequence[int]) -> str:
    """Format the numbers of players with which a nation is in play; used only if not all are possible."""
    return say("lobby-plays-with", numbers=join([str(number) for number in numbers], "or"))


def format_lobby_reply(*, drawn: bool) -> str:
    """Reply to the host who opened a lobby: the nation may be chosen now, unless nations are drawn."""
    return say("lobby-opened-drawn" if drawn else "lobby-opened")


def format_game_end(table: Table, *, inner: bool = False) -> str:
    """Format how a game ended: a sentence, or `inner` for the end of a line."""
    result = table.game.result or {}
    if winner := result.get("winner"):
        return say("game-won.inner" if inner else "game-won", nation=winner, reason=result["reason"])
    return say("game-ended.inner" if inner else "game-ended")


def format_game(table: Table) -> str:
    """Format a game in a few lines: players, score, and the player awaited."""
    if table.game.status == "lobby":
        return format_lobby(table)
    lines = _heading(table, say("lobby-nations", count=len(table.seats)))
    if table.position is not None:
        rules, position = ruleset(table.game.ruleset), table.position
        lines.append(say("game-order", nations=nations(position.setup.turn_order)))
        lines.append(f"{say('round', round=position.round)} · {rules.text.score_line(position)}")
    if table.game.status == "running":
        waiting = table.awaited
        if waiting and waiting.nation:
            lines.append(say("game-waiting", name=safe(waiting.name), nation=waiting.nation))
    else:
        lines.append(format_game_end(table))
    return "\n".join(lines)


def format_game_list(tables: Sequence[Table], orphaned: Collection[int] = (), more: int = 0) -> str:
    """Format games of a server, one line each, as many as fit, and the number of those omitted.

    The channels of those `orphaned` were deleted; `more` games are not among the tables.
    """
    if not tables:
        return say("listed-none")
    endable = any(table.game.id in orphaned and not table.game.ended for table in tables)

    def ending(omitted: int) -> list[str]:
        rest = [say("listed-more", count=more + omitted)] if more + omitted else []
        return [*rest, *([say("listed-deserted")] if endable else [])]

    return join_fitting([_game_line(table, gone=table.game.id in orphaned) for table in tables], ending)


def format_orphaned_game(game_id: int, seats: Sequence[SeatRow]) -> str:
    """Format a game without a channel as a choice for autocomplete."""
    names = dict.fromkeys(plain(seat_name(seat)) for seat in seats)
    return say("listed-choice", id=str(game_id), who=join([*names]) or say("nobody"))


def _game_line(table: Table, *, gone: bool) -> str:
    game = table.game
    names = dict.fromkeys(seat.name for seat in table.seats)  # players with two nations are listed once
    who = people(names) or say("nobody")
    if gone:
        return say("listed-gone", id=str(game.id), who=who, state=_state(table))
    return say("listed-game", channel=str(game.channel_id), id=str(game.id), who=who, state=_state(table))


def _state(table: Table) -> str:
    if table.game.status == "running" and table.position:
        waiting, now = table.awaited, table.position.round
        return say("listed-waiting", round=now, name=safe(waiting.name)) if waiting else ""
    if table.game.status != "lobby":
        return format_game_end(table, inner=True)
    tempo = tempo_of(table.game.settings)
    return f"{say('listed-lobby')} ({say('lobby-tempo', tempo=tempo)})" if tempo else say("listed-lobby")
