"""An unusable database file is refused at the start: an exit status, and one line that says what to do."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.store import Database, StoreError
from tests.crashes.kept_games import write_games
from tests.support.bot_forker import BotForker

pytestmark = [pytest.mark.process, pytest.mark.asyncio(loop_scope="module")]

_PAGE = 4096


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the bytes of a database file with games."""
    path = tmp_path_factory.mktemp("whole") / "games.sqlite3"
    write_games(path)
    return path.read_bytes()


def _newer(content: bytes) -> bytes:
    """Return the file with a newer schema version, which is stored at offset 60."""
    return content[:60] + (999).to_bytes(4, "big") + content[64:]


def _development(content: bytes) -> bytes:
    """Return the file without application id, which is stored at offset 68."""
    return content[:68] + bytes(4) + content[72:]


def _scribbled(content: bytes) -> bytes:
    return content[: 3 * _PAGE] + b"\xa5" * (len(content) - 3 * _PAGE)


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "a letter": (lambda content: b"this is a letter to somebody, and no database\n" * 90, "put a backup"),
    "cut in half": (lambda content: content[: len(content) // 2], "put a backup"),
    "its end is lost": (lambda content: content[: -2 * _PAGE], "put a backup"),
    "scribbled over": (_scribbled, "put a backup"),
    "zeros": (lambda content: content[:100] + bytes(len(content) - 100), "put a backup"),
    "a newer version's": (_newer, "newer version"),
    "a development version's": (_development, "development version"),
}


async def test_each_is_refused_with_advice(tmp_path: Path, whole: bytes, forker: BotForker) -> None:
    """Each file is left unchanged, so that its data may still be rescued."""
    for name, (damage, advice) in DAMAGES.items():
        folder = tmp_path / name.replace(" ", "-").replace("'", "")
        folder.mkdir()
        path, log = folder / "games.sqlite3", folder / "bot.log"
        path.write_bytes(damage(whole))
        settings = {
            "DISCORD_TOKEN": "x",
            "DISCORD_API_BASE": "http://127.0.0.1:9",
            "ANTIKE_DATABASE": str(path),
        }
        bot = await forker.start_bot(settings, log)
        assert await asyncio.wait_for(bot.ended(), 60) == 2, name
        last = log.read_text().splitlines()[-1]
        assert last.startswith("antike-bot: "), name
        assert str(path) in last, name
        assert advice in last, (name, last)
        assert "Traceback" not in log.read_text(), name
        assert path.read_bytes() == damage(whole), name


async def test_damage_to_any_page_is_recognised(tmp_path: Path, whole: bytes) -> None:
    """This holds for every single page, whatever it contains."""
    path = tmp_path / "games.sqlite3"
    pages = len(whole) // _PAGE
    assert pages > 40
    for page in range(pages):
        at = page * _PAGE
        path.write_bytes(damaged := whole[:at] + b"\xa5" * _PAGE + whole[at + _PAGE :])
        with pytest.raises(StoreError, match="put a backup in its place"):
            await Database(path).open()
        assert path.read_bytes() == damaged, page
