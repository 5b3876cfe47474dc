"""Playing, pausing, and changes during play."""

import json

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.screen import Screen
from tests.tools.slow import some


@pytest.mark.parametrize(("n", "steps", "solutions"), some([(4, 50, 2), (5, 161, 10), (6, 458, 4)], (5, 161, 10)))
def test_a_film_plays_to_its_end_and_back(screen: Screen, n: int, steps: int, solutions: int) -> None:
    screen.open(n)
    screen.set_speed("1000")
    screen.button("Play").click()
    screen.expect_step(steps - 1)
    expect(screen.solutions).to_have_text(str(solutions))
    screen.expect_paused()
    screen.button("Play in reverse").click()
    screen.expect_step(0)
    expect(screen.solutions).to_have_text("0")
    screen.expect_paused()


def test_play_starts_again_at_an_end_and_another_size_plays_on_or_stays_paused(screen: Screen) -> None:
    screen.open()
    screen.button("Last step").click()
    screen.expect_step(6169)
    screen.set_speed("30")
    screen.record_steps()
    screen.button("Play").click()
    screen.until("shown.length > 11")
    screen.button("Pause").click()
    shown = screen.recorded_steps
    assert shown == [6169, *range(len(shown) - 1)]
    screen.button("First step").click()
    screen.expect_step(0)
    screen.record_steps()
    screen.button("Play in reverse").click()
    screen.until("shown.length > 5")
    shown = screen.recorded_steps
    assert shown[0] == 0
    assert shown[1:] == list(range(6169, 6169 - len(shown) + 1, -1))
    screen.page.locator("#reverse").click()
    screen.button("First step").click()
    screen.expect_step(0)
    screen.button("Step").click()
    screen.expect_step(1)
    screen.choose_size(9)  # long enough not to end during the test, like the next film
    screen.expect_step(0)
    screen.expect_paused()
    screen.set_speed("50")
    screen.button("Play").click()
    screen.expect_step_after(5)
    screen.record_steps()
    screen.choose_size(8)
    screen.expect_playing()
    screen.until("shown.indexOf(0) > 0 && shown.at(-1) > 5")
    shown = screen.recorded_steps
    begin = shown.index(0)
    assert shown[begin:] == list(range(len(shown) - begin))
    assert shown[:begin] == list(range(shown[0], shown[0] + begin))


def test_pause_holds_the_step_at_once_and_a_hundred_million_steps_a_second_reach_the_end(screen: Screen) -> None:
    screen.open(12)  # long enough not to end during the test
    screen.set_speed("1000")
    for _ in range(3):
        before = screen.step
        screen.button("Play").click()
        screen.expect_step_after(before)
        held, later = screen.page.evaluate(
            """async () => {
              const frame = () => new Promise(requestAnimationFrame);
              const number = () => document.getElementById("step-number").textContent;
              document.getElementById("play").click();
              const held = number();
              await frame(); await frame(); await frame();
              return [held, number()];
            }"""
        )
        assert held == later
        screen.expect_paused()
    screen.set_speed("100M")
    screen.button("Play").click()
    screen.expect_step(3 * 856_188 + 1)
    screen.expect_paused()
    expect(screen.solutions).to_have_text("14,200")


@pytest.mark.usefixtures("motion")
def test_stepping_during_play_stops_at_the_neighbour(screen: Screen) -> None:
    screen.open()
    screen.set_speed("60")
    for name, by in (("Step", 1), ("Step back", -1)):
        before = screen.step
        screen.button("Play").click()
        screen.expect_step_after(before + 3)
        here = screen.page.evaluate(
            """(by) => {
              const here = Number(document.getElementById("step-number").textContent);
              document.getElementById(by > 0 ? "step-forward" : "step-back").click();
              return here;
            }""",
            by,
        )
        screen.expect_paused()
        screen.expect_rest_at(here + by)
        assert screen.button(name).is_enabled()


def test_fast_play_requests_only_the_steps_of_its_sample(page: Page, screen: Screen) -> None:
    sent: list[dict[str, object]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda payload: sent.append(json.loads(payload)))

    page.on("websocket", listen)
    screen.open()
    screen.button("Step").click()
    screen.expect_step(1)
    screen.button("Step back").click()
    screen.expect_step(0)
    sent.clear()
    screen.set_speed("5000")
    screen.record_steps()
    screen.button("Play").click()
    screen.expect_step(6169)
    screen.expect_paused()
    stride = 23  # 5,000 in about 240 steps
    painted = screen.recorded_steps
    assert all(step % stride == 0 for step in painted[:-1])
    assert len(painted) <= 6170 // stride + 2
    asked = [message["type"] for message in sent if not message.get("exact")]  # answers of the outline may still arrive
    assert set(asked) <= {"read", "tried", "solutions"}
    assert asked.count("solutions") <= 2  # the last one, at the end, and its picture of them all
    assert asked.count("tried") <= 2  # for the tree, only at rest
    strides = [message["stride"] for message in sent if message["type"] == "read"]
    assert strides.count(stride) == len(strides) - strides.count(1)
    assert strides.count(1) <= 1  # the very last step lies between two strides
    assert 1 <= strides.count(stride) <= 6  # 269 steps in windows of 64
