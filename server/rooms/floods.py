"""Networks that hold far more seats than people sit there, such as one whose device joins again and again.

A network is a flood as long as it has FLOOD seats or more, but not all of the class, and
- FLOOD of its new seats came within BURST seconds; or
- in a closed round of votes, under a third of its seats voted, and more than two thirds of the others;
and until a third of its seats votes, or the host admits it.
A class of 30 in a school's one network does not join that fast.
"""

from collections import Counter, defaultdict, deque
from collections.abc import Iterable

from ..config.limits import BURST, FLOOD


class Floods:
    """How the seats of each network have come and voted. A network is a number, None where it is not known."""

    def __init__(self) -> None:
        self._first: dict[int, float] = {}  # when its first seat came
        self._last: defaultdict[int, deque[float]] = defaultdict(lambda: deque(maxlen=FLOOD))  # when the newest came
        self._suspects: set[int | None] = set()
        self._trusted: set[int] = set()

    def note_join(self, group: int | None, now: float) -> None:
        """Note a new seat."""
        if group is None:
            return
        self._first.setdefault(group, now)
        times = self._last[group]
        times.append(now)
        if len(times) == FLOOD and now - times[0] <= BURST:
            self._suspects.add(group)

    def note_votes(self, seats: Iterable[tuple[int | None, bool]]) -> None:
        """Note a round that was closed: of each seat its network, and whether it has voted."""
        count, voted = Counter[int | None](), Counter[int | None]()
        for group, has_voted in seats:
            count[group] += 1
            voted[group] += has_voted
        for group, number in count.items():
            others, other_votes = count.total() - number, voted.total() - voted[group]
            if group is None or 3 * voted[group] >= number:
                self._suspects.discard(group)
            elif 3 * other_votes > 2 * others:
                self._suspects.add(group)

    def trust(self, groups: Iterable[int | None]) -> None:
        """Let these networks have their seats."""
        self._trusted.update(group for group in groups if group is not None)

    def find(self, seats: Iterable[int | None]) -> tuple[int, int, int] | None:
        """Return the largest flood: its network, its seats, and in how many seconds they came.

        `seats`: the network of each seat.
        """
        count = Counter(seats)
        for group, number in count.most_common():
            if group is not None and group in self._suspects - self._trusted and FLOOD <= number < count.total():
                return group, number, 1 + int(self._last[group][-1] - self._first[group])
        return None
