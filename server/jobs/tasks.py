"""Tasks of one job: the job's own work, and works that it runs side by side. Each runs in one thread at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ..search.pausable import Pausable, Together


class Task:
    """One work, and the input for its next slice: the results or the error of works that it has started."""

    def __init__(self, work: Pausable[Any], parent: Task | None = None, place: int = 0) -> None:
        self.work, self.parent, self.place = work, parent, place
        self.ended = False
        self.result: Any = None
        self.error: Exception | None = None  # of the work, or of one that it has started
        self.results: list[Any] | None = None  # of the works side by side
        self.waiting: Iterator[Pausable[Any]] = iter(())  # works that have not started
        self.started = self.under_way = 0

    def outcome(self) -> Any:
        """Return the result, or raise the error."""
        if self.error:
            raise self.error
        return self.result

    def run(self, is_over: Callable[[], bool]) -> Together | None:
        """Run until the slice is over; return the works to run side by side, if the task waits for some."""
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
    """All tasks of a job. Its owner locks it; only `Task.run` is called without the lock."""

    def __init__(self, work: Pausable[Any]) -> None:
        self.first = Task(work)
        self.ready = [self.first]
        self.active = 0  # tasks that are queued or running

    def pop_ready(self) -> list[Task]:
        """Remove and return the tasks that are ready to run. Pass each to `finish_slice` after its slice."""
        ready, self.ready = self.ready, []
        self.active += len(ready)
        return ready

    def finish_slice(self, task: Task, together: Together | None) -> None:
        """Record the end of a task's slice, and prepare what follows."""
        self.active -= 1
        parent = task.parent
        if together:
            task.waiting, task.started, task.results = iter(together.tasks), 0, []
            for _ in range(together.width):
                self._start_next(task)
            self._resume(task)
        elif not task.ended and not (parent and parent.error):
            self.ready.append(task)
        elif parent:
            self._finish(task, parent)

    def close(self) -> None:
        """Stop all works where they stand. No task may be running."""
        for task in (*self.ready, self.first):
            task.work.close()

    def _start_next(self, parent: Task) -> None:
        """Start the next of the works that a task waits for, if any is left."""
        work = next(parent.waiting, None)
        if work is not None:
            assert parent.results is not None
            self.ready.append(Task(work, parent, parent.started))
            parent.results.append(None)
            parent.started += 1
            parent.under_way += 1

    def _finish(self, task: Task, parent: Task) -> None:
        """Record the end of a work that its parent waits for. It stops early if one beside it has failed."""
        task.work.close()
        parent.under_way -= 1
        assert parent.results is not None
        parent.results[task.place] = task.result
        parent.error = parent.error or task.error
        if parent.error is None:
            self._start_next(parent)
        self._resume(parent)

    def _resume(self, parent: Task) -> None:
        """Make a task ready if all works that it waits for have ended."""
        if not parent.under_way:
            self.ready.append(parent)
