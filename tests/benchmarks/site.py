"""Measure the page without a server, compared with one that has a server: first picture, Python, sizes.

Single steps are requested one after the other, in turn from Python in the page's worker and from the server. A phone is
simulated by a processor slowed down four times.
"""

from __future__ import annotations

import gzip
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from server.film import Film
from server.pyodide.files import fetch
from server.search.trace.trace import Trace
from server.site.build import build
from tests.tools.chromium import launch_options
from tests.tools.serving import serving
from tests.tools.site import serving_files

from .measuring import Measurement, at_most, percentiles, time_call
from .page import FIRST, WINDOW

SLOWED = 4  # factor for the processor of a phone
BOARDS = {8: None, 12: None, 16: 10, 18: 50}  # n -> target for a step, in milliseconds
NOT_FETCHED = (".d.ts", ".md", "excerpts/")

# Starts Python in a worker; returns the milliseconds for each of these steps.
ASK_PYTHON = """async ([module, facts, n, steps]) => {
  const { Python } = await import(module);
  const base = new URL("./", document.baseURI).href;
  const files = Object.fromEntries(Object.entries(facts).map(([name, value]) =>
    [name, typeof value === "string" ? base + value : value]));
  let heard = () => {};
  const python = await new Promise((resolve, reject) => {
    const started = new Python(files, {
      onProgress: () => {}, onReady: () => resolve(started), onMessage: (text) => heard(text),
      onLost: (why) => reject(new Error(why)),
    });
  });
  const ask = (step) => new Promise((resolve) => {
    heard = resolve;
    python.send(JSON.stringify({ id: 1, type: "read", algorithm: "bitmask", n, start: step, stop: step + 1 }));
  });
  await ask(0);
  const times = [];
  for (const step of steps) {
    const started = performance.now();
    await ask(step);
    times.push(performance.now() - started);
  }
  python.terminate();
  return times;
}"""
ASK_SERVER = """async ([n, steps]) => {
  const socket = new WebSocket(new URL("ws", document.baseURI).href.replace("http", "ws"));
  await new Promise((resolve) => (socket.onopen = resolve));
  const ask = (step) => new Promise((resolve) => {
    socket.onmessage = resolve;
    socket.send(JSON.stringify({ id: 1, type: "read", algorithm: "bitmask", n, start: step, stop: step + 1 }));
  });
  await ask(0);
  const times = [];
  for (const step of steps) {
    const started = performance.now();
    await ask(step);
    times.push(performance.now() - started);
  }
  socket.close();
  return times;
}"""


def measure(*, quick: bool) -> Iterator[Measurement]:
    visits, asked = (2, 10) if quick else (9, 60)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder, "queens")
        build(site, fetch(), lambda _: None, lambda _: None)
        browser = playwright.chromium.launch(**launch_options(playwright))  # type: ignore[arg-type]
        with serving_files(site) as address, serving() as server:
            yield percentiles("first picture", [time_first_picture(browser, address, 1) for _ in range(visits)], 500)
            slowed = [time_first_picture(browser, address, SLOWED) for _ in range(visits)]
            yield percentiles(f"first picture, processor {SLOWED} times slower", slowed)
            starts = [time_python_starts(browser, address) for _ in range(visits)]
            yield percentiles("Python answers, first visit", [cold for cold, _ in starts])
            yield percentiles("Python answers, files stored by the browser", [warm for _, warm in starts], 2000)
            for n, most in BOARDS.items():
                yield from steps(browser, address, server, n, most, asked)
            alone = measure_memory(browser, server)
            python, stored = (measure_memory(browser, address, workers) - alone for workers in ("block", "allow"))
            yield Measurement("memory of a page's Python", python, "MB", at_most(200))
            yield Measurement("memory of a page's Python and of the worker that stores the site", stored, "MB")
        browser.close()
        yield from measure_weights(site)
    yield from measure_films()


