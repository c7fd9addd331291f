"""Tables in Markdown, as pages of docs/ show them."""

from collections.abc import Iterable, Sequence


def format_table(head: Sequence[str], rows: Iterable[Iterable[object]]) -> str:
    """Return a table with a row for each list of cells."""
    return "\n".join(f"| {' | '.join(map(str, cells))} |" for cells in (head, ["---"] * len(head), *rows))


def with_table(page: str, table: str) -> str:
    """Return a page with its table of the same head replaced."""
    before, behind = page.split(table.partition("\n")[0])
    rest = behind.partition("\n\n")
    return f"{before}{table}{rest[1]}{rest[2]}"
