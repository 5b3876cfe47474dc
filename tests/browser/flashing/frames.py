"""Frames of a film in Chromium with a manual clock, which drives the page's frames and its animations."""

import base64
import io
from collections.abc import Iterator

import numpy as np
from PIL import Image
from playwright.sync_api import Page

from tests.browser.screen import Screen

from .flashes import Frame

RATE = 60  # frames a second

# The browser makes frames until `hold`; from then on each `tick` makes one, so many milliseconds later. Transitions and
# animations follow the same clock: a tick advances them first, and new ones start at the end of it.
CLOCK = """(() => {
  const ask = requestAnimationFrame.bind(window);
  const waiting = [];
  const moving = new Set();
  let held = false;
  let now = 0;
  window.requestAnimationFrame = (callback) => {
    if (held) waiting.push(callback);
    else ask((time) => { now = time; callback(time); });
  };
  function move(milliseconds) {
    for (const one of moving) {
      if (one.playState !== "paused") moving.delete(one); // cancelled or replaced
      else if (one.currentTime + milliseconds < one.effect.getComputedTiming().endTime) one.currentTime += milliseconds;
      else {
        moving.delete(one);
        one.finish();
      }
    }
  }
  function catchNew() {
    for (const one of document.getAnimations()) {
      if (moving.has(one) || one.playState === "finished") continue;
      one.pause();
      one.currentTime = 0;
      moving.add(one);
    }
  }
  window.hold = () => { held = true; catchNew(); };
  window.tick = (milliseconds) => {
    now += milliseconds;
    move(milliseconds);
    for (const callback of waiting.splice(0)) callback(now);
    catchNew();
  };
})()"""


def play_held(screen: Screen, query: str) -> None:
    """Open a page, start its film, and stop its clock."""
    page = screen.page
    page.add_init_script(CLOCK)
    page.goto(f"/?{query}")
    screen.expect_step(0)
    screen.button("Play").click()
    page.evaluate("document.activeElement.blur()")
    screen.expect_step_after(0)
    page.evaluate("hold()")


def capture_frames(page: Page, seconds: float) -> Iterator[Frame]:
    """Yield the frames of so many seconds of a page with a stopped `CLOCK`."""
    client = page.context.new_cdp_session(page)
    for _ in range(round(seconds * RATE)):
        page.evaluate("tick(1000 / 60)")
        picture = client.send("Page.captureScreenshot", {"optimizeForSpeed": True})["data"]
        yield np.asarray(Image.open(io.BytesIO(base64.b64decode(picture))).convert("RGB"))
    client.detach()
