"""What the application refuses, in sentences: why, and what would work instead."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from bot.words.errors import tell_rule
from bot.words.names import NATION_NAMES, join, place, plural
from bot.words.public import safe
from bot.words.waiting import moment

__all__ = ["REFUSALS", "Refusal", "tell_refusal"]

Facts = Mapping[str, Any]


class Refusal(Protocol):
    """An error of the application: a code, and what it is about."""

    @property
    def code(self) -> str:
        """Which one."""
        ...

    @property
    def facts(self) -> Facts:
        """What it is about."""
        ...


def tell_refusal(error: Refusal) -> str:
    """The sentences for a refusal."""
    return REFUSALS[error.code](error.facts)


def _fixed(text: str) -> Callable[[Facts], str]:
    return lambda facts: text


def _nations(facts: Facts) -> str:
    free = join([NATION_NAMES[nation] for nation in facts.get("allowed", ())], "or")
    return f"Free are the {free}." if free else "No nation is free."


def _no_game(facts: Facts) -> str:
    if places := facts.get("elsewhere"):
        return f"There is no game in this channel. You play in {join([f'<#{place}>' for place in places])}."
    return "There is no game in this channel. `/game new` opens one; `/game list` shows where games are."


def _awaited(facts: Facts) -> str:
    """Who has to act now, and how."""
    seat, position = facts.get("awaited"), facts.get("position")
    if seat is None or seat.nation is None:
        return "`/status` shows how things stand."
    who = f"the {NATION_NAMES[seat.nation]} ({safe(seat.name)})"
    if position is not None and position.demand is not None:
        where = place(position.setup.board, position.demand.province)
        return f"I am waiting for {who} to say whether they fight in {where}."
    return f"I am waiting for {who}."


def _not_your_turn(facts: Facts) -> str:
    position, nation = facts.get("position"), facts.get("nation")
    if position is not None and position.demand is not None and position.mover == nation:
        return f"Your turn goes on when the others have answered. {_awaited(facts)}"
    return f"It is not your turn. {_awaited(facts)}"


def _number(facts: Facts) -> str:
    wanted, players = facts.get("wanted"), facts["players"]
    if wanted:
        return (
            f"This game is for {wanted} players, and {players} sit at the table. `/game join` takes a seat."
        )
    allowed = join([str(number) for number in facts["allowed"]], "or")
    return f"A game needs {allowed} players, and there are {players}. `/game join` takes a seat."


def _taken(facts: Facts) -> str:
    return f"{safe(facts['by'].name)} has the {NATION_NAMES[facts['nation']]}. {_nations(facts)}"


def _unknown_nation(facts: Facts) -> str:
    name = NATION_NAMES.get(facts["nation"], str(facts["nation"]))
    number = facts.get("players")
    where = f"with {plural(number, 'player')}" if number else "in this game"
    return f"The {name} do not play {where}. {_nations(facts)}"


def _already(facts: Facts) -> str:
    nation = facts.get("nation")
    if nation is None:
        return "You sit at this table already. `/game join` with a nation picks one; `/game leave` gets up."
    return f"You have the {NATION_NAMES[nation]} already. `/game leave` gives up your seat."


def _not_host(facts: Facts) -> str:
    host = facts.get("host")
    who = f"the host, {safe(host.name)}," if host else "the host"
    return f"Only {who} can do that. `/game concede` gives up your own nation."


def _over(facts: Facts) -> str:
    winner = (facts.get("result") or {}).get("winner")
    told = f"This game is over: the {NATION_NAMES[winner]} have won." if winner else "This game is over."
    return f"{told} `/board` and `/history` still show it; `/game new` opens another."


def _by_order(facts: Facts) -> str:
    """An answer that was given beforehand counts like any other: it has told something that was hidden."""
    return " by their standing orders" if facts.get("reason") == "order" else ""


def _are(count: int) -> str:
    return "is" if count == 1 else "are"


def _answered_over(facts: Facts) -> str:
    nation, position = NATION_NAMES[facts["nation"]], facts.get("position")
    if facts.get("reason") == "bot" and position is not None and position.mover == facts["nation"]:
        return f"A computer player has played that for the {nation}, so it stands like anybody else's move."
    return (
        f"The {nation} have answered{_by_order(facts)} since then, so that can no longer be taken back. "
        "Only what you do after an answer can be undone."
    )


def _boards(facts: Facts) -> str:
    known = join([f"`{board}`" for board in facts["allowed"]], "or")
    return f"There is no board `{facts['board']}`. Possible: {known}."


_DECIDED: Final = {
    "carried": ": it was agreed",
    "rejected": ": it was not agreed",
    "withdrawn": ": it was withdrawn",
    "overtaken": ": the game has gone on",
    "lapsed": ": it was not decided in time",
}
REFUSALS: Final[dict[str, Callable[[Facts], str]]] = {
    "answered-over": _answered_over,
    "board-unknown": _boards,
    "channel-taken": _fixed(
        "This channel has a game already; `/game info` tells about it. Use another channel, or `/game new` "
        "with `thread`."
    ),
    "conceded": lambda facts: (
        f"You have given up the {NATION_NAMES[facts['nation']]}; the bot ends their turns. "
        "`/board` and `/status` still show the game."
    ),
    "game-closed": _fixed("This game was ended without a winner. `/game new` opens another."),
    "game-full": lambda facts: (
        f"All {plural(len(facts['seats']), 'seat')} of this table are taken. `/game list` shows other games, "
        "`/game new` in another channel opens one."
    ),
    "game-over": _over,
    "game-running": _fixed("This game has begun already. `/game info` tells who plays."),
    "in-game-already": _already,
    "no-bot": _fixed("No computer player sits at this table. `/game bot` seats one."),
    "nation-drawn": _fixed(
        "In this game the nations are drawn at the start. `/game join` without a nation takes a seat."
    ),
    "nation-taken": _taken,
    "nation-unknown": _unknown_nation,
    "no-game": _no_game,
    "not-asked": _fixed("Nobody asks you for an answer just now. `/status` shows who is awaited."),
    "not-host": _not_host,
    "not-in-game": _fixed(
        "You do not play in this game. `/board` and `/status` show it; `/game list` shows other games."
    ),
    "not-started": _fixed(
        "This game has not started. `/game join` takes a seat, `/game start` begins once all are there."
    ),
    "not-your-turn": _not_your_turn,
    "no-plan": _fixed("There is no plan of yours that waits. `/plan` writes one while others play."),
    "no-stats": _fixed(
        "There are no statistics of that player: no game here that they played to the end, or they have left "
        "the statistics with `/privacy`."
    ),
    "plan-answers": _fixed(
        "A plan holds your own turn only; what others answer is theirs. `/orders` says beforehand what "
        "you answer."
    ),
    "plan-length": lambda facts: (
        f"A plan has 1 to {facts['most']} actions, like `@temple; T athen; .`. This one has "
        f"{facts['length']}."
    ),
    "plan-on-turn": _fixed(
        "It is your turn: use the commands right away. `/plan` is for the time until your next turn."
    ),
    "plan-stopped": lambda facts: f"Your plan does not hold any more. {facts['problem']} Nothing was played.",
    "plan-too-long": lambda facts: (
        f"From action {facts['number']} on your plan goes on after the end of the turn. Leave that out."
    ),
    "nothing-to-undo": _fixed("There is nothing to take back: this turn has only begun."),
    "number-of-players": _number,
    "practice-alone": _fixed("You practise alone here: nobody is left to win. `/game end` ends it."),
    "practice-over": _fixed("The game is over at that point. Go back a turn, and try from there."),
    "record-malformed": lambda facts: f"That file is no record I can read. {facts['problem']}",
    "record-too-long": lambda facts: (
        f"That file is too long for a record: it has {facts['size']:,} bytes, and at most {facts['most']:,} "
        "are read."
    ),
    "record-too-many": lambda facts: (
        f"That record has {facts['actions']:,} actions; at most {facts['most']:,} can be brought here."
    ),
    "record-unplayable": lambda facts: (
        f"Action {facts['number']} of that record cannot be played. "
        f"{tell_rule(facts['board'], facts['error'])}"
    ),
    "seats-free": lambda facts: (
        f"{plural(len(facts['seats']), 'seat')} of this game {_are(len(facts['seats']))} free: "
        f"{join([NATION_NAMES[seat.nation] for seat in facts['seats'] if seat.nation])}. "
        "`/game join` with the nation takes one."
    ),
    "late-over": _fixed(
        "That is settled already: the turn goes on, or has passed on. `/status` shows how things stand."
    ),
    "late-own": _fixed(
        "It is your own time that has run out; the others decide about that. Your turn can still be played."
    ),
    "may-not-create": lambda facts: (
        f"On this server only members with <@&{facts['role']}> open games; whoever manages the server has "
        "set it so with `/server games`. You can still join games with `/game join`."
    ),
    "not-away": _fixed("You are not away. `/away` with `until` says until when you will be."),
    "not-here": lambda facts: (
        f"On this server games are opened in {join([f'<#{place}>' for place in facts['channels']], 'or')}, "
        "or in threads there."
    ),
    "not-your-reminder": _fixed("That reminder is for somebody else. `/reminders` sets how I call you."),
    "wait-over": _fixed("That is over: nobody waits for you there any more."),
    "paused": lambda facts: (
        f"The game is paused since {moment(facts['since'])}; nothing can be entered. `/vote resume` asks the "
        "table to go on; `/board` and `/status` show how things stand."
    ),
    "not-paused": _fixed("The game is not paused. `/vote pause` asks the table for that."),
    "no-deadline": _fixed(
        "No time runs just now that could be extended. `/game settings` shows the deadlines."
    ),
    "no-such-player": lambda facts: (
        f"There is no such player at this table. {join([safe(name) for name in facts['players']])} sit here."
    ),
    "expel-self": _fixed(
        "That is you. `/game concede` gives your nation up, `/game leave` offers your seat as well."
    ),
    "expelled": _fixed(
        "This table has agreed that you leave it, so you cannot take a seat here. `/game list` shows other "
        "games."
    ),
    "expelled-already": lambda facts: (
        f"{safe(facts['name'])} has left this game already. `/vote replace` offers the seat."
    ),
    "vote-alone": lambda facts: (
        f"You would decide that alone. It can only be asked once the time of {safe(facts['name'])} for a "
        "turn has run out; `/game settings` shows the deadlines."
    ),
    "motion-open": _fixed(
        "The table is asked that already; vote under that message, or wait for the outcome."
    ),
    "motion-over": lambda facts: (
        f"That is decided{_DECIDED.get(facts.get('state') or '', '')}. `/status` shows how things stand."
    ),
    "motion-not-asked": lambda facts: (
        "This is about you, so the others decide."
        if facts.get("about")
        else "You are not asked here; those named in the message are."
    ),
    "motion-own": _fixed("It is your own question; the others answer it. Pressing No withdraws it."),
    "motion-again": lambda facts: (
        f"You have said {'yes' if facts['yes'] else 'no'} already. The other button changes it."
    ),
    "seat-changed": lambda facts: (
        f"{safe(facts['name'])} has taken over the {NATION_NAMES[facts['nation']]} since then: that stays. "
        "Only what came after can be taken back."
    ),
    "offer-over": _fixed("That seat is not to be had any more. `/game list` shows other games."),
    "offer-for-other": _fixed("That seat is kept for somebody else, who is named in the message."),
    "offer-own": _fixed("It is your own seat; you play on until somebody takes it."),
    "seated-already": lambda facts: (
        f"{safe(facts['name'])} sits at this table already; a substitute is somebody new."
        if facts.get("name")
        else "You have a seat at this table already; a substitute is somebody new."
    ),
    "stale": lambda facts: f"That button is out of date: the game has gone on since. {_awaited(facts)}",
}
