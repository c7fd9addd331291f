"""The servers assigned to one of several processes that share a database."""

from dataclasses import dataclass
from math import gcd
from typing import Final


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of a number of shards; a server's shard follows from its id, as in Discord's sharding."""

    own: tuple[int, ...] = (0,)
    count: int = 1

    @property
    def complete(self) -> bool:
        """Whether these are all shards, so that no other process uses the database."""
        return len(self.own) == self.count

    def overlap(self, other: "Shards") -> bool:
        """Return whether a server may belong to both."""
        common = gcd(self.count, other.count)
        return not {one % common for one in self.own}.isdisjoint(one % common for one in other.own)

    def among(self, table: str) -> tuple[str, tuple[int, ...]]:
        """Return an SQL condition and its values: rows of `table` whose game belongs to these shards."""
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
