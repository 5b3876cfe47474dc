"""Compare a learner's search with ours and return facts; `sentences` puts them into words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import factorial

from ..answers.answer import list_boards
from ..answers.known import Squares, list_solutions_of
from ..answers.outcome import Outcome, find_outcome
from ..board.film import Change, numbers_of
from ..board.reading import Reading
from ..board.sizes import CHAIN
from ..recorder.ends import BY_ITSELF
from ..recording.recording import Recording
from ..tries.chance import uses_chance
from .accepted import Board, FullBoards
from .another import Question, find_another
from .detectors import find_faults
from .facts import Comparison
from .manner import is_limited, is_listing, is_whole, look_after
from .observation import Observation, observe
from .placements import Order, compare_order, list_stays, name_search
from .run import Run
from .searches import cut_searches, find_search_calls
from .sizes import Size, list_sizes

SMALL = 3  # rows up to which a right count may be chance


def compare(
    recording: Recording, reading: Reading, changes: Sequence[Change], observation: Observation | None = None
) -> Comparison:
    """Return the facts.

    Args:
        recording: The run.
        reading: The rule by which its board was read.
        changes: The film of the board.
        observation: The facts of a walk over the run; None to walk now.
    """
    n = usual_rows(changes)
    observation = observation or observe(recording, changes)
    parts = cut_searches(changes, observation)
    own = choose_part([part for part in parts if part[0].size == n], observation)
    order = None
    if not (is_whole(own, n) or is_listing(own)):
        order = compare_order(list_stays(own), n, has_ended(recording))
        if order.departure and order.departure.kind == "further":  # it starts again, or shows its solutions
            own = [change for change in own if change.event < (order.departure.event or 0)]
            order = replace(order, departure=None)
    run = look_at(recording, reading, own, observation, order is None)
    sizes = list_sizes(parts, observation, run.printed)
    given = next((size.given for size in sizes if size.n == n), -1)
    if given >= 0:
        run.outcome = Outcome("agrees" if given == len(list_solutions_of(n)) else "differs", given)
    return judge(run, order, sizes, [change for part in parts for change in part])


def look_at(
    recording: Recording, reading: Reading, changes: Sequence[Change], observation: Observation, is_whole: bool
) -> Run:
    """Return the run of a search as detectors see it, with the answer that it gives."""
    n = changes[0].size
    full = FullBoards(changes, observation)
    solutions, doubled = sort_out(full.solutions)
    accepted = [*full.solutions, *full.wrong]
    is_listed = is_listing(changes)
    if is_whole:
        tries_all = has_ended(recording) and len({frozenset(change.squares) for change in changes}) >= factorial(n)
        first_only, goes_on = not (tries_all or is_listed), False
    else:
        look = (changes, accepted[0].event, observation) if len(accepted) == 1 else None
        first_only, goes_on = look_after(*look) if look else (False, False)
        if 1 < len(solutions) == len(accepted) < len(list_solutions_of(n)) and is_limited(changes, accepted[-1].event):
            first_only = len(solutions) in numbers_of(recording) - {n} or "next(" in recording.source
    printed = "".join(text for _, text in recording.output())
    wants_one = first_only or is_chain(reading) or uses_chance(recording.source)
    return Run(
        *(recording, reading, n, changes, observation, printed),
        outcome=find_outcome(printed, observation.returned, n, wants_one),
        full=full,
        solutions=solutions,
        doubled=doubled,
        missing=find_missing(n, solutions) if has_ended(recording) and not first_only else [],
        orders=count_orders(solutions, doubled, n),
        is_whole=is_whole,
        is_listing=is_listed,
        first_only=first_only,
        goes_on=goes_on,
        has_ended=has_ended(recording),
    )


def judge(run: Run, order: Order | None, sizes: list[Size], whole: Sequence[Change]) -> Comparison:
    """Return the facts about a run. A right outcome silences all faults but those that are seen in it.

    `whole`: the changes of all searches.
    """
    n, changes, full, total = run.n, run.changes, run.full, len(list_solutions_of(run.n))
    elsewhere = 0
    shown = list_boards([*run.texts, *run.observation.yielded], n)
    if len(run.solutions) < total and not full.wrong:
        is_counted = n > SMALL and any(call.text == str(total) for call in find_search_calls(changes, run.observation))
        elsewhere = total if len(shown) == total or is_counted else 0
    by_chance = uses_chance(run.recording.source)
    is_lucky = bool(full.wrong) and run.outcome.given == len(run.solutions) + len(full.wrong)
    is_right = (
        by_chance or is_chain(run.reading) or (run.outcome.result == "agrees" and not is_lucky) or bool(elsewhere)
    )
    if run.first_only and order and order.departure and order.departure.kind == "ended":
        order = replace(order, departure=None)
    facts = Comparison(
        n,
        "placing" if order else "whole",
        outcome=run.outcome,
        elsewhere=elsewhere,
        sizes=sizes,
        placements=len(list_stays(changes)) if order else 0,
        trials=sum(change.trial for change in changes),
        lifts=sum(bool(change.lifted) for change in changes),
        moves=len(changes) - 1,
        order=order,
        alike=name_search(order.turn, how_stored(run.reading)) if order else "",
        solutions=run.solutions,
        orders=run.orders,
        first_only=run.first_only or is_chain(run.reading),
        faults=find_faults(run, is_right),
        functions=run.observation.functions,
        has_ended=run.has_ended,
        by_chance=by_chance,
    )
    told = replace(facts, wrong=full.wrong, doubled=run.doubled, missing=run.missing)
    if another := find_another(Question(run.recording, told, whole, run.observation, shown)):
        seen = [fault for fault in facts.faults if fault.seen]
        return replace(facts, another=another, faults=seen, outcome=replace(run.outcome, result="unknown"))
    doubled = run.doubled if run.has_ended and (run.orders or not is_right) else []
    if is_right:
        return replace(facts, doubled=doubled)
    return replace(facts, wrong=[] if run.is_whole else full.wrong, doubled=doubled, missing=run.missing)


def is_chain(reading: Reading) -> bool:
    """Return True for queens that are linked objects: each stands before it looks for its column."""
    return reading.name.endswith(CHAIN)


def has_ended(recording: Recording) -> bool:
    """Return True if the program ran to an end of its own: it was not cut off, and no exception ended it."""
    return recording.end.reason in BY_ITSELF


def choose_part(parts: Sequence[list[Change]], observation: Observation) -> list[Change]:
    """Return the changes to judge: all searches of one board as one, or the first search if each is whole by itself."""
    together = [change for part in parts for change in part]
    if len(parts) < 2 or is_complete(together, observation):
        return together
    if all(is_complete(part, observation) or ends_with_first(part) for part in parts):
        return list(parts[0])
    return together


def is_complete(changes: Sequence[Change], observation: Observation) -> bool:
    """Return True if the film has each solution once, and no accepted board with an attack."""
    full = FullBoards(changes, observation)
    solutions, doubled = sort_out(full.solutions)
    return not full.wrong and not doubled and len(solutions) == len(list_solutions_of(changes[0].size))


def ends_with_first(changes: Sequence[Change]) -> bool:
    """Return True if the film has a single solution, after which no queen is placed."""
    placed = [change for change in changes if change.placed]
    return sum(change.solution for change in changes) == 1 and placed[-1].solution


def usual_rows(changes: Sequence[Change]) -> int:
    """Return the board size of most changes, the largest in a tie: a program may solve several sizes."""
    counted = Counter(change.size for change in changes)
    return max(counted, key=lambda size: (counted[size], size), default=0)


def count_orders(solutions: Sequence[Board], doubled: Sequence[Board], n: int) -> int:
    """Return n! if each solution occurs in all orders of its queens; 0 otherwise."""
    counted = Counter(board.squares for board in [*solutions, *doubled])
    return factorial(n) if doubled and {*counted.values()} == {factorial(n)} else 0


def sort_out(boards: Sequence[Board]) -> tuple[list[Board], list[Board]]:
    """Return the boards that occur for the first time, and those that occur again."""
    met: set[Squares] = set()
    first, again = list[Board](), list[Board]()
    for board in boards:
        (again if board.squares in met else first).append(board)
        met.add(board.squares)
    return first, again


def find_missing(n: int, solutions: Sequence[Board]) -> list[Squares]:
    """Return the solutions that were not found, in our order."""
    found = {board.squares for board in solutions}
    return [board for board in list_solutions_of(n) if board not in found]


def how_stored(reading: Reading) -> str:
    """Return the search's data for its checks: "masks", "flags" of lines, or "" for the board itself."""
    if reading.way in ("bits", "added", "stack"):
        return "masks"
    return "flags" if reading.way == "calls" else ""
