"""Results that take long, computed once for all who ask at the same time or soon after."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class SharedResults:
    """The latest results by key, at most `kept`; failures are not kept."""

    def __init__(self, kept: int) -> None:
        self._kept = kept
        self._tasks: dict[Hashable, asyncio.Task[Any]] = {}

    async def of(self, key: Hashable, compute: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return what `compute` returns, called unless that is known or under way; raises what it raises."""
        task = self._tasks.get(key)
        if task is None:
            if len(self._tasks) >= self._kept:
                del self._tasks[next(iter(self._tasks))]
            task = self._tasks[key] = asyncio.create_task(compute())
            task.add_done_callback(lambda done: self._drop_failure(key, done))
        result: T = await asyncio.shield(task)  # one who asks no more takes it from nobody else
        return result

    def _drop_failure(self, key: Hashable, task: asyncio.Task[Any]) -> None:
        if (task.cancelled() or task.exception() is not None) and self._tasks.get(key) is task:
            del self._tasks[key]
