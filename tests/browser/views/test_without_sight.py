"""The film for a screen reader: read from the browser's accessibility tree alone."""

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from server.search.step import Step
from server.search.trace.trace import Trace
from tests.browser.screen import Screen
from tests.tools.slow import some

N = 4
_REGISTER = re.compile(r"ld|col|rd|taken|−?poss|bit")
MASKS = ("ld", "col", "rd", "poss", "bit")
NUMBERS = ("no", "one", "two", "three", "four")

Node = dict[str, Any]


class Tree:
    """A snapshot of the accessibility tree of a page."""

    def __init__(self, session: CDPSession) -> None:
        nodes: list[Node] = session.send("Accessibility.getFullAXTree")["nodes"]
        self._nodes = {node["nodeId"]: node for node in nodes}

    def all(self, role: str, inside: Node | None = None) -> list[Node]:
        """Return the nodes of a role in their order, inside a node or in the whole tree."""
        if inside is None:
            return [node for node in self._nodes.values() if _role(node) == role]
        children = [self._nodes[child] for child in inside["childIds"] if child in self._nodes]
        found = [[child] if _role(child) == role else self.all(role, child) for child in children]
        return [node for nodes in found for node in nodes]

    def one(self, role: str, name: str) -> Node:
        """Return the only node of a role with this beginning of its name."""
        [node] = [node for node in self.all(role) if _name(node).lower().startswith(name.lower())]
        return node

    def rows(self, role: str, name: str) -> dict[str, str]:
        """Return the digits of each row of a grid or table, by the register in its header."""
        table = self.one(role, name)
        cell = "gridcell" if role == "grid" else "cell"
        rows = {
            _REGISTER.findall(_name(self.all("rowheader", row)[0]))[0]: [_name(one) for one in self.all(cell, row)]
            for row in self.all("row", table)
        }
        return {header: "".join(text for text in cells if text in ("0", "1")) for header, cells in rows.items()}

    def text(self, node: Node) -> str:
        return "".join(_name(one) for one in self.all("StaticText", node))


def _role(node: Node) -> str:
    return "" if node["ignored"] else str(node["role"]["value"])


def _name(node: Node) -> str:
    return str(node.get("name", {}).get("value", ""))


@pytest.mark.parametrize(("start", "stop"), some([(0, 14), (14, 26), (26, 46), (46, 50)], (14, 26)))
def test_a_screen_reader_can_read_every_step(page: Page, screen: Screen, start: int, stop: int) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})  # all panels side by side
    page.emulate_media(reduced_motion="reduce")  # reduced motion adds arrows to the digits
    page.goto(f"/?n={N}&step={start}")
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")  # lets Chromium update one tree
    for step in Trace("bitmask", N)[start:stop]:
        assert isinstance(step, Step)
        if step.step > start:
            page.keyboard.press("ArrowRight")
        screen.expect_step(step.step)
        tree = Tree(session)
        squares = [_name(square) for square in tree.all("gridcell", tree.one("grid", "Squares"))]
        assert len(squares) == N * N
        assert [re.sub(": .*", "", name) for name in squares] == [
            f"row {row}, bit {bit}" for row in range(N) for bit in reversed(range(N))
        ]
        assert [at for at, name in enumerate(squares) if name.endswith(": queen")] == _place_squares(step)
        digits = tree.rows("grid", "Registers")
        masks = {name: _binary(getattr(step, name)) if step.stack else "" for name in MASKS}  # no call: no digits
        assert {name: digits[name] for name in MASKS} == masks
        lines = [int(number) for number in re.findall(r"\d+", _name(tree.one("list", "Code")))]
        assert lines == list(step.lines)
        title, why = (tree.text(one) for one in tree.all("paragraph", tree.one("region", "Now")))
        assert title == _title(step)
        assert why.endswith(".")
        _expect_calls(tree, step)


def _place_squares(step: Step) -> list[int]:
    return [row * N + column for row, column in step.queens]


def _binary(mask: int) -> str:
    return format(mask, f"0{N}b")


def _title(step: Step) -> str:
    row, free = step.row, step.poss.bit_count()
    number = (step.bit or step.poss & -step.poss).bit_length() - 1
    match step.kind:
        case "call" if not free:
            return f"Row {row} has no free square: a dead end."
        case "call" if free == 1:
            return f"Row {row} has one free square: bit {number}."
        case "call":
            return f"Row {row} has {NUMBERS[free]} free squares."
        case "place":
            return f"A queen takes bit {number} of row {row}."
        case "solution":
            return f"Solution {step.solutions}."
        case _ if step.stack:
            return f"Back in row {row}: the queen leaves bit {number}."
        case _:
            return "The search is over: 2 solutions."


def _expect_calls(tree: Tree, step: Step) -> None:
    """Expect the queen of each call in the call stack and in the tree."""
    lifted = step.kind == "return"
    calls = [tree.text(one).replace("•", "") for one in tree.all("listitem", tree.one("list", "Call stack"))]
    assert len(calls) == len(step.stack)
    branches = [tree.text(one) for one in tree.all("listitem", tree.one("list", "The rows"))]
    for depth, frame in enumerate(step.stack):
        stands = bool(frame.bit) and not (lifted and depth == len(step.stack) - 1)
        queen = f"queen: bit {frame.bit.bit_length() - 1}" if stands else ""
        assert queen in calls[depth]
        if stands:
            assert queen in branches[depth]
        else:
            assert "queen" not in calls[depth]


def test_running_lines_and_squares_have_their_states_as_names(page: Page, screen: Screen) -> None:
    page.goto("/?n=8&step=1")
    screen.expect_step(1)
    current = page.locator("#listing [aria-current=true]")
    expect(current).to_have_count(4)
    assert current.evaluate_all(
        "all => all.every((one) => one.matches('.run') && 'current' in one.parentElement.dataset)"
    )
    square = page.locator("#squares [y='0'][x='7']")
    expect(square).to_have_accessible_name("row 0, bit 0: queen")
    square.focus()
    expect(square).to_have_accessible_name(re.compile("^The queen in row 0 stands on bit 0"))
    square.blur()
    expect(square).to_have_accessible_name("row 0, bit 0: queen")
    screen.set_speed("50")
    screen.button("Play").click()
    expect(square).to_have_accessible_name("row 0, bit 0")  # true at every step of fast play
    screen.button("Last step").click()
    screen.expect_paused()
    expect(square).to_have_accessible_name("row 0, bit 0: not attacked")
