"""Find puzzles in games between computer players, and store those that are proven.

    python -m tools.puzzles find antike --games 200
    python -m tools.puzzles check antike

`find` continues after the last game in data/puzzles/<ruleset>.jsonl and appends to that file. A position at
the start of a turn is a puzzle if the mover can win this turn, or keep the next player from winning in its
turn, with exactly one wedge, and if the search of every other wedge has completed (`puzzle_proof`). `check`
proves all puzzles of a file again. Both run several times as fast from `build/compiled` (`make compiled`);
there `find` needs `--folder ../../data/puzzles`.
"""

import argparse
import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from bot.cli.arena.games import Match, play
from bot.engine.rondel import wedge_price
from bot.engine.ruleset import Action, OwnPosition
from bot.engine.terms import MANEUVERS, RESOURCES, Nation, Wedge
from bot.puzzles import LONGEST_LINE, PUZZLES, Goal, Puzzle, puzzles
from bot.records import Record, read_record, replay, write_record
from bot.rulesets import ruleset, ruleset_of
from tools.puzzle_proof import (
    UnprovenError,
    continued_by_hard,
    defending_line,
    stopping_line,
    wedges,
    winning_line,
    wins_on,
)

_SEED: Final = 1818
_CAP: Final = 120
"""Maximum rounds of a game."""
_TABLES: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "antike": (("east", 2), ("west", 3), ("east", 4), ("west", 2), ("east", 3), ("west", 4), ("east", 5)),
    "duellum": (("hellenic", 2), ("punic", 2)),
}
_FEWEST_WEDGES: Final = 4
"""Minimum of reachable wedges; a choice among fewer is no puzzle."""
_LITTLE: Final = 3
"""Maximum chips and coins of the mover if the goal is to stop the next player."""
_NEAR: Final = 3
"""Maximum points missing to the target for a win within a turn to be considered."""
_MOST_ALIKE: Final = 30
"""Maximum puzzles of one goal on one wedge."""
_LATE: Final = 30
"""Number of turns examined at the end of a game."""
_BRANCHES: Final = 10
"""Number of alternative endings played for each game."""
_CARELESS: Final = 0.3
"""Probability of an `easy` turn instead of a `medium` one in them, so that endings differ."""
_MOST_IN_GAME: Final = 4
_MOST_UNPROVEN: Final = 2
"""Number of unproven positions after which no further ones of a game are examined for the same goal."""
Found = dict[str, Any]


def puzzles_in(match: Match, goals: Sequence[Goal] = ("win",)) -> Iterator[Found]:
    """Yield the puzzles of a game and its alternative endings, at most one per goal, nation and wedge."""
    positions: list[OwnPosition] = []
    play(match, positions.append)
    seen: set[tuple[str, Nation, Wedge]] = set()
    unproven: Counter[str] = Counter()
    for branch in range(_BRANCHES + 1):
        for position in _branched(positions, match, branch) if branch else positions[-_LATE:]:
            for goal in goals:
                if unproven[goal] >= _MOST_UNPROVEN:
                    continue
                try:
                    found = puzzle(position, goal)
                except UnprovenError:
                    unproven[goal] += 1
                    continue
                if found is None:
                    continue
                sort = goal, position.mover, found["wedge"]
                if sort not in seen and len(seen) < _MOST_IN_GAME:
                    seen.add(sort)
                    yield {"game": match.number, "number": len(seen), **found}


def _branched(positions: Sequence[OwnPosition], match: Match, branch: int) -> Iterator[OwnPosition]:
    """Yield the positions at the starts of turns in an alternative ending of a game, a few turns long."""
    back = match.nations * (1 + branch % 3) + 1
    position = positions[max(0, len(positions) - 1 - back)]
    found = ruleset(match.ruleset)
    chance = random.Random(f"{match.seed}/{match.number}/{branch}")  # noqa: S311 - a game, no secret
    mover, until = (position.round, position.mover), position.round + 4
    while position.outcome is None and position.round <= until:
        policy = "easy" if chance.random() < _CARELESS else "medium"
        for action in found.players.think(position, policy, chance):
            position, _ = found.rules.apply(
                position, found.rules.with_draw(position, action, chance.randrange)
            )
        if position.outcome is None and (position.round, position.mover) != mover:
            mover = position.round, position.mover
            yield position


