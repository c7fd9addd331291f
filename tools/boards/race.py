"""Search for fair start cities: set-ups of an Antike board race, and uneven ones soon get no more games.

    python -m tools.boards.race west 4 --setups 40 --games 400 --results race-4.jsonl --jobs 2

The first set-up is the board's own; the others differ from it in one or two cities and are those in which
rivals are most equally close to all nations. Each next game is played with the set-up that may still be the
fairest (`bound`). The file only grows, so a race that was interrupted, or is given more `--games`, continues.
Run it from `build/compiled` (`make compiled`). The winner of a race has been lucky, too: play it again with
another seed before you believe it.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import combinations
from math import sqrt
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bot.boards import BOARDS, load_board
from bot.cli.arena.games import Match, Played, skill_hash
from bot.cli.errors import ratio
from bot.cli.processes import worker_pool
from bot.engine.terms import UNITS
from tools.boards.balance import within
from tools.boards.starts import CAP, changed, format_result, played

Starts = dict[str, list[str]]
"""Cities of marble, iron and gold of each nation."""
Near = dict[str, dict[str, int]]
"""Provinces within reach of each province, with the number of borders between."""
Race = dict[str, list[Played]]
"""Games of each set-up; the key is the text of changes that `changed` takes."""

_LUCK: Final = 4
"""Fictitious games, won equally often by all nations, that are counted too: one game alone says nothing."""
_DOUBT: Final = 1.5
"""Standard errors by which a set-up may be fairer than it looks.

By luck alone the nation farthest from its share is off by 1.2 (of three nations) to 1.6 (of six).
"""
_REACH: Final = 3
"""Maximum number of borders by which a city may move."""
_PRESSURE: Final = {2: 1.0, 3: 0.5}
"""Weight of a rival, by the number of borders between a city and its nearest one."""
_SHOWN: Final = 10
_LEAST: Final = 5
"""Number of set-ups shown, and minimum number of games of each."""


def bound(games: Sequence[Played], nations: Sequence[str]) -> float:
    """Return a lower estimate of how far any nation is from its share of wins; 0.05 are 5 points."""
    share, count = 1 / len(nations), len(games) + _LUCK
    won = [sum(game.winner == name for game in games) + _LUCK * share for name in nations]
    return max(abs(wins / count - share) for wins in won) - _DOUBT * sqrt(share * (1 - share) / count)


def setups(
    board: Mapping[str, Any], nations: str, count: int, seed: int, moving: Sequence[str] = ()
) -> list[str]:
    """Return the board's own set-up, then others by how equally close rivals are to all nations.

    Only the cities of nations in `moving` differ; of all nations if it is empty. In the others no rivals'
    cities are neighbours, and each city has another of its nation within reach.
    """
    own: Starts = board["start_cities"][nations]
    near = _near(board["id"])
    first = list(_moved(board, own, own, near, moving or list(own)))
    second = [two for one in first for two in _moved(board, own, one, near, moving or list(own))]
    uneven = {_name(one): _uneven(one, near) for one in [*first, *second] if _fits(one, near)}
    others = sorted(uneven)
    random.Random(seed).shuffle(others)  # noqa: S311 - a game, no secret
    return [_name(own), *sorted(others, key=uneven.__getitem__)][:count]


def _near(board_id: str) -> Near:
    board = load_board(board_id)
    return {start: within(board, [start], UNITS, _REACH) for start in board.provinces}


def _moved(
    board: Mapping[str, Any], own: Starts, starts: Starts, near: Near, moving: Sequence[str]
) -> Iterator[Starts]:
    """Yield `starts` with one more city of the nations `moving` within reach, to the same resource."""
    resources = {province["id"]: province["resource"] for province in board["provinces"]}
    for nation in moving:
        cities = starts[nation]
        for place, city in enumerate(cities):
            if city != own[nation][place]:
                continue
            for other in sorted(near[city].keys() - {city}):
                if resources[other] == resources[city]:
                    yield {**starts, nation: [*cities[:place], other, *cities[place + 1 :]]}


def _fits(starts: Starts, near: Near) -> bool:
    """Return whether no rivals' cities are adjacent, and each city has another of its nation within reach."""
    apart = all(
        near[city].get(rival, _REACH) > 1
        for cities, rivals in combinations(starts.values(), 2)
        for city in cities
        for rival in rivals
    )
    return apart and all(
        any(other in near[city] for other in cities if other != city)
        for cities in starts.values()
        for city in cities
    )


