"""Steps as the columns of a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..step import AnyStep

# The columns, in order; `depth` is the number of open calls, all others are fields of a step.
COLUMNS = (
    *("step", "kind", "row", "column", "ld", "col", "rd", "poss", "bit", "queens", "square", "attacker", "along"),
    *("depth", "calls", "placements", "solutions", "dead_ends", "checks", "lines", "state"),
)


def columns_of(steps: Iterable[AnyStep]) -> dict[str, list[Any]]:
    """Return the cells of steps by column, without columns that no step has; None where a step lacks the field."""
    table: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    for step in steps:
        fields = set(step.fields())
        for name, cells in table.items():
            if name == "depth":
                cells.append(len(step.stack or ()))
            else:
                cells.append(getattr(step, name) if name in fields else None)
    return {name: cells for name, cells in table.items() if any(cell is not None for cell in cells)}
