"""`docs/bots.md` lists the stored contests, and no others."""

from pathlib import Path

import pytest

from tools.ladder import PAGE, RESULTS, contest, table, with_table

FILES = sorted(RESULTS.glob("*.jsonl"))


def test_the_table_is_made_of_the_contests() -> None:
    page = PAGE.read_text("utf-8")
    assert FILES
    assert table() in page
    assert with_table(page) == page


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_contest_is_whole_and_in_order(path: Path) -> None:
    """Every set has a game per nation; the sets use the boards in turn, and seat each nation once."""
    header, played = contest(path)
    assert [each.set for each in played] == list(range(len(played)))
    for each in played:
        assert each.board == header["boards"][each.set % len(header["boards"])]
        assert len(each.winners) == len(each.rounds) == len(set(each.order)) == header["nations"]
        assert set(each.winners) <= {*each.order, None}
