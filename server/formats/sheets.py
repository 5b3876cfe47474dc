"""The two tables as CSV, for a spreadsheet. Knows no page; RFC 4180, units in the column names."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from datetime import datetime, timezone
from typing import Any

from ..search.trace.totals import Totals

TIMES = (
    *("group", "algorithm", "n", "kind", "time_seconds", "runs", "forecast_from_n", "note"),
    *("measured_at_utc", "machine"),
)


def times(cells: Iterable[Mapping[str, Any]], machine: str) -> str:
    """What has been measured, a cell a line."""
    return sheet(
        TIMES,
        (
            (
                *(cell["group"], cell["algorithm"], cell["n"], cell["kind"], cell["seconds"]),
                *(cell["runs"] or None, cell["basis"], cell["note"]),
                *(datetime.fromtimestamp(cell["at"], timezone.utc).isoformat(timespec="seconds"), machine),
            )
            for cell in cells
        ),
    )


def work(counted: Mapping[tuple[str, int], Totals]) -> str:
    """What has been counted, a search a line."""
    return sheet(("algorithm", "n", *Totals._fields), ((*search, *total) for search, total in counted.items()))


def sheet(head: Iterable[str], lines: Iterable[Iterable[object]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(head)
    writer.writerows(lines)
    return text.getvalue()
