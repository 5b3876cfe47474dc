"""Fast play does not flash (WCAG 2.3.1): a picture of each step, by a clock that is wound by hand.

Counted are the turns of each pixel: relative luminance rises or falls by a tenth and then goes the other way, the
darker of the two below 0.8; and saturated red likewise. Letters and lines are no areas: a flash is a square of pixels,
larger than a digit, that all turn more than three times within a second. The smallest area that the rule counts is far
larger.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.screen import Screen
from tests.tools.slow import some

# Frames come from the browser until `held`; from then on one for each call of `tick`, with the time that it says.
_CLOCK = """(() => {
  const ask = requestAnimationFrame.bind(window);
  const waiting = [];
  let held = false;
  let now = 0;
  window.requestAnimationFrame = (callback) => {
    if (held) waiting.push(callback);
    else ask((time) => { now = time; callback(time); });
  };
  window.hold = () => { held = true; };
  window.tick = (milliseconds) => {
    now += milliseconds;
    for (const callback of waiting.splice(0)) callback(now);
  };
})()"""

# Takes pictures one by one and counts the turns of each pixel; `worst` is the largest square of flashes.
_COUNTER = """() => {
  const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const table = Float32Array.from({ length: 256 }, (_, value) => linear(value / 255));
  let size = 0, measures = [];
  const track = () => ({
    low: new Float32Array(size), high: new Float32Array(size), way: new Int8Array(size),
    turns: [1, 2, 3, 4].map(() => new Float32Array(size).fill(-1e9)), // when it turned last, and before that
  });

  /** One pixel's new value; says whether it has turned for the fourth time within a second. */
  function note(track, at, value, seconds, swing, counts) {
    const { low, high, way, turns } = track;
    if (value < low[at]) low[at] = value;
    if (value > high[at]) high[at] = value;
    const falls = high[at] - value >= swing && counts(value, high[at]);
    const rises = value - low[at] >= swing && counts(low[at], value);
    if (way[at] >= 0 && falls) { if (way[at]) push(turns, at, seconds); way[at] = -1; low[at] = high[at] = value; }
    else if (way[at] <= 0 && rises) { if (way[at]) push(turns, at, seconds); way[at] = 1; low[at] = high[at] = value; }
    else if (way[at] < 0 && value <= low[at]) high[at] = value;
    else if (way[at] > 0 && value >= high[at]) low[at] = value;
    return seconds - turns[3][at] < 1;
  }
  function push(turns, at, seconds) {
    for (let age = 3; age > 0; age--) turns[age][at] = turns[age - 1][at];
    turns[0][at] = seconds;
  }

  /** The side of the largest square of flashing pixels. */
  function largest(flashing, width) {
    const side = new Uint16Array(size);
    let best = { side: 0 };
    for (let at = 0; at < size; at++) {
      if (!flashing[at]) continue;
      const inner = at % width && at >= width;
      side[at] = 1 + (inner ? Math.min(side[at - 1], side[at - width], side[at - width - 1]) : 0);
      if (side[at] > best.side) best = { side: side[at], x: at % width, y: Math.floor(at / width) };
    }
    return best;
  }

  let light, red, worst = { side: 0 };
  window.look = async (picture, seconds) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (one) => one.charCodeAt())]));
    const { width, height } = bitmap;
    const pen = new OffscreenCanvas(width, height).getContext("2d");
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    const first = !size;
    if (first) { size = width * height; light = track(); red = track(); }
    const flashing = new Uint8Array(size);
    for (let at = 0; at < size; at++) {
      const [r, g, b] = [table[data[at * 4]], table[data[at * 4 + 1]], table[data[at * 4 + 2]]];
      const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      const redness = r / (r + g + b) >= 0.8 ? Math.max(0, (r - g - b) * 320) : 0;
      if (first) { light.low[at] = light.high[at] = luminance; red.low[at] = red.high[at] = redness; continue; }
      const bright = note(light, at, luminance, seconds, 0.1, (darker) => darker < 0.8);
      const glaring = note(red, at, redness, seconds, 20, () => true);
      flashing[at] = bright || glaring;
    }
    const square = largest(flashing, width);
    if (square.side > worst.side) worst = { ...square, seconds };
    return worst;
  };
}"""

LARGEST = 16  # pixels: the last digit of a running number turns as a whole; every shape of the search is larger


@pytest.fixture
def counter(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    page.evaluate(_COUNTER)
    yield page
    page.close()


def _watch(page: Page, counter: Page, pictures: int, milliseconds: float) -> Any:
    worst = None
    for number in range(pictures):
        page.evaluate("(by) => { for (let at = 0; at < 4; at++) tick(by / 4); }", milliseconds)
        picture = base64.b64encode(page.screenshot()).decode()
        worst = counter.evaluate("([picture, at]) => look(picture, at)", [picture, number * milliseconds / 1000])
    return worst


@pytest.mark.usefixtures("motion")
@pytest.mark.parametrize(
    ("algorithm", "n", "speed", "theme"),
    some(
        [("bitmask", 8, 5, "light"), ("bitmask", 8, 20, "dark"), ("bitmask", 6, 60, "dark"), ("loop", 8, 8, "light")],
        ("bitmask", 8, 5, "light"),
    ),
)
def test_fast_play_does_not_flash(
    page: Page, screen: Screen, counter: Page, algorithm: str, n: int, speed: int, theme: Literal["light", "dark"]
) -> None:
    page.add_init_script(_CLOCK)
    page.emulate_media(color_scheme=theme)
    page.set_viewport_size({"width": 1280, "height": 820})
    screen.open(n)
    screen.visit(f"?algorithm={algorithm}&n={n}")
    screen.at_speed(str(speed))
    page.evaluate("document.activeElement.blur()")
    screen.button("Play").click()
    screen.expect_past(3)
    page.evaluate("hold()")
    before = screen.step
    worst = _watch(page, counter, max(9, int(1.2 * speed)), 1000 / speed)
    assert screen.step - before >= speed, "the film has not been played"
    assert worst["side"] < LARGEST, worst


def test_a_key_held_down_is_as_fast_as_a_film(page: Page, screen: Screen) -> None:
    screen.open()
    stage = page.locator("#stage")
    page.keyboard.down("ArrowRight")
    expect(stage).not_to_have_attribute("data-fast", "")
    page.keyboard.down("ArrowRight")  # it repeats
    expect(stage).to_have_attribute("data-fast", "")
    page.keyboard.up("ArrowRight")
    expect(stage).not_to_have_attribute("data-fast", "")
