"""What is shown on a page of its own: a look at a whole game, a topic of the rules."""

from typing import NamedTuple


class Overview(NamedTuple):
    """Title, lines, and sections with headings."""

    title: str
    text: str
    sections: tuple[tuple[str, str], ...]


class Topic(NamedTuple):
    """A heading, what it says in one line, the sentences, and an example."""

    title: str
    summary: str
    text: str
    example: str
