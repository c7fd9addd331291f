"""What the table is asked to agree to, how it stands, and what has come of it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.boards import load_board
from bot.i18n.catalogue import Facts, say
from bot.i18n.escaping import safe
from bot.i18n.lists import join
from bot.model import Table, VoteRow
from bot.model.votes import Tally
from bot.rulesets import ruleset
from bot.text.names import nations
from bot.text.notifications.reminders import moment

_MOST_TOLD: Final = 10


def _name(table: Table, motion: VoteRow, user_id: int) -> str:
    known = table.players.get(user_id) or motion.facts.get("names", {}).get(str(user_id))
    return f"**{safe(known)}**" if known else say("waiting-somebody")


def _whose(table: Table, motion: VoteRow) -> str:
    """A player with what he or she plays."""
    if motion.about_id is None:
        raise AssertionError("this is about somebody")
    played = nations(seat.nation for seat in table.seats_of(motion.about_id) if seat.nation)
    who = _name(table, motion, motion.about_id)
    return f"{who} ({played})" if played else who


def _gone(table: Table, facts: Mapping[str, Any]) -> str:
    """What an undo takes back, the latest first as it is taken back, nation by nation."""
    told: list[str] = []
    last = None
    board, rules = load_board(table.game.board), ruleset(table.game.ruleset)
    for nation, line in reversed(facts["gone"]):
        said = rules.text.say_action(board, rules.notation.parse_action(line))
        told.append(said if nation == last else say("motions-gone", nation=nation, said=said))
        last = nation
    if bots := facts.get("bots"):
        told.insert(0, say("motions-gone-bots", count=bots))
    if len(told) > _MOST_TOLD:
        told = [*told[:_MOST_TOLD], say("motions-gone-more", count=len(told) - _MOST_TOLD)]
    return "; ".join(told)


def tell_doubt(table: Table, asked: Sequence[int], facts: Mapping[str, Any]) -> str:
    """Asked in private before anybody else is: what an undo would take back, and who has to agree."""
    names = join([safe(table.players[user_id]) for user_id in asked])
    over, acted = bool(facts.get("over")), bool(facts.get("acted"))
    why = "over" if over else "acted" if acted else "passed"
    told = say("motions-doubt", why=why, gone=_gone(table, facts))
    return f"{told} {say('motions-doubt-ask', names=names) if names else say('motions-doubt-alone')}"


def tell_motion(table: Table, motion: VoteRow) -> str:
    """Who would like what."""
    facts: Facts = {"name": _name(table, motion, motion.mover_id)}
    if motion.kind == "undo":
        facts |= {"gone": _gone(table, motion.facts), "over": bool(motion.facts.get("over"))}
    elif motion.kind in {"extend", "replace", "expel"}:
        facts["whose"] = _whose(table, motion)
    if motion.kind == "replace":
        if not (to := motion.facts.get("to")):
            return say("motions-replace-any", **facts)
        facts["to"] = _name(table, motion, to)
    return say(f"motions-{motion.kind}", **facts)


def _voters(table: Table, ballots: Mapping[int, bool], *, yes: bool) -> str:
    return join(
        [safe(table.players[who]) for who, said in ballots.items() if said is yes and who in table.players]
    )


def tell_tally(table: Table, rule: str, standing: Tally, ballots: Mapping[int, bool]) -> str:
    """Who has said what, and what is needed."""
    told = [
        say(f"motions-{word}", names=names)
        for word, yes in (("yes", True), ("no", False))
        if (names := _voters(table, ballots, yes=yes))
    ]
    if rule != "all":
        votes = len(standing.waiting) + len(ballots)
        told.append(say("motions-need", needed=standing.needed, votes=votes))
    else:
        told.append(say("motions-need-all" if standing.needed > 1 else "motions-need-one"))
    return f"-# {' · '.join(told)}."


def tell_outcome(table: Table, motion: VoteRow, state: str, ballots: Mapping[int, bool]) -> str:
    """What has come of it, and who was for it and against it."""
    told = say(f"motions-carried-{motion.kind}" if state == "carried" else f"motions-{state}")
    sides = [
        say(f"motions-{word}", names=names)
        for word, yes in (("for", True), ("against", False))
        if (names := _voters(table, ballots, yes=yes))
    ]
    return f"{told} ({'; '.join(sides)})" if sides else told


def tell_rejected(mover_id: int) -> str:
    """Whoever has asked hears that the others do not agree."""
    return say("motions-told-rejected", mover=f"<@{mover_id}>")


def tell_undone(table: Table, motion: VoteRow) -> str:
    """What was taken back with the consent of others."""
    return say("motions-undone", name=_name(table, motion, motion.mover_id), gone=_gone(table, motion.facts))


def tell_vote() -> str:
    """The call to those who are asked."""
    return say("motions-call")


def tell_pressed(state: str, missing: int, *, yes: bool) -> str:
    """The private reply to a vote."""
    if state == "open":
        return say("motions-said", yes=yes, missing=missing)
    keys = {"carried": "motions-agreed-now", "rejected": "motions-rejected-now"}
    return say(keys.get(state, "motions-withdrawn-now"))


def tell_needless_turn() -> str:
    """What stands in the place of a call to somebody whose turn was taken back."""
    return say("motions-needless-turn")


def tell_go_on() -> str:
    """The call to whoever has taken something back in the own turn."""
    return say("motions-go-on")


def tell_paused() -> str:
    """Nothing can be entered from now on."""
    return say("motions-paused")


def tell_resumed_game() -> str:
    """Moves and clocks go on."""
    return say("motions-resumed")


def tell_extended_by_vote(table: Table, motion: VoteRow, until: int | None) -> str:
    """There is more time."""
    whose = _whose(table, motion)
    if until is None:
        return say("motions-extended", whose=whose)
    return say("motions-extended-until", whose=whose, moment=moment(until, "f"))


def tell_asked(kind: str, state: str, missing: int) -> str:
    """The private reply to whoever has put a question; without one the seat is offered at once."""
    if kind == "replace" and state == "carried":
        return say("motions-seat-offered")
    if state == "carried":
        return say("motions-done-at-once")
    return say("motions-consent-asked" if kind == "undo" else "motions-table-asked", missing=missing)
