"""The servers one process looks after, where several share a database."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of a number of shards; a server belongs to one of them by its id, as Discord deals them out."""

    own: tuple[int, ...] = (0,)
    count: int = 1

    @property
    def complete(self) -> bool:
        """Whether these are all there are: nobody else works on the database."""
        return len(self.own) == self.count

    def serve(self, guild_id: int) -> bool:
        """Whether a server is one of ours."""
        return (guild_id >> 22) % self.count in self.own

    def among(self, table: str) -> tuple[str, tuple[int, ...]]:
        """A condition on rows of a table with the column `game_id`, and its values: their games are ours."""
        if self.complete:
            return "TRUE", ()
        places = ", ".join("?" for _ in self.own)
        condition = (
            f"EXISTS (SELECT 1 FROM games WHERE games.id = {table}.game_id"  # noqa: S608 a table of ours
            f" AND (games.guild_id >> 22) % ? IN ({places}))"
        )
        return condition, (self.count, *self.own)

    def __str__(self) -> str:
        return f"{', '.join(map(str, self.own))} of {self.count}"


ALL_SHARDS: Final = Shards()
