"""Measure the page in a browser: its size, its first picture, its script time per frame in play, its memory over time.

Chromium's trace has the processor time of scripts. The script time of a frame is all that ran since the frame before:
painting, and handling the answers that arrived. Without a graphics card, painting takes processor time and delays
frames; a long frame counts as the page's own only if script takes most of it.
"""

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.tools.chromium import launch_options
from tests.tools.serving import serving

from .measuring import Measurement, at_most, percentiles

WINDOW = {"width": 1440, "height": 900}
PLAYED = ((8, "2"), (8, "60"), (16, "2"), (16, "60"), (16, "10000000"))  # n and speed; no film ends within a minute
LONG = 50  # milliseconds
FRAME = "FireAnimationFrame"
FIRST = """new MutationObserver((_, observer) => {
  if (!document.querySelector("#stage[data-kind]")) return;
  observer.disconnect();
  requestAnimationFrame(() => { window.firstPicture = performance.now(); });
}).observe(document, { subtree: true, childList: true, attributes: true })"""


def measure(*, quick: bool) -> Iterator[Measurement]:
    seconds, minutes, visits = (5, 0, 3) if quick else (60, 10, 15)
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright))  # type: ignore[arg-type]
        shown = [time_first_picture(browser, address) for _ in range(visits)]
        yield percentiles("first picture of a step", shown, 1000)
        for n, speed in PLAYED:
            yield from measure_play(browser, address, n, speed, seconds)
        if minutes:
            yield measure_memory(browser, address, minutes)
        browser.close()


def time_first_picture(browser: Browser, address: str) -> float:
    """Return the seconds from the request for the page to the first frame with a step, with an empty cache."""
    context = browser.new_context(viewport=WINDOW)
    page = context.new_page()
    page.add_init_script(FIRST)
    page.goto(address)
    while not (shown := page.evaluate("window.firstPicture")):  # the site's CSP forbids `wait_for_function`
        page.wait_for_timeout(5)
    context.close()
    return float(shown) / 1000


def measure_play(browser: Browser, address: str, n: int, speed: str, seconds: int) -> Iterator[Measurement]:
    page = open_playing(browser, address, n, speed)
    page.wait_for_timeout(1000)  # lets the page load and compile what play needs
    script, lengths = record_frames(browser, page, seconds)
    page.close()
    p95 = sorted(script)[len(script) * 95 // 100]
    own = sum(length > LONG and used > LONG / 2 for used, length in zip(script, lengths, strict=True))
    film = f"N = {n} at {int(speed):,} / s, {seconds} s"
    yield Measurement(f"{film}: script per frame, p95", p95, "ms", at_most(4))
    yield Measurement(f"{film}: frames over {LONG} ms due to the page's script", own, "", at_most(0))


def open_playing(browser: Browser, address: str, n: int, speed: str) -> Page:
    """Open the full page, as an address with a board shows it, and play at a speed in steps a second."""
    page = browser.new_page(viewport=WINDOW)
    page.goto(f"{address}?n={n}")
    field = page.get_by_role("textbox", name="Speed, steps a second")
    field.fill(speed)
    field.press("Enter")
    page.get_by_role("button", name="Play (Space)", exact=True).click()
    return page


def record_frames(browser: Browser, page: Page, seconds: int) -> tuple[list[float], list[float]]:
    """Trace the page for so many seconds; return the script time and the length of each frame in milliseconds."""
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    page.wait_for_timeout(seconds * 1000)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return split_by_frame(events)


def split_by_frame(events: list[dict[str, Any]]) -> tuple[list[float], list[float]]:
    """Return script time and length of each frame in a page's trace, from callback to callback, in milliseconds."""
    runs = sorted(
        (event["ts"], event["dur"], event["tdur"], event["name"] == FRAME)
        for event in events
        if event["name"] in (FRAME, "FunctionCall", "EvaluateScript", "RunMicrotasks") and "tdur" in event
    )
    script: list[float] = []
    starts: list[float] = []
    end = 0.0  # of the counted script; runs inside it are counted already
    for start, length, used, is_frame in runs:
        if is_frame:
            starts.append(start)
            script.append(0.0)
        if script and start >= end:
            script[-1] += used / 1000
        end = max(end, start + length)
    lengths = [(after - before) / 1000 for before, after in pairwise(starts)]
    return script[:-1], lengths


def measure_memory(browser: Browser, address: str, minutes: int) -> Measurement:
    """Measure how much the heap grows at full speed, from the first minute to the last."""
    page = open_playing(browser, address, 18, "100000000")
    client = page.context.new_cdp_session(page)
    held = []
    for _ in range(minutes):
        page.wait_for_timeout(60_000)
        held.append(heap_megabytes(client))
    page.close()
    return Measurement(
        f"N = 18 at 100,000,000 / s: growth of the heap over {minutes} minutes", held[-1] - held[0], "MB", at_most(1)
    )


def heap_megabytes(client: CDPSession) -> float:
    """Return the used megabytes of the heap after a garbage collection."""
    client.send("HeapProfiler.collectGarbage")
    return float(client.send("Runtime.getHeapUsage")["usedSize"]) / 1e6
