"""Cut a run into its searches: a program may search several boards, or one board several times."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from ..board.film import Change
from .functions import Call
from .observation import Observation

COVERED = 0.95  # share of the placements that a searching function's calls must hold


def cut_searches(changes: Sequence[Change], observation: Observation) -> list[list[Change]]:
    """Return the film's parts, one for each outermost call of the searching function.

    Without such a function, or with a single call, parts begin where the size of the board changes.
    """
    calls = find_search_calls(changes, observation)
    starts = [call.start for call in calls[1:]]
    parts: list[list[Change]] = []
    number = -1
    for change in changes:
        place = bisect_left(starts, change.event + 1)
        if not parts or place != number or (parts[-1] and parts[-1][-1].size != change.size):
            parts.append([])
        number = place
        parts[-1].append(change)
    return [part for part in parts if any(change.placed for change in part)] or parts


def find_search_calls(changes: Sequence[Change], observation: Observation) -> list[Call]:
    """Return the outermost calls of the searching function; [] without one.

    It is the function whose calls hold nearly all placements: a recursive one, else the one with the most calls.
    """
    placed = [change.event for change in changes if len(change.placed) == 1]
    best: tuple[bool, int, list[Call]] = (False, 0, [])
    for function in observation.functions:
        calls = observation.calls.get(function.name, [])
        if not calls or not placed:
            continue
        counts = [count_within(placed, call) for call in calls]
        searching = [call for call, count in zip(calls, counts, strict=True) if count]
        if sum(counts) >= COVERED * len(placed) and (function.searches, len(searching)) > best[:2]:
            best = function.searches, len(searching), searching
    return best[2]


def count_within(events: Sequence[int], call: Call) -> int:
    """Return the number of events (sorted) within a call."""
    end = len(events) if call.end is None else bisect_left(events, call.end + 1)
    return end - bisect_left(events, call.start)
