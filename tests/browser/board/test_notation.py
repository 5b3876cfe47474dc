"""The film at any speed: steps keep the whole picture, and those that fly by become the average of the last second."""

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from server.search.trace.trace import Trace
from tests.browser.flashing.frames import play_held
from tests.browser.screen import Screen
from tests.tools.slow import some

# Records the opacity of each queen that the average was asked to draw last, by its square, and of the grounds and bits.
_RECORD = """(() => {
  const [clear, fill] = ["clearRect", "fill"].map((name) => CanvasRenderingContext2D.prototype[name]);
  CanvasRenderingContext2D.prototype.clearRect = function (...box) {
    if (this.canvas.id === "average") window.drawn = {};
    if (this.canvas.matches(".strip *")) window.bits = [];
    clear.apply(this, box);
  };
  CanvasRenderingContext2D.prototype.fill = function (...path) {
    if (path[0] instanceof Path2D) {
      const { a, e, f } = this.getTransform();
      window.drawn[[f, e].map((edge) => Math.floor((edge / a) * 0.0074))] = this.globalAlpha;
    } else if (this.canvas.matches(".strip *")) window.bits.push(this.globalAlpha);
    fill.apply(this, path);
  };
})()"""

# Lists the digits of the bits, row by row.
_DIGITS = """() => [...document.querySelectorAll("#strip .register")].map((row) => [
  row.dataset.register, [...row.querySelectorAll(":scope > .bit-cell")].map((bit) => bit.textContent)])"""

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
  const isYellow = (square) => getComputedStyle(square).fillOpacity > 0.8;
  const rings = document.querySelectorAll("#board .marks > [data-shown] .ring").length;
  const free = [...document.querySelectorAll("#squares [data-state='free']")];
  return [`${free.length} free, ${free.filter(isYellow).length} yellow, ${rings} rings`];
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
@pytest.mark.parametrize("speed", some([4, 10, 30], 10))
def test_the_picture_is_complete_at_any_speed(page: Page, screen: Screen, speed: int) -> None:
    """Up to thirty steps a second each step has its whole picture, with free squares as rings."""
    play_held(screen, f"n=8&from=0&to=6169&speed={speed}")
    before = screen.step
    looks = {"empty": _EMPTY, "missed": _HIDDEN, "drawn": _RINGS}
    begun, found = (_run_in_frames(page, frames, looks) for frames in (30, 150))
    assert begun["empty"] + found["empty"] == []
    assert begun["missed"] + found["missed"] == []
    assert screen.step >= before + 2 * speed
    if speed == 10:
        drawn = found["drawn"]
        assert [one for one in drawn if ", 0 yellow," not in one] == []
        assert {"1 free, 0 yellow, 1 rings", "2 free, 0 yellow, 2 rings"} <= set(drawn)


@pytest.mark.usefixtures("motion")
def test_steps_that_fly_by_are_drawn_as_the_average_of_the_last_second(page: Page, screen: Screen) -> None:
    """The opacity of each queen and bit is its share of the last 1,000 steps of the trace, to the power of 0.6."""
    page.add_init_script(_RECORD)
    play_held(screen, "n=8&speed=1000")
    for _ in range(50):
        _run_in_frames(page, 30)
        if screen.step > 1100:
            break
    expect(page.get_by_role("region", name="Now").get_by_text("steps a second")).to_be_visible()
    passed = Trace("bitmask", 8)[screen.step - 999 : screen.step + 1]
    queens = Counter(queen for step in passed for queen in step.queens)
    drawn = {tuple(map(int, square.split(","))): alpha for square, alpha in page.evaluate("drawn").items()}
    assert drawn.keys() == queens.keys()
    for square, count in queens.items():
        assert drawn[square] ** (1 / 0.6) == pytest.approx(count / 1000, abs=0.02)
    strengths = iter(page.evaluate("bits")[1::2])
    for name, digits in page.evaluate(_DIGITS):
        for column, digit in enumerate(digits):
            strength = next(strengths)
            if name != "taken":  # which is no variable of the search
                count = sum(getattr(step, name) >> (7 - column) & 1 for step in passed)
                assert strength ** (1 / 0.6) == pytest.approx(count / 1000, abs=0.02)
                assert digit == {0: "0", 1000: "1"}.get(count, "")
    screen.button("Pause").click()
    _run_in_frames(page, 30)
    assert page.locator("#average").evaluate("canvas => getComputedStyle(canvas).opacity") == "0"
    expect(page.locator("#pieces .queen[data-shown]").first).to_be_visible()


def test_with_less_motion_nothing_fades(page: Page, screen: Screen) -> None:
    play_held(screen, "n=8&speed=10")
    _run_in_frames(page, 60)
    assert page.evaluate("document.getAnimations().length") == 0
    expect(page.locator("#average")).to_be_visible()


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
