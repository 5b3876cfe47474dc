"""A learner changes and runs a search on the page, without a server, and sees its mistake."""

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, Route, expect

from server.search.algorithms.catalogue import ALGORITHMS
from tests.browser.axe import violations
from tests.browser.isolation import expect_isolation
from tests.browser.yours.conftest import Yours
from tests.programs.programs import SEARCH, text_of
from tests.tools.waiting import until

LISTING = ALGORITHMS["bitmask"].listing().rstrip().replace("n = 8", "n = 6") + "\n"
SHIFTED = LISTING.replace("(rd | bit) << 1", "(rd | bit) >> 1")
ENDLESS = "queens = []\nprint('here')\nwhile True:\n    pass\n"
LEETCODE = """\
class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        board, found = [["."] * n for _ in range(n)], []
        def put(row):
            if row == n:
                found.append(["".join(line) for line in board])
                return
            for column in range(n):
                if all(board[r][c] != "Q" for r in range(row) for c in range(n)
                       if c == column or abs(c - column) == row - r):
                    board[row][column] = "Q"
                    put(row + 1)
                    board[row][column] = "."
        put(0)
        return found
"""
PAIR = "The queens of row 0, column 5 and row 1, column 4 attack each other, and the search goes on in line 10."


def test_a_wrong_shift_shows_the_first_pair_of_attacking_queens_until_it_is_corrected(
    yours: Yours,
) -> None:
    yours.open("?listing=bitmask&n=6")
    yours.button("Reset").click()
    expect(yours.code).to_have_value(LISTING)
    assert SHIFTED != LISTING
    yours.run(SHIFTED)
    expect(yours.verdict).to_contain_text(PAIR)
    yours.verdict.get_by_role("button", name="Show it").last.click()
    expect(yours.rings).to_have_count(2)
    expect(yours.lines).to_have_count(1)
    assert [yours.lines.get_attribute(name) for name in ("x1", "y1", "x2", "y2")] == ["5.5", "0.5", "4.5", "1.5"]
    expect(yours.title).to_have_text("A queen on row 1, column 4.")
    expect(yours.why).to_contain_text("It is attacked along / by the queen on row 0, column 5.")
    expect(yours.queens).to_have_count(2)
    yours.run(LISTING)
    expect(yours.verdict).to_contain_text("It finds all 4 solutions for N = 6, but prints nothing.")
    expect(yours.rings).to_have_count(0)


def test_board_lines_values_and_output_follow_the_step(yours: Yours) -> None:
    yours.run(SEARCH)
    assert violations(yours.page) == []
    expect(yours.reading.locator("option")).to_have_text(
        ["queens", "column · search", "No board: only code and values"]
    )
    hint = yours.page.locator(".own-board .hint")
    expect(hint).to_contain_text("I read queens as the chessboard: index = row, value = column.")
    yours.button("Board moves").click()
    expect(yours.total).to_have_text("of 33")
    for columns in ("0", "02", "0", "03"):
        yours.page.keyboard.press("ArrowRight")
        expect(yours.queens).to_have_count(len(columns))
    expect(yours.title).to_have_text("A queen on row 1, column 3.")
    yours.choose("column · search")
    expect(hint).to_contain_text("each waiting call is a row, its value the column")
    yours.screen.settle()
    yours.choose("No board: only code and values")
    expect(yours.button("Board moves")).to_be_disabled()
    yours.screen.timeline.press("End")
    expect(yours.queens).to_have_count(0)
    yours.button("Every line").click()
    expect(yours.total).to_have_text(re.compile(r"^of [34]\d\d"))  # the number depends on the version of Python
    yours.choose("queens")
    expect(yours.button("Board moves")).to_be_enabled()
    yours.screen.timeline.press("Home")
    expect(yours.current).to_have_count(1)
    yours.screen.button("Next solution").click()
    expect(yours.title).to_have_text("Solution 1: no queen attacks another.")
    yours.page.locator("#tab-stack").click()
    assert violations(yours.page, "main") == []
    names = yours.page.locator(".own-variables tr")
    expect(names.filter(has_text="queens").locator("td")).to_have_text("[1, 3, 0, 2]")
    calls = yours.page.locator(".own-calls li")
    expect(calls).to_have_count(5)
    calls.nth(2).click()
    expect(calls.nth(2)).to_have_attribute("aria-selected", "true")
    yours.page.locator("#tab-tree").click()
    expect(yours.output.locator(".later")).to_have_text("[1, 3, 0, 2]\n[2, 0, 3, 1]\n")
    yours.screen.timeline.press("End")
    expect(yours.output.locator(".later")).to_be_hidden()
    expect(yours.output).to_have_text("[1, 3, 0, 2]\n[2, 0, 3, 1]\n")
    yours.button("Board moves").click()
    expect(yours.total).to_have_text(re.compile("^of 33"))
    yours.run("x = 1\ny = 2\n")  # a board that never moves has only the film of every line
    expect(yours.total).to_have_text(re.compile("^of 4"))
    expect(yours.button("Every line")).to_have_attribute("aria-pressed", "true")


