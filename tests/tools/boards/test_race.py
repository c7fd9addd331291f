"""Set-ups that may be fair get the games, and a race continues where its file ends."""

import json
from dataclasses import replace
from functools import cache
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


@cache
def borders(city: str) -> dict[str, int]:
    """Return the distance of each province from a city, in borders."""
    away = {city: 0}
    for steps in range(1, len(WEST["provinces"])):
        edge = {place for border in WEST["borders"] if away.keys() & border[:2] for place in border[:2]}
        away.update(dict.fromkeys(edge - away.keys(), steps))
    return away


def starts(name: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = changed(WEST, "3", name)["start_cities"]["3"]
    return found


def test_set_ups_differ_from_the_boards_own_in_one_or_two_cities() -> None:
    names = race.setups(WEST, "3", 300, 2)
    assert len(set(names)) == len(names) == 300
    own = WEST["start_cities"]["3"]
    differ = []
    for cities in map(starts, names):
        moved = [(a, b) for nation in own for a, b in zip(own[nation], cities[nation], strict=True) if a != b]
        differ.append(len(moved))
        assert all(borders(a)[b] <= 3 for a, b in moved)
        rivals = [(a, b) for x in cities for y in cities if x < y for a in cities[x] for b in cities[y]]
        assert all(borders(a)[b] > 1 for a, b in rivals)
        assert all(any(0 < borders(a)[b] <= 3 for b in each) for each in cities.values() for a in each)
    assert differ[0] == 0
    assert set(differ[1:]) == {1, 2}
    assert race.setups(WEST, "3", 300, 2) == names


def test_set_ups_come_as_evenly_as_rivals_stand_about_each_nation() -> None:
    def uneven(cities: dict[str, list[str]]) -> float:
        pressed = [
            sum(
                {2: 1.0, 3: 0.5}.get(min(borders(city)[there] for there in cities[rival]), 0)
                for city in cities[nation]
                for rival in cities
                if rival != nation
            )
            for nation in cities
        ]
        return max(pressed) - min(pressed)

    _, *others = [uneven(starts(name)) for name in race.setups(WEST, "3", 300, 2)]
    assert others == sorted(others)
    assert others[0] < others[-1]


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
    """Games that stop after two rounds of `greedy`, without a winner, are enough for this."""
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