def _uneven(starts: Starts, near: Near) -> float:
    """Return the difference in pressure by rivals between the most and the least pressed nation.

    Each rival counts at each of a nation's cities, half if its nearest city is three borders away. In the
    games of `docs/boards.md` nations lost by this more than by the room they had.
    """
    pressed = [
        sum(
            _PRESSURE.get(min(near[city].get(other, _REACH + 1) for other in starts[rival]), 0)
            for city in cities
            for rival in starts
            if rival != nation
        )
        for nation, cities in starts.items()
    ]
    return max(pressed) - min(pressed)


def _name(starts: Starts) -> str:
    return " ".join(f"{nation}={','.join(cities)}" for nation, cities in starts.items())


def _by(match: Match) -> list[int | str | float]:
    """Return what must be equal in all games of a race: seed, hashes of the skills, leeway unless 1."""
    skills = [skill_hash(match.ruleset, policy) for policy in match.players]
    return [match.seed, *skills, *([match.leeway] if match.leeway != 1 else [])]


def read(path: Path, names: Sequence[str], match: Match) -> Race:
    """Return the games of these set-ups in a file, played with the seed, skills and leeway of `match`."""
    race: Race = {name: [] for name in names}
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        entry = json.loads(line)
        if entry["setup"] in race and entry["by"] == _by(match):
            race[entry["setup"]].append(Played(**entry["game"]))
    return race


def run(board: Mapping[str, Any], race: Race, matches: Sequence[Match], path: Path, jobs: int) -> None:
    """Play until there are as many games as matches, and append each to the file as soon as it has ended."""
    nations = list(board["start_cities"][str(matches[0].nations)])
    running: dict[Future[Played], str] = {}
    with (
        TemporaryDirectory() as top,
        worker_pool(jobs) as pool,
        path.open("a", encoding="utf-8") as out,
    ):
        folders = _folders(Path(top), board, str(matches[0].nations), race)
        begun = {name: {game.game for game in games} for name, games in race.items()}
        while True:
            while len(running) < jobs and sum(map(len, race.values())) + len(running) < len(matches):
                name = min(race, key=lambda each: (bound(race[each], nations), len(begun[each])))
                number = next(match.number for match in matches if match.number not in begun[name])
                begun[name].add(number)
                running[pool.submit(played, (folders[name], matches[number]))] = name
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                name = running.pop(done)
                race[name].append(done.result())
                line = {"setup": name, "by": _by(matches[0]), "game": done.result().line()}
                out.write(json.dumps(line) + "\n")
                out.flush()


def _folders(top: Path, board: Mapping[str, Any], nations: str, names: Race) -> dict[str, Path]:
    """Create and return a folder for each set-up, with its board file."""
    folders = {name: top / str(number) for number, name in enumerate(names)}
    for name, folder in folders.items():
        folder.mkdir()
        (folder / f"{board['id']}.json").write_text(json.dumps(changed(board, nations, name)), "utf-8")
    return folders


def main() -> None:
    """Run the race of the command line, and print the set-ups with the most games."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("board")
    parser.add_argument("nations", type=int)
    parser.add_argument("--setups", type=int, default=40)
    parser.add_argument("--moving", nargs="+", default=[], help="nations; all of them, if none is named")
    parser.add_argument("--games", type=int, default=400, help="of all set-ups together")
    parser.add_argument("--results", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--leeway", type=ratio, default=2.5, help="as of `antike-bot arena`")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    board = json.loads((BOARDS / f"{options.board}.json").read_text("utf-8"))
    matches = [
        Match(number, options.board, options.nations, ("hard",), options.seed, CAP, leeway=options.leeway)
        for number in range(options.games)
    ]
    names = setups(board, str(options.nations), options.setups, options.seed, options.moving)
    race = read(options.results, names, matches[0])
    run(board, race, matches, options.results, options.jobs)
    most = sorted(race.items(), key=lambda item: -len(item[1]))
    for name, games in most[:_SHOWN]:
        if len(games) >= _LEAST:
            sys.stdout.write(f"{len(games)} games, {format_result(name, games)}")


if __name__ == "__main__":
    main()
