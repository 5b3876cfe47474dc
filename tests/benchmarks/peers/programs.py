"""Run the peers in other languages, if this machine can."""

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).parent
PATIENCE = 300  # seconds

JAVASCRIPT, C_PLAIN, C_BATCHES = "JavaScript", "C, the plain search", "C, batches"


@contextmanager
def programs() -> Iterator[dict[str, Callable[[int], float]]]:
    """Yield functions by name; each takes n, counts its solutions and returns the processor seconds."""
    found: dict[str, Callable[[int], float]] = {}
    with TemporaryDirectory() as folder:
        if node := shutil.which("node"):
            found[JAVASCRIPT] = partial(_run, [node, str(HERE / "count.mjs")])
        if compiler := shutil.which("cc"):
            binary = Path(folder) / "count"
            subprocess.run([compiler, "-O3", "-march=native", "-o", binary, HERE / "count.c"], check=True)
            found[C_PLAIN] = partial(_run, [str(binary), "plain"])
            found[C_BATCHES] = partial(_run, [str(binary), "batch"])
        yield found


def _run(command: list[str], n: int) -> float:
    done = subprocess.run([*command, str(n)], check=True, capture_output=True, text=True, timeout=PATIENCE)
    return float(json.loads(done.stdout)["seconds"])
