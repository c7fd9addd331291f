"""Records, boards, layouts, settings and notation as input, and checks of the functions that read them."""

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.boards import BOARDS, BoardFileError, read_board
from bot.config import ConfigError, read_config
from bot.notation import NotationError
from bot.records import RecordError, format_error_report, read_record, replay
from bot.render.map.layout import LayoutError, read_layout
from bot.rulesets import ruleset
from bot.text.rules.notation_errors import format_notation_error
from tests.fuzz_input.bending import bent, bent_text, scrambled, text

Json = dict[str, Any]
FILES: Final = ("record", "board", "layout", "config", "notation")
_GAMES: Final = Path(__file__).resolve().parents[1] / "e2e" / "games"
_PLAYED: Final = {"antike": "four.json", "duellum": "duel.json"}
_CARDS: Final = "duellum.cards.json"
_SETTINGS: Final = (
    "DISCORD_TOKEN",
    "DISCORD_API_BASE",
    "ANTIKE_DATABASE",
    "ANTIKE_BOARDS",
    "ANTIKE_LOG_LEVEL",
    "ANTIKE_GUILD",
    "ANTIKE_GRACE",
    "ANTIKE_PATIENCE",
)
_NEAR: Final = (
    "http://127.0.0.1:1/api",
    "DEBUG",
    "loud",
    "42",
    "-1",
    "300",
    "301",
    ".",
    "/",
    "a.sqlite3",
    "ftp://x",
)


@cache
def _read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


@cache
def _few(path: Path) -> Any:
    """Return a JSON file, a layout with three provinces only, as any outline does for mutation."""
    whole = _read(path)
    if not isinstance(whole.get("provinces"), dict):
        return whole
    some = dict(list(whole["provinces"].items())[:3])
    return {**whole, "provinces": some, "borders": whole["borders"][:3]}


def make(chance: Random, kind: str) -> Json:
    """Return an input of a kind of `FILES`, as a JSON object."""
    return {"kind": kind, **_MAKERS[kind](chance)}


def any_record(chance: Random) -> bytes:
    """Return the bytes of a record file, seldom a valid one."""
    whole = dict(_read(_GAMES / chance.choice(["four.json", "fight.json", "duel.json"])))
    whole["actions"] = whole["actions"][: chance.choice([0, 3, 12, 28, 60])]
    told = bent(chance, whole, chance.choice([0, 1, 1, 1, 2, 5]))
    data = json.dumps(told).encode()
    return scrambled(chance, data) if chance.random() < 0.25 else data


def _file(*names: str) -> Callable[[Random], Json]:
    """Return a maker of inputs that are mutated copies of these files of our boards folder."""

    def made(chance: Random) -> Json:
        name = chance.choice(names)
        data = json.dumps(bent(chance, _few(BOARDS / name), chance.choice([1, 1, 2, 4]))).encode()
        return {"name": name, "data": (scrambled(chance, data) if chance.random() < 0.25 else data).hex()}

    return made


def _config(chance: Random) -> Json:
    chosen = chance.sample(_SETTINGS, chance.randint(1, 3))
    told = {name: chance.choice([text(chance), *_NEAR]).replace("\x00", "") for name in chosen}
    lines = "\n".join(f"{name}={value}" for name, value in told.items())
    env = scrambled(chance, lines.encode("utf-8", "surrogatepass")) if chance.random() < 0.5 else b""
    return {"settings": told, "env": env.hex()}


def _notation(chance: Random) -> Json:
    name = chance.choice(list(_PLAYED))
    actions = read_record(json.dumps(_read(_GAMES / _PLAYED[name]))).actions
    at = chance.randrange(len(actions))
    told = ruleset(name).notation.print_turn(actions[at : at + chance.randint(1, 5)])
    return {
        "ruleset": name,
        "text": chance.choice([bent_text(chance, told), bent_text(chance, told), text(chance)]),
    }


_MAKERS: Final[Mapping[str, Callable[[Random], Json]]] = {
    "record": lambda chance: {"data": any_record(chance).hex()},
    "board": _file("east.json", "punic.json", _CARDS),
    "layout": _file("east.layout.json", "punic.layout.json"),
    "config": _config,
    "notation": _notation,
}


def look_at(made: Json, folder: Path) -> str:
    """Read an input; return `fine`, `refused` or `unplayable`. Errors outside the closed family propagate."""
    return _READERS[made["kind"]](made, folder)


def _clear(told: str) -> str:
    """Check that an error text is one line of 1 to 1,000 characters; return `refused`."""
    assert told.strip(), "nothing is said"
    assert len(told.splitlines()) == 1, f"more than a line is said: {told!r}"
    assert len(told) <= 1_000, f"it never ends: {told[:200]!r}"
    return "refused"


def _look_at_record(made: Json, folder: Path) -> str:
    del folder
    try:
        record = read_record(bytes.fromhex(made["data"]))
    except RecordError as error:
        return _clear(str(error))
    played = replay(record)
    if played.error is None:
        return "fine"
    assert format_error_report(record, played).strip()
    return "unplayable"


def _look_at_board(made: Json, folder: Path) -> str:
    """Read a board file, or a file of cards beside a valid board; return the result as `look_at` does."""
    path, cards = folder / "board.json", folder / _CARDS
    if made["name"] == _CARDS:
        path.write_bytes((BOARDS / "punic.json").read_bytes().replace(b'"id": "punic"', b'"id": "board"'))
        cards.write_bytes(bytes.fromhex(made["data"]))
    else:
        path.write_bytes(bytes.fromhex(made["data"]))
    try:
        read_board(path)
    except BoardFileError as error:
        return _clear(str(error))
    finally:
        cards.unlink(missing_ok=True)
    return "fine"


def _look_at_layout(made: Json, folder: Path) -> str:
    path = folder / "board.layout.json"
    path.write_bytes(bytes.fromhex(made["data"]))
    try:
        read_layout(path)
    except LayoutError as error:
        return _clear(str(error))
    return "fine"


def _look_at_config(made: Json, folder: Path) -> str:
    (folder / ".env").write_bytes(bytes.fromhex(made["env"]))
    with _surroundings(folder, made["settings"]):
        try:
            read_config()
        except ConfigError as error:
            return _clear(str(error))
    return "fine"


@contextmanager
def _surroundings(folder: Path, settings: Mapping[str, str]) -> Iterator[None]:
    """Change to the folder, with exactly these settings in the environment; restore both at the end."""
    before, here = {name: os.environ.pop(name, None) for name in _SETTINGS}, Path.cwd()
    os.chdir(folder)
    os.environ.update({name: value.encode("utf-8", "ignore").decode() for name, value in settings.items()})
    try:
        yield
    finally:
        os.chdir(here)
        for name, value in before.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value


def _look_at_notation(made: Json, folder: Path) -> str:
    del folder
    found = ruleset(made["ruleset"])
    try:
        actions = found.notation.parse_turn(made["text"])
    except NotationError as error:
        return _clear(format_notation_error(error, found.notation.FORMS))
    assert found.notation.parse_turn(found.notation.print_turn(actions)) == actions
    return "fine"


_READERS: Final[Mapping[str, Callable[[Json, Path], str]]] = {
    "record": _look_at_record,
    "board": _look_at_board,
    "layout": _look_at_layout,
    "config": _look_at_config,
    "notation": _look_at_notation,
}
