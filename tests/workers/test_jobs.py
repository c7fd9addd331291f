"""Errors of jobs, which have to come out of a worker process as they were raised."""

import pickle

import pytest

from bot.app.errors import AppError, SplitError
from bot.engine.errors import RuleError, SetupError
from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.purse import Purse
from bot.notation import NotationError

ERRORS = [
    RuleError("no-way", unit="legion", allowed=("athen",)),
    SetupError("nations", allowed=(2, 3)),
    AppError("plan-too-long", number=4),
    NotationError("mv athen", "no-action", "move", word="mv", names=("move",)),
    SplitError(Purse(gold=1), ChipPrice(iron=2), AnyPrice(3)),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_is_the_same_after_pickling(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error, pickle.HIGHEST_PROTOCOL))  # noqa: S301 - our own
    assert type(again) is type(error)
    assert (str(again), vars(again)) == (str(error), vars(error))
