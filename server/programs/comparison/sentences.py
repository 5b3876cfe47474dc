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
        one, other = (format_square(square) for square in facts.accepted.pair)
        yield f"The queens on {one} and {other} attack each other; the search goes on in line {facts.accepted.line}."
    if facts.uncleared:
        yield "The board is never cleared after the first solution."
    if facts.shared:
        yield f"A list holds the same board {facts.shared:,} times: it was appended without a copy."
    if facts.wrong:
        yield f"{len(facts.wrong):,} of the boards it accepts have queens that attack each other."
    if facts.doubled:
        yield f"It finds a solution again {len(facts.doubled):,} times."
    if facts.missing:
        yield f"It misses {len(facts.missing):,} solutions; the first is {format_board(facts.missing[0])}."


def _describe_order(facts: Comparison) -> Iterator[str]:
    order = facts.order
    if order is None:
        return
    if order.departure is None:
        yield f"All {facts.placements:,} placements match {facts.alike}."
        return
    departure = order.departure
    matching = f"{departure.agreed:,} placements match" if departure.agreed != 1 else "placement matches"
    agreed = f"Your first {matching} {facts.alike}"
    if facts.is_right:
        yield f"{agreed}; after that they differ."
        return
    start = f"{agreed}; then"
    if not departure.agreed:
        start = "Your placements differ from the first on:"
    if departure.kind == "elsewhere" and departure.theirs and departure.ours:
        yield f"{start} yours is {format_board(departure.theirs)}, ours {format_board(departure.ours)}."
    elif departure.kind == "ended":
        yield f"{start} yours ends."
    else:
        yield f"{start} yours goes on, but ours has ended."


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
            yield f"`{function.name}` returned None {function.nothing:,} of {function.returns:,} times."


def format_square(square: tuple[int, int]) -> str:
    return f"({square[0]}, {square[1]})"


def format_board(board: Squares) -> str:
    return ", ".join(format_square(square) for square in sorted(board))
