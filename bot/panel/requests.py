"""Requests encoded in custom ids: complete, so that they work after a restart."""

import re
from dataclasses import dataclass, replace
from typing import Final, Literal, Self, cast

from bot.engine.terms import RESOURCES, Resource

Verb = Literal["go", "do", "pick", "back", "keep"]
"""`go` to a page; `do` actions; `pick` a value starting with `go` or `do`; go `back`; `keep` a plan."""
MOST_LETTERS: Final = 100
"""Discord's limit for custom ids and option values."""
_LONGEST: Final[Resource] = max(RESOURCES, key=len)
_MARK: Final = 3
"""Length of a suffix such as `#12`, which distinguishes equal requests within a message."""
_MARKED: Final = re.compile(r"#\d{1,2}\Z")


@dataclass(frozen=True, slots=True)
class PanelRequest:
    """A press: game, revision or plan, and action.

    The resource to spend first is passed from page to page, so that it is chosen once.
    """

    verb: Verb
    game: int
    revision: int
    rest: str
    first: Resource | None = None
    planning: bool = False
    """Whether it concerns the plan of the next turn, so that nothing is played."""

    PATTERN = r"antike:(?P<verb>go|do|pick|back):(?P<game>\d{1,18}):(?P<revision>\d{1,18}):(?P<rest>.{0,80})"
    PLANNING = PATTERN.replace("(?P<verb>go|do|pick|back)", "plan-(?P<verb>go|do|pick|back|keep)")

    def __str__(self) -> str:
        verb = f"plan-{self.verb}" if self.planning else self.verb
        first = f"{self.first}~" if self.first else ""
        return f"antike:{verb}:{self.game}:{self.revision}:{first}{self.rest}"

    @property
    def is_within_limit(self) -> bool:
        """Whether Discord would accept the id, with any resource and any suffix."""
        return len(str(replace(self, first=_LONGEST))) + _MARK <= MOST_LETTERS

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        """Parse a match of the custom id."""
        verb = cast("Verb", match["verb"])
        named, _, rest = _MARKED.sub("", match["rest"]).rpartition("~")
        first: Resource | None = next((kind for kind in RESOURCES if kind == named), None)
        planning = match.string.startswith("antike:plan-")
        return cls(verb, int(match["game"]), int(match["revision"]), rest, first, planning)

    @classmethod
    def found(cls, custom_id: str) -> Self:
        """Parse one of our custom ids."""
        match = re.fullmatch(cls.PATTERN, custom_id) or re.fullmatch(cls.PLANNING, custom_id)
        if match is None:
            raise AssertionError(f"{custom_id} is no custom id of a page")
        return cls.read(match)

    def chosen(self, value: str) -> "PanelRequest | None":
        """Parse the value of a menu option; None if unknown."""
        verb, _, rest = value.partition(" ")
        return replace(self, verb=cast("Verb", verb), rest=rest) if verb in {"go", "do"} else None


def number_of(text: str) -> int:
    """Parse a number in a request; 0 if invalid."""
    return int(text) if text.isdecimal() else 0
