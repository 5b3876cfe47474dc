"""What runs on a worker: it gets a request, and gives an answer or says why it does not.

Both are plain values, so that programs of different versions can at least read that they differ. A worker gets nothing
but the item's numbers.
"""

from __future__ import annotations

from ..search.counting.count import Cancelled
from ..search.counting.engines import EngineUnavailable
from ..version import __version__
from .answers import KINDS, count_item, other_engine, write_answer
from .items import Item


def make_request(item: Item, table: str, not_by: str | None = None) -> dict[str, object]:
    """What to send to a worker. table: the table's name; not_by: the engine that has had the item already."""
    return {"kind": item.kind, **item.numbers, "table": table, "version": __version__, "not_by": not_by}


def answer_request(request: dict[str, object]) -> dict[str, object]:
    """The fields of the answer (see `write_answer`), or `refused`: why this worker can give none.

    The engine is the best one here. If that has counted the item before, it is another one, where there is one.
    """
    if request["version"] != __version__:
        return {"refused": f"it has version {__version__} of the program, and {request['version']} is wanted"}
    item = KINDS[str(request["kind"])].from_numbers(request)
    if request["table"] != item.table:
        return {"refused": f"its table for the {item.kind} of N = {item.n} is another one"}
    try:
        not_by = request["not_by"]
        return write_answer(count_item(item, None if not_by is None else other_engine(str(not_by)), _check))
    except EngineUnavailable as error:
        return {"refused": str(error)}
    except Cancelled:
        return {"refused": "nobody waits for it"}


def _check() -> None:
    """Raises Cancelled if nobody waits for this item any longer: Dask cannot stop what has begun."""
    from distributed import get_worker

    worker = get_worker()
    task = worker.state.tasks.get(worker.get_current_task())
    if task is None or task.state == "cancelled":
        raise Cancelled
