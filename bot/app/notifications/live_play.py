"""Live play: while turns follow within minutes, the table's last message is edited instead of a new one.

Players who are looking on are not pinged; a player who has not acted some minutes later is.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from bot.model import GameRow, WaitRow
from bot.model.messages import Payload
from bot.store import Connection, Outbox, TurnClocks
from bot.text.turns.channel import format_earlier_turns

_TURNS: Final = 2
"""Turns that must have ended so: after a single one the player may have just looked in."""
_MOST_CHARACTERS: Final = 1200
"""Characters of the turns in one message, which starts with a call and has buttons."""


async def plays_live(tx: Connection, game_id: int, now: int, patience: int) -> bool:
    """Return whether the last turns ended within `patience` seconds of each other; False if it is 0."""
    if not patience:
        return False
    ends = await TurnClocks(tx).last_ends(game_id, _TURNS)
    return len(ends) == _TURNS and all(later - end <= patience for later, end in pairwise((now, *ends)))


async def merged_into_last(tx: Connection, game: GameRow, payload: Payload, wait: WaitRow, now: int) -> bool:
    """Add a turn to the table's last message; return False if that is impossible.

    That is if the last message is of another kind, or final, without its text. Of the turns already in it the
    latest are kept, as many as fit, with a hint where to read the others.
    """
    last = await Outbox(tx).last_posted(game.id, game.channel_id)
    if last is None or last.kind != "turn" or "text" not in last.payload:
        return False
    score = last.payload.get("score", "")  # shown once, below the latest turn; a call alone has nothing else
    earlier = last.payload.get("told", [last.payload["text"]])
    before = [text.removesuffix(f"\n{score}") for text in earlier if text != score]
    told = _latest_that_fit([*before, payload["text"]])
    dropped = last.payload.get("dropped", False) or len(told) <= len(before)
    text = "\n".join([*([format_earlier_turns()] if dropped else []), *told])
    changed: Payload = {**payload, "told": told, "dropped": dropped, "text": text}
    await Outbox(tx).redraw(last, changed, game.revision, now, wait.id)
    return True


def _latest_that_fit(told: Sequence[str]) -> list[str]:
    """Return the latest texts that fit, at least the last."""
    kept = list(told)
    while len(kept) > 1 and sum(map(len, kept)) > _MOST_CHARACTERS:
        del kept[0]
    return kept
