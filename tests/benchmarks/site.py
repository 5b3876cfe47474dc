"""Measure the page without a server: first picture, Python, one step, memory, sizes."""

import gzip
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from server.film import Film
from server.pyodide.files import fetch
from server.search.trace.trace import Trace
from server.site.build import build
from tests.tools.chromium import launch_options
from tests.tools.serving import serving
from tests.tools.site import serving_files

from .measuring import Measurement, at_most, percentiles, time_call
from .page import WINDOW, time_first_picture

BOARDS = {16: 10, 18: 50}  # n -> target for a step, in milliseconds
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


def measure(*, quick: bool) -> Iterator[Measurement]:
    visits, asked = (2, 10) if quick else (9, 60)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder, "queens")
        build(site, fetch(), lambda _: None, lambda _: None)
        browser = playwright.chromium.launch(**launch_options(playwright))  # type: ignore[arg-type]
        with serving_files(site) as address, serving() as server:
            yield percentiles("first picture", [time_first_picture(browser, address) for _ in range(visits)], 500)
            starts = [time_python_starts(browser, address) for _ in range(visits)]
            yield percentiles("Python answers, files stored by the browser", starts, 2000)
            for n, most in BOARDS.items():
                yield measure_steps(browser, address, n, most, asked)
            python = measure_memory(browser, address) - measure_memory(browser, server)
            yield Measurement("memory of a page's Python", python, "MB", at_most(200))
        browser.close()
        yield from measure_weights(site)
    yield from measure_films()


def time_python_starts(browser: Browser, address: str) -> float:
    """Return the seconds until Python answers in a second visit, without a network."""
    context, page = open_context(browser)
    wait_for_answer(page, address)
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    context.set_offline(True)
    warm = time_call(lambda: wait_for_answer(page, address))
    context.close()
    return warm


def wait_for_answer(page: Page, address: str) -> None:
    page.goto(f"{address}?n=5")
    page.locator("#step-total", has_text="of 161").wait_for()


def measure_steps(browser: Browser, address: str, n: int, most: float, times: int) -> Measurement:
    """Measure the time for one step from the worker's Python."""
    chance, trace = random.Random(n), Trace("bitmask", n)
    context, page = open_context(browser)
    page.goto(address)
    facts, module = page.evaluate(
        """() => [JSON.parse(document.documentElement.dataset.supply).python,
          document.querySelector("script[type=module]").src.replace("bundles/js/main.js", "js/suppliers/worker.js")]"""
    )
    waited = page.evaluate(ASK_PYTHON, [module, facts, n, [chance.randrange(len(trace)) for _ in range(times)]])
    context.close()
    return percentiles(f"N = {n}: any step", [each / 1000 for each in waited], most)


def measure_memory(browser: Browser, address: str) -> float:
    """Return the megabytes of the browser's process for a page, without the site's service worker, after a step."""
    context = browser.new_context(viewport=WINDOW, service_workers="block")
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


def measure_weights(site: Path) -> Iterator[Measurement]:
    files = {path.relative_to(site).as_posix(): path.read_bytes() for path in site.rglob("*") if path.is_file()}
    fetched = [text for path, text in files.items() if not any(part in path for part in NOT_FETCHED)]
    packed = sum(len(gzip.compress(text, 9)) for text in fetched) / 1e6
    yield Measurement("files stored by a first visit, compressed", packed, "MB", at_most(15))


def measure_films() -> Iterator[Measurement]:
    for name, n in (("bitmask", 4), ("bitmask", 8), ("caching", 8)):
        size = len(Film(Trace(name, n)).html().encode()) / 1000
        yield Measurement(f"a film in one file, {name}, N = {n}", size, "KB", at_most(500))
