"""Style sheets use the sizes, weights, corners and shadows of tokens.css, and the focus has its colour for itself.

Sizes that follow the board or the window (`calc`, `clamp`, `min`, `max`, `em`, units of the window) and of paper (`pt`,
`mm`) are free.
"""

import re
from collections.abc import Iterator

from tests.tools.serving import ROOT

SHEETS = ROOT / "server/static/css"
FREE = re.compile(r"calc\(|clamp\(|min\(|max\(|\d(em|pt|mm|d?vh|vw|vmin)\b")
WEIGHTS = {"400", "600", "700", "inherit", "normal"}
CORNERS = re.compile(r"0|50%|999px|inherit|var\(--(corner|corner-s|round)\)")
SCENE = re.compile(r"\[data-(view|lesson|calm|class|whole)\b")  # class-asked and class-way, too
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
        for sheet, _, value in declarations("font-size", "font", r"--[\w-]*size")
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


def test_every_name_in_a_selector_is_written_somewhere() -> None:
    """A rule for a class, an id or an attribute that no template, script or module of the server writes is dead."""
    sources = [*ROOT.glob("server/templates/*.html"), *ROOT.glob("server/static/js/**/*.js")]
    written = "\n".join(path.read_text(encoding="utf-8") for path in [*sources, *ROOT.glob("server/web/*.py")])
    from_properties = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", written).lower()  # of dataset
    names = set(re.findall(r"[\w-]+", f"{written} {from_properties}"))
    dead = set()
    for sheet in SHEETS.rglob("*.css"):
        text = re.sub(r"/\*.*?\*/|\"[^\"]*\"", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
        for selector in re.findall(r"([^{};]+)\{", text):
            for name in re.findall(r"[.#\[](?:data-)?([a-zA-Z][\w-]*)", "" if "@" in selector else selector):
                if name not in names and not re.search(name.rpartition("-")[0] + r"-\$?\{", written):  # not composed
                    dead.add((sheet.name, name))
    assert not dead, f"nothing has these names: {sorted(dead)}"


def test_no_rule_asks_what_an_element_around_the_board_contains() -> None:
    """`:has()` of such an element is checked whenever anything in it changes, which is in each frame of a film."""
    asking = [
        (sheet.name, selector.strip())
        for sheet in SHEETS.rglob("*.css")
        for selector in re.findall(r"([^{};]+)\{", re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL))
        if re.search(
            r"(?<![\w.-])(:root|html|body|main|\.stage|\.board|#stage|#board|\[data-layout)[^\s,>~+]*:has\(", selector
        )
    ]
    assert not asking, f"mark the root, as page/parts.js does: {asking}"


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
        if "var(--focus)" in value and not name.startswith(("outline", "--rim"))  # the rim of a square is its outline
    ]
    assert not others, f"corners in ink point at something (components.css): {others}"


def selectors(text: str) -> Iterator[str]:
    """Yield each selector with those that it is nested in."""
    inner: list[list[str]] = [[""]]
    for before, sign in re.findall(r"([^{};]*)([{};])", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)):
        if sign == "{":
            parts = re.split(r",(?![^()]*\))", before.strip())
            inner.append(
                inner[-1] if before.strip().startswith("@") else [f"{a} {b}" for a in inner[-1] for b in parts]
            )
            yield from inner[-1]
        elif sign == "}":
            inner.pop()


def test_a_selector_combines_at_most_two_of_view_lesson_calm_class_and_whole() -> None:
    combined = {
        (sheet.relative_to(SHEETS).as_posix(), selector.strip())
        for sheet in SHEETS.rglob("*.css")
        for selector in selectors(sheet.read_text(encoding="utf-8"))
        if len(set(SCENE.findall(selector))) > 2
    }
    assert not combined, f"let page/parts.js decide: {sorted(combined)}"


def test_window_conditions_are_in_em() -> None:
    texts = {sheet.relative_to(SHEETS).as_posix(): sheet.read_text(encoding="utf-8") for sheet in SHEETS.rglob("*.css")}
    fixed = {name for name, text in texts.items() if re.search(r"@media [^{]*\dpx", text)}
    assert not fixed, f"select the shape with data-layout, or write em: {sorted(fixed)}"
