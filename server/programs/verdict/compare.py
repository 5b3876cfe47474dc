"""Compare a learner's search with ours; the page's `verdict.js` puts the facts into words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import factorial

from ..answers.answer import list_boards
from ..answers.known import list_solutions_of
from ..answers.outcome import Outcome, find_outcome
from ..board.film import Change, numbers_of
from ..board.reading import Reading
from ..board.sizes import CHAIN
from ..recorder.ends import BY_ITSELF
from ..recording.recording import Recording
from ..tries.places import uses_chance
from .another import Question, find_another
from .detectors import find_faults
from .facts import Comparison
from .fullboards import FullBoards
from .manner import is_limited, is_listing, is_whole, look_after
from .observation import Observation, observe
from .placements import Order, compare_order, list_stays
from .run import Run
from .searches import cut_searches, find_search_calls
from .sizes import list_sizes

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
        order = compare_order(list_stays(own), n, recording.end.reason in BY_ITSELF)
        if order.departure and order.departure.kind == "further":  # it starts again, or shows its solutions
            own = [change for change in own if change.event < (order.departure.event or 0)]
            order = replace(order, departure=None)
    run = look_at(recording, reading, own, observation, order is None)
    run.sizes = list_sizes(parts, observation, run.printed)
    given = next((size.given for size in run.sizes if size.n == n), -1)
    if given >= 0:
        run.outcome = Outcome("agrees" if given == len(list_solutions_of(n)) else "differs", given)
    return judge(run, order, [change for part in parts for change in part])


def look_at(
    recording: Recording, reading: Reading, changes: Sequence[Change], observation: Observation, is_whole: bool
) -> Run:
    """Return the run of a search as detectors see it, with the answer that it gives."""
    n = changes[0].size
    full = FullBoards(changes, observation)
    has_ended, is_listed = recording.end.reason in BY_ITSELF, is_listing(changes)
    first_only, goes_on = False, False
    if is_whole:
        tries_all = has_ended and len({frozenset(change.squares) for change in changes}) >= factorial(n)
        first_only = not (tries_all or is_listed)
    elif len(full.solutions) + len(full.doubled) + len(full.wrong) == 1:
        [only] = [*full.solutions, *full.wrong]
        first_only, goes_on = look_after(changes, only.event, observation)
    elif 1 < len(full.solutions) < len(list_solutions_of(n)) and not (full.doubled or full.wrong):
        is_named = len(full.solutions) in numbers_of(recording) - {n} or "next(" in recording.source
        first_only = is_named and is_limited(changes, full.solutions[-1].event)
    printed = "".join(text for _, text in recording.output())
    is_chain, by_chance = reading.name.endswith(CHAIN), uses_chance(recording.source)
    return Run(
        *(recording, reading, n, changes, observation, printed),
        outcome=find_outcome(printed, observation.returned, n, first_only or is_chain or by_chance),
        full=full,
        missing=full.missing if has_ended and not first_only else [],
        sizes=[],
        is_whole=is_whole,
        is_listing=is_listed,
        is_chain=is_chain,
        first_only=first_only,
        goes_on=goes_on,
        has_ended=has_ended,
        by_chance=by_chance,
    )


def judge(run: Run, order: Order | None, whole: Sequence[Change]) -> Comparison:
    """Return the facts about a run. A right outcome silences all faults but those that are seen in it.

    `whole`: the changes of all searches.
    """
    full, total = run.full, len(list_solutions_of(run.n))
    elsewhere = 0
    shown = list_boards([*run.texts, *run.observation.yielded], run.n)
    if len(full.solutions) < total and not full.wrong:
        calls = find_search_calls(run.changes, run.observation)
        is_counted = run.n > SMALL and any(call.text == str(total) for call in calls)
        elsewhere = total if len(shown) == total or is_counted else 0
    is_lucky = bool(full.wrong) and run.outcome.given == len(full.solutions) + len(full.wrong)
    agrees = run.outcome.result == "agrees" and not is_lucky
    is_right = run.by_chance or run.is_chain or agrees or bool(elsewhere)
    if run.first_only and order and order.departure and order.departure.kind == "ended":
        order = replace(order, departure=None)
    facts = Comparison(run, order, run.outcome, elsewhere, find_faults(run, is_right))
    if another := find_another(Question(run, whole, shown)):
        seen = [fault for fault in facts.faults if fault.seen]
        return replace(facts, another=another, faults=seen, outcome=replace(run.outcome, result="unknown"))
    doubled = full.doubled if run.has_ended and (full.orders or not is_right) else []
    if is_right:
        return replace(facts, doubled=doubled)
    return replace(facts, wrong=[] if run.is_whole else full.wrong, doubled=doubled, missing=run.missing)


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


def usual_rows(changes: Sequence[Change]) -> int:
    """Return the board size of most changes, the largest in a tie: a program may solve several sizes."""
    counted = Counter(change.size for change in changes)
    return max(counted, key=lambda size: (counted[size], size), default=0)