def test_a_mistake_leads_to_its_line(yours: Yours) -> None:
    yours.run(SEARCH)
    total = yours.total.inner_text()
    yours.write("n = 4\nfor i in range(n)\n    print(i)\n")
    yours.button("Run").click()
    said = "Python cannot read the code in line 2: expected ':'. The film still shows the run before."
    expect(yours.status).to_have_text(said)
    expect(yours.total).to_have_text(total)
    yours.screen.button("Next solution").click()
    expect(yours.title).to_have_text("Solution 1: no queen attacks another.")
    expect(yours.wrong).to_have_text(re.compile(r"for i in range"))
    yours.run("n = 4\nqueens = [0]\nprint(queens[n])\nx = 1\n")
    expect(yours.verdict).to_contain_text("The program ended in line 3 with IndexError: list index out of range.")
    expect(yours.wrong).to_have_text(re.compile(r"queens\[n\]"))
    yours.page.locator("#tab-tree").click()
    assert violations(yours.page, "main") == []
    yours.verdict.get_by_role("button", name="Show it").click()
    expect(yours.screen.number).not_to_have_text("0")


def test_a_program_gets_its_arguments_and_input_and_its_output_is_shown(yours: Yours) -> None:
    yours.write("import sys\nprint(sys.argv[1:], input())\n")
    yours.page.locator(".own-options summary").click()
    yours.page.get_by_label("Arguments").fill("8 -x")
    yours.page.get_by_label("Input", exact=True).fill("mine")
    yours.run()
    yours.screen.timeline.press("End")
    expect(yours.output).to_have_text("['8', '-x'] mine\n")
    yours.page.locator(".own-options summary").click()


def test_the_verdict_on_reserved_squares_has_their_board_and_our_search_on_it(yours: Yours) -> None:
    yours.run(text_of("answers/reserved_drawn"))
    expect(yours.verdict).to_contain_text(
        "It gives the 3 of the 4 boards for N = 6 that leave your reserved squares free."
    )
    expect(yours.facts.locator(".region-hatch")).to_have_count(2)
    yours.page.locator("#tab-tree").click()
    link = yours.facts.get_by_role("link", name="Our search on this board")
    film = yours.page.context.new_page()  # other tests go on with this one
    film.goto(urljoin("/yours", link.get_attribute("href")))
    expect(film.locator("#board .region-hatch")).to_have_count(2)
    expect(film.locator("#listing")).to_contain_text('".#....",')


def test_a_class_of_leetcode_is_offered_its_call(yours: Yours) -> None:
    yours.run(LEETCODE)
    expect(yours.verdict).to_contain_text("This file defines functions but never calls one.")
    yours.verdict.get_by_role("button", name=re.compile(r"^Watch Solution\(\)\.solveNQueens\(\d\)$")).first.click()
    expect(yours.verdict).to_contain_text("It visits all 92 solutions for N = 8")  # a result too long to be recorded
    expect(yours.page.locator(".own-tries")).to_contain_text("It is right for N = 1 to 8")
    expect(yours.page.get_by_label("Call", exact=True)).to_have_value(re.compile("solveNQueens"))


