"""Page with the two tables, and their downloads. Times come over the websocket, counted work with the page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from flask import Blueprint, Response

from ..formats import sheets
from ..search.algorithms.catalogue import ALGORITHMS
from ..search.index.tables.store import DamagedTable
from ..search.trace.totals import BOARDS, Totals, read_totals
from ..timing import cells
from ..timing.bench import Bench
from .rendering import render

# Published times of the same four algorithms by n, measured in a browser on a laptop of that time.
PUBLISHED: Mapping[str, Mapping[int, str]] = {
    "basic": {8: "19.3 ms", 10: "263 ms", 12: "7.9 s", 14: "5:16"},
    "caching": {8: "2.3 ms", 10: "24.9 ms", 12: "675 ms", 14: "23.3 s", 16: "17:24"},
    "bitmask": {8: "< 1 ms", 10: "1.8 ms", 12: "17.9 ms", 14: "514 ms", 16: "21.8 s", 18: "19:47"},
    "flipped": {8: "< 1 ms", 10: "1.3 ms", 12: "16.0 ms", 14: "453 ms", 16: "19.7 s", 18: "16:30"},
}


@cache
def count_work() -> dict[tuple[str, int], Totals]:
    """Return the work of every algorithm on every board within its limit."""
    return {
        (algorithm.id, n): read_totals(algorithm.id, n)
        for algorithm in ALGORITHMS.values()
        for n in BOARDS
        if n <= algorithm.largest
    }


def table(bench: Bench) -> Blueprint:
    """Return the routes; `bench` holds the measured times."""
    blueprint = Blueprint("table", __name__)

    @blueprint.get("/table")
    def page() -> Response:
        return render(
            "table.html",
            lambda: {
                "rows": cells.ROWS,
                "boards": cells.BOARDS,
                "published": PUBLISHED,
                "algorithms": ALGORITHMS,
                "counted": {search: total._asdict() for search, total in count_work().items()},
                "sizes": BOARDS,
            },
        )

    @blueprint.get("/table/times.csv")
    def times() -> Response:
        state = bench.state()
        return download(sheets.times_sheet(state["cells"], state["machine"]), "times")

    @blueprint.get("/table/work.csv")
    def work() -> Response:
        return download(sheets.work_sheet(count_work()), "work")

    blueprint.register_error_handler(DamagedTable, damaged)
    return blueprint


def damaged(error: DamagedTable) -> Response:
    """Return an answer that names the damaged file and the remedy."""
    return Response(f"{error}\n", 500, content_type="text/plain; charset=utf-8")


def download(text: str, name: str) -> Response:
    """Return a sheet as a download, `bitqueens-NAME.csv`."""
    response = Response(text, content_type="text/csv; charset=utf-8")
    response.headers["Cache-Control"] = "no-store"
    response.headers["Content-Disposition"] = f'attachment; filename="bitqueens-{name}.csv"'
    return response
