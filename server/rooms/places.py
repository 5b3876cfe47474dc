"""Where the pupils of one room are, as its hosts are told: who follows, who looks around, who shares an address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..config.limits import SEATS_EACH
from .seats import Seats

MOST_STRETCHES = 64
MOST_GROUPS = 5


def places_of(seats: Seats) -> dict[str, object]:
    """Who follows, who is free and where, who sleeps, and which numbers raise a hand, in the fields of the wire."""
    there = seats.pupils()
    free = sorted(each.step for each in there if not each.follow)
    return {
        "follow": len(there) - len(free),
        "free": len(free),
        "away": sum(each.since is not None for each in seats),
        "hands": sorted({each.seat.number for each in there if each.hand}),
        "where": stretch(free),
        "dropped": sorted(seats.dropped),
        "groups": group(seats),
        "barred": len(seats.barred),
    }


def group(seats: Seats) -> list[tuple[int, int]]:
    """The addresses with the most seats, if those are more than a share: each with how many, the largest first."""
    counts = Counter(each.group for each in seats if each.seat.number != seats.remote)
    shown = [(number, count) for number, count in counts.items() if number is not None and count > SEATS_EACH]
    return sorted(shown, key=lambda each: (-each[1], each[0]))[:MOST_GROUPS]


def stretch(steps: Sequence[int]) -> list[tuple[int, int, int]]:
    """Sorted steps as at most 64 stretches: the first step of each, its last, and how many are within."""
    if not steps:
        return []
    least, width = steps[0], steps[-1] - steps[0] + 1
    stretches: dict[int, tuple[int, int, int]] = {}
    for step in steps:
        place = (step - least) * MOST_STRETCHES // width if width > MOST_STRETCHES else step - least
        first, _, count = stretches.get(place, (step, step, 0))
        stretches[place] = first, step, count + 1
    return list(stretches.values())
