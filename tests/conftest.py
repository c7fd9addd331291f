"""Fixtures of all tests, such as databases and a browser, and hooks that make thousands of tests quick."""

import gc
import importlib
import os
import shutil
import sys
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from pydantic import SecretStr

from bot.boards import use_folder
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
"""Bytes that must be free: several times what all tests together leave in their folders."""
_MODULES: Final = ("conftest.py", "test_*.py")


def pytest_configure() -> None:
    """Put pytest's folders, with the databases, into memory if there is room: they need not be durable."""
    if _MEMORY.is_dir() and os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > _ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))


def pytest_xdist_auto_num_workers() -> int:
    """Return the number of processors plus one: the worker of tests that wait leaves them to the others."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests of PostgreSQL, and sort: those that wait for a process or a browser, long ones, all others.

    xdist gives each worker one stretch of the list: the first one waits for most of its time while the others
    compute. If all waited at the same time, the processors would be idle.
    """
    for item in items:
        if "server" in getattr(item, "fixturenames", ()):
            item.add_marker("postgres")
    items.sort(key=_order)


def _order(item: pytest.Item) -> int:
    marks = {mark.name for mark in item.iter_markers()}
    return 0 if marks & {"process", "browser"} else 1 if "slow" in marks else 2


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Collect tests without garbage collection; afterwards freeze all objects and raise its thresholds.

    Nothing collected ever becomes garbage; searching for some would take a quarter of the time. Tests leave
    little garbage: searching all that caches hold as often as usual would take a tenth of their time.
    """
    gc.disable()
    try:
        _import_own_share_first(session.config)
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)
        gc.enable()


def _import_own_share_first(config: pytest.Config) -> None:
    """Import all modules of the folders to test, each worker of xdist beginning with another share of them.

    In a fresh clone all workers would else compile each module at the same time; so they find most compiled.
    Each `conftest` comes before, as it may set defaults for its folder. What cannot be imported is
    reported by pytest's own collection.
    """
    worker = os.environ.get("PYTEST_XDIST_WORKER")
    if worker is None:
        return
    folders = [config.invocation_params.dir / path for path in config.args if "::" not in path]
    set_up, paths = ([path for folder in folders for path in sorted(folder.rglob(name))] for name in _MODULES)
    first = len(paths) * int(worker.removeprefix("gw")) // int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    for path in (*set_up, *paths[first:], *paths[:first]):
        module = path.relative_to(config.rootpath).with_suffix("")
        with suppress(Exception, pytest.skip.Exception):
            importlib.import_module(".".join(module.parts))


def pytest_sessionfinish() -> None:
    """Search for garbage once and freeze the rest: pytest searches five times before it ends."""
    gc.collect()
    gc.freeze()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run tests with the mark `both` on SQLite and on PostgreSQL; if `ANTIKE_LONG` is set, all that can."""
    if "where" not in metafunc.fixturenames or metafunc.definition.get_closest_marker("sqlite"):
        return
    if metafunc.definition.get_closest_marker("both") or os.environ.get("ANTIKE_LONG"):
        other = pytest.param("postgresql", marks=pytest.mark.postgres)
        metafunc.parametrize("where", ["sqlite", other], indirect=True)


@pytest.fixture(scope="session", autouse=True)
def base_maps() -> Iterator[None]:
    """Prepare each base map once for all renderers: preparing one takes longer than drawing on it."""
    with pytest.MonkeyPatch.context() as patch:
        share_base_maps(patch)
        yield


@pytest.fixture
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    """Return the path (SQLite) or address (PostgreSQL) of a database without data."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return prepared(tmp_path / "games.sqlite3")
    address = request.getfixturevalue("address")
    assert isinstance(address, SecretStr)
    emptied(address)
    return address


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """Yield a PostgreSQL server, started when a test first asks for it; one per test process."""
    yield from serving()


@pytest.fixture(scope="session")
def address(server: Server) -> SecretStr:
    """Return the address of a database on that server; the first test that opens it creates its tables."""
    return server.create("games")


@pytest.fixture(scope="session")
def chromium() -> Iterator["webdriver.Chrome"]:
    """Yield a browser for all tests of a process, which restore its state: starting one takes seconds."""
    from tests.discord_sandbox.page_driver import start_browser  # with selenium, which few tests need

    driver = start_browser()
    yield driver
    driver.quit()


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Yield an empty folder that is used for a host's own board files during the test."""
    use_folder(tmp_path)
    yield tmp_path
    use_folder(None)
