"""The sound of a film: off at first, then a tone for each change of the board; and pages that have to be silent."""

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.classes.host import hosting
from tests.browser.screen import Screen

# Records the pitch of every tone and every AudioContext.
_RECORD_TONES = """{
  window.tones = [];
  window.contexts = [];
  window.AudioContext = class extends AudioContext {
    constructor(...options) {
      super(...options);
      window.contexts.push(this);
    }
    createOscillator() {
      const made = super.createOscillator();
      const start = made.start.bind(made);
      made.start = (at) => {
        window.tones.push(made.frequency.value);
        start(at);
      };
      return made;
    }
  };
}"""
_WITHOUT = "delete window.AudioContext"
_SOUND = "JSON.parse(localStorage.getItem('bitqueens.settings')).sound"
_HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def _stored(**settings: Any) -> str:
    """Return a script that stores these settings unless the page has stored others."""
    text = json.dumps(json.dumps(settings))
    return f"localStorage.getItem('bitqueens.settings') ?? localStorage.setItem('bitqueens.settings', {text})"


def _open(screen: Screen, address: str = "/?n=4", *scripts: str) -> None:
    for script in (_RECORD_TONES, *scripts):
        screen.page.add_init_script(script)
    screen.page.goto(address)
    expect(screen.page.locator("#step-total")).not_to_have_text("")
    screen.settle()


def _count_tones(screen: Screen) -> int:
    screen.settle()
    count: int = screen.page.evaluate("window.tones.length")
    return count


def _press(screen: Screen, *keys: str) -> None:
    """Press keys, each after the effect of the one before is painted."""
    for key in keys:
        screen.page.keyboard.press(key)
        screen.paint()
        screen.settle()


def _switch_on(screen: Screen) -> None:
    """Switch the sound on by its key and wait for the audio device."""
    _press(screen, "e")
    expect(screen.banner).to_have_text("Sound is on.")
    screen.until("window.contexts.at(-1)?.state === 'running'")


def _open_settings(page: Page) -> Locator:
    Screen(page).button("More").click()
    page.get_by_role("button", name="All settings").click()
    return page.get_by_role("dialog", name="Settings")


