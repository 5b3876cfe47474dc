"""Detect lists that hold one list several times: a board stored without a copy, or a board whose rows are one list."""

from ..answers.text import shows_same
from ..board.sizes import last_part
from .lists import Aliases
from .run import Fault, Run

LEAST_ROWS = 4


def find_rows(aliases: Aliases) -> Fault | None:
    """Find a board whose rows are one and the same list, so that a queen stands in all of them."""
    for one in aliases.found.values():
        if one.rows >= LEAST_ROWS and one.name and one.event is not None:
            return Fault("rows", one.event, {"name": one.name, "times": one.times})
    return None


def find_shared(run: Run) -> Fault | None:
    """Find the list with the most entries that are one board.

    The recorder compares the entries' identities: equal copies do not count, nor does a single board.
    """
    if len(run.full.solutions) < 2:
        return None
    own = "", last_part(run.reading.name)
    found = [one for one in run.observation.aliases.found.values() if one.length in (-1, 0, run.n) and not one.rows]
    for one in sorted(found, key=lambda one: -one.times):
        is_seen = shows_same(f"{run.printed}\n{run.observation.returned}", one.times, run.n)
        if last_part(one.name) not in own and (is_seen or not run.outcome.boards):
            return Fault("shared", None, {"name": one.name, "times": one.times}, is_seen)
    return None
