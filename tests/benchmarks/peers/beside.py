"""Our counter beside the public ones, by n: processor seconds of one thread, as multiples of ours."""

from __future__ import annotations

import re
import resource
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from server.search.counting.count import count
from server.search.counting.engines import best_engine, warm
from server.search.counting.workload import known_solutions
from tests.tools.serving import COMMAND
from tests.tools.system import say

from ..measuring import Measurement, at_least, interleaved, processor_seconds
from .fetched import PEERS, NoPeer, build, fetch

ROUNDS = {14: 5, 15: 5, 16: 3, 17: 1, 18: 1}  # by board
LARGE = {19: 1, 20: 1}  # only when asked for: nine minutes of a processor
AHEAD_WHOLE = 17  # from this board on the whole process is to be ahead, too: smaller ones are mostly its start


def measure(*, quick: bool, fetching: bool = False, large: bool = False) -> Iterator[Measurement]:
    with TemporaryDirectory() as folder:
        boards = LARGE if large else {14: 1, 15: 1} if quick else ROUNDS
        warm(n=max(boards))
        for n, rounds in boards.items():
            commands = {}
            for peer in PEERS:
                try:
                    if n > peer.largest:
                        raise NoPeer(f"{peer.name} is left out of N = {n}, which would take it more than some minutes")
                    if fetching:
                        fetch(peer)
                    commands[peer.name] = build(peer, n, Path(folder))
                except NoPeer as reason:
                    say(str(reason))
            if not commands:
                return
            yield from compared(n, rounds, commands)


def compared(n: int, rounds: int, commands: dict[str, list[str]]) -> Iterator[Measurement]:
    ours = [sys.executable, *COMMAND[1:], "count", str(n), "--threads", "1"]
    runners = {
        "counting": lambda: processor_seconds(lambda: count(n, threads=1)),
        "whole": partial(spent, ours, n),
        **{name: partial(spent, command, n) for name, command in commands.items()},
    }
    medians = interleaved(rounds, runners)
    yield Measurement(f"N = {n}, one thread: {best_engine()}, processor time", medians["counting"] * 1000, "ms")
    yield Measurement(f"N = {n}, one thread: the whole process, processor time", medians["whole"] * 1000, "ms")
    for name in commands:
        beside = f"N = {n}, one thread: time of {name}"
        whole = at_least(1) if n >= AHEAD_WHOLE else None
        yield Measurement(f"{beside}, by our counting", medians[name] / medians["counting"], "×", at_least(1))
        yield Measurement(f"{beside}, by our whole process", medians[name] / medians["whole"], "×", whole)


def spent(command: list[str], n: int) -> float:
    """The processor seconds of a program. Raises ValueError if it does not print the right number."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if not re.search(rf"\b{known_solutions(n)}\b", done.stdout.replace(",", "")):
        raise ValueError(f"{command[0]} did not count N = {n}: {done.stdout[-200:]!r}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
