"""Every cell of the permission table, through the real client on the local Discord."""

import pytest

from tests.authorisation.cast import COLUMNS
from tests.authorisation.rows import Row, rows
from tests.authorisation.stage import Stage

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.mark.parametrize("row", rows(), ids=lambda row: row.key)
async def test_everybody_gets_what_the_table_says(stage: Stage, row: Row) -> None:
    found = {column.key: await stage.outcome(row, column) for column in COLUMNS}
    assert found == dict(row.cells)
    assert not stage.heard.wrong(), "nothing went wrong on the way"
