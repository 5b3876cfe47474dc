"""The speed: a slider of even stops and a field for any speed, which always agree."""

from playwright.sync_api import expect

from tests.browser.screen import Screen


def test_a_repaint_leaves_what_is_being_typed(screen: Screen) -> None:
    screen.open()
    typed = """async () => {
      const field = document.querySelector("#speed-field");
      const say = (name) => field.dispatchEvent(new Event(name, { bubbles: true }));
      field.focus();
      for (const [text, names] of [["7", ["input", "change"]], ["fast", ["input"]]]) {
        field.value = text;
        names.forEach(say);
      }
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return field.value;
    }"""
    assert screen.page.evaluate(typed) == "fast"
    screen.speed_field.press("Escape")
    expect(screen.speed_field).to_have_value("7")


def test_a_speed_that_changes_under_a_focused_field_is_replaced_by_what_is_typed(screen: Screen) -> None:
    screen.open()
    screen.speed_field.focus()
    screen.speed.evaluate("slider => { slider.value = '3'; slider.dispatchEvent(new Event('input')); }")
    expect(screen.speed_field).not_to_have_value("2")
    screen.page.keyboard.type("7")
    expect(screen.speed_field).to_have_value("7")


def test_the_slider_and_the_field_agree_and_invalid_speeds_are_refused(screen: Screen) -> None:
    screen.open()
    expect(screen.speed_field).to_have_value("2")
    screen.speed.focus()
    for key, shown, said in (
        ("ArrowRight", "3", "3 steps a second"),
        ("ArrowLeft", "2", "2 steps a second"),
        ("Home", "0.5", "one step in 2 seconds"),
        ("End", "100M", "100,000,000 steps a second"),
    ):
        screen.speed.press(key)
        expect(screen.speed_field).to_have_value(shown)
        expect(screen.speed).to_have_attribute("aria-valuetext", said)
    box = screen.speed.bounding_box()
    assert box
    middle = box["y"] + box["height"] / 2
    screen.page.mouse.click(box["x"] + 1, middle)
    expect(screen.speed_field).to_have_value("0.5")
    screen.page.mouse.down()
    screen.page.mouse.move(box["x"] + box["width"] - 1, middle, steps=8)
    screen.page.mouse.up()
    expect(screen.speed_field).to_have_value("100M")
    screen.expect_step(0)
    positions = []
    for text, shown, said in (
        ("0.5", "0.5", "one step in 2 seconds"),
        ("0,6", "0.6", "one step in 1.7 seconds"),
        ("7", "7", "7 steps a second"),
        ("60 / s", "60", "60 steps a second"),
        ("10k", "10k", "10,000 steps a second"),
        ("1e6", "1M", "1,000,000 steps a second"),
        ("100000000", "100M", "100,000,000 steps a second"),
    ):
        screen.set_speed(text)
        expect(screen.speed_field).to_have_value(shown)
        expect(screen.speed).to_have_attribute("aria-valuetext", said)
        positions.append(int(screen.speed.input_value()))
    assert positions == sorted(set(positions))
    assert positions[0] == 0
    assert positions[-1] == int(screen.speed.get_attribute("max") or "")
    screen.speed_field.fill("5")
    screen.speed_field.press("Escape")
    expect(screen.speed_field).to_have_value("100M")
    screen.set_speed("25")
    for text in ("0", "0.4", "fast", "1e9", "", "-2"):
        screen.enter(screen.speed_field, text)
        expect(screen.speed_notice).to_be_visible()
        expect(screen.speed_notice).to_have_role("alert")
        expect(screen.speed_notice).to_contain_text("0.5 to 100,000,000")
        expect(screen.speed_notice).to_contain_text(f"“{text}”")
        expect(screen.speed_field).to_have_attribute("aria-invalid", "true")
        expect(screen.speed_field).to_have_value("25")
        expect(screen.speed).to_have_attribute("aria-valuetext", "25 steps a second")
        screen.enter(screen.speed_field, "25")
        expect(screen.speed_notice).to_be_hidden()
    screen.enter(screen.speed_field, "x")
    expect(screen.speed_notice).to_be_visible()
    screen.speed.press("ArrowRight")
    expect(screen.speed_notice).to_be_hidden()
