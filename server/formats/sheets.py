"""Write the two tables as CSV (RFC 4180) for a spreadsheet, with units in the column names."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime, timezone
from typing import Any

from ..search.trace.totals import Totals

Cell = Mapping[str, Any]

# Columns of the times: for each name a function of the cell and the machine.
TIMES: Mapping[str, Callable[[Cell, str], object]] = {
    "group": lambda cell, _: cell["group"],
    "algorithm": lambda cell, _: cell["algorithm"],
    "n": lambda cell, _: cell["n"],
    "kind": lambda cell, _: cell["kind"],
    "time_seconds": lambda cell, _: cell["seconds"],
    "runs": lambda cell, _: cell["runs"] or None,
    "forecast_from_n": lambda cell, _: cell["basis"],
    "note": lambda cell, _: cell["note"],
    "measured_at_utc": lambda cell, _: datetime.fromtimestamp(cell["at"], timezone.utc).isoformat(timespec="seconds"),
    "machine": lambda _, machine: machine,
}


def times_sheet(cells: Iterable[Cell], machine: str) -> str:
    """Return the measured times, one cell on each line."""
    return make_sheet(TIMES, ([value(cell, machine) for value in TIMES.values()] for cell in cells))


def work_sheet(counted: Mapping[tuple[str, int], Totals]) -> str:
    """Return the counted work, one search on each line."""
    return make_sheet(("algorithm", "n", *Totals._fields), ((*search, *total) for search, total in counted.items()))


def make_sheet(head: Iterable[str], lines: Iterable[Iterable[object]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(head)
    writer.writerows(lines)
    return text.getvalue()