def test_a_call_goes_with_its_class_and_the_option_that_a_run_lacks_is_open(yours: Yours) -> None:
    options, call = yours.page.locator(".own-options"), yours.page.get_by_label("Call", exact=True)
    yours.write(LEETCODE)
    call.evaluate("(field) => { field.value = 'Solution().solve(4)'; field.dispatchEvent(new Event('input')); }")
    yours.run()
    expect(yours.verdict).to_contain_text("AttributeError")
    expect(options).to_have_attribute("open", "")
    expect(options.locator("[data-wanted]")).to_have_text("Call")
    yours.code.fill("n = input()\n")
    yours.run()
    expect(yours.verdict).to_contain_text("asks for more input than it has in line 1.")
    expect(call).to_have_value("")
    expect(options.locator("[data-wanted]")).to_have_text("Input")
    yours.page.get_by_label("Input", exact=True).fill("8")
    yours.run()
    expect(yours.verdict).to_contain_text("The program ran to its end.")
    expect(options).not_to_have_attribute("open", "")


def test_a_crash_opens_the_film_and_a_table_is_the_board(yours: Yours) -> None:
    yours.write(LEETCODE + "print(len(Solution().solveNQueens(4)))\nraise KeyError(4)\n")
    yours.run()
    expect(yours.title).to_have_text("An exception: KeyError: 4.")
    expect(yours.current).to_have_text(re.compile("raise"))
    yours.button("Board moves").click()
    yours.screen.timeline.press("PageUp")
    table = yours.page.locator(".own-variables tr").filter(has_text="(the board)")
    expect(table.locator("th")).to_have_text("board")
    expect(table.locator("td")).to_have_text("(the board)")
    expect(yours.page.get_by_text("Results", exact=True).filter(visible=True)).to_have_count(1)


def test_a_phone_shows_whole_lines_with_their_bits_and_keeps_the_board_in_sight(yours: Yours) -> None:
    before = yours.page.viewport_size
    assert before
    yours.page.set_viewport_size({"width": 390, "height": 844})
    yours.page.locator("#tab-code").click()
    yours.run(SHIFTED.replace("n = 6", "n = 5"))
    for index in range(5):
        number, cell = (
            yours.page.locator(f".ruler > :nth-child({index + 2})"),
            yours.page.locator(f".register:first-of-type > .bit-cell:nth-child({index + 2})"),
        )
        at, over = (one.bounding_box() for one in (number.last, cell))
        assert at
        assert over
        assert abs(at["x"] + at["width"] / 2 - over["x"] - over["width"] / 2) < 2
    code, area = yours.page.locator(".own-code"), yours.code
    assert code.evaluate("(box) => box.scrollWidth <= box.clientWidth")
    assert area.evaluate("(area) => area.scrollHeight <= area.clientHeight")  # it wraps like the lines under it
    yours.verdict.get_by_role("button", name="Show it").last.click()
    yours.screen.settle()
    expect(yours.page.locator("#board")).to_be_in_viewport(ratio=1)
    yours.page.set_viewport_size(before)


