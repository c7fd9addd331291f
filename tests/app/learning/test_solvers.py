"""Users' attempts at puzzles, and their streaks, on either database."""

import pytest

from bot.app import App
from bot.puzzles import puzzles
from tests.app.tables import Clock

pytestmark = pytest.mark.both
_EVERY = puzzles("antike")


async def _score(app: App, user_id: int) -> tuple[int, int, int]:
    score = await app.solvers.score(user_id)
    return score.solved, score.streak, score.best


async def test_streaks_count_what_was_right_at_once(app: App, clock: Clock) -> None:
    assert await _score(app, 7) == (0, 0, 0)
    for puzzle in _EVERY[:2]:
        await app.solvers.count_attempt(7, puzzle, right=True)
    assert await _score(app, 7) == (2, 2, 2)
    await app.solvers.count_attempt(7, _EVERY[2], right=False)
    assert await _score(app, 7) == (2, 0, 2)
    clock.seconds += 10
    await app.solvers.count_attempt(7, _EVERY[2], right=True)
    assert await _score(app, 7) == (3, 0, 2)
    await app.solvers.count_attempt(7, _EVERY[3], right=True)
    assert await _score(app, 7) == (4, 1, 2)
    assert await _score(app, 8) == (0, 0, 0)


async def test_what_is_solved_counts_no_more(app: App, clock: Clock) -> None:
    first = _EVERY[0]
    await app.solvers.count_attempt(7, first, right=True)
    begun = clock()
    clock.seconds += 10
    told = await app.solvers.count_attempt(7, first, right=False)
    assert (told.rows[first.id].tries, told.rows[first.id].solved_at) == (1, begun)
    assert await _score(app, 7) == (1, 1, 1)


async def test_the_next_one_is_the_first_unsolved_one(app: App) -> None:
    assert (await app.solvers.score(7)).next_puzzle("antike") is _EVERY[0]
    await app.solvers.count_attempt(7, _EVERY[0], right=True)
    assert (await app.solvers.score(7)).next_puzzle("antike") is _EVERY[1]
    for puzzle in _EVERY[1:]:
        await app.solvers.count_attempt(7, puzzle, right=True)
    assert (await app.solvers.score(7)).next_puzzle("antike") is _EVERY[0]
    assert (await app.solvers.score(7)).next_puzzle("antike", _EVERY[0].id) is _EVERY[1]
    assert (await app.solvers.score(7)).next_puzzle("antike", _EVERY[-1].id) is _EVERY[0]
    assert (await app.solvers.score(7)).next_puzzle("chess") is None


async def test_rulesets_take_turns_where_none_is_named(app: App) -> None:
    assert (await app.solvers.score(7)).next_ruleset() == "antike"
    await app.solvers.count_attempt(7, _EVERY[0], right=True)
    assert (await app.solvers.score(7)).next_ruleset() == "duellum"
    await app.solvers.count_attempt(7, puzzles("duellum")[0], right=True)
    assert (await app.solvers.score(7)).next_ruleset() == "antike"
    for puzzle in _EVERY[1:]:
        await app.solvers.count_attempt(7, puzzle, right=True)
    for puzzle in puzzles("duellum")[1:-1]:
        await app.solvers.count_attempt(7, puzzle, right=True)
    assert (await app.solvers.score(7)).next_ruleset() == "duellum", "the only one with puzzles left"


async def test_it_goes_with_the_person(app: App) -> None:
    await app.solvers.count_attempt(7, _EVERY[0], right=True)
    await app.solvers.count_attempt(8, _EVERY[0], right=True)
    await app.stats.forget(7)
    assert await _score(app, 7) == (0, 0, 0)
    assert await _score(app, 8) == (1, 1, 1)
