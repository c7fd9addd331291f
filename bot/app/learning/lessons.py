"""Users' progress in the lessons of `/learn`."""

from collections.abc import Mapping

from bot.app.context import Service
from bot.lessons import Lesson
from bot.model.people import LessonRow
from bot.store import LessonProgress


class Learners(Service):
    """Reads and stores progress in lessons, by user."""

    async def progress(self, user_id: int) -> Mapping[str, LessonRow]:
        """Return the progress in each lesson that the user has begun, by lesson id."""
        return {row.lesson: row for row in await LessonProgress(self._context.database.reader).of(user_id)}

    async def turn_to(self, user_id: int, lesson: Lesson, step: int) -> None:
        """Store the page of a lesson that the user has reached."""
        finished = self._context.now() if step + 1 == len(lesson.steps) else None
        async with self._context.database.transaction() as tx:
            await LessonProgress(tx).put(LessonRow(user_id, lesson.id, step, finished))
