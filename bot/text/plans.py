"""Plans, as far as no rules are in what is said of them."""

from collections.abc import Mapping

from bot.i18n.catalogue import language, say
from bot.model.language import ENGLISH, Language


def tell_not_kept(number: int) -> str:
    """Which action of a plan was refused when it was written."""
    return say("plans-refused", number=number)


def tell_problem(problem: Mapping[Language, str]) -> str:
    """Why a plan was stopped, out of what is kept by language."""
    return problem.get(language()) or problem.get(ENGLISH, "")