def time_first_picture(browser: Browser, address: str, slower: int) -> float:
    """Return the seconds from the request for the page to the first frame with a step, with an empty cache."""
    context, page = open_context(browser)
    client = context.new_cdp_session(page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.add_init_script(FIRST)
    page.goto(address)
    found = float(wait_for(page, "window.firstPicture"))
    context.close()
    return found / 1000


def time_python_starts(browser: Browser, address: str) -> tuple[float, float]:
    """Return the seconds until Python answers, in a first visit and in a later one without a network."""
    context, page = open_context(browser)
    cold = time_call(lambda: wait_for_answer(page, address))
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    context.set_offline(True)
    warm = time_call(lambda: wait_for_answer(page, address))
    context.close()
    return cold, warm


def wait_for_answer(page: Page, address: str) -> None:
    page.goto(f"{address}?n=5")
    page.locator("#step-total", has_text="of 161").wait_for()


def steps(browser: Browser, address: str, server: str, n: int, most: float | None, times: int) -> Iterator[Measurement]:
    """Measure the time for one step from the worker's Python, also relative to the server's."""
    chance = random.Random(n)
    trace = Trace("bitmask", n)
    ours, theirs = [], []
    context, page = open_context(browser)
    other, beside = open_context(browser)
    page.goto(address)
    beside.goto(server)
    facts, module = page.evaluate(
        """() => [JSON.parse(document.documentElement.dataset.supply).python,
          document.querySelector("script[type=module]").src.replace("bundles/js/main.js", "js/suppliers/worker.js")]"""
    )
    for _ in range(3):
        wanted = [chance.randrange(len(trace)) for _ in range(times // 3)]
        ours += page.evaluate(ASK_PYTHON, [module, facts, n, wanted])
        theirs += beside.evaluate(ASK_SERVER, [n, wanted])
    context.close()
    other.close()
    yield percentiles(f"N = {n}: any step", [each / 1000 for each in ours], most)
    yield Measurement(f"N = {n}: any step, time relative to a server", median(ours) / median(theirs), "×")


def measure_memory(browser: Browser, address: str, workers: Literal["allow", "block"] = "allow") -> float:
    """Return the megabytes of the browser's process for a page, after a step of N = 18.

    `workers`: "block" forbids the service worker of a site, which runs in the same process.
    """
    context = browser.new_context(viewport=WINDOW, service_workers=workers)
    page = context.new_page()
    page.goto(f"{address}?n=18&step=100000000000")
    page.locator("#step-number", has_text="100,000,000,000").wait_for(timeout=60_000)
    held = max(map(resident, renderers(browser)))
    context.close()
    return held


def renderers(browser: Browser) -> set[int]:
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return {process["id"] for process in processes if process["type"] == "renderer"}


def resident(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 1e6


def open_context(browser: Browser) -> tuple[BrowserContext, Page]:
    context = browser.new_context(viewport=WINDOW)
    return context, context.new_page()


def wait_for(page: Page, expression: str) -> object:
    """Return an expression's value once it is true; the page's CSP forbids Playwright's `wait_for_function`."""
    while not (value := page.evaluate(expression)):
        page.wait_for_timeout(5)
    return value


def measure_weights(site: Path) -> Iterator[Measurement]:
    files = {path.relative_to(site).as_posix(): path.read_bytes() for path in site.rglob("*") if path.is_file()}
    fetched = [text for path, text in files.items() if not any(part in path for part in NOT_FETCHED)]
    yield Measurement("all files of the site", sum(map(len, files.values())) / 1e6, "MB")
    packed = sum(len(gzip.compress(text, 9)) for text in fetched) / 1e6
    yield Measurement("files stored by a first visit, compressed", packed, "MB", at_most(15))


def measure_films() -> Iterator[Measurement]:
    for name, n in (("bitmask", 4), ("bitmask", 8), ("caching", 8)):
        size = len(Film(Trace(name, n)).html().encode()) / 1000
        yield Measurement(f"a film in one file, {name}, N = {n}", size, "KB", at_most(500))
    alone = len(Film(Trace("bitmask", 8), language="en").html().encode()) / 1000
    yield Measurement("a film in one file, bitmask, N = 8, in one language", alone, "KB")
