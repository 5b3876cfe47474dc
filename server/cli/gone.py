"""Commands, options and variables of earlier versions, each refused by one sentence with what there is instead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

NUMBERS = "/healthz has the numbers of viewers, classes, seats and jobs"
WALKED = "larger boards are walked from their first step, and `count N` counts their solutions"
HERE = "the page counts on this machine, and `count N --cluster ADDRESS` on many"
ALONE = "start each process by itself, with --shard, behind a proxy; each has classes of its own"

# The words of a command line, with the command before its own options, or a variable of the server.
GONE: Mapping[str, str] = {
    "index": WALKED,
    "count --verify": "no item is counted twice any more; up to N = 27 the sum is compared with the known one",
    "trace --format csv": "jsonl and text are there, and in Python Trace.table() makes a data frame",
    "--cluster": HERE,
    "--metrics": NUMBERS,
    "--metrics-host": NUMBERS,
    "--rooms": ALONE,
    "--workers": ALONE,
    "BITQUEENS_TABLES": WALKED,
    "BITQUEENS_CLUSTER": HERE,
    "BITQUEENS_ROOMS": ALONE,
    "BITQUEENS_WORKERS": ALONE,
    "BITQUEENS_METRICS": NUMBERS,
    "BITQUEENS_METRICS_HOST": NUMBERS,
}


def find_gone(arguments: Sequence[str], environ: Mapping[str, str]) -> str | None:
    """Return the sentence about the first entry of `GONE` that is used; None if none is, or if help is wanted."""
    first = arguments[0] if arguments else "-"
    line = f" {' '.join(arguments)} ".replace("=", " ")
    for name, instead in GONE.items():
        command, _, option = name.partition(" ")
        is_meant = first.startswith("-") if name.startswith(("-", "BITQUEENS_")) else first == command
        if is_meant and (environ.get(name, "").strip() or f" {option or name} " in line):
            return None if {"-h", "--help"} & {*arguments} else f"{name} is gone: {instead}"
    return None
