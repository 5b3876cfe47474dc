"""How requests are timed, where somebody wants to know it."""

from collections.abc import Callable

Answered = Callable[[], None]  # to be called when a request has its last answer
Meter = Callable[[str], Answered]  # is told the kind of a request when it comes

INVALID = "invalid"  # the kind of what is no request


def unmetered(_kind: str) -> Answered:
    """Nobody wants to know it."""
    return _nothing


def _nothing() -> None:
    """A request is answered."""
