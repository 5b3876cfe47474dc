"""Start a copy of the checkout on a bare machine, and use it: `python3 -m tests.engines.first_start`.

The server has an empty home, and on its PATH nothing but Python. The journeys go through its pages in Chromium while
its kernels are installed and compiled; then it counts with them.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from stat import S_ISREG
from urllib.request import urlopen

from server.bootstrap.start import ensure_environment

MOST_MB = 70  # in `.venv` when the first page is there
LONGEST = 900  # seconds until the kernels are there, on a busy machine
OURS = ("HOME", "PATH", "XDG_", "PYTHON", "VIRTUAL_ENV", "BITQUEENS_", "NUMBA_")  # variables that a new user lacks


def main() -> None:
    ensure_environment(["test"])
    from tests.engines import journeys
    from tests.engines.__main__ import PHONE, WINDOW
    from tests.tools import chromium
    from tests.tools.raw import RawClient
    from tests.tools.system import log
    from tests.tools.waiting import until

    chromium.install_chromium()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as name, first_start(Path(name)) as (address, checkout):
        weight = size_of(checkout / ".venv")
        log(f"the first page after {time.monotonic() - began:.1f} s, {weight:.0f} MB")
        assert weight <= MOST_MB
        with journeys.leading(address) as in_class:
            with chromium.open_page(*WINDOW) as page:
                results = journeys.travel(page, [(address, journey) for journey in journeys.JOURNEYS])
            with chromium.open_page(*PHONE) as page:
                results |= journeys.travel(page, [(in_class, journeys.IN_A_CLASS)])
        failures = [f"{journey}: {why}" for journey, why in results.items() if why]
        log("; ".join([f"{len(results) - len(failures)} of {len(results)} journeys", *failures]))

        def is_warm() -> bool:
            with urlopen(f"{address}healthz") as answer:
                state = json.load(answer)
            assert state["status"] == "ok", state
            return bool(state["kernels"] == "warm")

        until(is_warm, "the kernels", LONGEST)
        with RawClient(address) as viewer:
            viewer.send(json.dumps({"type": "count", "id": 1, "n": 14}))
            while (counted := json.loads(viewer.receive()))["type"] != "counted":
                pass
        assert (counted["solutions"], counted["engine"] != "richards") == (365596, True)
        log(f"kernels after {time.monotonic() - began:.0f} s, {size_of(checkout / '.venv'):.0f} MB")
    sys.exit(bool(failures))


@contextmanager
def first_start(folder: Path) -> Iterator[tuple[str, Path]]:
    """Run a new copy of the checkout until the block ends; yield its address once its first page is there."""
    from tests.tools.serving import ROOT

    checkout, bare, home = (folder / name for name in ("checkout", "bare", "home"))
    for made in (bare, home):
        made.mkdir()
    (bare / "python3").symlink_to(Path(sys.executable).resolve())
    shutil.copytree(ROOT / "server", checkout / "server", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", checkout)
    environ = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    environ |= {"HOME": str(home), "PATH": str(bare)}
    command = ["python3", "-m", "server", "--no-browser", "--port", "0"]
    process = subprocess.Popen(
        [bare / "python3", *command[1:]], cwd=checkout, env=environ, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout
        address = process.stdout.readline().split(" is at ")[1].split()[0]
        urlopen(address).close()
        yield address, checkout
    finally:
        process.terminate()
        process.wait()


def size_of(folder: Path) -> float:
    """Return the size of a folder's files on the disk, in MB; the server is still writing some of them."""
    blocks = 0
    for path in folder.rglob("*"):
        with suppress(FileNotFoundError):  # a file under another name until it is whole
            state = path.lstat()
            blocks += state.st_blocks if S_ISREG(state.st_mode) else 0
    return blocks * 512 / 1e6


if __name__ == "__main__":
    main()
