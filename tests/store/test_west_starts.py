"""Games on West that began before its start cities changed keep the old ones."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.boards import load_board
from bot.engine.antike import NationState, Position
from bot.engine.terms import Nation
from bot.model import NewGame
from bot.rulesets import ruleset
from bot.store import Database, Games, migrations
from tests.databases import Where

pytestmark = pytest.mark.both
_THREE: dict[Nation, set[str]] = {
    "romans": {"aquileia", "caralis", "roma"},
    "greeks": {"athenae", "knossos", "sparta"},
    "germans": {"calisia", "colonia", "treva"},
}
_LATER: dict[Nation, set[str]] = {"romans": {"aquileia", "mediolanum", "roma"}}
_AGAIN: dict[Nation, set[str]] = {
    "romans": {"caralis", "carthago", "roma"},
    "greeks": {"athenae", "ephesus", "salamis"},
    "germans": {"calisia", "colonia", "londinium"},
}
_NOW: dict[Nation, set[str]] = {**_AGAIN, "greeks": {"ancyra", "athenae", "ephesus"}}
_FOUR: dict[Nation, set[str]] = {
    "romans": {"caralis", "carthago", "roma"},
    "greeks": {"byzantium", "sparta", "thessalonica"},
    "germans": {"calisia", "colonia", "treva"},
    "phoenicians": {"palmyra", "salamis", "tyros"},
}
_FIVE: dict[Nation, set[str]] = {
    "romans": {"aquileia", "carnuntum", "roma"},
    "greeks": {"ancyra", "byzantium", "ephesus"},
    "germans": {"colonia", "londinium", "lutetia"},
    "phoenicians": {"alexandria", "nisibis", "tyros"},
    "carthaginians": {"carthago", "gades", "tingis"},
}
_SIX: dict[Nation, set[str]] = {
    "romans": {"aquileia", "carnuntum", "roma"},
    "greeks": {"byzantium", "sparta", "thessalonica"},
    "germans": {"colonia", "londinium", "lutetia"},
    "phoenicians": {"alexandria", "salamis", "tyros"},
    "carthaginians": {"caesarea", "carthago", "tingis"},
    "persians": {"artaxata", "nisibis", "panticapaeum"},
}
_STEPS: tuple[tuple[str, dict[int, dict[Nation, set[str]]]], ...] = (
    ("014_west_starts.sql", {3: _THREE, 4: _LATER, 5: _LATER, 6: _LATER}),
    ("015_west_three.sql", {3: _AGAIN}),
    ("016_west_starts_kept.sql", {3: _NOW, 4: _FOUR, 5: _FIVE, 6: _SIX}),
)
"""Each migration, and the start cities that games keep, by number of nations."""


def _until(step: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide later migrations than this one, which changes only rows and so can be repeated."""
    kinds: tuple[migrations.Kind, ...] = ("sqlite", "postgresql")
    for kind in kinds:
        (folder / kind).mkdir(parents=True)
        for path in migrations.migrations(kind):
            if path.name <= step:
                (folder / kind / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(migrations, "FOLDER", folder)


async def _set_schema_version(database: Database, version: int) -> None:
    """Set the schema version recorded in a database."""
    of_file = isinstance(database.where, Path)
    query = "PRAGMA user_version =" if of_file else "UPDATE antike_schema_version SET version ="
    async with database.transaction() as tx:
        await tx.execute(f"{query} {version}")


async def _begun(database: Database, board: str = "west", **variant: object) -> int:
    async with database.transaction() as tx:
        number = await Games(tx).create(NewGame(1, 7, 10, "antike", board, variant, 1_000))
        await tx.execute("UPDATE games SET status = 'over', started_at = 1000 WHERE id = ?", (number,))
    return number


@pytest.mark.parametrize(("step", "cities"), _STEPS)
async def test_they_go_on_from_the_cities_they_began_with(
    where: Where,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    step: str,
    cities: dict[int, dict[Nation, set[str]]],
) -> None:
    """Games on other boards, lobbies, and games in which start cities were picked are not changed."""
    async with Database(where) as database:
        kept = {number: await _begun(database, nations=number, one_city=False) for number in cities}
        left = [
            *[await _begun(database, nations=number) for number in {3, 4, 5, 6} - set(cities)],
            await _begun(database, "east", nations=3),
            await _begun(database, nations=3, one_city=True),
            await _begun(database, nations=2, two_players="doubled"),
        ]
        async with database.transaction() as tx:
            left.append(await Games(tx).create(NewGame(1, 8, 10, "antike", "west", {"nations": 4}, 1_000)))
        await _set_schema_version(database, int(step[:3]) - 1)
    newest = migrations.newest_schema("sqlite")
    _until(step, tmp_path / "steps", monkeypatch)
    found = ruleset("antike")
    board = load_board("west")
    async with Database(where) as database:
        await _set_schema_version(database, newest)  # its tables have this version, and other tests use them
        for number, game_id in kept.items():
            game = await Games(database.reader).by_id(game_id)
            assert game is not None
            assert game.begins is not None
            setup = found.rules.setup(
                board, found.rules.default_settings(number), tuple(board.start_cities[number])
            )
            position = found.codec.position_from_json(setup, game.begins)
            anew = found.rules.start(setup)
            assert isinstance(position, Position)
            assert isinstance(anew, Position)
            assert {name: set(position.nations[name].cities) for name in cities[number]} == cities[number]
            assert _but_cities(position.nations) == _but_cities(anew.nations)
            assert (position.round, position.mover, position.bank) == (1, anew.mover, anew.bank)
        for game_id in left:
            game = await Games(database.reader).by_id(game_id)
            assert game is not None
            assert game.begins is None


def _but_cities(nations: Mapping[Nation, NationState]) -> dict[str, tuple[object, ...]]:
    return {name: (state.wedge, state.purse, state.know_hows) for name, state in nations.items()}
