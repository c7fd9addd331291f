"""A log by turn, requested repeatedly while the game goes on."""

import random
from dataclasses import replace

from bot.app.history import _Fold, past_turns
from bot.engine.antike import start
from bot.model import LogRow
from bot.model.turns import PastTurn
from tests.render.samples import setup_of
from tools.bench.engine import play_at_random


def _anew(log: list[LogRow], count: int) -> list[PastTurn]:
    fold = _Fold(start(setup_of(count)))
    fold.apply_rows(log)
    return fold.turns()


def _numbers(turns: list[PastTurn]) -> list[int]:
    return [row.seq for turn in turns for row in turn.rows]


def test_each_asks_as_if_nobody_had_asked_before() -> None:
    """Results do not depend on earlier requests, of any length, for similar games or before an undo."""
    chance = random.Random(4)
    games = []
    for count, seed in ((3, 1), (3, 2), (4, 1)):
        actions = play_at_random(count, seed, 160, 99)[1]
        log = [LogRow("greeks", 1, seq, action, seq, seq=seq) for seq, action in enumerate(actions, 1)]
        games.append((count, log))
        again = [replace(row, seq=row.seq + 500) if row.seq > 80 else row for row in log]
        games.append((count, again))
    for _ in range(60):
        count, log = chance.choice(games)
        part = log[: chance.randrange(len(log) + 1)]
        found, wanted = past_turns(start(setup_of(count)), part), _anew(part, count)
        assert found == wanted
        assert _numbers(found) == _numbers(wanted)
