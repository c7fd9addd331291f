"""Texts about votes: the proposal, the tally and the outcome."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.boards import load_board
from bot.engine.ruleset import Action
from bot.i18n.catalogue import Facts, say
from bot.i18n.cldr import join
from bot.i18n.escaping import plain, safe
from bot.model import Table, VoteRow
from bot.model.votes import Tally
from bot.rulesets import ruleset
from bot.text.names import nations, people
from bot.text.notifications.reminders import moment

_MOST_TOLD: Final = (4, 1)
"""Maximum number of actions listed per nation, and the fallback if that is too long."""
_LONGEST: Final = 800  # Fluent accepts no argument of more than 1,000 characters


def _name(table: Table, vote: VoteRow, user_id: int) -> str:
    known = table.players.get(user_id) or vote.facts.get("names", {}).get(str(user_id))
    return f"**{safe(known)}**" if known else say("waiting-somebody")


def _affected_player(table: Table, vote: VoteRow) -> str:
    """Format the player that a vote is about, with the nations played."""
    if vote.about_id is None:
        raise AssertionError("this is about somebody")
    played = nations(seat.nation for seat in table.seats_of(vote.about_id) if seat.nation)
    who = _name(table, vote, vote.about_id)
    return f"{who} ({played})" if played else who


def _format_undone_actions(table: Table, facts: Mapping[str, Any], *, you: bool = False) -> str:
    """Format what an undo takes back, by nation, beginning with the actions of the player who asks.

    `you` says that this player is the reader.
    """
    rules, done = ruleset(table.game.ruleset), dict[str, list[Action]]()
    for nation, line in facts["gone"]:
        done.setdefault(nation, []).append(rules.notation.parse_action(line))
    for most in _MOST_TOLD:
        told = join(_list_undone_actions(table, done, facts.get("bots", 0), most, you=you))
        if len(told) <= _LONGEST:
            break
    return told


def _list_undone_actions(
    table: Table, done: Mapping[str, Sequence[Action]], bots: int, most: int, *, you: bool
) -> list[str]:
    """Format the same as a list, with at most `most` actions of each nation."""
    rules = ruleset(table.game.ruleset)
    (_, own), *others = done.items()
    end = type(rules.rules.end_turn_action())
    if [type(action) for action in own] == [end]:
        told = [say("votes-gone-end", you=you)]
    else:
        told = [say("votes-gone-own", you=you, count=len(own), said=_list_actions(table, own, most))]
    if bots:
        told.append(say("votes-gone-bots", count=bots))
    for nation, each in others:
        played = [action for action in each if type(action) is not end] or each[:1]
        told.append(say("votes-gone", nation=nation, said=_list_actions(table, played, most)))
    return told


def _list_actions(table: Table, actions: Sequence[Action], most: int) -> str:
    board, rules = load_board(table.game.board), ruleset(table.game.ruleset)
    told = [rules.text.say_action(board, action) for action in actions[:most]]
    if more := len(actions) - len(told):
        told.append(say("votes-gone-more", count=more))
    return "; ".join(told)


def format_undo_preview(table: Table, asked: Sequence[int], facts: Mapping[str, Any]) -> str:
    """Format the private preview of an undo: what it takes back, and which players must agree."""
    names = people(table.players[user_id] for user_id in asked)
    over, acted = bool(facts.get("over")), bool(facts.get("acted"))
    reasons = {"over": over, "acted": acted and asked, "shown": facts.get("shown") and asked}
    why = next((reason for reason, so in reasons.items() if so), "passed")
    gone = _format_undone_actions(table, facts, you=True)
    told = say("votes-doubt", why=why, gone=gone, names=names, count=len(asked))
    return f"{told} {say('votes-doubt-ask', names=names) if names else say('votes-doubt-alone')}"


def format_undo_button(table: Table, asked: Sequence[int]) -> str:
    """Format the label of the button below the preview."""
    if not asked:
        return say("button-undo-alone")
    return say("votes-doubt-button", count=len(asked), name=plain(table.players[asked[0]]))


def format_vote(table: Table, vote: VoteRow) -> str:
    """Format the proposal of a vote."""
    facts: Facts = {"name": _name(table, vote, vote.mover_id)}
    if vote.kind == "undo":
        facts |= {"gone": _format_undone_actions(table, vote.facts), "over": bool(vote.facts.get("over"))}
    elif vote.kind in {"extend", "replace", "expel"}:
        facts |= {"whose": _affected_player(table, vote), "own": vote.about_id == vote.mover_id}
    if vote.kind == "replace":
        if not (to := vote.facts.get("to")):
            return say("votes-replace-any", **facts)
        facts["to"] = _name(table, vote, to)
    return say(f"votes-{vote.kind}", **facts)


def _voters(table: Table, ballots: Mapping[int, bool], *, yes: bool) -> str:
    return people(table.players[who] for who, said in ballots.items() if said is yes)


def format_vote_tally(table: Table, rule: str, standing: Tally, ballots: Mapping[int, bool]) -> str:
    """Format the votes given so far, and how many are needed."""
    told = [
        say(f"votes-{word}", names=names)
        for word, yes in (("yes", True), ("no", False))
        if (names := _voters(table, ballots, yes=yes))
    ]
    votes = len(standing.waiting) + len(ballots)
    if votes < standing.needed:
        told.append(say("votes-need-away"))
    elif rule != "all" and votes > 1:
        told.append(say("votes-need", needed=standing.needed, votes=votes))
    else:
        told.append(say("votes-need-all" if standing.needed > 1 else "votes-need-one"))
    return f"-# {' · '.join(told)}."


def format_vote_passed_on() -> str:
    """Format that the reader's vote is now that of the player who has taken over their seat."""
    return say("votes-passed-on")


