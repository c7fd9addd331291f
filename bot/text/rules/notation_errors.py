"""Notation errors: the faulty text in quotes, and valid examples."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.i18n.catalogue import Facts, say
from bot.i18n.lines import one_line
from bot.notation.errors import NotationError

_LONGEST: Final = 60
_MARKS: Final = dict.fromkeys(map(ord, "“”„"), '"')
_COMMON: Final = ("rondel", "temple")
"""Types of action used as examples if the intended type is unknown."""


def format_notation_error(
    error: NotationError, forms: Mapping[str, Sequence[str]], examples: Sequence[str] = ()
) -> str:
    """Format why a text is not valid notation, with examples, if possible legal in the position.

    `forms` are the ruleset's examples by type of action.
    """
    facts: Facts = {
        name: fact if isinstance(fact, int) else _shorten_quote(fact)
        for name, fact in error.facts.items()
        if name != "names"
    }
    facts["names"] = ", ".join(error.facts.get("names", ())) or "none"
    why = say(f"notation-{error.fault}", **facts)
    told = say("notation-not-understood", text=_shorten_quote(error.text), why=why)
    shown = examples or (forms[error.kind] if error.kind else [forms[kind][0] for kind in _COMMON])
    listed = " · ".join(f"`{each}`" for each in shown)
    return f"{told} {say('notation-examples', count=len(shown), examples=listed)}"


def _shorten_quote(text: str) -> str:
    """Shorten a user's text; quotation marks are replaced, as they would end the surrounding quotation."""
    return one_line(text.translate(_MARKS), _LONGEST)
