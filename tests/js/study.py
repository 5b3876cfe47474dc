"""Answer the items of the study with the search itself, to check their keys independently."""

from __future__ import annotations

from typing import Any

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.step import Step
from server.search.trace.trace import Trace

Json = Any

ENDLESS = 50  # queens; a row has at most n without the mistake

LISTING = ALGORITHMS["bitmask"].listing()


def answer_item(item: Json) -> Json:
    """Return the data that an item must show, and its right answer."""
    trace = Trace("bitmask", item["n"])
    at = item["step"]
    step, following = trace[at], trace[at + 1]

    def digits(mask: int) -> str:
        return f"{mask:0{item['n']}b}"

    def masks(*names: str) -> list[tuple[str, str]]:
        return [(name, digits(getattr(step, name))) for name in names]

    match item["kind"]:
        case "free":
            assert step.kind == "call"
            return {"given": masks("ld", "col", "rd"), "answer": digits(step.poss)}
        case "ld" | "col" | "rd" as name:
            assert (step.kind, following.kind) == ("place", "call")
            return {"given": masks(name, "bit"), "answer": digits(getattr(following, name))}
        case "lowest":
            assert (step.kind, following.kind) == ("call", "place")
            return {"given": masks("poss"), "answer": digits(following.bit)}
        case "done":
            return _inverted(step, digits)
        case "back":
            placed = next(one for one in trace[at:] if one.kind == "place")
            assert (step.kind, step.poss) == ("call", 0)
            rows = [(str(row), digits(frame.poss)) for row, frame in enumerate(step.stack[:-1])]
            return {"given": rows, "answer": str(len(placed.queens) - 1)}
        case "calls":
            assert step.kind == "call"
            depth = len(step.stack)
            end = next(one.step for one in trace[at + 1 :] if one.kind == "return" and len(one.stack) < depth)
            below = [one for one in trace[at + 1 : end] if one.kind == "call" and len(one.stack) == depth + 1]
            return {"given": masks("poss"), "answer": str(len(below))}
        case "dead":
            assert (step.kind, step.poss) == ("call", 0)
            return {"given": [], "answer": [text for _, text in masks("ld", "col", "rd")]}
        case "minus":
            assert step.kind == "call"
            return {"given": masks("poss"), "answer": _without_minus(step, item["n"])}
    raise AssertionError(item["kind"])


def _inverted(step: Step, digits: Any) -> Json:
    """Return an item about `~` with three digits more than the board: in Python they continue without end."""
    taken = step.ld | step.col | step.rd
    assert "poss = ~(ld | col | rd) & done" in LISTING
    wide = f"{~taken & ((1 << step.n + 3) - 1):b}"
    return {"given": [("taken", digits(taken))], "answer": f"…{wide}"}


def _without_minus(step: Step, n: int) -> str:
    """Run the listing without the line `poss -= bit` from a row on; return the name of the effect."""
    line = "        poss -= bit\n"
    assert line in LISTING
    placed: list[int] = []

    def note(bit: int, row: int) -> None:
        if row == step.row:
            placed.append(bit)
        if len(placed) == ENDLESS:
            raise StopIteration

    program = LISTING.replace(line, "        note(bit, col.bit_count())\n").replace("try_(0, 0, 0)", "")
    names: dict[str, Any] = {"note": note}
    exec(program.replace("n = 8", f"n = {n}"), names)
    try:
        names["try_"](step.ld, step.col, step.rd)
    except StopIteration:
        return "again" if set(placed) == {step.poss & -step.poss} else "turns"
    return "each" if len(placed) == step.poss.bit_count() else "once"


def answer_items(items: list[Json]) -> Json:
    return [answer_item(item) for item in items]


def rows_with(n: int, masks: list[list[str]]) -> list[str]:
    """Return for each (ld, col, rd) whether the search has a solution, a dead end or free squares there."""
    found: dict[tuple[int, ...], str] = {}
    for step in Trace("bitmask", n):
        if step.kind in ("call", "solution"):
            kind = "solution" if step.kind == "solution" else "dead" if not step.poss else "free"
            found[step.ld, step.col, step.rd] = kind
    return [found[tuple(int(mask, 2) for mask in one)] for one in masks]
