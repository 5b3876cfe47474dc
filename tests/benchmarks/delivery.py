"""How the page arrives, here and in another checkout in turn, such as a worktree of the commit before (`--beside DIR`).

A cold load begins with nothing in the browser's cache; the first input is a key that goes one line of the listing on.
The thirty who open the page together are a process of their own: they ask for what Chromium asks for.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.tools.chromium import launch_options
from tests.tools.serving import ROOT, ServerProcess

from .measuring import Measurement, at_most, interleaved
from .page import FIRST, WINDOW

PUPILS = 30
PROGRAM = Path("tests/tools/pupils.py")
HEAVIEST = 180_000  # bytes; above it the report says so, and no code is bent for it
INPUT = """(before) => {
  if (document.querySelector("#title").textContent === before) return false;
  window.firstInput ??= performance.now();
  return true;
}"""
# Looked up afterwards: whoever hears of each request as it is made takes time from the page.
ASKED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])"""


def measure(*, quick: bool, beside: Path | None = None) -> Iterator[Measurement]:
    rounds = 3 if quick else 15
    with ExitStack() as stack:
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(**launch_options(playwright))  # type: ignore[arg-type]
        trees = {"here": ROOT, **({"beside": beside.resolve()} if beside else {})}
        visits = {name: Visits(browser, stack.enter_context(ServerProcess(root=root))) for name, root in trees.items()}
        for visit in visits.values():
            visit.cold()  # kernels are compiled by then
        cold = interleaved(rounds, {name: visit.cold for name, visit in visits.items()})
        yield from compared("cold load and first input", cold, 0.6)
        yield from compared("first picture", {name: median(visit.pictures[1:]) for name, visit in visits.items()}, 1)
        together = interleaved(rounds, {name: visit.together for name, visit in visits.items()})
        yield from compared(f"{PUPILS} open the page together: the last one is complete", together, 0.45)
        spent = {name: median(visit.spent) for name, visit in visits.items()}
        yield from compared(f"{PUPILS} open the page together: processor time of the server", spent)
        for name, visit in visits.items():
            yield Measurement(f"{name}: requests of a cold load", len(visit.bytes), "")
            again = Measurement(f"{name}: requests of a second visit", visit.again(), "", at_most(1))
            yield again if name == "here" else Measurement(again.name, again.value, "")
            limit = at_most(HEAVIEST / 1000) if name == "here" else None
            yield Measurement(f"{name}: first load, as it travels", sum(visit.bytes.values()) / 1000, "KB", limit)
        browser.close()


def compared(what: str, times: dict[str, float], most: float | None = None) -> Iterator[Measurement]:
    """The seconds of each, and their ratio."""
    for name, value in times.items():
        yield Measurement(f"{name}: {what}", value * 1000, "ms")
    if "beside" in times:
        target = None if most is None else at_most(most)
        yield Measurement(f"{what}: here / beside", times["here"] / times["beside"], "×", target)


class Visits:
    """Those to one server, and what was noted on them."""

    def __init__(self, browser: Browser, server: ServerProcess) -> None:
        self._browser, self._server = browser, server
        self.bytes: dict[str, int] = {}  # as they travelled in a cold load, by path, the page first
        self.pictures: list[float] = []  # seconds to each first picture
        self.spent: list[float] = []  # seconds of the server's processor, for all who came together

    def cold(self) -> float:
        """Seconds from asking for the page to the answer to a first input."""
        context = self._browser.new_context(viewport=WINDOW)
        page = context.new_page()
        page.add_init_script(FIRST)
        page.goto(self._server.address, wait_until="commit")
        page.wait_for_function("() => window.firstPicture")
        before = page.locator("#title").text_content()
        page.keyboard.press(".")
        page.wait_for_function(INPUT, arg=before)
        self.pictures.append(page.evaluate("window.firstPicture") / 1000)
        seconds: float = page.evaluate("window.firstInput") / 1000
        page.wait_for_load_state("networkidle")
        self.bytes = dict(page.evaluate(ASKED))
        context.close()
        return seconds

    def together(self) -> float:
        """Seconds until the last pupil has all that a cold load needs."""
        before = _processor_seconds(self._server.process.pid)
        command = [sys.executable, str(ROOT / PROGRAM), self._server.address, str(PUPILS)]
        done = subprocess.run(command, input="\n".join(self.bytes), text=True, stdout=subprocess.PIPE, check=True)
        self.spent.append(_processor_seconds(self._server.process.pid) - before)
        return float(done.stdout)

    def again(self) -> int:
        """Requests that reach the server on a second visit."""
        context = self._browser.new_context(viewport=WINDOW)
        self._visit(context)
        asked = self._visit(context)
        context.close()
        return asked

    def _visit(self, context: BrowserContext) -> int:
        page = context.new_page()
        network = context.new_cdp_session(page)
        kept: set[str] = set()
        sent: set[str] = set()

        def note(event: dict[str, Any]) -> None:
            (kept if event["response"].get("fromDiskCache") else sent).add(event["requestId"])

        network.on("Network.requestServedFromCache", lambda event: kept.add(event["requestId"]))
        network.on("Network.responseReceived", note)
        network.send("Network.enable")
        page.goto(self._server.address, wait_until="networkidle")
        page.close()
        return len(sent - kept)


def _processor_seconds(process: int) -> float:
    """What a process has spent so far (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
