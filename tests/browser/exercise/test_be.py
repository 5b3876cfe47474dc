"""The exercise "Be the search" in a real browser: by keys and by touch, with answers from the film."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect

from server import Trace

N = 5


def _open(page: Page, query: str) -> None:
    page.goto(f"/exercise?exercise=be&{query}")
    expect(page.locator("html[data-settled]")).to_be_attached()


def _steps(page: Page, blank: int) -> list[Any]:
    """Return the twelve steps of the exercise; the link to the model answer has the step of the current blank."""
    link = page.get_by_role("link", name="Show the answer in the film").get_attribute("href")
    first = int(re.findall(r"step=(\d+)", link or "")[0]) - blank
    return list(Trace("bitmask", N)[first : first + 12])


def _answers(steps: list[Any], rung: int) -> Iterator[str]:
    """Yield the keys to type for each blank, from the film; L stands for lifting a queen."""
    for at, step in enumerate(steps):
        if step.kind in ("place", "return"):
            yield f"{step.bit:0{N}b}" if step.kind == "place" else "L"
            continue
        masks = [step.ld, step.col, step.rd] if at and rung >= 3 else []
        free = [step.ld | step.col | step.rd, step.poss] if step.row < N and rung >= 2 else []
        yield from (f"{mask:0{N}b}" for mask in masks + free)


def _type(page: Page, answer: str) -> None:
    page.keyboard.type(answer)
    if answer != "L":
        page.keyboard.press("Enter")


def test_the_search_reports_its_own_steps_and_the_model_answer_costs_the_task(page: Page) -> None:
    _open(page, "n=6&rung=1&seed=314&feedback=once")
    progress, before = page.locator(".frame-progress"), page.locator(".frame-before")
    expect(progress).to_have_text("Question 1 of 7 · 0 points")
    expect(before).to_have_text("The search has gone on to row 3 and filled in its registers.")
    page.locator("[data-column='3']").click()
    page.get_by_role("button", name="Place the queen").click()
    expect(progress).to_have_text("Question 2 of 7 · 1 point")
    expect(before).to_have_text("The search has gone on to row 4 and filled in its registers.")
    expect(page.get_by_role("status")).to_contain_text(
        "Right: bit 2 is the lowest 1 that is left in poss. The search has gone on to row 4"
    )
    page.get_by_role("link", name="Show the answer in the film").click()
    expect(page).to_have_url(re.compile(r"/\?algorithm=bitmask&n=6&step=\d+"))
    page.go_back()
    expect(page).to_have_url(re.compile(r"exercise=be&n=6&rung=1&seed=(?!314)\d{3}&"))


def test_the_exercise_is_solved_by_keys_and_a_third_mistake_shows_the_answer(page: Page) -> None:
    _open(page, f"n={N}&rung=3&seed=7&feedback=once")
    remark, marked = page.locator(".frame-remark"), page.locator(".be-cells [data-wrong]")
    expect(remark).to_have_text("Press each digit that should be a 1.")
    first, *rest = _answers(_steps(page, 0), 3)
    of = len(rest) + 1
    lowest = first.rindex("1")  # the lowest wrong bit of a draft of zeros
    check, said = page.get_by_role("button", name="Check"), page.get_by_role("status")
    check.click()
    expect(remark).to_contain_text(f"Not right yet. Look at bit {N - 1 - lowest} of ld, col and rd")
    expect(said).to_contain_text("Not right yet.")
    expect(marked).to_have_count(1)
    expect(marked).to_have_accessible_name(f"bit {N - 1 - lowest}")
    check.click()
    expect(remark).to_contain_text("by the queen in row")
    expect(page.locator(".queen[data-named]")).to_have_count(1)
    check.click()
    expect(remark).to_contain_text(f"It is {first}.")
    expect(marked).to_have_count(0)
    check.click()
    expect(said).to_contain_text("Right: it has a 1 wherever ld, col or rd has one. Row")
    page.get_by_role("button", name="Hint: the rule").click()
    expect(said).to_contain_text("poss = ~taken & done")
    page.get_by_role("group", name="Fill in poss").get_by_role("button", name=f"bit {N - 1}").focus()
    page.keyboard.type("1")
    expect(page.get_by_text("poss = ~taken & done").first).to_be_visible()  # a hint stays while the learner types
    page.keyboard.press("Home")
    for answer in rest:
        _type(page, answer)
    expect(
        page.get_by_role("heading", name=f"Finished: {of - 1} of {of} right on the first try, with one hint.")
    ).to_be_focused()
    expect(page.get_by_text(f"be, N = {N}, 7, level 3, {of - 1}/{of}, 1 hint", exact=True)).to_be_visible()
    page.get_by_role("button", name="The next level").click()
    expect(page).to_have_url(re.compile(r"rung=4&seed=\d{3}&feedback=once$"))
    expect(page.get_by_role("img", name="Board of")).to_be_hidden()
    page.go_back()
    expect(page.get_by_role("img", name="Board of 5 by 5")).to_be_visible()


def test_answers_by_touch_are_judged_at_the_end(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    _open(page, f"n={N}&rung=1&seed=3&feedback=end")
    for answer in _answers(_steps(page, 1), 1):
        if answer == "L":
            page.get_by_role("button", name="Lift the queen above").click()
            continue
        page.locator(f"[data-column='{answer.index('1')}']").click()
        page.get_by_role("button", name="Place the queen").click()
    page.get_by_role("button", name="Check everything").click()
    expect(
        page.get_by_role("heading", name=re.compile(r"^Finished: (\d+) of \1 right on the first try\.$"))
    ).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
