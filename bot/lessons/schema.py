"""Lesson files as pydantic models; see docs/lessons.md."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.engine.terms import Nation, ProvinceId
from bot.i18n.language import Language

Told = dict[Language, Annotated[str, Field(min_length=1, max_length=1000)]]
"""A text by language; completeness is checked separately."""
Line = Annotated[str, Field(min_length=1, max_length=200)]
"""Actions in notation."""


class _Strict(BaseModel):
    """Model without type coercion or extra fields; lists are lists."""

    model_config = ConfigDict(strict=True, extra="forbid")


class AttemptModel(_Strict):
    """Another possible press."""

    do: Line
    say: Told | None = None
    label: Told | None = None


class PictureModel(_Strict):
    """A picture."""

    view: Literal["close"] | None = None
    nation: Nation | None = None
    around: list[ProvinceId] = []
    reach: list[str] | None = Field(default=None, min_length=2, max_length=2)
    """Province and type of units."""
    latest: bool = False
    part: Literal["rondel", "card", "goal", "know-hows", "purse", "box", "display"] | None = None
    alt: Told | None = None


class StepModel(_Strict):
    """A page."""

    say: Told
    position: dict[str, Any] | None = None
    """Position the lesson jumps to, in the record format; by default it continues from the previous page."""
    page: str = ""
    opens: list[str] = []
    goal: Line | None = None
    attempts: list[AttemptModel] = []
    then: list[Line] = []
    """Actions after the goal, or after reading the page, before the next page."""
    picture: PictureModel | None = None


class LessonModel(_Strict):
    """A lesson file."""

    format: Literal["antike-lesson/1"]
    title: Told
    about: Told
    nation: Nation
    record: dict[str, Any]
    """A record: set-up, seats, position, and the actions up to the first page."""
    steps: list[StepModel] = Field(min_length=1, max_length=40)
