"""A worker's part: it gets a request, and returns an answer or the reason for its refusal.

Both are plain values, so that programs of different versions can at least compare versions. A worker gets nothing but
the item's numbers.
"""

from __future__ import annotations

from ..search.counting.count import Cancelled
from ..search.counting.engines import EngineUnavailable
from ..version import __version__
from .answers import KINDS, count_item, other_engine, write_answer
from .items import Item


def make_request(item: Item, table: str, not_by: str | None = None) -> dict[str, object]:
    """Make a request for a worker. table: the table's name; not_by: the engine that has counted the item already."""
    return {"kind": item.kind, **item.numbers, "table": table, "version": __version__, "not_by": not_by}


def answer_request(request: dict[str, object]) -> dict[str, object]:
    """Return the fields of the answer (see `write_answer`), or `refused` with the reason.

    The engine is the best one here, but not the one that has counted the item already, if there is another.
    """
    if request["version"] != __version__:
        return {"refused": f"it has version {__version__} of the program, and {request['version']} is wanted"}
    item = KINDS[str(request["kind"])].from_numbers(request)
    if request["table"] != item.table:
        return {"refused": f"its table for the {item.kind} of N = {item.n} is different"}
    try:
        not_by = request["not_by"]
        return write_answer(count_item(item, None if not_by is None else other_engine(str(not_by)), _check))
    except EngineUnavailable as error:
        return {"refused": str(error)}
    except Cancelled:
        return {"refused": "the item was cancelled"}


def _check() -> None:
    """Raise Cancelled if this item was cancelled: Dask cannot stop a task that has begun."""
    from distributed import get_worker

    worker = get_worker()
    task = worker.state.tasks.get(worker.get_current_task())
    if task is None or task.state == "cancelled":
        raise Cancelled
