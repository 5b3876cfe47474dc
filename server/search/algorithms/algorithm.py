"""What the walk and the page need to know of an algorithm. Knows nothing of traces, indexes or single algorithms."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files

from ..step import Counters, Kind
from ..sums import Sums


@dataclass(frozen=True)
class Algorithm:
    """The description of one algorithm.

    - `id`: its name on the wire, and the name of its listing's file;
    - `largest`: the largest n that it takes (the smallest is 1);
    - `lines`: per kind of step the lines of the listing that it stands for (a `return` after a solution has none);
    - `body`: the counters of a whole subtree, from its `call` up to right before its `return`.
    """

    id: str
    largest: int
    lines: Mapping[Kind, tuple[int, ...]]
    body: Callable[[Sums], Counters]

    @cached_property
    def listing(self) -> str:
        """The code that a learner reads, as it stands in its file; it runs as it is."""
        return (files(__package__) / "listings" / f"{self.id}.py").read_text("utf-8")
