"""Put the facts of a comparison into English, for the command line and for tests."""

from __future__ import annotations

from collections.abc import Iterator

from .facts import Comparison
from .reference import Squares


def describe(facts: Comparison) -> list[str]:
    """Return the sentences, the most important first."""
    return [*_describe_faults(facts), *_describe_order(facts), *_describe_found(facts), *_describe_functions(facts)]


def _describe_faults(facts: Comparison) -> Iterator[str]:
    if facts.accepted:
        one, other = (say_square(square) for square in facts.accepted.pair)
        yield f"The queens on {one} and {other} attack each other; the search goes on in line {facts.accepted.line}."
    if facts.uncleared:
        yield "After the first solution the board is never cleared."
    if facts.shared:
        yield f"A list holds the same board {facts.shared:,} times: it was put there without a copy."
    if facts.wrong:
        yield f"{len(facts.wrong):,} full boards are accepted on which queens attack each other."
    if facts.doubled:
        yield f"{len(facts.doubled):,} times a solution is found again."
    if facts.missing:
        yield f"{len(facts.missing):,} solutions are not found; the first is {say_board(facts.missing[0])}."


def _describe_order(facts: Comparison) -> Iterator[str]:
    order = facts.order
    if order is None:
        return
    if order.departure is None:
        yield f"All {facts.placements:,} placements are those of {facts.alike}."
        return
    departure = order.departure
    if facts.is_right:
        yield f"The first {departure.agreed:,} placements are those of {facts.alike}; then yours goes another way."
        return
    start = f"Up to placement {departure.agreed:,} yours goes as {facts.alike}; then"
    if not departure.agreed:
        start = "From the first placement on yours goes another way:"
    if departure.kind == "elsewhere" and departure.theirs and departure.ours:
        yield f"{start} it has {say_board(departure.theirs)}, and ours {say_board(departure.ours)}."
    elif departure.kind == "ended":
        yield f"{start} it ends."
    else:
        yield f"{start} it goes on, and ours has ended."


def _describe_found(facts: Comparison) -> Iterator[str]:
    tests = facts.tests
    effort = (
        f" with {tests.calls:,} checks" if tests else f" with {facts.placements:,} placements" if facts.order else ""
    )
    if facts.first_only and facts.solutions:
        yield f"Your search ends with its first solution{effort}."
    elif facts.is_right:
        yield f"Your search finds all {len(facts.solutions):,} solutions for {facts.n} queens{effort}."


def _describe_functions(facts: Comparison) -> Iterator[str]:
    for function in facts.functions:
        if function.is_silent:
            yield f"`{function.name}` gave back None {function.nothing:,} times of {function.returns:,}."


def say_square(square: tuple[int, int]) -> str:
    return f"({square[0]}, {square[1]})"


def say_board(board: Squares) -> str:
    return ", ".join(say_square(square) for square in sorted(board))
