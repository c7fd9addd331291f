"""How far people are in the lessons of `/learn`."""

from collections.abc import Mapping

from bot.app.context import Service
from bot.lessons import Lesson
from bot.model.people import LessonRow
from bot.store import LessonProgress


class Learners(Service):
    """Progress in lessons, by person."""

    async def progress(self, user_id: int) -> Mapping[str, LessonRow]:
        """By lesson, of those that somebody has begun."""
        return {row.lesson: row for row in await LessonProgress(self._context.database.reader).of(user_id)}

    async def turn_to(self, user_id: int, lesson: Lesson, step: int) -> None:
        """Remember the page on which somebody is."""
        finished = self._context.now() if step + 1 == len(lesson.steps) else None
        async with self._context.database.transaction() as tx:
            await LessonProgress(tx).put(LessonRow(user_id, lesson.id, step, finished))
