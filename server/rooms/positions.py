"""Positions of a room's pupils, for its hosts: who follows, who looks around, and who was turned away."""

from collections import Counter
from collections.abc import Sequence

from .seats import Seats, Sitting

MOST_STRETCHES = 64
MOST_WORK = 64  # entries


def positions_of(seats: Seats) -> dict[str, object]:
    """Return in fields of the wire: followers, free pupils, sleepers, raised hands, work of one's own, and floods."""
    there = seats.pupils()
    free = sorted(each.step for each in there if not each.follow)
    return {
        "follow": len(there) - len(free),
        "free": len(free),
        "away": sum(each.since is not None for each in seats),
        "hands": sorted({each.seat.number for each in there if each.hand}),
        "where": stretch(free),
        "dropped": sorted(seats.dropped),
        "work": count_work(there),
        "refused": seats.refused,
        "flood": seats.find_flood(),
    }


def count_work(there: Sequence[Sitting]) -> list[tuple[str, int, int]]:
    """Return `(task, done, pupils)` of the pupils' own work, the most done first; at most 64 of them."""
    counts = Counter((each.task, each.done) for each in there if each.task)
    return sorted(((*of, count) for of, count in counts.items()), key=lambda each: (each[0], -each[1]))[:MOST_WORK]


def stretch(steps: Sequence[int]) -> list[tuple[int, int, int]]:
    """Return sorted steps as at most 64 stretches: each its first step, its last, and how many pupils are in it."""
    if not steps:
        return []
    least, width = steps[0], steps[-1] - steps[0] + 1
    stretches: dict[int, tuple[int, int, int]] = {}
    for step in steps:
        index = (step - least) * MOST_STRETCHES // width if width > MOST_STRETCHES else step - least
        first, _, count = stretches.get(index, (step, step, 0))
        stretches[index] = first, step, count + 1
    return list(stretches.values())
