"""Measure how fast boards are drawn, the size of the pictures, and the memory used."""

import argparse
import json
import resource
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from statistics import median
from time import process_time
from types import MappingProxyType
from typing import Any, Final

from bot.boards import BOARDS, board_ids, board_ruleset
from bot.engine.antike import apply, start
from bot.engine.ruleset import Event, OwnPosition, Rules
from bot.render import Renderer, reach_of
from bot.render.core.malloc import use_mmap_for_large_blocks
from bot.render.core.theme import THEMES
from bot.text.position.picture_labels import bank_title
from tools.bench.engine import UNREACHABLE_GOAL, play_at_random, positions_at_random
from tools.transcribe import game_names, read_game

_EVERY: Final = 12
"""Actions of a record between two positions drawn; the last position is drawn too."""
_LATE: Final = (300, 700, 1100, 1500)
_LATE_DUELLUM: Final = (100, 200, 300, 400)
_SPAN: Final = 30
"""Number of latest actions passed to views as recent events."""
_WARM: Final = 1


def drawn_boards() -> list[str]:
    """Return the boards with a layout, which can be drawn; Antike's come first."""
    found = {path.name.removesuffix(".layout.json") for path in BOARDS.glob("*.layout.json")}
    return [name for rules in ("antike", "duellum") for name in sorted(found & {*board_ids(rules, [BOARDS])})]


def recorded_positions() -> dict[str, list[OwnPosition]]:
    """Return positions of the games stored in `data/games`, in the order of play, by board."""
    found: dict[str, list[OwnPosition]] = {}
    for name in game_names():
        record, _ = read_game(name)
        found.setdefault(record.setup.board.id, []).extend(
            _along(record.ruleset.rules, record.start, record.actions)
        )
    return found


def _along(rules: Rules, position: OwnPosition, actions: tuple[Any, ...]) -> Iterator[OwnPosition]:
    for index, action in enumerate(actions, 1):
        position, _ = rules.apply(position, action)
        if index % _EVERY == 0 or index == len(actions):
            yield position


def late_positions(board: str) -> Iterator[OwnPosition]:
    """Yield late positions of long random games, fuller than those of people: 6 nations, in Duellum 2."""
    marks = _LATE_DUELLUM if board_ruleset(board) == "duellum" else _LATE
    for seed in range(3):
        yield from (found for n, (found, _) in enumerate(_played(board, seed, marks), 1) if n in marks)


def measure(
    repeats: int, width: int, renderer: Renderer, asked: Collection[str], most: int | None = None
) -> dict[str, Any]:
    """Return medians over positions, each drawn `repeats` times, in processor time of one thread.

    `asked` are the boards; `most` limits the positions of each kind, None is all.

    `memory_mb` is the growth in resident memory since before the first picture, after all boards were drawn
    in the first theme, then in both, then in all views; `memory_peak_mb` is that of the peak. Texts are
    loaded before, because all of the bot needs them.
    """
    boards = [board for board in drawn_boards() if board in asked]
    recorded = recorded_positions()
    sets = {
        board: {"records": recorded.get(board, [])[:most], "late": [*islice(late_positions(board), most)]}
        for board in boards
    }
    bank_title()
    before, found, memory = resident_memory(), [], {}
    for theme in THEMES:
        for board in boards:
            for name, positions in sets[board].items():
                if positions:
                    row = _measured(renderer, positions, theme, width, repeats)
                    found.append({"board": board, "theme": theme, "positions": name, **row})
        memory[theme] = round(resident_memory() - before)
    views = [row for board in boards for row in _measured_views(renderer, board, repeats)]
    memory["all views"] = round(resident_memory() - before)
    return {
        "width": width,
        "pictures": found,
        "views": views,
        "memory_mb": memory,
        "memory_peak_mb": round(_peak() - before),
    }