def format_vote_outcome(table: Table, vote: VoteRow, state: str, ballots: Mapping[int, bool]) -> str:
    """Format the outcome of a vote, with the players for and against."""
    told = say(f"votes-carried-{vote.kind}" if state == "carried" else f"votes-{state}")
    sides = [
        say(f"votes-{word}", names=names)
        for word, yes in (("for", True), ("against", False))
        if (names := _voters(table, ballots, yes=yes))
    ]
    return f"{told} ({'; '.join(sides)})" if sides else told


def format_vote_rejected(table: Table, mover_id: int, ballots: Mapping[int, bool]) -> str:
    """Tell the player who asked that others rejected the proposal, and who."""
    against, names = [*ballots.values()].count(False), _voters(table, ballots, yes=False)
    return say("votes-told-rejected", mover=f"<@{mover_id}>", names=names, count=against)


def format_undone(table: Table, vote: VoteRow) -> str:
    """Announce what was undone with the consent of other players."""
    return say(
        "votes-undone", name=_name(table, vote, vote.mover_id), gone=_format_undone_actions(table, vote.facts)
    )


def format_vote_call(count: int) -> str:
    """Format the notification to the players, of that number, asked to vote."""
    return say("votes-call", count=count)


def _format_missing(table: Table, standing: Tally) -> str:
    """Format whose approval is missing if it is everybody's who can still vote, else how many are missing."""
    missing, left = standing.missing, len(standing.waiting)
    if missing > left:
        return f"{say('votes-need-away')}."
    if missing == left:
        return say("votes-missing-of", names=people(table.players[who] for who in standing.waiting))
    return say("votes-missing", missing=missing, more=standing.yes > 0)


def format_press_reply(table: Table, state: str, standing: Tally | None, *, yes: bool) -> str:
    """Reply to a player who has voted."""
    if standing is not None:
        return f"{say('votes-said', yes=yes)} {_format_missing(table, standing)}"
    keys = {"carried": "votes-agreed-now", "rejected": "votes-rejected-now"}
    return say(keys.get(state, "votes-withdrawn-now"))


def format_resume_call() -> str:
    """Tell the player whose undo was agreed to go on with the turn."""
    return say("votes-go-on")


def format_game_paused() -> str:
    """Announce that the game is paused: no actions can be entered."""
    return say("votes-paused")


def format_game_resumed() -> str:
    """Announce that the game goes on: actions can be entered, and clocks run again."""
    return say("votes-resumed")


def format_extended_by_vote(table: Table, vote: VoteRow, until: int | None) -> str:
    """Announce that a vote has extended the deadline."""
    whose = _affected_player(table, vote)
    if until is None:
        return say("votes-extended", whose=whose)
    return say("votes-extended-until", whose=whose, moment=moment(until, "f"))


def format_vote_reply(
    table: Table, kind: str, state: str, standing: Tally | None, *, again: bool = False
) -> str:
    """Reply to the player who asked for a vote; `again` if it was open already.

    A seat is offered at once if nobody needs to vote on it. `standing` is None for a vote that is over.
    """
    if standing is not None:
        return say("votes-asked", again=again, missing=_format_missing(table, standing))
    if kind == "replace" and state == "carried":
        return say("votes-seat-offered")
    return say("votes-agreed-now" if again else "votes-done-at-once")
