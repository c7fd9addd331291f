"""What all tests share: the databases."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from pydantic import SecretStr

from tests.databases import Server, Where, emptied, serving


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests with the mark `both` run on SQLite and on PostgreSQL; in the long run all do that can."""
    if "where" not in metafunc.fixturenames or metafunc.definition.get_closest_marker("sqlite"):
        return
    if metafunc.definition.get_closest_marker("both") or os.environ.get("ANTIKE_LONG"):
        metafunc.parametrize("where", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    """A database that holds nothing yet."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return tmp_path / "games.sqlite3"
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