def _other_views(board: str) -> Iterator[tuple[OwnPosition, dict[str, Any]]]:
    """Yield a late position with the renderer's options, for each view except the overview."""
    marks = _LATE_DUELLUM[:2] if board_ruleset(board) == "duellum" else _LATE[:1]
    *_, (position, _) = played = list(_played(board, 0, marks))
    since = [event for _, events in played[-_SPAN:] for event in events]
    galleys = next(place for state in position.nations.values() for place in state.galleys)
    yield position, {"view": "phone"}
    yield position, {"view": "close", "since": since}
    yield position, {"view": "region", "region": galleys}
    yield position, {"view": "changes", "since": since}
    yield position, {"view": "reach", "reach": reach_of(position, galleys, "galley")}


def _played(board: str, seed: int, marks: Sequence[int]) -> Iterable[tuple[OwnPosition, Sequence[Event]]]:
    """Yield positions and events of a random game up to the last of `marks`, which are numbers of actions."""
    if board_ruleset(board) == "duellum":
        yield from positions_at_random("duellum", board, seed, marks[-1])
        return
    setup, actions, _ = play_at_random(6, seed, marks[-1], UNREACHABLE_GOAL, board)
    position = start(setup)
    for action in actions:
        position, events = apply(position, action)
        yield position, events


def _measured_views(renderer: Renderer, board: str, repeats: int) -> Iterator[dict[str, Any]]:
    """Yield figures of each view at its own width in the first theme; others are drawn for the memory."""
    first, *others = THEMES
    for position, wish in _other_views(board):
        row = _measured(renderer, [position], first, None, repeats, wish)
        yield {"board": board, "view": wish["view"], **row}
        for theme in others:
            renderer.draw(position, theme=theme, **wish)


def _measured(
    renderer: Renderer,
    positions: list[OwnPosition],
    theme: str,
    width: int | None,
    repeats: int,
    wish: Mapping[str, Any] = MappingProxyType({}),
) -> dict[str, Any]:
    """Return figures of drawing positions in turn: of several, consecutive pictures differ."""
    taken: list[float] = []
    sizes: list[int] = []
    for run in range(repeats + _WARM):
        for position in positions:
            began = process_time()
            picture = renderer.draw(position, width=width, theme=theme, **wish)
            if run >= _WARM:
                taken.append(1e3 * (process_time() - began))
                sizes.append(len(picture.data))
    return {
        "number": len(positions),
        "ms": round(median(taken), 1),
        "slowest_ms": round(max(taken), 1),
        "kb": round(median(sizes) / 1000),
        "largest_kb": round(max(sizes) / 1000),
    }


def _peak() -> float:
    """Return the peak resident memory of this process in MB."""
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6


def resident_memory() -> float:
    """Return the resident memory of this process in MB; its peak if the system has no /proc."""
    pages = Path("/proc/self/statm")
    if not pages.is_file():
        return _peak()
    return int(pages.read_text().split()[1]) * resource.getpagesize() / 1e6


def bench(options: argparse.Namespace) -> int:
    """Measure and print the figures; return the exit status."""
    use_mmap_for_large_blocks()  # as every worker process does
    found = measure(options.repeats, options.width, Renderer(BOARDS), options.boards, options.positions)
    if options.json:
        print(json.dumps(found))
        return 0
    print(f"Pictures {found['width']} pixels wide, drawn and encoded, one thread")
    print(
        f"{'board':<10}{'theme':<12}{'positions':<16}{'median':>10}{'slowest':>10}{'median':>10}{'largest':>10}"
    )
    for row in found["pictures"]:
        where = f"{row['board']:<10}{row['theme']:<12}{row['positions']:<10}{row['number']:>4}  "
        times = f"{row['ms']:>7} ms{row['slowest_ms']:>7} ms"
        print(f"{where}{times}{row['kb']:>7} KB{row['largest_kb']:>7} KB")
    print(f"{'board':<10}{'view':<12}{'median':>10}{'slowest':>10}{'size':>10}")
    for row in found["views"]:
        print(
            f"{row['board']:<10}{row['view']:<12}{row['ms']:>7} ms{row['slowest_ms']:>7} ms{row['kb']:>7} KB"
        )
    for drawn, grown in found["memory_mb"].items():
        print(f"memory after {drawn:<23}+ {grown} MB")
    print(f"at most                             + {found['memory_peak_mb']} MB")
    return 0
