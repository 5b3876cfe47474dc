"""Touch on the timeline: one finger goes to a step, two fingers zoom and keep the step."""

from collections.abc import Callable

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.screen import Screen, box_of


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    session.send(
        "Input.dispatchTouchEvent",
        {"type": kind, "touchPoints": [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]},
    )


def test_a_pinch_zooms_and_keeps_the_step(open_page: Callable[..., Page]) -> None:
    page = open_page(has_touch=True, viewport={"width": 1300, "height": 800})
    screen = Screen(page)
    screen.visit("?n=8&step=3000")
    screen.expect_step(3000)
    box = box_of(screen.timeline)
    session = page.context.new_cdp_session(page)
    middle = box["y"] + box["height"] / 2

    def at(share: float) -> tuple[float, float]:
        return box["x"] + share * box["width"], middle

    touch(session, "touchStart", at(0.1))
    touch(session, "touchStart", at(0.1), at(0.5))
    touch(session, "touchMove", at(0.05), at(0.8))
    touch(session, "touchEnd")
    expect(page.get_by_role("button", name="All", exact=True)).to_be_visible()
    screen.expect_step(3000)
    page.get_by_role("button", name="All", exact=True).click()
    touch(session, "touchStart", at(0.5))
    touch(session, "touchEnd")
    screen.expect_step(3085)
    touch(session, "touchStart", at(0.5))
    touch(session, "touchMove", at(0.25))
    screen.expect_step(1542)
    touch(session, "touchEnd")
