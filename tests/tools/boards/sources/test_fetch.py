import base64
import hashlib
import io
import json
import tarfile

import pytest

NEEDS = "needs the build libraries: pip install -r requirements-boards.txt"
fetch = pytest.importorskip("tools.boards.sources.fetch", reason=NEEDS)


def packed(content: object) -> bytes:
    file, text = io.BytesIO(), json.dumps(content).encode()
    with tarfile.open(fileobj=file, mode="w:gz") as archive:
        info = tarfile.TarInfo("package/map.json")
        info.size = len(text)
        archive.addfile(info, io.BytesIO(text))
    return file.getvalue()


def test_a_package_is_read_if_it_is_the_pinned_one() -> None:
    file = packed({"a": 1})
    checksum = base64.b64encode(hashlib.sha512(file).digest()).decode()
    assert fetch.unpack(file, checksum, "package/map.json") == {"a": 1}


def test_another_package_is_refused() -> None:
    with pytest.raises(ValueError, match="is pinned"):
        fetch.unpack(packed({"a": 1}), "AAAA", "package/map.json")


def test_land_is_clipped_to_the_window_and_islets_are_dropped() -> None:
    square = [[0, 0], [10, 0], [0, 10], [-10, 0], [0, -10]]
    islet = [[20000, 20000], [1, 0], [0, 1], [-1, 0], [0, -1]]
    topology = {
        "transform": {"scale": [0.001, 0.001], "translate": [0.0, 0.0]},
        "arcs": [[[x * 1000, y * 1000] for x, y in square], islet],
        "objects": {"land": {"geometries": [{"type": "MultiPolygon", "arcs": [[[0]], [[1]]]}]}},
    }
    ((ring,),) = fetch.clip_coast(topology, (5.0, 5.0, 30.0, 30.0))
    assert {(1000, 1000), (1000, 2000), (2000, 1000), (2000, 2000)} == set(ring)