def test_a_page_is_silent_until_its_key_is_pressed_then_steps_and_play_sound_unless_it_is_hidden(
    page: Page, screen: Screen
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    _open(screen)
    _press(screen, "ArrowRight", "ArrowRight", "n")
    screen.set_speed("60")
    _press(screen, "k")
    screen.expect_step(49)
    assert page.evaluate("[window.tones.length, window.contexts.length]") == [0, 0]
    assert not [url for url in asked if "/js/sound/" in url], "the modules of the sound are loaded too early"
    _press(screen, "Home")
    _switch_on(screen)
    assert _count_tones(screen) == 0
    for key, tones in (
        ("ArrowRight", 1),  # a queen
        ("ArrowRight", 1),  # a call
        ("ArrowRight", 2),  # a queen
        ("ArrowLeft", 3),
        ("n", 6),  # a chord
        ("Home", 7),
    ):
        _press(screen, key)
        assert _count_tones(screen) == tones, key
    first, second, lifted, *_ = page.evaluate("window.tones")
    assert second > first
    assert lifted == second / 2
    page.evaluate(_HIDE, True)
    screen.until("window.contexts[0].state === 'suspended'")
    _press(screen, "ArrowRight", "n", "n")
    assert _count_tones(screen) == 7, "a hidden page plays tones"
    page.evaluate(_HIDE, False)
    screen.until("window.contexts[0].state === 'running'")
    _press(screen, "Home")
    assert _count_tones(screen) == 8
    screen.choose_size(8)
    screen.set_speed("1k")
    page.evaluate("() => { window.tones = []; window.began = performance.now(); }")
    screen.button("Play").click()
    screen.expect_step_after(2000)
    screen.button("Pause").click()
    screen.expect_paused()
    seconds = page.evaluate("(performance.now() - window.began) / 1000")
    tones = _count_tones(screen)
    assert 20 < tones <= 30 * seconds + 3
    _press(screen, "t", "t")  # the page is painted again
    assert _count_tones(screen) == tones, "a paused film plays tones"
    _press(screen, "e")
    expect(screen.banner).to_have_text("Sound is off.")
    assert page.evaluate("window.contexts.map(({ state }) => state)") == ["closed"]
    _press(screen, "ArrowRight", "n")
    assert _count_tones(screen) == tones


def test_the_setting_switches_the_sound_and_outlasts_a_reload(page: Page, screen: Screen) -> None:
    _open(screen)
    drawer = _open_settings(page)
    box = drawer.get_by_role("checkbox", name="Sound")
    volume = drawer.get_by_role("slider", name="Volume")
    expect(box).not_to_be_checked()
    expect(box).to_have_accessible_description(
        "Each queen is a tone: the lower its row, the higher the tone. A solution is a chord. E switches it, too."
    )
    expect(volume).to_be_disabled()
    box.check()
    expect(screen.banner).to_have_text("Sound is on.")
    screen.until("window.contexts.at(-1)?.state === 'running'")
    expect(volume).to_have_value("60")
    expect(volume).to_have_attribute("aria-valuetext", "60 %")
    volume.fill("20")
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    _press(screen, "ArrowRight")
    screen.expect_step(1)
    assert _count_tones(screen) == 1
    screen.expect_address("step=1")
    page.reload()
    screen.expect_step(1)
    screen.settle()
    expect(screen.banner).to_be_empty()
    _press(screen, "ArrowLeft")
    screen.until("window.contexts.at(-1)?.state === 'running'")
    _press(screen, "ArrowRight")
    assert _count_tones(screen) == 2
    drawer = _open_settings(page)
    expect(volume).to_have_value("20")
    box.uncheck()
    expect(screen.banner).to_have_text("Sound is off.")
    page.keyboard.press("Escape")
    _press(screen, "ArrowRight", "n")
    assert _count_tones(screen) == 2


def test_a_page_in_a_frame_is_silent(screen: Screen) -> None:
    _open(screen, "/?n=4&embed", _stored(sound=True))
    _press(screen, "ArrowRight", "e", "ArrowRight", "ArrowRight")
    screen.expect_step(3)
    assert screen.page.evaluate(f"[window.tones.length, window.contexts.length, {_SOUND}]") == [0, 0, True]


def test_a_question_is_silent_and_its_step_sounds_with_the_answer(page: Page, screen: Screen) -> None:
    _open(screen, "/?algorithm=basic&n=4&step=6&predict=attacker", _stored(sound=True))
    page.locator("#question").wait_for(state="attached")
    _press(screen, "ArrowRight")  # the step of a rejected square
    expect(page.locator("#question .answers button").first).to_be_visible()
    screen.until("window.contexts.at(-1)?.state === 'running'")
    assert _count_tones(screen) == 0
    page.keyboard.press("0")
    expect(page.locator("#question .verdict")).to_contain_text("Right. ")
    assert _count_tones(screen) > 0


def test_a_browser_without_web_audio_has_no_sound_settings(page: Page, screen: Screen) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(_WITHOUT)
    page.add_init_script(_stored(sound=True))
    screen.open(4)
    _press(screen, "e", "ArrowRight")
    screen.expect_step(1)
    assert page.evaluate(_SOUND) is True
    assert not [url for url in asked if "/js/sound/" in url]
    drawer = _open_settings(page)
    expect(drawer.get_by_role("radio", name="Dark")).to_be_visible()
    expect(drawer.get_by_role("checkbox", name="Sound")).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys").get_by_role("definition")
    expect(keys.filter(has_text="light or dark")).to_be_visible()
    expect(keys.filter(has_text="sound, or none")).to_have_count(0)


def test_a_pupil_has_no_sound(page: Page, screen: Screen, server_url: str) -> None:
    with hosting(server_url) as host:
        _open(screen, f"/{host.code}", _stored(sound=True))
        standing = page.locator(".class-standing")
        expect(standing).to_have_text("Following")
        host.show(step=20)
        screen.expect_step(20)
        assert _count_tones(screen) == 0
        _press(screen, "ArrowRight", "ArrowRight", "ArrowRight")  # the pupil looks around
        expect(standing).to_have_text("Looking around")
        assert _count_tones(screen) == 0
        _press(screen, "e")
        expect(screen.banner).to_have_text("Sound is off.")
        _press(screen, "e")
        expect(screen.banner).to_have_text("Sound is on. In a class only the host's devices are heard.")
        assert page.evaluate("window.contexts.every(({ state }) => state === 'closed')")
