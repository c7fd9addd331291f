"""Messages for commands that the application refuses: the reason, and what would work instead."""

from collections.abc import Callable
from typing import Final

from bot.engine.ruleset import Position, Question
from bot.i18n.catalogue import Facts, has_message, say
from bot.i18n.cldr import join
from bot.i18n.escaping import inline, safe
from bot.rulesets import ruleset, ruleset_of
from bot.text.names import NATION_NAMES, board_name, channels, nations, people, place, player, ruleset_name
from bot.text.notifications.reminders import moment
from bot.text.table.setup_errors import Given, copy_facts, nothing


def format_refusal(code: str, given: Given) -> str:
    """Format the message for a refusal."""
    return say(f"refusal-{code}", **REFUSALS[code](given))


def _names_and_deadline(given: Given) -> Facts:
    return {"names": people(given["names"]), "moment": moment(given["until"], "f")}


def _player_name(given: Given) -> Facts:
    return {"name": safe(given["name"])}


def _nation(given: Given) -> Facts:
    return {"nation": given["nation"]}


def _free_nations(given: Given) -> Facts:
    allowed = given.get("allowed", ())
    return {"free": bool(allowed), "nations": nations(allowed, "or")}


def _no_game(given: Given) -> Facts:
    elsewhere = given.get("elsewhere") or ()
    return {"elsewhere": bool(elsewhere), "channels": channels(elsewhere)}


def _awaited(given: Given) -> Facts:
    """Return whom the game waits for, perhaps the reader (`you`), and whether for a turn or an answer."""
    seat, position, you = given.get("awaited"), given.get("position"), bool(given.get("you"))
    if seat is None or seat.nation is None:
        return {"waiting": "nobody", "nation": "", "name": "", "place": ""}
    told: Facts = {"nation": seat.nation, "name": safe(seat.name), "place": ""}
    if position is None or (question := _question(position)) is None:
        return {**told, "waiting": "your-turn" if you else "turn"}
    where = place(position.setup.board, question.province) if question.province else ""
    return {**told, "waiting": "you" if you else "answer", "place": where}


def _question(position: Position) -> Question | None:
    return ruleset_of(position).rules.question(position)


def _not_your_turn(given: Given) -> Facts:
    position, nation = given.get("position"), given.get("nation")
    waits = position is not None and _question(position) is not None and position.mover == nation
    if given.get("asked"):
        return {"own": "asked", **_awaited(given), "waiting": "you", "answered": "no"}
    answered = given.get("answered", "no")  # a standing order or something else, before this answer
    late = "answer" if answered == "no" else "answered"
    own = "yes" if waits else late if given.get("answering") else "no"
    return {"own": own, "answered": answered, **_awaited(given)}


def _number_of_players(given: Given) -> Facts:
    wanted, numbers = given.get("wanted"), given["allowed"]
    least, most = min(numbers), max(numbers)
    allowed = join([str(number) for number in numbers], "or")
    if len(numbers) > 2 and len(numbers) == most - least + 1:
        allowed = say("refusal-number-of-players.span", least=least, most=most)
    facts = {"wanted": wanted or 0, "allowed": allowed, "players": given["players"]}
    return {"fixed": bool(wanted), "two": bool(given.get("two")), **facts}


def _taken_nation(given: Given) -> Facts:
    return {"name": safe(given["by"].name), **_nation(given), **_free_nations(given)}


def _unknown_nation(given: Given) -> Facts:
    unknown = NATION_NAMES.get(given["nation"], str(given["nation"]))
    return {"unknown": unknown, "players": given.get("players") or 0, **_free_nations(given)}


def _nations_to_change(given: Given) -> Facts:
    """Return which players must change their nation, and the nations to choose from."""
    seats = given["seats"]
    names = people(seat.name for seat in seats)
    wrong = nations(seat.nation for seat in seats)
    return {
        **_free_nations(given),
        "players": given["players"],
        "pairs": bool(given.get("pairs")),
        "names": names,
        "count": len(seats),
        "wrong": wrong,
    }


def _picked_nation(given: Given) -> Facts:
    nation = given.get("nation")
    return {"picked": nation is not None, "nation": nation or ""}


def _not_host(given: Given) -> Facts:
    host = given.get("host")
    name, ending = safe(host.name) if host else "", bool(given.get("ending"))
    return {"known": host is not None, "host": name, "ending": ending}


def _game_over(given: Given) -> Facts:
    winner = (given.get("result") or {}).get("winner")
    names = {seat.nation: seat.name for seat in given.get("seats", ())}
    return {"won": winner is not None, "nation": winner or "", "player": player(safe(names.get(winner, "")))}


def _blocking_action(given: Given) -> Facts:
    """Return how the action that blocks an undo was made.

    An answer by standing order blocks it like any other, as it has revealed hidden information.
    """
    nation, position, reason = given["nation"], given.get("position"), given.get("reason")
    bot = reason == "bot" and position is not None and position.mover == nation
    return {"nation": nation, "bot": bot, "order": reason == "order"}


