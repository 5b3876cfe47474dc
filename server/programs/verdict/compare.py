"""Compare a learner's search with ours and return facts; `sentences` puts them into words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import factorial

from ..answers.answer import Given, list_boards
from ..answers.outcome import Outcome, find_outcome
from ..board.film import Change
from ..board.reading import Reading
from ..board.sizes import CHAIN
from ..recorder.ends import BY_ITSELF
from ..recording.recording import Recording
from ..tries.chance import uses_chance
from .accepted import Board, FullBoards, Printing, find_accepted
from .another import find_another
from .facts import Comparison
from .manner import is_whole, look_after, prunes
from .observation import Observation, observe
from .placements import Order, compare_order, list_stays
from .question import Question
from .reference import Squares, list_solutions_of, name_search
from .searches import cut_searches
from .shared import Shared, find_shared
from .short import find_short
from .sizes import list_sizes


def compare(recording: Recording, reading: Reading, changes: Sequence[Change]) -> Comparison:
    """Return the facts. `changes` is the film of `reading`."""
    n = usual_rows(changes)
    observation = observe(recording, changes)
    parts = cut_searches(changes, observation)
    own = choose_part([part for part in parts if part[0].size == n], observation)
    if is_whole(own, n):
        facts = _compare_whole(recording, own, observation)
    else:
        order = compare_order(list_stays(own), n, has_ended(recording))
        if order.departure and order.departure.kind == "further":  # it starts again, or shows its solutions
            own = [change for change in own if change.event < (order.departure.event or 0)]
            order = replace(order, departure=None)
        facts = _compare_placing(recording, reading, own, order, observation)
        if reading.name.endswith(CHAIN):  # a linked queen stands before it looks for its column
            facts = replace(facts.without_faults(), doubled=[], first_only=True)
    return _add_outcome(recording, facts, own, parts, observation)


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


def _compare_whole(recording: Recording, changes: Sequence[Change], observation: Observation) -> Comparison:
    """Compare a search that changes whole boards: only its solutions count."""
    n = changes[0].size
    solutions, _ = sort_out(FullBoards(changes, observation).solutions)
    tries_all = has_ended(recording) and len({frozenset(change.squares) for change in changes}) >= factorial(n)
    return Comparison(
        n,
        "whole",
        solutions=solutions,
        moves=len(changes) - 1,
        missing=find_missing(n, solutions) if tries_all else [],
        first_only=not tries_all,
        functions=observation.functions,
        has_ended=has_ended(recording),
    )


def _compare_placing(
    recording: Recording, reading: Reading, changes: Sequence[Change], order: Order, observation: Observation
) -> Comparison:
    """Compare a search that places queen after queen."""
    n, functions = changes[0].size, observation.functions
    full = FullBoards(changes, observation)
    solutions, doubled = sort_out(full.solutions)
    once = len(solutions) == 1 and not doubled and not full.wrong
    first_only, uncleared = look_after(recording, changes, solutions[0].event, functions) if once else (False, False)
    if first_only and order.departure and order.departure.kind == "ended":
        order = replace(order, departure=None)
    accepted = None if full.tests_late else find_accepted(recording, changes, Printing(observation.printing))
    if accepted and not has_ended(recording) and not full.wrong and not prunes(changes):
        accepted = None  # it may test the board when it is full
    return Comparison(
        n,
        "placing",
        placements=len(list_stays(changes)),
        trials=sum(change.trial for change in changes),
        lifts=sum(bool(change.lifted) for change in changes),
        order=order,
        alike=name_search(order.turn, how_stored(reading)),
        accepted=accepted,
        solutions=solutions,
        wrong=full.wrong,
        doubled=doubled if has_ended(recording) else [],
        orders=count_orders(solutions, doubled, n),
        missing=find_missing(n, solutions) if has_ended(recording) and not first_only else [],
        first_only=first_only,
        uncleared=uncleared,
        functions=functions,
        has_ended=has_ended(recording),
    )


def _add_outcome(
    recording: Recording,
    facts: Comparison,
    changes: Sequence[Change],
    parts: Sequence[Sequence[Change]],
    observation: Observation,
) -> Comparison:
    """Add the outcome; drop the faults of a search whose outcome is right."""
    n = facts.n
    printed = "".join(text for _, text in recording.output())
    sizes = list_sizes(parts, observation, printed)
    given = next((size.given for size in sizes if size.n == n), -1)
    by_chance = uses_chance(recording.source)
    outcome = find_outcome(Given(printed, observation.returned), n, facts.first_only or by_chance)
    if given >= 0:
        outcome = Outcome("agrees" if given == len(list_solutions_of(n)) else "differs", given)
    facts = replace(facts, outcome=outcome, sizes=sizes)
    if len(facts.solutions) < len(list_solutions_of(n)) and not facts.wrong:
        texts = [printed, *observation.yielded, *observation.stored, *observation.results]
        elsewhere = list_boards(texts, n)
        if len(elsewhere) == len(list_solutions_of(n)):
            facts = replace(facts, elsewhere=len(elsewhere))
    if not outcome.boards:
        facts = replace(facts, shared=find_harm(recording, facts))
    is_lucky = bool(facts.wrong) and outcome.given == len(facts.solutions) + len(facts.wrong)
    shown = list_boards([printed, *observation.yielded, *observation.stored, *observation.results], n)
    whole = [change for part in parts for change in part]
    if another := find_another(Question(recording, facts, whole, observation, shown)):
        explained = replace(outcome, result="unknown")
        return replace(facts.without_faults(), doubled=[], short=None, another=another, outcome=explained)
    if by_chance:
        return replace(facts.without_faults(), doubled=[], by_chance=True)
    if (outcome.result == "agrees" and not is_lucky) or facts.elsewhere:
        return facts.without_faults()
    short = None
    if facts.has_ended and not facts.solutions and not facts.wrong:
        short = find_short(changes, outcome, [printed, *observation.stored, *observation.results])
    return replace(facts, short=short)


def find_harm(recording: Recording, facts: Comparison) -> Shared | None:
    """Return a list that holds one board or row several times; one board is no list of different ones."""
    shared = find_shared(recording, facts.n)
    return shared if shared and (shared.rows or len(facts.solutions) > 1) else None


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
