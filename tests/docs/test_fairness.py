"""`docs/boards.md` lists the stored games, and no others."""

from pathlib import Path
from typing import Final

import pytest

from bot.cli.arena.games import Match, Played, setup_of
from bot.engine.terms import Nation
from bot.rulesets import ruleset
from tools.fairness import PAGE, different, files, games_of, share_of, table
from tools.tables import with_table

FILES = files()


def test_the_table_is_made_of_the_games() -> None:
    page = PAGE.read_text("utf-8")
    assert FILES
    assert table() in page
    assert with_table(page, table()) == page


@pytest.mark.parametrize("path", FILES, ids=[path.name.partition(".")[0] for path in FILES])
def test_games_are_whole_and_in_order(path: Path) -> None:
    """Games are numbered from 0, seated as their number decides, and won by a nation in them, if by any."""
    header, played = games_of(path)
    assert [game.game for game in played] == list(range(len(played)))
    (board,), found = header["boards"], ruleset(header["ruleset"])
    for game in played:
        match = Match(
            game.game, board, header["nations"], ("hard",), header["seed"], header["cap"], header["ruleset"]
        )
        start = found.rules.start(setup_of(match))
        assert list(game.seats) == list(start.setup.turn_order)
        assert game.winner is None or game.winner in game.seats


ROMANS_FIRST: Final[tuple[Nation, ...]] = ("romans", "greeks")
GREEKS_FIRST: Final[tuple[Nation, ...]] = ("greeks", "romans")


def game(seats: tuple[Nation, ...], winner: Nation, scores: dict[Nation, int] | None = None) -> Played:
    return Played(0, "west", dict.fromkeys(seats, "hard"), winner, "hard", "target", 30, 300, scores or {})


def test_seats_count_alike_however_often_they_were_drawn() -> None:
    """Romans win 6 of 8 games as first and 0 of 2 as second nation: 60 % of all, 37.5 % weighted by seat."""
    first = [game(ROMANS_FIRST, "romans")] * 6 + [game(ROMANS_FIRST, "greeks")] * 2
    won, of = share_of([*first, *[game(GREEKS_FIRST, "greeks")] * 2], "romans")
    assert won / of == 0.375
    assert of == pytest.approx(0.375 * 0.625 / (0.75 * 0.25 / 8 / 4))


def test_games_of_one_seat_are_counted_as_they_are() -> None:
    won = [game(ROMANS_FIRST, "romans")] * 3
    assert share_of([*won, game(ROMANS_FIRST, "greeks")], "romans") == (3, 4)
    assert share_of(won, "romans") == (3, 3)


def test_games_that_went_alike_count_once() -> None:
    """Scores are stored in the order in which nations were drawn, which may differ between equal games."""
    first = game(ROMANS_FIRST, "romans", {"romans": 9, "greeks": 7})
    again = game(ROMANS_FIRST, "romans", {"greeks": 7, "romans": 9})
    other = game(ROMANS_FIRST, "romans", {"greeks": 6, "romans": 9})
    assert different([first, again]) == 1
    assert different([first, again, other]) == 2
