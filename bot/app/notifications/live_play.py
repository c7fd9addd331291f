"""Live play: while turns come within minutes, a table looks on, and its last message changes before its eyes.

Nobody is pinged then for what everybody sees; whoever has not acted some minutes later is called after all.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from bot.model import GameRow, WaitRow
from bot.model.messages import Payload
from bot.store import Connection, Outbox, TurnClocks
from bot.text.turns.channel import format_earlier_turns

_TURNS: Final = 2
"""How many turns must have ended so: one alone may be somebody who was just looking in."""
_MOST_CHARACTERS: Final = 1200
"""Of the turns told in one message; a call and its buttons come in front of them."""


async def plays_live(tx: Connection, game_id: int, now: int, patience: int) -> bool:
    """Whether the last turns came within `patience` seconds of one another; never where that is 0."""
    if not patience:
        return False
    ends = await TurnClocks(tx).last_ends(game_id, _TURNS)
    return len(ends) == _TURNS and all(later - end <= patience for later, end in pairwise((now, *ends)))


async def told_in_place(tx: Connection, game: GameRow, payload: Payload, wait: WaitRow, now: int) -> bool:
    """Let the last message of the table tell a turn as well; False where it cannot.

    That is where another kind of message is the last, or one that is done with and has forgotten its words.
    Of the turns it has told before it keeps the latest, as many as there is room for, and says where to
    read the others.
    """
    last = await Outbox(tx).last_posted(game.id, game.channel_id)
    if last is None or last.kind != "turn" or "text" not in last.payload:
        return False
    score = f"\n{last.payload.get('score', '')}"  # said once, below the latest turn
    before = [text.removesuffix(score) for text in last.payload.get("told", [last.payload["text"]])]
    told = _latest([*before, payload["text"]])
    dropped = last.payload.get("dropped", False) or len(told) <= len(before)
    text = "\n".join([*([format_earlier_turns()] if dropped else []), *told])
    changed: Payload = {**payload, "told": told, "dropped": dropped, "text": text}
    await Outbox(tx).redraw(last, changed, game.revision, now, wait.id)
    return True


def _latest(told: Sequence[str]) -> list[str]:
    """The last of them in any case."""
    kept = list(told)
    while len(kept) > 1 and sum(map(len, kept)) > _MOST_CHARACTERS:
        del kept[0]
    return kept
