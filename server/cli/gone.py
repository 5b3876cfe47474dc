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
    if {"-h", "--help"} & {*arguments}:
        return None
    words = [word for argument in arguments for word in argument.split("=", 1)]
    for name, instead in GONE.items():
        if _is_used(name.split(), words, environ):
            return f"{name} is gone: {instead}"
    return None


def _is_used(names: Sequence[str], words: Sequence[str], environ: Mapping[str, str]) -> bool:
    serves = not words or words[0].startswith("-")
    if names[0].startswith("BITQUEENS_"):
        return serves and bool(environ.get(names[0], "").strip())
    if names[0].startswith("-"):
        return serves and names[0] in words
    places = range(len(words) - len(names) + 2)
    return words[:1] == names[:1] and any([*words[place : place + len(names) - 1]] == names[1:] for place in places)
