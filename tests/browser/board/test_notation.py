"""The film at any speed: fast steps keep the whole picture, and a legend explains the marks of fast play."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.flashing.frames import play_held
from tests.browser.screen import Screen
from tests.tools.slow import some

# Finds bits whose digit contradicts the tint of their ground, the share of the last second in which they were 1.
_CONTRARY = """() => [...document.querySelectorAll("[data-blurred] #strip .register > .bit-cell")].filter((cell) => {
  const share = Number(cell.style.getPropertyValue("--share"));
  return (cell.textContent === "1" && share < 0.44) || (cell.textContent === "0" && share > 0.3);
}).map((cell) => cell.outerHTML)"""

# Finds row names, bits and counters that are empty or hidden; every step of a search with masks has them.
_EMPTY = """() => {
  const isHidden = (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isCrossed = (cell) => getComputedStyle(cell, "::after").backgroundImage !== "none";
  const cells = [...document.querySelectorAll("#strip .register > .bit-cell")];
  const others = [...document.querySelectorAll("#rownames .rowname, #checks, #placements, #step-number")];
  const empty = [
    ...cells.filter((cell) => isHidden(cell) || (isHidden(cell.firstChild) && !isCrossed(cell)) || !cell.textContent),
    ...others.filter((one) => isHidden(one) || !one.textContent),
  ];
  return empty.map((one) => one.outerHTML);
}"""

# Finds hidden parts of a step that was on the screen in the previous frame, too: a new step starts to fade in.
_HIDDEN = """() => {
  const step = document.getElementById("step-number").textContent;
  const before = window.before;
  window.before = step;
  if (step !== before) return [];
  const shown = "#pieces [data-shown], #rays [data-shown], #rowframe[data-shown], .rowname[data-active] em";
  return [...document.querySelectorAll(shown), document.querySelector("#title")]
    .filter((one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((one) => `${step}: ${one.outerHTML}`);
}"""

# Counts the free squares, the yellow ones and the rings.
_RINGS = """() => {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const isYellow = (square) => {
    pen.fillStyle = getComputedStyle(square).backgroundColor;
    pen.fillRect(0, 0, 1, 1);
    const [red, , blue] = pen.getImageData(0, 0, 1, 1).data;
    return red > 200 && blue < 120;
  };
  const isRing = (square) => getComputedStyle(square, "::after").borderRadius === "50%";
  const free = [...document.querySelectorAll("#squares [data-state='free']")];
  return [`${free.length} free, ${free.filter(isYellow).length} yellow, ${free.filter(isRing).length} rings`];
}"""


def _run_in_frames(page: Page, frames: int, looks: dict[str, str] | None = None) -> dict[str, list[str]]:
    """Run JavaScript functions in each of so many frames; return the distinct results of each."""
    each = ", ".join(f"{name}: {look}" for name, look in (looks or {}).items())
    found: dict[str, list[str]] = page.evaluate(
        f"""async (frames) => {{
      const looks = Object.entries({{ {each} }});
      const found = Object.fromEntries(looks.map(([name]) => [name, new Set()]));
      for (let at = 0; at < frames; at++) {{
        tick(1000 / 60);
        await new Promise((done) => setTimeout(done)); // lets the server's answers arrive
        for (const [name, look] of looks) for (const one of look()) found[name].add(one);
      }}
      return Object.fromEntries(looks.map(([name]) => [name, [...found[name]]]));
    }}""",
        frames,
    )
    return found


@pytest.mark.usefixtures("motion")
@pytest.mark.parametrize("speed", some([4, 10, 30, 45, 1000], 10, 1000))
def test_the_picture_is_complete_at_any_speed(page: Page, screen: Screen, speed: int) -> None:
    """Up to thirty steps a second each step has its whole picture, with free squares as rings."""
    play_held(screen, f"n=8&from=0&to=6169&speed={speed}")
    before = screen.step
    looks = {"empty": _EMPTY, "missed": _HIDDEN, "drawn": _RINGS} if speed <= 30 else {"contrary": _CONTRARY}
    begun, found = (_run_in_frames(page, frames, looks) for frames in (30, 150 if speed <= 30 else 90))
    assert begun.get("contrary", []) + found.get("contrary", []) == []
    if speed <= 30:
        assert begun["empty"] + found["empty"] == []
        assert begun["missed"] + found["missed"] == []
        assert screen.step >= before + 2 * speed
        if speed == 10:
            drawn = found["drawn"]
            assert [one for one in drawn if ", 0 yellow," not in one] == []
            assert {"1 free, 0 yellow, 1 rings", "2 free, 0 yellow, 2 rings"} <= set(drawn)


@pytest.mark.usefixtures("motion")
def test_the_marks_of_fast_play_have_a_legend(page: Page, screen: Screen) -> None:
    play_held(screen, "n=12&speed=1000")
    _run_in_frames(page, 120)
    now = page.get_by_role("region", name="Now")
    expect(now.get_by_text("steps a second")).to_be_visible()
    expect(now.get_by_text("in the last second.")).to_be_visible()
    expect(now.get_by_text("where queens change")).to_be_visible()
    stage = page.get_by_role("region", name="Board and registers")
    said = stage.get_by_text("The stronger the colour, the longer a queen stood on a square")
    expect(said).to_be_visible()
    expect(page.locator("#changing span")).to_have_text(re.compile(r"^rows \d+ to \d+ change$"))
    screen.button("Pause").click()
    _run_in_frames(page, 30)
    expect(said).to_be_hidden()
    expect(now.get_by_text("steps a second")).to_be_hidden()


def test_with_less_motion_nothing_fades(page: Page, screen: Screen) -> None:
    play_held(screen, "n=8&speed=10")
    _run_in_frames(page, 60)
    assert page.evaluate("document.getAnimations().length") == 0
    expect(page.get_by_text("The stronger the colour")).to_be_visible()


def test_a_square_is_yellow_until_steps_come_fast_also_by_a_held_key(page: Page, screen: Screen) -> None:
    page.goto("/?n=8&step=1")
    screen.expect_step(1)
    assert page.evaluate(_RINGS) == ["7 free, 7 yellow, 7 rings"]
    stage = page.locator("#stage")
    page.keyboard.down("ArrowRight")
    expect(stage).not_to_have_attribute("data-fast", "")
    page.keyboard.down("ArrowRight")  # a repeated keydown: the key is held
    expect(stage).to_have_attribute("data-fast", "")
    expect(stage).not_to_have_attribute("data-blurred", "")
    page.keyboard.up("ArrowRight")
    expect(stage).not_to_have_attribute("data-fast", "")