def puzzle(position: OwnPosition, goal: Goal) -> Found | None:
    """Return a position as a puzzle; None if it is not one. Raises `UnprovenError`."""
    if position.outcome is not None or position.phase != "rondel":
        return None
    position = _anew(position)
    ways = wedges(position)
    if position.phase != "rondel" or len(ways) < _FEWEST_WEDGES:
        return None
    if goal == "stop":
        return _stopped(position)
    lines, pared = _lines_that_win(position, ways), False
    if len(lines) > 1 and lines.keys() <= set(MANEUVERS):
        position, pared = _pared(position), True
        ways = wedges(position)
        lines = _lines_that_win(position, ways)
    found = _won(position, ways, lines) if len(lines) == 1 and len(ways) >= _FEWEST_WEDGES else None
    return {**found, "pared": True} if found and pared else found


def _pared(position: OwnPosition, most: int = 10**6) -> OwnPosition:
    """Return the position with fewer resources: at most `most`, and too few to reach the farther maneuver."""
    record = _record(position)
    purse = record["position"]["nations"][position.mover]
    dear = max(wedge_price(position.current.wedge, each).total for each in MANEUVERS)
    while sum(purse[kind] for kind in RESOURCES) > max(0, min(dear - 1, most)):
        most_of = max(RESOURCES, key=lambda kind: int(purse[kind]))
        purse[most_of] -= 1
    return replay(read_record(json.dumps(record))).position


def _anew(position: OwnPosition) -> OwnPosition:
    """Return the position as read from a file, without its past."""
    return replay(read_record(json.dumps(_record(position)))).position


def _record(position: OwnPosition) -> dict[str, Any]:
    setup = position.setup
    return write_record(Record(setup, {name: name for name in setup.nations}, (), position))


def _missing(position: OwnPosition, nation: Nation) -> int:
    return int(position.setup.target - ruleset_of(position).rules.score(position, nation))


def _lines_that_win(position: OwnPosition, ways: Sequence[Wedge]) -> dict[Wedge, tuple[Action, ...]]:
    """Return the winning lines that the exact search finds, by wedge."""
    if _missing(position, position.mover) > _NEAR:
        return {}
    return {wedge: line for wedge in ways if (line := winning_line(position, wedge))}


def _won(
    position: OwnPosition, ways: Sequence[Wedge], lines: Mapping[Wedge, tuple[Action, ...]]
) -> Found | None:
    [(solving, line)] = lines.items()
    if any(wins_on(position, wedge) for wedge in ways if wedge != solving):
        return None
    found = _told(position, "win", solving, line)
    return found if len(found["line"]) <= LONGEST_LINE else None


def _stopped(position: OwnPosition) -> Found | None:
    """Return a `stop` puzzle, or None; with few resources, because otherwise there are too many turns."""
    full, position = position, _pared(position, _LITTLE)
    ways = wedges(position)
    if len(ways) < _FEWEST_WEDGES:
        return None
    idle = {wedge: _passed(position, wedge) for wedge in ways}
    rival = next((after.mover for after in idle.values() if after.mover != position.mover), None)
    if rival is None or _missing(position, rival) > _NEAR or winning_line(position) is not None:
        return None
    threats = {wedge: line for wedge, after in idle.items() if (line := winning_line(after))}
    if len(threats) < len(ways) - 1:
        return None
    stopping: dict[Wedge, tuple[Action, ...]] = {}
    for wedge in ways:
        line = defending_line(position, wedge)
        if line is not None:
            stopping[wedge] = line
        if len(stopping) > 1:
            return None
    if len(stopping) != 1:
        return None
    [(wedge, line)] = stopping.items()
    if any(stopping_line(position, each) is not None for each in ways if each != wedge):
        return None
    notation = ruleset_of(position).notation
    told = {each: notation.print_turn(won) for each, won in threats.items() if each != wedge}
    found = {**_told(position, "stop", wedge, line), "threats": told}
    if max(len(found["line"]), *map(len, told.values())) > LONGEST_LINE:
        return None
    return {**found, "pared": True} if position != full else found