def _unknown_board(given: Given) -> Facts:
    written = str(given["board"])
    known = join([f"`{board_name(board)}`" for board in given["allowed"]], "or")
    named = board_name(written) if has_message(f"board-{written}") else written
    return {"ruleset": ruleset_name(given["ruleset"]), "board": safe(named), "allowed": known}


def _seats_free(given: Given) -> Facts:
    seats = given["seats"]
    return {"count": len(seats), "nations": nations(seat.nation for seat in seats if seat.nation)}


def _players(given: Given) -> Facts:
    return {"players": people(given["players"])}


def _unplayable(given: Given) -> Facts:
    problem = ruleset(given["ruleset"]).text.format_rule_error(given["board"], given["error"])
    return {"number": given["number"], "problem": problem}


def _seated(given: Given) -> Facts:
    name = given.get("name")
    return {"you": name is None, "name": safe(name or "")}


REFUSALS: Final[dict[str, Callable[[Given], Facts]]] = {
    "answered-over": _blocking_action,
    "board-unknown": _unknown_board,
    "no-questions": lambda given: {"ruleset": ruleset_name(given["ruleset"])},
    "channel-taken": nothing,
    "conceded": _nation,
    "game-closed": nothing,
    "game-lost": nothing,
    "goal-too-high": copy_facts("goal", "most"),
    "game-full": lambda given: {
        "count": len(given["seats"]),
        "free": given.get("free", 0),
        "recorded": given.get("recorded", False),
    },
    "game-over": _game_over,
    "game-running": nothing,
    "in-game-already": _picked_nation,
    "no-bank": nothing,
    "no-bot": nothing,
    "message-unknown": nothing,
    "nation-drawn": nothing,
    "nation-misfit": _nations_to_change,
    "nation-taken": _taken_nation,
    "nation-unknown": _unknown_nation,
    "no-game": _no_game,
    "not-host": _not_host,
    "not-in-game": lambda given: {"lobby": given.get("lobby", "none")},  # whether the table has room
    "not-started": lambda given: {"seated": bool(given.get("seated"))},
    "seats-not-started": nothing,
    "not-your-turn": _not_your_turn,
    "no-plan": nothing,
    "no-stats": nothing,
    "plan-answers": nothing,
    "plan-length": copy_facts("most", "length"),
    "plan-lines": copy_facts("most", "count"),
    "plan-on-turn": nothing,
    "plan-stopped": copy_facts("problem"),
    "plan-too-long": copy_facts("number"),
    "nothing-to-undo": nothing,
    "number-of-players": _number_of_players,
    "practice-alone": nothing,
    "practice-misfit": copy_facts("problem"),
    "practice-nothing": _nation,
    "practice-over": nothing,
    "practice-unlinked": nothing,
    "no-hints": lambda given: {"own": bool(given.get("own"))},
    "no-hints-yet": nothing,
    "no-reasons": nothing,
    "report-empty": nothing,
    "report-open": nothing,
    "report-too-long": copy_facts("actions", "most"),
    "unreplayable": nothing,
    "record-malformed": lambda given: {"problem": inline(given["problem"])},
    "revealed-over": nothing,
    "record-too-long": copy_facts("size", "most"),
    "record-too-many": copy_facts("actions", "most"),
    "record-unplayable": _unplayable,
    "follow-own": nothing,
    "presence-other": _player_name,
    "presence-waits": _names_and_deadline,
    "rematch-gone": nothing,
    "rematch-others": nothing,
    "rematch-over": nothing,
    "roles-unknown": nothing,
    "seats-free": _seats_free,
    "late-over": lambda given: {"extended": bool(given.get("extended"))},
    "late-own": nothing,
    "may-not-create": lambda given: {"role": str(given["role"])},
    "too-slow": copy_facts("turns", "late", "timed"),
    "not-away": nothing,
    "not-here": lambda given: {"channels": channels(given["channels"], "or")},
    "not-your-reminder": nothing,
    "wait-over": nothing,
    "paused": lambda given: {"since": moment(given["since"])},
    "not-paused": nothing,
    "no-deadline": nothing,
    "no-such-player": _players,
    "expel-bot": _player_name,
    "expel-self": nothing,
    "expelled": nothing,
    "expelled-already": _player_name,
    "vote-alone": _player_name,
    "vote-nobody": nothing,
    "vote-open": nothing,
    "vote-over": lambda given: {"state": given.get("state") or "unknown"},
    "vote-not-asked": lambda given: {"about": bool(given.get("about"))},
    "vote-own": nothing,
    "vote-again": lambda given: {"yes": bool(given["yes"])},
    "seat-changed": lambda given: {**_player_name(given), **_nation(given)},
    "offer-over": nothing,
    "offer-for-other": nothing,
    "seated-already": _seated,
    "stale": lambda given: {"answered": given.get("answered", "no"), **_awaited(given)},
}
"""Functions that return the arguments of each refusal's text, by code."""
