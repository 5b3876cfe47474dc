"""Pausable tasks, run without pauses: their results, their order side by side, and their errors."""

import threading

import pytest

from server.search.pausable import Pausable, Together, finish, task

WIDTHS = pytest.mark.parametrize("width", [1, 2, 5])


def square(number: int) -> Pausable[int]:
    yield
    return number * number


def fail() -> Pausable[int]:
    yield
    raise ZeroDivisionError


@WIDTHS
def test_results_come_in_the_order_of_the_tasks(width: int) -> None:
    def work() -> Pausable[int]:
        yield
        squares = yield Together(map(square, range(50)), width)
        assert squares == [number * number for number in range(50)]
        assert (yield Together([], width)) == []
        return sum(squares)

    assert finish(work()) == sum(number * number for number in range(50))


@WIDTHS
def test_an_error_is_raised_at_the_yield(width: int) -> None:
    def work() -> Pausable[str]:
        with pytest.raises(ZeroDivisionError):
            yield Together([square(1), fail(), square(2)], width)
        return "went on"

    assert finish(work()) == "went on"
    with pytest.raises(ZeroDivisionError):
        finish(fail())


@WIDTHS
def test_a_caller_may_stop_a_task_at_a_pause(width: int) -> None:
    """Endless tasks stop, too, in any thread."""
    calls = 0

    def between() -> None:
        nonlocal calls
        calls += 1
        if calls > 3:
            raise InterruptedError

    def endless() -> Pausable[None]:
        while True:
            yield

    def work() -> Pausable[None]:
        yield Together((endless() for _ in range(10)), width)

    before = {*threading.enumerate()}
    with pytest.raises(InterruptedError):
        finish(work(), between)
    assert {*threading.enumerate()} <= before  # others' threads may end meanwhile


def test_a_task_is_one_call() -> None:
    assert list(task(lambda: 5)) == []
    assert finish(task(lambda: 5)) == 5
