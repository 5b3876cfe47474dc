"""Positions of a room's pupils, for its hosts: who follows, who looks around, and who was turned away."""

from collections import Counter
from collections.abc import Sequence

from .seats import Seats, Sitting

MOST_WORK = 64  # entries


def positions_of(seats: Seats) -> dict[str, object]:
    """Return in fields of the wire: followers, free pupils, sleepers, raised hands, work of one's own, and floods."""
    there = seats.pupils()
    following = sum(each.follow for each in there)
    return {
        "follow": following,
        "free": len(there) - following,
        "away": sum(each.since is not None for each in seats),
        "hands": sorted({each.seat.number for each in there if each.hand}),
        "dropped": sorted(seats.dropped),
        "work": count_work(there),
        "refused": seats.refused,
        "flood": seats.find_flood(),
    }


def count_work(there: Sequence[Sitting]) -> list[tuple[str, int, int]]:
    """Return `(task, done, pupils)` of the pupils' own work, the most done first; at most 64 of them."""
    counts = Counter((each.task, each.done) for each in there if each.task)
    return sorted(((*of, count) for of, count in counts.items()), key=lambda each: (each[0], -each[1]))[:MOST_WORK]
