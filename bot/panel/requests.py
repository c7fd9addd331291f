"""What a press asks for, as it stands in a custom id: everything, so it works after any restart."""

import re
from dataclasses import dataclass, replace
from typing import Final, Literal, Self, cast

from bot.engine.terms import RESOURCES, Resource

Verb = Literal["go", "do", "pick", "back", "keep"]
"""`go` to a page; `do` actions, in notation; `pick` a value that begins with `go` or `do`; go `back`; and
`keep` a plan."""
MOST_LETTERS: Final = 100
"""Discord's limit for a custom id and for the value of an option."""
_LONGEST: Final[Resource] = max(RESOURCES, key=len)
_MARK: Final = 3
"""`#12` tells controls of one message from each other that ask for the same."""
_MARKED: Final = re.compile(r"#\d{1,2}\Z")


@dataclass(frozen=True, slots=True)
class PanelRequest:
    """One press: for which game, at which revision or on which plan, and what.

    What is spent first goes along from page to page, so that it has to be said once.
    """

    verb: Verb
    game: int
    revision: int
    rest: str
    first: Resource | None = None
    planning: bool = False
    """Whether it is about the plan of the next turn: then nothing is played."""

    PATTERN = r"antike:(?P<verb>go|do|pick|back):(?P<game>\d{1,18}):(?P<revision>\d{1,18}):(?P<rest>.{0,80})"
    PLANNING = PATTERN.replace("(?P<verb>go|do|pick|back)", "plan-(?P<verb>go|do|pick|back|keep)")

    def __str__(self) -> str:
        """The custom id."""
        verb = f"plan-{self.verb}" if self.planning else self.verb
        first = f"{self.first}~" if self.first else ""
        return f"antike:{verb}:{self.game}:{self.revision}:{first}{self.rest}"

    @property
    def asking(self) -> str:
        """The custom id of `/undo`'s own button: it asks those who must agree."""
        return f"antike:undo:{self.game}:{self.revision}"

    @property
    def fits(self) -> bool:
        """Whether Discord would take it, whatever is spent first and however often it is on a page."""
        return len(str(replace(self, first=_LONGEST))) + _MARK <= MOST_LETTERS

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        """What a match of the pattern asks for."""
        verb = cast("Verb", match["verb"])
        named, _, rest = _MARKED.sub("", match["rest"]).rpartition("~")
        first: Resource | None = next((kind for kind in RESOURCES if kind == named), None)
        planning = match.string.startswith("antike:plan-")
        return cls(verb, int(match["game"]), int(match["revision"]), rest, first, planning)

    @classmethod
    def found(cls, custom_id: str) -> Self:
        """What one of our custom ids asks for."""
        match = re.fullmatch(cls.PATTERN, custom_id) or re.fullmatch(cls.PLANNING, custom_id)
        if match is None:
            raise AssertionError(f"{custom_id} is no custom id of a page")
        return cls.read(match)

    def chosen(self, value: str) -> "PanelRequest | None":
        """What a value of this menu asks for; None where it is none of ours."""
        verb, _, rest = value.partition(" ")
        return replace(self, verb=cast("Verb", verb), rest=rest) if verb in {"go", "do"} else None


def number_of(text: str) -> int:
    """A number in what was asked for; 0 for anything else."""
    return int(text) if text.isdecimal() else 0
