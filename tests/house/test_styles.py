"""Style sheets use the sizes, weights, corners and shadows of tokens.css, and the focus has its colour for itself.

Sizes that follow the board or the window (`calc`, `clamp`, `min`, `max`, `em`, units of the window) and of paper (`pt`,
`mm`) are free.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.tools.serving import ROOT

SHEETS = ROOT / "server/static/css"
FREE = re.compile(r"calc\(|clamp\(|min\(|max\(|\d(em|pt|mm|d?vh|vw|vmin)\b")
WEIGHTS = {"400", "600", "700", "inherit", "normal"}
CORNERS = re.compile(r"0|50%|999px|inherit|var\(--(corner|corner-s|round)\)")
SHADOW = re.compile(r"none|inherit|var\(--lift\)|(inset|0 0 0 ).*", re.DOTALL)


def declarations(*names: str) -> Iterator[tuple[str, str, str]]:
    """Yield sheet, property and value of each declaration of the given properties."""
    for sheet in sorted(SHEETS.rglob("*.css")):
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
        for name, value in re.findall(r"(?m)^\s*(" + "|".join(names) + r"):\s*([^;{}]+);", text):
            yield sheet.relative_to(SHEETS).as_posix(), name, value


def test_type_has_six_sizes_and_three_weights() -> None:
    sizes = [
        (sheet, value)
        for sheet, _, value in declarations("font-size", "font")
        if re.search(r"\dpx", re.sub(r"var\([^()]*\)|\b0\.\d+px", "", value)) and not FREE.search(value)
    ]
    assert not sizes, f"write a token of tokens.css, such as var(--small): {sizes}"
    tokens = declarations("--(?:tiny|small|body|large|title|huge)")
    fixed = [(sheet, value) for sheet, _, value in tokens if not re.search("rem|^clamp", value)]
    assert not fixed, f"the browser's size of type counts: write rem: {fixed}"
    weights = [(sheet, value) for sheet, _, value in declarations("font-weight") if value not in WEIGHTS]
    weights += [
        (sheet, value) for sheet, _, value in declarations("font") if set(re.findall(r"\b\d00\b", value)) - WEIGHTS
    ]
    assert not weights, f"weights are 400, 600 and 700: {weights}"


def test_corners_have_three_radii() -> None:
    corners = [
        (sheet, value)
        for sheet, _, value in declarations(r"border(?:-\w+)*-radius")
        if not FREE.search(value) and not all(CORNERS.fullmatch(each) for each in value.split())
    ]
    assert not corners, f"write var(--corner-s), var(--corner) or var(--round): {corners}"


def test_only_what_opens_above_the_page_has_a_shadow() -> None:
    shadows = [(sheet, value) for sheet, _, value in declarations("box-shadow") if not SHADOW.fullmatch(value)]
    assert not shadows, f"write var(--lift), or a ring: {shadows}"


def test_the_colour_of_the_focus_is_in_outlines_alone() -> None:
    others = [
        (sheet, name, value)
        for sheet, name, value in declarations(r"[\w-]+")
        if "var(--focus)" in value and not name.startswith("outline")
    ]
    assert not others, f"corners in ink point at something (components.css): {others}"
