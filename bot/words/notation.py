"""What is no notation: quoted, with what would be understood."""

from collections.abc import Sequence
from typing import Final

from bot.notation import FORMS, NotationError, quoted
from bot.words.speech import Facts, say

__all__ = ["tell_notation"]

_MARKS: Final = dict.fromkeys(map(ord, "“”„"), '"')
_FORMLESS: Final = frozenset({"no-action", "one-action"})
"""Where it is not known what was meant, all that is possible is shown."""


def tell_notation(error: NotationError) -> str:
    """Why a text cannot be read as actions."""
    facts: Facts = {
        name: fact if isinstance(fact, int) else _quoted(fact)
        for name, fact in error.facts.items()
        if name != "names"
    }
    if "names" in error.facts:
        facts["names"] = ", ".join(error.facts["names"])
    why = say(f"notation-{error.fault}", **facts)
    told = say("notation-not-understood", text=_quoted(error.text), why=why)
    return f"{told} {_forms() if error.fault in _FORMLESS else _usage(error)}".rstrip()


def _quoted(text: str) -> str:
    """What somebody wrote; marks of quotation in it would end ours."""
    return quoted(text.translate(_MARKS))


def _forms() -> str:
    told = [
        say("notation-example", example=examples[0], meaning=say(f"notation-form-{kind}"))
        for kind, examples in FORMS.items()
    ]
    return say("notation-possible", forms=", ".join(told))


def _usage(error: NotationError) -> str:
    """How one type of action is written."""
    if error.kind is None:
        return ""
    meaning = say(f"notation-form-{error.kind}")
    return say(
        "notation-usage", meaning=f"{meaning[:1].upper()}{meaning[1:]}", examples=_either(FORMS[error.kind])
    )


def _either(examples: Sequence[str]) -> str:
    first, *more = [f"`{example}`" for example in examples]
    return say("list-or", first=first, last=more[0]) if more else first