def _passed(position: OwnPosition, wedge: Wedge) -> OwnPosition:
    """Return the position after a turn that consists only of moving the stone to a wedge."""
    rules = ruleset_of(position).rules
    way = next(each for each in rules.legal(position) if each.type == "rondel" and each.wedge == wedge)
    for action in (way, rules.end_turn_action()):
        position, _ = rules.apply(position, action)
    return position


def _told(position: OwnPosition, goal: str, wedge: Wedge, line: tuple[Action, ...]) -> Found:
    record = _record(position)
    return {
        "goal": goal,
        "board": record["board"],
        "variant": record["variant"],
        "seats": [seat["nation"] for seat in record["seats"]],
        "position": record["position"],
        "wedge": wedge,
        "line": ruleset_of(position).notation.print_turn(line),
    }


def match_of(ruleset_id: str, number: int) -> Match:
    """Return the game with a number: boards and numbers of nations in rotation, two levels of players."""
    tables = _TABLES[ruleset_id]
    board, nations = tables[number % len(tables)]
    level = "hard" if number % (len(tables) + 1) == 0 else "medium"
    return Match(number, board, nations, (level,), _SEED, _CAP, ruleset_id)


def _lines(path: Path) -> list[Found]:
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def find(
    ruleset_id: str, games: int, most: int, folder: Path, first: int | None, goals: Sequence[Goal]
) -> None:
    """Play `games` more games and store their puzzles, until there are `most` new ones.

    `first` is the number of the first game; None continues after the last game with a puzzle in the file.
    """
    path = folder / f"{ruleset_id}.jsonl"
    kept = _lines(path)
    alike = Counter((each["goal"], each["wedge"]) for each in kept)
    if first is None:
        first = max((each["game"] for each in kept), default=-1) + 1
    enough = len(kept) + most
    for number in range(first, first + games):
        if sum(alike.values()) >= enough:
            break
        before = max((each["number"] for each in kept if each["game"] == number), default=0)
        for each in puzzles_in(match_of(ruleset_id, number), goals):
            each["number"] += before
            sort = each["goal"], each["wedge"]
            if alike[sort] < _MOST_ALIKE:
                alike[sort] += 1
                with path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(each, separators=(",", ":")) + "\n")
        print(f"game {number}: {sum(alike.values())} puzzles", flush=True)


def proven(puzzle: Puzzle) -> bool:
    """Return whether exactly the puzzle's wedge reaches its goal; raises `UnprovenError`."""
    position, others = puzzle.position, [each for each in wedges(puzzle.position) if each != puzzle.wedge]
    if puzzle.goal == "win":
        return wins_on(position, puzzle.wedge) and not any(wins_on(position, each) for each in others)
    if continued_by_hard(position, puzzle.line) is None:
        return False
    return all(stopping_line(position, each) is None for each in others)


def check(ruleset_id: str) -> int:
    """Prove all puzzles of a ruleset again and print those that fail; return the exit status."""
    every = puzzles(ruleset_id)
    wrong = [each.id for each in every if not proven(each)]
    print(f"{len(every) - len(wrong)} of {len(every)} proven", *wrong)
    return 1 if wrong else 0


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    finding = commands.add_parser("find")
    finding.add_argument("ruleset", choices=sorted(_TABLES))
    finding.add_argument("--games", type=int, default=100)
    finding.add_argument(
        "--most", type=int, default=100, help="new puzzles after which to end (default: 100)"
    )
    finding.add_argument("--first", type=int)
    finding.add_argument("--goals", nargs="+", choices=("win", "stop"), default=["win"])
    finding.add_argument("--folder", type=Path, default=PUZZLES)
    checking = commands.add_parser("check")
    checking.add_argument("ruleset", choices=sorted(_TABLES))
    chosen = parser.parse_args()
    if chosen.command == "check":
        raise SystemExit(check(chosen.ruleset))
    find(chosen.ruleset, chosen.games, chosen.most, chosen.folder, chosen.first, chosen.goals)


if __name__ == "__main__":
    main()
