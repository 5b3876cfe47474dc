"""Put the facts of a comparison into English, for the command line and for tests."""

from __future__ import annotations

from collections.abc import Iterator

from .facts import Comparison
from .reference import Squares, list_solutions_of


def describe(facts: Comparison) -> list[str]:
    """Return the sentences: the outcome, its sizes, the faults, and then hints."""
    return [
        *_describe_outcome(facts),
        *_describe_sizes(facts),
        *_describe_faults(facts),
        *_describe_order(facts),
        *_describe_functions(facts),
    ]


def _describe_outcome(facts: Comparison) -> Iterator[str]:
    n, outcome, found = facts.n, facts.outcome, facts.elsewhere or len(facts.solutions)
    verb = "returns" if outcome.is_returned else "prints"
    total = len(list_solutions_of(n))
    if outcome.same:
        yield f"It {verb} one and the same board {count(outcome.same, 'time')}."
    elif outcome.result == "differs" and not facts.visits_all:
        yield f"For N = {n} it {verb} {outcome.given:,} instead of {total:,}."
    elif outcome.result == "differs":
        yield f"It visits {of_all(found, total)} for N = {n}, but {verb} {outcome.given:,}."
    elif outcome.orders > 1:
        yield f"{count(total, 'board')} for N = {n}, each in {outcome.orders:,} orders: it {verb} {outcome.given:,}."
        yield f"A board comes again in another order {count(outcome.given - total, 'time')}."
    elif outcome.classes:
        yield f"Right: {outcome.given:,} up to symmetry for N = {n}."
    elif facts.style == "whole" and facts.first_only:
        yield from _describe_repair(facts)
    elif facts.first_only and facts.is_sound:
        yield f"It finds a correct solution{_effort(facts)}, then stops."
    elif facts.is_right:
        yield f"Right: it finds {of_all(found, total)} for N = {n}{_effort(facts)}."
    elif facts.is_sound and not total:
        yield f"It finds none for N = {n}, and there is none."
    elif facts.is_sound and outcome.result == "nothing":
        yield f"It finds {of_all(found, total)} for N = {n}, but prints nothing."
    elif facts.is_sound:
        yield f"It visits {of_all(found, total)} for N = {n}{_effort(facts)}."
    elif outcome.result == "agrees" and not facts.sizes:
        yield f"The answer is right: {outcome.given:,} for N = {n}."


def _describe_repair(facts: Comparison) -> Iterator[str]:
    moves = count(facts.moves, "move")
    if facts.solutions:
        yield f"It moves queens on a full board, and reaches a board without an attack after {moves}."
    else:
        yield f"It moves queens on a full board; after {moves} some still attack each other."


def _effort(facts: Comparison) -> str:
    if facts.tests:
        return f" with {count(facts.tests.calls, 'check')}"
    return f" with {count(facts.placements, 'placement')}" if facts.placements else ""


def _describe_sizes(facts: Comparison) -> Iterator[str]:
    right = sorted({size.n for size in facts.sizes if size.given == size.total})
    if right:
        yield f"Right for N = {', '.join(map(str, right))}."
    for size in facts.sizes:
        if size.is_wrong and size.n != facts.n:  # its own is the outcome
            yield f"For N = {size.n} it gives {size.given:,} instead of {size.total:,}."


def _describe_faults(facts: Comparison) -> Iterator[str]:
    if facts.shared and facts.shared.rows:
        yield f"The {facts.shared.times:,} rows of `{facts.shared.name}` are one and the same list."
    if facts.accepted:
        one, other = (format_square(square) for square in facts.accepted.pair)
        yield f"The queens on {one} and {other} attack each other; the search goes on in line {facts.accepted.line}."
    if facts.uncleared:
        yield "The board is never cleared after the first solution."
    if facts.shared and not facts.shared.rows:
        yield f"`{facts.shared.name}` holds the same board {facts.shared.times:,} times: it was stored without a copy."
    if facts.short:
        queens = count(facts.short.queens, "queen")
        yield f"Boards with {queens} are taken for solutions ({facts.short.count:,} of them)."
    if facts.wrong:
        attacked = "has" if len(facts.wrong) == 1 else "have"
        yield f"{len(facts.wrong):,} of the boards it accepts {attacked} queens that attack each other."
    if facts.orders and facts.outcome.orders == 1:
        again = count(len(facts.doubled), "time")
        yield f"Each solution is found in {facts.orders:,} orders of its queens: {again} again."
    elif facts.doubled and not facts.orders:
        yield f"It finds a solution again {count(len(facts.doubled), 'time')}."
    if facts.missing and not facts.short:
        yield f"It misses {count(len(facts.missing), 'solution')}; the first is {format_board(facts.missing[0])}."


def _describe_order(facts: Comparison) -> Iterator[str]:
    order = facts.order
    if order is None or not facts.placements:
        return
    if order.departure is None:
        yield f"All {facts.placements:,} placements match {facts.alike}."
        return
    departure = order.departure
    matching = f"{departure.agreed:,} placements match" if departure.agreed != 1 else "placement matches"
    agreed = f"Your first {matching} {facts.alike}"
    if not departure.agreed:
        agreed = "Your placements differ from the first on"
    if facts.is_sound or facts.outcome.result == "agrees":
        yield f"{agreed}; after that they differ." if departure.agreed else f"{agreed}."
        return
    start = f"{agreed}; then" if departure.agreed else f"{agreed}:"
    if departure.kind == "elsewhere" and departure.theirs and departure.ours:
        yield f"{start} yours is {format_board(departure.theirs)}, ours {format_board(departure.ours)}."
    elif departure.kind == "ended":
        yield f"{start} yours ends."
    else:
        yield f"{start} yours goes on, but ours has ended."


def _describe_functions(facts: Comparison) -> Iterator[str]:
    for function in facts.silent:
        yield f"`{function.name}` returned None {function.nothing:,} of {function.returns:,} times."


def count(number: int, thing: str) -> str:
    """Return a number with its noun, in the plural where it needs one."""
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def of_all(found: int, total: int) -> str:
    """Return a number of solutions beside the known number."""
    if found == total:
        return (
            ("none, as there are none", "the only solution", "both solutions")[total]
            if total < 3
            else (f"all {total:,} solutions")
        )
    return f"{found:,} of {count(total, 'solution')}"


def format_square(square: tuple[int, int]) -> str:
    return f"({square[0]}, {square[1]})"


def format_board(board: Squares) -> str:
    return ", ".join(format_square(square) for square in sorted(board))
