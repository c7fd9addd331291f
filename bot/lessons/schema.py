"""Lesson files as pydantic models; docs/lessons.md tells of them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.engine.terms import Nation, ProvinceId
from bot.model.language import Language

Told = dict[Language, Annotated[str, Field(min_length=1, max_length=1000)]]
"""A text by language; that none is missing is checked besides."""
Line = Annotated[str, Field(min_length=1, max_length=200)]
"""Actions in notation."""


class _Strict(BaseModel):
    """Nothing is guessed and nothing left over; lists are lists."""

    model_config = ConfigDict(strict=True, extra="forbid")


class AttemptModel(_Strict):
    """Something else to press."""

    do: Line
    say: Told | None = None
    label: Told | None = None


class PictureModel(_Strict):
    """What is shown."""

    view: Literal["overview", "phone", "close", "region"] | None = None
    region: ProvinceId | None = None
    nation: Nation | None = None
    around: list[ProvinceId] = []
    reach: list[str] | None = Field(default=None, min_length=2, max_length=2)
    """Where units stand, and their kind."""
    latest: bool = False
    part: Literal["rondel", "card", "goal", "know-hows", "ways", "purse", "box", "display"] | None = None
    alt: Told | None = None


class StepModel(_Strict):
    """A page."""

    say: Told
    position: dict[str, Any] | None = None
    """Where the lesson jumps to, in the form of records; without one it goes on from the page before."""
    page: str = ""
    opens: list[str] = []
    goal: Line | None = None
    attempts: list[AttemptModel] = []
    then: list[Line] = []
    """What happens once the goal is reached, or the page is read, before the next one."""
    picture: PictureModel | None = None


class LessonModel(_Strict):
    """A file."""

    format: Literal["antike-lesson/1"]
    title: Told
    about: Told
    nation: Nation
    record: dict[str, Any]
    """A record: set-up, seats, a position, and the actions up to the first page."""
    steps: list[StepModel] = Field(min_length=1, max_length=40)
