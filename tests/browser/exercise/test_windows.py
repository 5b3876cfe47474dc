"""An exercise has its board in every window: large enough, whole, and nothing to scroll to the side for."""

from __future__ import annotations

import pytest

from tests.browser.screen import Screen

WINDOWS = [(1440, 900), (1366, 768), (844, 390), (683, 384), (768, 450), (390, 844), (360, 640), (320, 568)]

# The board's sides, how far it sticks out of the window at the sides, and what covers its middle, once it is in sight.
_BOARD = """() => {
  const board = document.querySelector("#place .board");
  board.scrollIntoView({ block: "center" });
  const { width, height, left, right, top } = board.getBoundingClientRect();
  const middle = document.elementFromPoint(left + width / 2, top + height / 2);
  const page = document.documentElement;
  return {
    side: Math.min(width, height),
    out: Math.max(-left, right - page.clientWidth, page.scrollWidth - page.clientWidth),
    covered: !board.contains(middle),
  };
}"""


@pytest.mark.parametrize(
    "exercise", ["place", "place&part=watch", "place&part=rays", "place&part=digits", "be&rung=1&n=8&seed=7"]
)
def test_the_board_has_room_in_every_window(screen: Screen, exercise: str) -> None:
    screen.page.goto(f"/exercise?exercise={exercise}")
    for width, height in WINDOWS:
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.settle()
        board = screen.page.evaluate(_BOARD)
        assert board["side"] >= min(200, 0.55 * min(width, height)), (width, height, board)
        assert board["out"] <= 0, (width, height, board)
        assert not board["covered"], (width, height, board)
