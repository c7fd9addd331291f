"""Composition of the messages (notices) that a change of a game sends to its channel."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from bot.app.notifications.buttons import Button, answer_buttons, end_buttons
from bot.app.table import Table
from bot.engine.ruleset import OwnPosition, Position
from bot.i18n.catalogue import Words
from bot.i18n.lines import capitalized
from bot.model import SeatRow
from bot.model.messages import Offered
from bot.model.turns import Happening, PlanNews, Readers, TableMessage, TurnEvents
from bot.rulesets import ruleset_of
from bot.text.table.seats import format_game_closed

NoticeKind = Literal["turn", "told", "demand", "resume", "won", "settle", "closed", "undone", "seat"]
"""`told` reports turns like `turn` but calls nobody: a computer player is next, or a question follows."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A message to a game's channel: its text, mentions, picture and buttons."""

    kind: NoticeKind
    text: str
    call: str = ""
    """Text addressed to the users mentioned, in front of `text`."""
    private: Words | None = None
    """Text of the direct message, in its reader's language; None for the same as `call`."""
    mention: tuple[int, ...] = ()
    position: OwnPosition | None = None
    settles: str | None = None
    """Nonce of the message with a question of which this is the outcome, told there."""
    tag: str = ""
    """Distinguishes notices of the same kind at the same revision."""
    offers: Offered | None = None
    buttons: tuple[Button, ...] = ()
    hold: bool = False
    """Whether to delay it for the grace period, because the action it reports may be undone at once."""

    def words(self) -> str:
        """Return the text of the direct message in the current language."""
        return self.private() if self.private else self.call or self.text


def demand_nonce(game_id: int, revision: int) -> str:
    """Return the nonce of the message that asks a question."""
    return f"{game_id}-{revision}-demand"


def notices_after(
    before: Table,
    after: Table,
    earlier: Sequence[Happening] = (),
    latest: Sequence[Happening] = (),
    actor: int | None = None,
    plan: PlanNews | None = None,
) -> list[Notice]:
    """Return the notices for a change of a game by `actor`.

    None while the same player goes on; otherwise a message that mentions exactly the player awaited next.
    `latest` are the events of the change, `earlier` those since the turn began; `plan` is what became of the
    plan of the player awaited.
    """
    old, new = before.position, after.position
    if new is None:
        return []
    text, before_asked, asked = after.ruleset.text, before.question, after.question
    turns = text.by_turn(old.mover, new, (*earlier, *latest)) if old is not None else []
    notices = []
    if before_asked is not None:
        notices.append(_settle_notice(before, after, latest))
    if new.outcome is not None:
        notices.append(_won_notice(after, turns))
    elif asked is not None:
        if old is not None and turn_passed(old, new):
            # A plan has already led to the next question: the turns before it are reported here.
            passed = [turn for turn in turns if (turn.round, turn.nation) != (new.round, new.mover)]
            notices.append(Notice("told", text.format_turn(new, passed, readers_of(after))))
        # An action just entered may be undone, but not once another player has answered.
        notices.append(_demand_notice(after, hold=old is not None and before_asked is None))
    elif old is None or turn_passed(old, new):
        notices.append(_turn_notice(after, turns, plan, first=old is None))
    elif before_asked is not None and after.awaited and after.awaited.user_id != actor:
        notices.append(_resume_notice(after, earlier, latest, plan))
    return _addressed(after, notices)


def notices_of_state(after: Table, why: str) -> list[Notice]:
    """Return notices of a running game's state, and the call to the player awaited; `why` is put first."""
    if after.position is None:
        return []
    turn = _turn_notice(after, (), None, first=False)
    if after.question is None:
        notices = [replace(turn, text=f"{why}\n{turn.text}")]
    else:
        notices = [Notice("told", why, position=after.position), _demand_notice(after, hold=False)]
    return _addressed(after, notices)


def _addressed(table: Table, notices: list[Notice]) -> list[Notice]:
    """Return the notices as the table gets them: those of a practice game mention nobody."""
    return [_without_mentions(notice) for notice in notices] if table.game.origin == "practice" else notices


def _without_mentions(notice: Notice) -> Notice:
    """Return the notice without mentions, with the call as part of the text."""
    text = "\n".join(filter(None, (capitalized(notice.call), notice.text)))
    return replace(notice, text=text, call="", mention=())


