"""Compare our pictures with the same boards drawn as SVG by CairoSVG, in the same run.

    pip install -e .[bench]
    python -m tools.bench.render_peers

The positions are from `tools.bench.render`. For each of them the two alternate, so that a machine that slows
down slows both; medians and their ratio are printed. Time is the processor time of one thread. CairoSVG is
timed twice: to a PNG, which its plain interface returns, and to raw pixels without any encoding, while our
time always includes the encoding.
"""

import argparse
import sys
from importlib.metadata import version
from statistics import median
from time import process_time
from typing import Final

import cairosvg
from cairosvg.parser import Tree
from cairosvg.surface import PNGSurface

from bot.boards import BOARDS, board_ids
from bot.engine.antike.position import Position
from bot.render.antike.renderer import Renderer
from bot.render.map.layout import Layout, read_layout
from tools.bench.render import late_positions, recorded_positions
from tools.bench.svg import board_svg

_WANTED: Final = 4
_EVERY: Final = 6
"""Step between the recorded positions drawn, because CairoSVG is slow."""


def _to_png(svg: bytes) -> int:
    data = cairosvg.svg2png(bytestring=svg)
    return len(data)


def _to_pixels(svg: bytes) -> int:
    surface = PNGSurface(Tree(bytestring=svg), None, 96)
    surface.cairo.flush()
    return int(surface.cairo.get_height())


def _compare(renderer: Renderer, layout: Layout, positions: list[Position]) -> dict[str, list[float]]:
    """Return the milliseconds per position, by method."""
    taken: dict[str, list[float]] = {"ours": [], "to a PNG": [], "to pixels": []}
    for position in positions:
        svg = board_svg(layout, position)
        for name, work in (
            ("ours", lambda p=position: renderer.draw(p)),
            ("to a PNG", lambda s=svg: _to_png(s)),
            ("to pixels", lambda s=svg: _to_pixels(s)),
        ):
            began = process_time()
            work()
            taken[name].append(1e3 * (process_time() - began))
    return taken


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def main() -> None:
    """Print the comparison for every board of Antike: `board_svg` draws no others."""
    parser = argparse.ArgumentParser(description="Compare pictures with CairoSVG.")
    parser.add_argument("--repeats", type=int, default=3, help="runs over all positions (default: 3)")
    repeats = parser.parse_args().repeats
    renderer, recorded = Renderer(BOARDS), recorded_positions()
    for board in board_ids("antike", [BOARDS]):
        layout = read_layout(BOARDS / f"{board}.layout.json")
        positions = [*recorded.get(board, [])[::_EVERY], *late_positions(board)]
        _compare(renderer, layout, positions[:2])
        runs = [_compare(renderer, layout, positions) for _ in range(repeats)]
        found = {name: median(value for run in runs for value in run[name]) for name in runs[0]}
        _say(f"{board}: {len(positions)} positions, {repeats} runs, medians")
        _say(f"  ours, drawn and encoded      {found['ours']:8.1f} ms")
        for name in ("to a PNG", "to pixels"):
            label = f"CairoSVG {version('cairosvg')} {name}"
            ratio = found[name] / found["ours"]
            _say(f"  {label:<28} {found[name]:8.1f} ms   {ratio:.1f} times ours (wanted: {_WANTED})")


if __name__ == "__main__":
    main()
