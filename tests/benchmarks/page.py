"""What the page costs a browser: its weight, its first picture, its script per frame in play, its memory over time.

Chromium's own trace says how much of the processor's time script took. A frame's script is all that ran since the frame
before: the painting, and the answers that came in between. Without a graphics card the browser paints by processor, so
frames come later than on a desk; a long frame counts as the page's own only if its script fills most of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.tools.chromium import launch_options
from tests.tools.serving import serving

from .measuring import Measurement, at_most, spread

WINDOW = {"width": 1440, "height": 900}
PLAYED = ((8, "2"), (8, "60"), (16, "2"), (16, "60"), (16, "10000000"))  # N and speed; none ends within the minute
LONG = 50  # milliseconds
FRAME = "FireAnimationFrame"
WEIGHED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0)"""
FIRST = """new MutationObserver((_, observer) => {
  if (!document.querySelector("#stage[data-kind]")) return;
  observer.disconnect();
  requestAnimationFrame(() => { window.firstPicture = performance.now(); });
}).observe(document, { subtree: true, childList: true, attributes: true })"""


def measure(*, quick: bool) -> Iterator[Measurement]:
    seconds, minutes, visits = (5, 0, 3) if quick else (60, 10, 15)
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright))  # type: ignore[arg-type]
        yield weight(browser, address)
        yield spread("first picture of a step", [first_picture(browser, address) for _ in range(visits)], 1000)
        for n, speed in PLAYED:
            yield from play(browser, address, n, speed, seconds)
        if minutes:
            yield memory(browser, address, minutes)
        browser.close()


def weight(browser: Browser, address: str) -> Measurement:
    page = browser.new_page(viewport=WINDOW)
    page.goto(address, wait_until="networkidle")
    size = page.evaluate(WEIGHED)
    page.close()
    return Measurement("weight of the page, uncompressed", size / 1000, "KB")


def first_picture(browser: Browser, address: str) -> float:
    """Seconds from asking for the page to a frame with a step in it; nothing is cached."""
    context = browser.new_context(viewport=WINDOW)
    page = context.new_page()
    page.add_init_script(FIRST)
    page.goto(address)
    page.wait_for_function("() => window.firstPicture")
    seconds = page.evaluate("window.firstPicture") / 1000
    context.close()
    return float(seconds)


def play(browser: Browser, address: str, n: int, speed: str, seconds: int) -> Iterator[Measurement]:
    page = playing(browser, address, n, speed)
    page.wait_for_timeout(1000)  # whatever is compiled or asked for the first time
    script, lengths = frames(browser, page, seconds)
    page.close()
    p95 = sorted(script)[len(script) * 95 // 100]
    own = sum(length > LONG and used > LONG / 2 for used, length in zip(script, lengths, strict=True))
    what = f"N = {n} at {int(speed):,} / s, {seconds} s"
    yield Measurement(f"{what}: script a frame, p95", p95, "ms", at_most(4))
    yield Measurement(f"{what}: frames over {LONG} ms that are the page's own", own, "", at_most(0))
    yield Measurement(f"{what}: frames", len(script), "")
    yield Measurement(f"{what}: frames over {LONG} ms, whoever's", sum(length > LONG for length in lengths), "")


def playing(browser: Browser, address: str, n: int, speed: str) -> Page:
    """The page with everything, as an address that names a board shows it."""
    page = browser.new_page(viewport=WINDOW)
    page.goto(f"{address}?n={n}")
    field = page.get_by_role("textbox", name="Speed, steps a second")
    field.fill(speed)
    field.press("Enter")
    page.get_by_role("button", name="Play (Space)", exact=True).click()
    return page


def frames(browser: Browser, page: Page, seconds: int) -> tuple[list[float], list[float]]:
    """Per frame the milliseconds of script, and its length in milliseconds."""
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    page.wait_for_timeout(seconds * 1000)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return by_frame(events)


def by_frame(events: list[dict[str, Any]]) -> tuple[list[float], list[float]]:
    """The trace of one page -> script and length of each frame between two of its callbacks, in milliseconds."""
    runs = sorted(
        (event["ts"], event["dur"], event["tdur"], event["name"] == FRAME)
        for event in events
        if event["name"] in (FRAME, "FunctionCall", "EvaluateScript", "RunMicrotasks") and "tdur" in event
    )
    script: list[float] = []
    starts: list[float] = []
    end = 0.0  # of the script seen so far: what lies within it has been counted
    for start, length, used, is_frame in runs:
        if is_frame:
            starts.append(start)
            script.append(0.0)
        if script and start >= end:
            script[-1] += used / 1000
        end = max(end, start + length)
    lengths = [(after - before) / 1000 for before, after in pairwise(starts)]
    return script[:-1], lengths


def memory(browser: Browser, address: str, minutes: int) -> Measurement:
    """How much more the page holds after so many minutes at full speed than after the first."""
    page = playing(browser, address, 18, "100000000")
    client = page.context.new_cdp_session(page)
    held = []
    for _ in range(minutes):
        page.wait_for_timeout(60_000)
        held.append(heap(client))
    page.close()
    return Measurement(
        f"N = 18 at 100,000,000 / s: growth of the heap over {minutes} minutes", held[-1] - held[0], "MB", at_most(1)
    )


def heap(client: CDPSession) -> float:
    """Megabytes in use after a collection."""
    client.send("HeapProfiler.collectGarbage")
    return float(client.send("Runtime.getHeapUsage")["usedSize"]) / 1e6