def test_a_file_that_is_opened_or_dropped_is_run(yours: Yours, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("print('opened')\n")
    with yours.page.expect_file_chooser() as chooser:
        yours.button("Open a file").click()
    chooser.value.set_files(file)
    expect(yours.code).to_have_value("print('opened')\n")
    expect(yours.verdict).to_contain_text("The program ran to its end.")
    yours.page.evaluate(
        """(text) => {
          const data = new DataTransfer();
          data.items.add(new File([text], "my_queens.py", { type: "text/x-python" }));
          const drop = (type) => document.body.dispatchEvent(
            new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
          drop("dragover");
          drop("drop");
        }""",
        SEARCH,
    )
    expect(yours.code).to_have_value(SEARCH)
    expect(yours.verdict).to_contain_text("both solutions for N = 4")  # not that of the first run
    expect(yours.page.locator("html[data-dropping]")).to_have_count(0)


def test_a_file_without_a_program_changes_nothing_and_a_notebook_gives_its_cells(yours: Yours, tmp_path: Path) -> None:
    yours.run("x = 1\n")
    french, notebook = tmp_path / "dames.py", tmp_path / "dames.ipynb"
    french.write_bytes("# la première\n".encode("latin-1"))
    notebook.write_text('{"nbformat": 4, "cells": [{"cell_type": "code", "source": ["print(1)"]}]}')
    choose = yours.page.locator(".own-bar input[type=file]")
    choose.set_input_files(french)
    expect(yours.status).to_contain_text("begin it with: # -*- coding: latin-1 -*-")
    expect(yours.code).to_have_value("x = 1\n")
    choose.set_input_files(notebook)
    expect(yours.code).to_have_value("print(1)\n")
    expect(yours.verdict).to_contain_text("The program ran to its end.")
    expect(yours.status).to_have_text("")
    yours.page.evaluate(
        """() => {
          const data = new DataTransfer();
          data.setData("text", "#\\n".repeat(1_000_000));
          const paste = new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data });
          document.querySelector(".own-code textarea").dispatchEvent(paste);
        }"""
    )
    expect(yours.status).to_have_text("This text has 2,000,000 characters. A program may have up to 100,000.")


def test_another_language_is_recognized(yours: Yours) -> None:
    yours.run("public class Main { public static void main(String[] a) { System.out.println(4); } }\n")
    expect(yours.verdict).to_have_text("This looks like another language. Only Python can be run here.")


def test_a_pasted_answer_is_shown_board_by_board_with_its_faults(yours: Yours) -> None:
    yours.write('[[".Q..","...Q","Q...","..Q."],["Q...",".Q..","..Q.","...Q"]]')
    yours.button("Run").click()
    expect(yours.verdict).to_contain_text("1 of the 2 solutions for N = 4.")
    expect(yours.code).to_have_value(re.compile(r"^# board: queens$", re.MULTILINE))
    fault = yours.verdict.locator(".own-fact").first
    expect(fault).to_contain_text("Board 2 is no solution: the queens of row 0, column 0 and row 1, column 1 attack")
    fault.get_by_role("button", name="Show it").click()
    expect(yours.queens).to_have_count(4)
    expect(yours.rings).to_have_count(4)
    yours.page.locator("#tab-tree").click()
    expect(yours.facts).to_contain_text("Board 2 is no solution")
    expect(yours.facts).not_to_contain_text("Your search")
    assert violations(yours.page, "main") == []


def test_results_stay_those_of_the_last_run_and_keys_alone_edit_and_run_the_code(yours: Yours) -> None:
    yours.run("x = 1\n")
    yours.code.fill("x = 2\n")
    expect(yours.page.locator(".own-changed")).to_have_text("Changed since the run: the film still shows that run.")
    expect(yours.verdict).to_be_hidden()
    yours.code.fill("x = 1\n")
    expect(yours.page.locator(".own-changed")).to_be_hidden()
    expect(yours.verdict).to_be_visible()
    yours.code.focus()
    keys = yours.page.keyboard
    keys.press("Control+A")
    keys.type("for i in range(3):\nprint(i)")
    expect(yours.code).to_have_value("for i in range(3):\n    print(i)")
    keys.press("Enter")
    keys.press("Shift+Tab")
    keys.type("y = 1")
    expect(yours.code).to_have_value("for i in range(3):\n    print(i)\ny = 1")
    yours.page.evaluate("document.querySelector('.own-verdict').replaceChildren()")
    keys.press("Control+Enter")
    yours.expect_verdict()
    expect(yours.wrong).to_have_count(0)
    yours.screen.timeline.press("Home")
    yours.code.focus()
    keys.press("ArrowRight")
    assert yours.screen.step == 0
    keys.press("Escape")
    expect(yours.code).not_to_be_focused()
    keys.press("ArrowRight")
    yours.screen.expect_step(1)
    keys.press("ArrowRight")
    yours.screen.expect_step(2)
    expect(yours.current).to_have_text(re.compile("print"))


@pytest.mark.allow_console("CSP violation|Content Security Policy|unsafe-eval|Refused")
def test_a_program_reaches_nothing_but_its_worker(yours: Yours) -> None:
    expect_isolation(yours)


LUCKY = """\
N = 4  # queens
def queens(q):
    if len(q) == N:
        return 1
    return sum(queens(q + [c]) for c in range(N) if c not in q and (not q or abs(q[-1] - c) > 1))
print(queens([]))
"""


def test_a_run_begins_at_the_first_queen_and_a_size_with_a_wrong_count_is_filmed(yours: Yours) -> None:
    yours.write(LUCKY)
    yours.button("Run").click()
    expect(yours.verdict).to_contain_text("Right: it finds both solutions for N = 4")
    expect(yours.queens).to_have_count(1)
    tries = yours.page.locator(".own-tries")
    expect(tries).to_contain_text("For N = 5 it gives 14 instead of 10.")
    tries.get_by_role("button", name="Film N = 5").click()
    expect(yours.code).to_have_value(LUCKY.replace("N = 4", "N = 5"))
    expect(yours.verdict).to_contain_text("For N = 5 it gives 14 instead of 10.")
    expect(yours.verdict).to_contain_text("The queens of row 0, column 1 and row 3, column 4 attack each other")
    expect(yours.queens).to_have_count(4)  # it begins at the first attacked pair


def test_a_forged_recording_and_a_button_end_a_run_and_the_next_one_is_right(yours: Yours) -> None:
    yours.write(text_of("hostile/forges"))
    yours.button("Run").click()
    expect(yours.status).to_have_text(
        "The recording cannot be read: at must be 0, rising with the events, not -1000000000000000.",
    )
    yours.write(ENDLESS)
    yours.button("Run").click()
    expect(yours.status).to_contain_text(re.compile(r"about [\d,]+ events"))
    yours.page.evaluate(
        """() => {
          const stop = document.querySelector(".own-bar .primary + button");
          const measured = new Promise((done) => {
            stop.addEventListener("click", () => {
              const begun = performance.now();
              const look = () => stop.hidden || document.querySelector(".own-status").textContent.startsWith("Look")
                ? done(performance.now() - begun) : requestAnimationFrame(look);
              look();
            });
          });
          window.stopped = measured;
        }"""
    )
    yours.button("Stop").click()
    assert yours.page.evaluate("window.stopped") < 1000  # milliseconds from the click to the end of the run
    expect(yours.verdict).to_contain_text("The run was stopped.")
    expect(yours.total).to_have_text(re.compile(r"\d,\d{3}"))  # more than a thousand events
    yours.screen.timeline.press("End")
    expect(yours.output).to_have_text("here\n")
    yours.run(SEARCH)
    expect(yours.verdict).to_contain_text("Right: it finds both solutions for N = 4 with 60 checks.")


DEEP = """\
from functools import partial
queens = []
def put(row):
    queens.append(row)
    partial(put, row + 1)()
put(0)
"""


@pytest.mark.allow_console("Pyodide|The cause of the fatal error|Maximum call stack size")  # its tries end Python
def test_recursion_that_takes_up_the_stack_of_the_browser_leaves_its_film(yours: Yours) -> None:
    """Failed with 'a message must be a block of bytes, or that the run has ended, not {"failed":…}', and no film."""
    yours.run(DEEP)
    expect(yours.verdict).to_contain_text("Calls were nested too deeply in line 5")
    expect(yours.total).to_have_text(re.compile(r"^of ([1-9]\d\d|\d,\d{3})$"))
    yours.run("from functools import partial\nput = lambda row: partial(put, row + 1)()\nput(0)\n")  # without events
    expect(yours.verdict).to_contain_text("Calls were nested too deeply")


def test_a_program_that_changes_the_modules_of_the_checker_changes_no_verdict(yours: Yours) -> None:
    wrong = text_of("wrong/missing_diagonal")
    yours.run(text_of("hostile/lies") + wrong)
    expect(yours.verdict).to_contain_text("attack each other")
    yours.run(text_of("hostile/lies") + LUCKY)
    expect(yours.page.locator(".own-tries")).to_contain_text("For N = 5 it gives 14 instead of 10.")
    yours.run(wrong)
    expect(yours.verdict).to_contain_text("attack each other")


def test_the_page_explains_the_first_run_and_stores_code_until_it_is_reset(page: Page) -> None:
    yours = Yours(page).open("?listing=basic&n=6")
    expect(yours.title).to_have_text("Nothing has run yet.")
    expect(yours.why).to_have_text("Change the code and press Run to film it.")
    assert "n = 6" in yours.code.input_value()
    expect(yours.page.locator("#squares .square")).to_have_count(36)
    yours.code.fill("mine = 1\n")
    yours.page.locator(".own-options summary").click()
    yours.page.get_by_label("Arguments").fill("8")
    yours.page.reload()
    expect(yours.code).to_have_value("mine = 1\n")
    expect(yours.page.get_by_label("Arguments")).to_have_value("8")
    yours.button("Reset").click()
    expect(yours.code).to_have_value(re.compile(r"^n = 6$", re.MULTILINE))
    expect(yours.page.get_by_label("Arguments")).to_have_value("8")
    expect(yours.page.locator("#menu [data-say=watch]")).to_have_attribute("href", "./?algorithm=basic&n=6")


@pytest.mark.allow_console("503")
def test_a_missing_python_is_reported_in_the_language_of_the_page(open_page: Callable[..., Page]) -> None:
    page = open_page(locale="de-DE")
    held: list[Route] = []
    page.route("**/python/pyodide.mjs", lambda route: held.append(route))
    yours = Yours(page).open()
    expect(yours.title).to_have_text("Noch ist nichts gelaufen.")
    yours.button("Ausführen").click()
    for status, body, said in (
        (202, '{"fetched": 34000000, "bytes": 68000000}', "Python wird auf den Server geladen (einmalig, 68 MB): 50 %"),
        (503, "do this\n", "Python lief nicht: do this."),
    ):
        until(lambda: page.wait_for_timeout(1) or len(held) == 3, "not all three workers ask for Python")
        for route in (held.pop(), held.pop(), held.pop()):
            route.fulfill(status=status, body=body)
        expect(yours.status).to_have_text(said)
    expect(yours.button("Ausführen")).to_be_visible()


@pytest.mark.usefixtures("_pyodide")
def test_wrong_answers_about_a_bug_show_where_to_look_the_line_and_then_the_film(page: Page) -> None:
    yours = Yours(page).open("?bug=return")
    expect(page.locator("#squares .square")).to_have_count(36)
    said, hint = page.locator(".own-said"), page.locator(".own-bug > .hint")
    expect(hint).to_be_hidden()
    yours.button("36").click()
    expect(said).to_have_text("Not quite. Read the hint, and try again.")
    expect(hint).to_contain_text("is the next column tried?")
    expect(yours.button("36")).to_be_disabled()
    marked = page.locator(".own-lines-of-code li[data-look]")
    expect(marked).to_have_count(7)  # the loop
    expect(yours.button("5")).to_be_focused()  # a struck-out answer has no ring
    yours.button("152").click()
    expect(said).to_have_text("Not quite. Line 26 returns inside the loop, after the first free column.")
    expect(marked).to_contain_text("return found")
    expect(hint).to_be_hidden()
    yours.button("5").click()
    expect(said).to_have_text("That leaves: 5. It tries one square in each row, and never a second. The film shows it.")
    expect(page.locator(".own-question")).to_be_visible()  # the verdict stands with it
    yours.expect_verdict()
    page.reload()
    yours.button("Give me a hint").click()
    expect(hint).to_be_visible()
