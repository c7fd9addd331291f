"""What all tests share: the databases, and what lets thousands of tests run quickly."""

import gc
import os
import shutil
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from pydantic import SecretStr

from tests.databases import Server, Where, emptied, prepared, serving
from tests.drawing import share_base_maps

if TYPE_CHECKING:
    from selenium import webdriver

pytest_plugins = ["discord_sandbox.testing"]

# Whatever the environment says: each worker, and each bot a test starts, would compile every module anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

_MEMORY: Final = Path("/dev/shm")  # noqa: S108 a file system, not a file in it
_ROOM: Final = 2_000_000_000
"""What all tests together leave in their folders, several times over."""


def pytest_configure() -> None:
    """Databases lie in memory where that is a file system: nothing here has to outlive the machine."""
    if _MEMORY.is_dir() and os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > _ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))


def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are processors: many tests wait for a process, a line or a clock."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long goes first, so that no worker is left alone with it in the end."""
    for item in items:
        if "server" in getattr(item, "fixturenames", ()):
            item.add_marker("postgres")
    items.sort(key=lambda item: not any(item.get_closest_marker(mark) for mark in ("process", "slow")))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Nothing of what is collected is ever garbage; looking for some would take a quarter of the time.

    Tests leave little behind: looking through all that caches hold so often would take a tenth of theirs.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)
        gc.enable()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests with the mark `both` run on SQLite and on PostgreSQL; in the long run all do that can."""
    if "where" not in metafunc.fixturenames or metafunc.definition.get_closest_marker("sqlite"):
        return
    if metafunc.definition.get_closest_marker("both") or os.environ.get("ANTIKE_LONG"):
        other = pytest.param("postgresql", marks=pytest.mark.postgres)
        metafunc.parametrize("where", ["sqlite", other], indirect=True)


@pytest.fixture(scope="session", autouse=True)
def base_maps() -> Iterator[None]:
    """Each is prepared once: that takes longer than to draw on it."""
    with pytest.MonkeyPatch.context() as patch:
        share_base_maps(patch)
        yield


@pytest.fixture
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    """A database that holds nothing yet."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return prepared(tmp_path / "games.sqlite3")
    address = request.getfixturevalue("address")
    assert isinstance(address, SecretStr)
    emptied(address)
    return address


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server, started when a test first asks for it; one for each process of the tests."""
    yield from serving()


@pytest.fixture(scope="session")
def address(server: Server) -> SecretStr:
    """A database of that server; the first test that opens it makes its tables."""
    return server.create("games")


@pytest.fixture(scope="session")
def chromium() -> Iterator["webdriver.Chrome"]:
    """One for all tests of a process, which hand it on as it was: it takes seconds to begin."""
    from tests.discord_sandbox.page_driver import start_browser  # with selenium, which few tests need

    driver = start_browser()
    yield driver
    driver.quit()
