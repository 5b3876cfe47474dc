"""Compare a learner's search with ours; the page's `verdict.js` puts the facts into words."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from ..answers.answer import list_boards
from ..answers.known import Squares, list_solutions_of
from ..answers.outcome import Outcome
from ..board.film import Change
from ..board.reading import Reading
from ..recording.recording import Recording
from .another import Question, find_another
from .detectors import find_faults
from .facts import Comparison
from .fullboards import FullBoards
from .manner import is_listing, is_whole
from .observation import Observation
from .placements import Order, compare_order, list_stays
from .run import Run
from .searches import cut_searches, find_search_calls, list_sizes

SMALL = 3  # rows up to which a right count may be chance


def compare(recording: Recording, reading: Reading, changes: Sequence[Change], observation: Observation) -> Comparison:
    """Return the facts about the film of a board, on the size of most changes, the largest in a tie."""
    counted = Counter(change.size for change in changes)
    n = max(counted, key=lambda size: (counted[size], size))
    parts = cut_searches(changes, observation)
    own = choose_part([part for part in parts if part[0].size == n], observation)
    is_placing = not (is_whole(own, n) or is_listing(own))
    order = compare_order(list_stays(own), n) if is_placing else None
    departure = order.departure if order else None
    if departure and departure.kind == "further":  # it starts again, or shows its solutions
        own = [change for change in own if change.event < (departure.event or 0)]
    run = Run(recording, reading, own, observation, not is_placing)
    may_end = run.first_only or not run.has_ended
    if order and departure and (departure.kind == "further" or (departure.kind == "ended" and may_end)):
        order = Order(order.turn)
    run.sizes = list_sizes(parts, observation, run.printed)
    given = next((size.given for size in run.sizes if size.n == n), -1)
    if given >= 0:
        run.outcome = Outcome("agrees" if given == len(list_solutions_of(n)) else "differs", given)
    return judge(run, order, [change for part in parts for change in part])


def judge(run: Run, order: Order | None, whole: Sequence[Change]) -> Comparison:
    """Return the facts about a run. A right outcome silences all faults but those that are seen in it.

    `whole`: the changes of all searches.
    """
    full, outcome = run.full, run.outcome
    shown = list_boards(run.texts, run.n)
    elsewhere = count_elsewhere(run, shown)
    is_lucky = bool(full.wrong) and outcome.given == len(full.solutions) + len(full.wrong)
    agrees = outcome.result == "agrees" and not is_lucky
    is_right = run.by_chance or run.is_chain or agrees or bool(elsewhere)
    facts = Comparison(run, order, outcome, elsewhere, find_faults(run, is_right))
    if another := find_another(Question(run, whole, shown)):
        seen = [fault for fault in facts.faults if fault.seen]
        return replace(facts, another=another, faults=seen, outcome=replace(outcome, result="unknown"))
    doubled = full.doubled if run.has_ended and (full.orders or not is_right) else []
    if is_right:
        return replace(facts, doubled=doubled)
    return replace(facts, wrong=[] if run.is_whole else full.wrong, doubled=doubled, missing=run.missing)


def count_elsewhere(run: Run, shown: Sequence[Squares]) -> int:
    """Return the number of all solutions if values or results have them, or their number, but not the board; else 0."""
    total = len(list_solutions_of(run.n))
    if len(run.full.solutions) >= total or run.full.wrong or run.first_only or run.by_chance:
        return 0
    calls = find_search_calls(run.changes, run.observation)
    is_counted = run.n > SMALL and any(call.text == str(total) for call in calls)
    return total if len(shown) == total or is_counted else 0


def choose_part(parts: Sequence[list[Change]], observation: Observation) -> list[Change]:
    """Return the changes to judge: all searches of one board as one, or the first search if each is whole by itself."""
    together = [change for part in parts for change in part]
    if len(parts) < 2 or FullBoards(together, observation).is_complete:
        return together
    if all(FullBoards(part, observation).is_complete or ends_with_first(part) for part in parts):
        return parts[0]
    return together


def ends_with_first(changes: Sequence[Change]) -> bool:
    """Return True if the film has a single solution, after which no queen is placed."""
    placed = [change for change in changes if change.placed]
    return sum(change.solution for change in changes) == 1 and placed[-1].solution
