"""What a press asks for, as it stands in a custom id: everything, so it works after any restart."""

import re
from dataclasses import dataclass
from typing import Final, Literal, Self, cast

__all__ = ["MOST_LETTERS", "Ask", "Verb"]

Verb = Literal["go", "do", "pick", "back"]
"""`go` to a page; `do` actions, in notation; `pick` a value that begins with `go` or `do`; go `back`."""
MOST_LETTERS: Final = 100
"""Discord's limit for a custom id and for the value of an option."""


@dataclass(frozen=True, slots=True)
class Ask:
    """One press: for which game, at which revision, and what."""

    verb: Verb
    game: int
    revision: int
    rest: str

    PATTERN = r"antike:(?P<verb>go|do|pick|back):(?P<game>\d{1,18}):(?P<revision>\d{1,18}):(?P<rest>.{0,80})"

    def __str__(self) -> str:
        """The custom id."""
        return f"antike:{self.verb}:{self.game}:{self.revision}:{self.rest}"

    @property
    def fits(self) -> bool:
        """Whether Discord would take it."""
        return len(str(self)) <= MOST_LETTERS

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        """What a match of the pattern asks for."""
        verb = cast("Verb", match["verb"])
        return cls(verb, int(match["game"]), int(match["revision"]), match["rest"])

    def chosen(self, value: str) -> "Ask | None":
        """What a value of this menu asks for; None where it is none of ours."""
        verb, _, rest = value.partition(" ")
        return Ask(cast("Verb", verb), self.game, self.revision, rest) if verb in {"go", "do"} else None
