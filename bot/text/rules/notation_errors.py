"""What is no notation: quoted, with what would be understood."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.i18n.catalogue import Facts, say
from bot.i18n.lines import one_line
from bot.notation.errors import NotationError

_LONGEST: Final = 60
_MARKS: Final = dict.fromkeys(map(ord, "“”„"), '"')
_COMMON: Final = ("rondel", "temple")
"""Shown where it is not known what was meant."""


def format_notation_error(
    error: NotationError, forms: Mapping[str, Sequence[str]], examples: Sequence[str] = ()
) -> str:
    """Why a text cannot be read as actions, and examples: where possible ones that fit the position.

    `forms` are those of the ruleset, by type of action.
    """
    facts: Facts = {
        name: fact if isinstance(fact, int) else _quoted(fact)
        for name, fact in error.facts.items()
        if name != "names"
    }
    if "names" in error.facts:
        facts["names"] = ", ".join(error.facts["names"])
    why = say(f"notation-{error.fault}", **facts)
    told = say("notation-not-understood", text=_quoted(error.text), why=why)
    shown = examples or (forms[error.kind] if error.kind else [forms[kind][0] for kind in _COMMON])
    listed = " · ".join(f"`{each}`" for each in shown)
    return f"{told} {say('notation-examples', count=len(shown), examples=listed)}"


def _quoted(text: str) -> str:
    """What somebody wrote; marks of quotation in it would end ours."""
    return one_line(text.translate(_MARKS), _LONGEST)
