"""Set-ups that may be fair get the games, and a race goes on where its file ends."""

import json
from dataclasses import replace
from pathlib import Path

from bot.boards import BOARDS
from bot.cli.arena.games import Match, Played
from bot.engine.terms import Nation
from tools.boards import race
from tools.boards.starts import changed

WEST = json.loads((BOARDS / "west.json").read_text("utf-8"))
NATIONS: tuple[Nation, ...] = ("germans", "greeks", "romans")


def won(*winners: Nation) -> list[Played]:
    seats = dict.fromkeys(NATIONS, "hard")
    scores = dict.fromkeys(NATIONS, 9)
    return [
        Played(number, "west", seats, winner, "hard", "target", 30, 1, scores)
        for number, winner in enumerate(winners)
    ]


def test_an_uneven_set_up_comes_behind_an_unknown_one_and_an_even_one_before() -> None:
    unknown = race.bound([], NATIONS)
    beginner: list[Nation] = ["germans"]
    uneven: list[Nation] = ["greeks", "greeks", "romans"]
    assert race.bound(won(*beginner * 6), NATIONS) > unknown
    assert race.bound(won(*NATIONS * 30), NATIONS) < race.bound(won(*uneven * 30), NATIONS)


def test_set_ups_differ_from_the_boards_own_in_one_or_two_cities() -> None:
    names = race.setups(WEST, "3", 40, 2)
    assert len(set(names)) == len(names) == 40
    own = WEST["start_cities"]["3"]
    neighbours = {frozenset(border[:2]) for border in WEST["borders"]}
    differ = []
    for name in names:
        starts = changed(WEST, "3", name)["start_cities"]["3"]
        moved = [(a, b) for nation in own for a, b in zip(own[nation], starts[nation], strict=True) if a != b]
        differ.append(len(moved))
        for pair in moved:
            around = [{city for border in neighbours if end in border for city in border} for end in pair]
            assert around[0] & around[1], pair
        rivals = [(a, b) for x in starts for y in starts if x < y for a in starts[x] for b in starts[y]]
        assert not any(frozenset(pair) in neighbours or len(set(pair)) == 1 for pair in rivals)
    assert differ[0] == 0
    assert set(differ[1:]) == {1, 2}
    assert race.setups(WEST, "3", 40, 2) == names


def test_only_the_named_nations_move() -> None:
    own = WEST["start_cities"]["3"]
    for moving in (["greeks"], ["greeks", "romans"]):
        moved = {
            nation
            for name in race.setups(WEST, "3", 400, 2, moving)
            for nation, cities in changed(WEST, "3", name)["start_cities"]["3"].items()
            if cities != own[nation]
        }
        assert moved == set(moving)


def test_a_race_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    """Two rounds of `greedy`, which end nothing, are enough for that."""
    path = tmp_path / "race.jsonl"
    names = race.setups(WEST, "3", 3, 2)
    for total in (2, 5):
        matches = [Match(number, "west", 3, ("greedy",), 2, 2) for number in range(total)]
        race.run(WEST, race.read(path, names, matches[0]), matches, path, 2)
        found = race.read(path, names, matches[0])
        assert sum(map(len, found.values())) == len(path.read_text("utf-8").splitlines()) == total
        assert all(len({game.game for game in games}) == len(games) for games in found.values())
        assert not any(race.read(path, names, replace(matches[0], seed=3)).values())
        assert race.read(path, ["another"], matches[0]) == {"another": []}
    assert all(found.values())
