"""Time a start, from the command to the first answer and to the first step in an open browser.

"The first time" means an empty numba cache. The environment is prepared in either case.
"""

import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from playwright.sync_api import Browser, sync_playwright

from tests.tools.chromium import launch_options
from tests.tools.serving import ROOT

from .measuring import Measurement

COMMAND = [sys.executable, "-m", "server", "--no-browser", "--port", "0"]
SHOWN = "() => !document.querySelector('#title').textContent.startsWith('Connecting')"


def measure(*, quick: bool) -> Iterator[Measurement]:
    rounds = 1 if quick else 5
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright))  # type: ignore[arg-type]
        time_start(browser, Path(folder) / "warm")
        first = [time_start(browser, Path(folder) / f"cold-{number}") for number in range(rounds)]
        later = [time_start(browser, Path(folder) / "warm") for _ in range(rounds)]
        browser.close()
    for name, times in (("the first time", first), ("later", later)):
        ports, steps = zip(*times, strict=True)
        yield Measurement(f"{name}: the port answers", median(ports), "s")
        yield Measurement(f"{name}: the first step is visible", median(steps), "s")


def time_start(browser: Browser, numba_cache: Path) -> tuple[float, float]:
    """Start a server; return the seconds until the port answers, and until the browser shows the first step."""
    environ = {**os.environ, "NUMBA_CACHE_DIR": str(numba_cache)}
    began = perf_counter()
    with subprocess.Popen(COMMAND, cwd=ROOT, env=environ, text=True, stdout=subprocess.PIPE) as server:
        try:
            assert server.stdout
            announced = re.search(r"http://\S+/", server.stdout.readline())
            if not announced:
                raise RuntimeError("the server did not start")
            with urllib.request.urlopen(f"{announced[0]}healthz", timeout=10):
                port = perf_counter() - began
            page = browser.new_page()
            page.goto(announced[0])
            page.wait_for_function(SHOWN)
            step = perf_counter() - began
            page.close()
        finally:
            server.terminate()
    return port, step