def turn_passed(old: Position, new: Position) -> bool:
    """Return whether a turn has ended between two positions."""
    return (old.round, old.mover) != (new.round, new.mover)


def _mention(seat: SeatRow | None) -> tuple[int, ...]:
    return (seat.user_id,) if seat and not seat.computer else ()


def _won_notice(after: Table, turns: Sequence[TurnEvents]) -> Notice:
    told = after.ruleset.text.format_won(after.started, turns, readers_of(after))
    mention, ends = tuple(after.people), end_buttons(after.game)
    words = partial(format_end, after)
    return Notice("won", told.text, told.call, words, mention, position=after.started, buttons=ends)


def end_notice(after: Table) -> Notice:
    """Return the notice that a game is over, without what led to it."""
    return (
        _won_notice(after, ()) if after.game.status == "over" else Notice("closed", format_game_closed(None))
    )


def _settle_notice(before: Table, after: Table, events: Sequence[Happening]) -> Notice:
    """Return the notice that replaces a question and its buttons by the outcome."""
    words = partial(
        before.ruleset.text.format_question_settled, before.started, after.started, events, readers_of(after)
    )
    nonce = demand_nonce(before.game.id, before.game.revision)
    return Notice("settle", words(), private=words, settles=nonce)


def _demand_notice(after: Table, *, hold: bool) -> Notice:
    game, position, question = after.game, after.started, after.question
    if question is None:
        raise AssertionError("a demand needs a question")
    told = after.ruleset.text.format_demand(position, readers_of(after))
    return Notice(
        "demand",
        told.text,
        told.call,
        partial(_format_demand, position, readers_of(after)),
        _mention(after.awaited),
        position,
        buttons=answer_buttons(game.id, game.revision, question),
        hold=hold,
    )


def _resume_notice(
    after: Table, earlier: Sequence[Happening], latest: Sequence[Happening], plan: PlanNews | None
) -> Notice:
    """Return the notice to the mover that the turn goes on after a question."""
    words = partial(
        after.ruleset.text.format_turn_resumed, after.started, earlier, latest, plan, readers_of(after)
    )
    told, private = words(), lambda: _whole(words())
    offers: Offered | None = "stopped" if plan == "stopped" else None
    return Notice("resume", told.text, told.call, private, _mention(after.awaited), offers=offers)


def _turn_notice(after: Table, turns: Sequence[TurnEvents], plan: PlanNews | None, *, first: bool) -> Notice:
    """Return the notice of the turns that have ended, with the call to the next player unless a computer."""
    position, readers = after.started, readers_of(after)
    say = after.ruleset.text
    asks = first and asks_for_orders(after)
    if first:
        text = say.format_game_start(position, readers, orders=asks)
    else:
        text = say.format_turn(position, turns, readers)
    offers: Offered | None = "orders" if asks else None
    if plan == "ready" or plan == "stopped":
        offers = plan
    if after.thinking is not None:
        return Notice("told", text, position=position, offers=offers)
    words = partial(say.call_turn, position, plan)
    return Notice("turn", text, words(), words, _mention(after.awaited), position, offers=offers)


def asks_for_orders(table: Table) -> bool:
    """Return whether a game's opening asks for default orders; someone alone decides when it comes to it."""
    return len(table.players) > 1 and bool(table.ruleset.standing_questions)


def readers_of(table: Table) -> Readers:
    """Return the readers of the table's messages, the player awaited first."""
    people = sorted(
        (seat for seat in table.seats if not seat.computer and not seat.conceded),
        key=lambda seat: table.awaited is None or seat.user_id != table.awaited.user_id,
    )
    return Readers(table.names, [seat.nation for seat in people if seat.nation])


def format_end(after: Table) -> str:
    """Format in private that a game is over, with its standings."""
    text, over, readers = after.ruleset.text, after.started, readers_of(after)
    return f"{text.format_won(over, (), readers).call}\n{text.format_standings(over, readers)}"


def _format_demand(position: Position, readers: Readers) -> str:
    return _whole(ruleset_of(position).text.format_demand(position, readers))


def _whole(told: TableMessage) -> str:
    return "\n".join(filter(None, (told.call, told.text)))
