"""The expected picture of each step of a golden trace, worked out from the trace alone."""

import json
from pathlib import Path
from typing import Any

_FOLDER = Path(__file__).resolve().parents[1] / "search" / "golden"
# The lines of the listing that each kind of step stands for.
_LINES = {"call": [3, 6], "place": [7, 8, 9, 10], "solution": [3, 4, 5], "return": [7]}

Step = dict[str, Any]


def trace(n: int) -> list[Step]:
    """Return the golden steps for a board of size `n`, each with its open calls as `stack`, outermost first."""
    stack: list[Step] = []
    steps = []
    for line in (_FOLDER / f"bitmask-{n}.jsonl").read_text().splitlines():
        step = json.loads(line)
        replaced = {"call": 0, "solution": 0, "place": 1, "return": 2}[step["kind"]]  # calls that end or change
        stack = stack[: len(stack) - replaced] if len(stack) >= replaced else []
        if step["kind"] != "return" or step["bit"]:  # the last return leaves no call
            stack = [*stack, step]
        steps.append({**step, "stack": stack})
    return steps


def digits(mask: int, n: int) -> str:
    return format(mask, f"0{n}b")


def expected_picture(steps: list[Step], index: int, n: int) -> dict[str, Any]:
    """Return the part of `Screen.picture` that follows from a golden step; the step before has the lifted queen."""
    step, before = steps[index], steps[index - 1] if index else None
    done = (1 << n) - 1
    kind, row, bit, poss = step["kind"], step["row"], step["bit"], step["poss"]
    taken = step["ld"] | step["col"] | step["rd"]
    over = not step["stack"]
    caller = step["stack"][-2] if len(step["stack"]) > 1 else None
    on_board = not over and row < n
    coming = poss & -poss if kind == "call" else 0
    lost = done & ~taken & ~poss if on_board else 0  # was free, then tried, or taken in this step
    lifted = kind == "return"
    hollow = []
    if lifted and before:
        hollow = [square for square in before["queens"] if square not in step["queens"]]
    elif coming:
        hollow = [[row, n - coming.bit_length()]]

    def square(column: int) -> str:
        mask = 1 << (n - 1 - column)
        if coming & mask:
            return "candidate"
        if poss & mask:
            return "free"
        if bit & mask:
            return "lifted" if lifted else "placed"
        return "attacked" if taken & mask else "tried"

    def squares(at: int) -> list[str]:
        return [square(column) for column in range(n)] if on_board and at == row else [""] * n

    def register(mask: int, *, tried: int = 0, soon: int = 0) -> dict[str, str]:
        return {
            "bits": "" if over else digits(mask, n),
            "on": digits(mask, n),
            "tried": digits(tried, n),
            "coming": digits(soon, n),
            "value": "" if over else f"= {mask}",
        }

    def frame(call: Step, active: bool) -> list[str]:
        open_squares = done & ~(call["ld"] | call["col"] | call["rd"]) if call["row"] < n else 0

        def state(column: int) -> str:
            mask = 1 << (n - 1 - column)
            if call["bit"] & mask:
                return "tried" if active and lifted else "placed"
            if call["poss"] & mask:
                return "candidate" if active and coming & mask else "free"
            return "tried" if open_squares & mask else ""

        return [state(column) for column in range(n)]

    return {
        "step": f"{index:,}",
        "queens": step["queens"],
        "hollow": hollow,
        "lifted": lifted and not over,
        "squares": [squares(at) for at in range(n)],
        "active": [row] if on_board else [],
        "deadEnd": "✕ no free square" if kind == "call" and not poss else "",
        "solved": kind == "solution",
        "strip": {
            "ld": register(step["ld"]),
            "col": register(step["col"]),
            "rd": register(step["rd"]),
            "taken": register(taken),
            "poss": register(poss, tried=lost),
            "bit": register(bit, soon=coming),
        },
        "overflow": caller is not None and not lifted and bool((caller["rd"] | caller["bit"]) >> (n - 1)),
        "stack": [frame(call, call is step["stack"][-1]) for call in step["stack"]],
        "counters": [str(step[counter]) for counter in ("solutions", "placements", "dead_ends")],
        "lines": [] if lifted and before and before["kind"] == "solution" else _LINES[kind],
    }
