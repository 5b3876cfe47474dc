"""The export drawer: pictures that other programs open, films, and steps as data."""

import re
from itertools import pairwise, product
from typing import Literal
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Page, expect

from server.search.trace.trace import Trace
from tests.browser.export_drawer import SVG, ExportDrawer, find_groups, read_place
from tests.browser.screen import Screen
from tests.tools.slow import some

PAPER = {"light": (244, 241, 234), "dark": (11, 16, 27)}


def test_nothing_can_be_made_before_the_first_step(page: Page) -> None:
    page.route_web_socket(re.compile(r"/ws$"), lambda _: None)  # no step comes
    page.goto("/?n=4&drawer=export")
    for name in ("Make the GIF", "Save the film"):
        expect(page.get_by_role("button", name=name)).to_be_disabled()


@pytest.mark.parametrize(("theme", "width"), some(product(["light", "dark"], [648, 1296]), ("dark", 648)))
def test_a_step_is_saved_as_svg_and_as_png_of_the_chosen_size_in_the_colours_of_the_theme(
    page: Page, screen: Screen, export: ExportDrawer, theme: Literal["light", "dark"], width: int
) -> None:
    page.emulate_media(color_scheme=theme)
    screen.open(8)
    export.open()
    screen.button("Next solution").click()  # the picture follows the step on the page
    screen.expect_step(331)
    file = export.save_picture("SVG")
    assert file.name == "bitqueens-bitmask-8-step-331.svg"
    root = ElementTree.parse(file).getroot()
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title", "").startswith("N = 8, bitmask, step 331 of ")
    assert [read_place(group) for group in find_groups(root, "queen")] == list(Trace("bitmask", 8)[331].queens)
    assert "http" not in re.sub(r'xmlns="[^"]*"', "", file.read_text("utf-8")), "the picture refers to other files"
    export.still.get_by_role("combobox").select_option(str(width))
    file = export.save_picture("PNG")
    assert file.name == "bitqueens-bitmask-8-step-331.png"
    with Image.open(file) as image:
        assert image.format == "PNG"
        assert image.size == (width, round(width * 818 / 648))
        pixels = image.convert("RGB")
    assert pixels.getpixel((0, 0)) == PAPER[theme]
    counts = {colour: count for count, colour in pixels.getcolors(2**24) or []}
    assert counts[PAPER[theme]] < 0.6 * width * image.size[1], "the picture is nearly empty"
    yellow = {"light": (245, 232, 90), "dark": (240, 228, 66)}[theme]
    assert counts[yellow] > width, "the queens of a solution stand on yellow"


@pytest.mark.parametrize(
    ("algorithm", "theme"), some([("bitmask", "light"), ("conjoin", "dark")], ("bitmask", "light"))
)
def test_each_frame_of_the_gif_is_the_picture_of_its_step(
    screen: Screen, export: ExportDrawer, page: Page, algorithm: str, theme: Literal["light", "dark"]
) -> None:
    page.emulate_media(color_scheme=theme)
    page.goto(f"/?algorithm={algorithm}&n=5")
    screen.expect_step(0)
    steps = len(Trace(algorithm, 5))
    export.open()
    assert export.field(export.gif, "From step").input_value() == "0"
    assert export.field(export.gif, "To step").input_value() == str(min(59, steps - 1))
    export.set_range(export.gif, 10, 30, 4)
    export.field(export.gif, "Pixels wide").fill("200")
    export.field(export.gif, "ms a step").fill("120")
    expect(export.drawer).to_contain_text("6 frames, 0.72 s long")
    export.make.click()
    file = export.save(export.film)
    assert file.name == f"bitqueens-{algorithm}-5-steps-10-30-every-4.gif"
    with Image.open(file) as film:
        assert (film.format, film.n_frames, film.size[0]) == ("GIF", 6, 200)
        assert film.info["loop"] == 0
        frames, delays = [], []
        for number in range(film.n_frames):
            film.seek(number)
            delays.append(film.info["duration"])
            frames.append(film.convert("RGB"))
    assert delays == [120] * 5 + [2000]
    for one, other in pairwise(frames):
        assert ImageChops.difference(one, other).getbbox(), "two successive frames are equal"
    export.set_range(export.gif, 0, 12, 1)
    export.field(export.gif, "Pixels wide").fill("648")
    export.make.click()
    with Image.open(export.save(export.film.and_(page.get_by_role("link", name=re.compile("steps-0-12"))))) as film:
        film.seek(12)
        frame = film.convert("RGB")
    for _ in range(12):
        screen.page.keyboard.press("ArrowRight")
    screen.expect_step(12)
    export.still.get_by_role("combobox").select_option("648")
    with Image.open(export.save_picture("PNG")) as image:
        difference = ImageChops.difference(frame, image.convert("RGB"))
    worst = max(high for _, high in difference.getextrema())
    assert worst < 110, "a colour of the GIF is far from that of the picture"
    far = sum(count for count, colour in difference.getcolors(2**24) or [] if max(colour) > 40)
    assert far < 0.01 * frame.size[0] * frame.size[1]


def test_a_wrong_value_is_reported_beside_its_field_and_a_cancelled_gif_can_be_made_again(
    screen: Screen, export: ExportDrawer
) -> None:
    screen.open()
    export.open()
    export.field(export.gif, "To step").fill("30")
    for name, value, said in (
        ("From step", "6170", "A whole number from 0 to 6,169"),
        ("From step", "x", "A whole number from 0 to 6,169"),
        ("To step", "", "A whole number from 0 to 6,169"),
        ("Every", "0", "A whole number, 1 or more"),
        ("ms a step", "5", "A whole number from 20 to 10,000"),
        ("Pixels wide", "99999", "A whole number from 120 to 1,296"),
        ("To step", "700", "That is 701 frames; a GIF takes at most 600."),
    ):
        field = export.field(export.gif, name)
        right = field.input_value()
        field.fill(value)
        expect(export.drawer).to_contain_text(said)
        expect(export.make).to_be_disabled()
        if "frames" not in said:
            expect(field).to_have_attribute("aria-invalid", "true")
            expect(field).to_have_accessible_description(said)
        field.fill(right)
        expect(export.make).to_be_enabled()
    export.set_range(export.gif, 0, 500)
    export.field(export.gif, "Pixels wide").fill("1000")
    export.make.click()
    expect(export.drawer.get_by_role("status").filter(has_text=re.compile(r"^Frame \d+ of 501"))).to_be_visible()
    expect(export.drawer.get_by_role("progressbar")).to_be_visible()
    export.drawer.get_by_role("button", name="Cancel").click()
    expect(export.drawer).to_contain_text("Cancelled.")
    expect(export.make).to_be_focused()
    expect(export.film).to_have_count(0)
    export.set_range(export.gif, 0, 2)
    export.field(export.gif, "Pixels wide").fill("150")
    export.make.click()
    with Image.open(export.save(export.film)) as film:
        assert film.n_frames == 3
