"""The works of one job: the job's own, and those that it has run side by side. Each runs in one thread at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ..search.pausable import Pausable, Together


class Task:
    """One work, and what it is to be told when it goes on: the results that it waited for, or their error."""

    def __init__(self, work: Pausable[Any], parent: Task | None = None, place: int = 0) -> None:
        self.work, self.parent, self.place = work, parent, place
        self.ended = False
        self.result: Any = None
        self.error: Exception | None = None  # of the work, or of one that it waits for
        self.results: list[Any] | None = None  # of the works that it has run side by side
        self.waiting: Iterator[Pausable[Any]] = iter(())  # those that have not begun
        self.begun = self.under_way = 0

    def outcome(self) -> Any:
        """The result, or raises the error."""
        if self.error:
            raise self.error
        return self.result

    def run(self, is_over: Callable[[], bool]) -> Together | None:
        """Go on until the slice is over; returns the works to be run side by side if it waits for such."""
        try:
            while True:
                error, results, self.error, self.results = self.error, self.results, None, None
                together = self.work.throw(error) if error else self.work.send(results)
                if together or is_over():
                    return together
        except StopIteration as end:
            self.ended, self.result = True, end.value
        except Exception as error:
            self.ended, self.error = True, error
        return None


class Tasks:
    """All tasks of a job. Its owner guards it by a lock; only `Task.run` is called without."""

    def __init__(self, work: Pausable[Any]) -> None:
        self.first = Task(work)
        self.ready = [self.first]
        self.taken = 0  # those that wait for a turn, or have one

    def take_ready(self) -> list[Task]:
        """The tasks that are ready to run. Each is to be put back."""
        ready, self.ready = self.ready, []
        self.taken += len(ready)
        return ready

    def put_back(self, task: Task, together: Together | None) -> None:
        """The slice of a task is over."""
        self.taken -= 1
        parent = task.parent
        if together:
            task.waiting, task.begun, task.results = iter(together.tasks), 0, []
            for _ in range(together.width):
                self._begin_next(task)
            self._go_on(task)
        elif not task.ended and not (parent and parent.error):
            self.ready.append(task)
        elif parent:
            self._end(task, parent)

    def close(self) -> None:
        """End all works where they stand. None may be taken."""
        for task in (*self.ready, self.first):
            task.work.close()

    def _begin_next(self, parent: Task) -> None:
        """Begin the next of the works that a task waits for, if there is one."""
        work = next(parent.waiting, None)
        if work is not None:
            assert parent.results is not None
            self.ready.append(Task(work, parent, parent.begun))
            parent.results.append(None)
            parent.begun += 1
            parent.under_way += 1

    def _end(self, task: Task, parent: Task) -> None:
        """A work that another waits for has ended, or stops because one beside it has failed."""
        task.work.close()
        parent.under_way -= 1
        assert parent.results is not None
        parent.results[task.place] = task.result
        parent.error = parent.error or task.error
        if parent.error is None:
            self._begin_next(parent)
        self._go_on(parent)

    def _go_on(self, parent: Task) -> None:
        """Let a task go on if all works that it waits for have ended."""
        if not parent.under_way:
            self.ready.append(parent)
