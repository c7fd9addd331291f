"""`docs/bots.md` lists the modules of computer players and the stored contests, and no others."""

import re
from pathlib import Path

import pytest

from tools.ladder import PAGE, RESULTS, contest, table
from tools.tables import with_table

FILES = sorted(RESULTS.glob("*.jsonl"))


PLAYERS = Path(__file__).parents[2] / "bot" / "players"
CODE = re.compile(r"`(\w+)`")


def modules(*folders: str) -> set[str]:
    return {path.stem for folder in folders for path in (PLAYERS / folder).glob("[!_]*.py")}


def test_every_module_is_listed_where_it_lies() -> None:
    head = PAGE.read_text("utf-8").partition("\n`think(")[0]
    above, _, table = head.partition("| module of a ruleset |")
    assert set(CODE.findall(above.partition("sits above the two:")[2])) == modules("")
    rows = {row.split("|")[1] for row in table.splitlines() if row.startswith("| `")}
    assert set(CODE.findall("".join(rows))) == modules("antike", "duellum")


def test_the_table_is_made_of_the_contests() -> None:
    page = PAGE.read_text("utf-8")
    assert FILES
    assert table() in page
    assert with_table(page, table()) == page


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_contest_is_whole_and_in_order(path: Path) -> None:
    """Every set has a game per nation; the sets use the boards in turn, and seat each nation once."""
    header, played = contest(path)
    assert [each.set for each in played] == list(range(len(played)))
    for each in played:
        assert each.board == header["boards"][each.set % len(header["boards"])]
        assert len(each.winners) == len(each.rounds) == len(set(each.order)) == header["nations"]
        assert set(each.winners) <= {*each.order, None}
