"""The film of a board: deduction, search, and both beside each other."""

import re

from playwright.sync_api import Locator, expect

from server import Trace
from server.search.deduction.deduce import Step, deducing
from server.search.pausable import finish
from server.search.puzzle.board import parse_board
from tests.browser.axe import violations
from tests.browser.puzzle.conftest import SMALL, Player


def read_steps(board: str) -> list[Step]:
    deduction = finish(deducing(parse_board(board)))
    return finish(deduction.read(0, deduction.total or 0))


def figure(player: Player, name: str) -> Locator:
    return player.page.locator("figure").filter(has_text=name)


def test_both_ways_play_beside_each_other_with_their_figures(player: Player) -> None:
    player.open(more="&watch=both&step=1")
    last = read_steps(SMALL)[-1]
    total = len(Trace("puzzle", board=SMALL))
    expect(figure(player, "Deduction")).to_contain_text(f"{last.deductions} deductions, 0 guesses")
    expect(figure(player, "Search alone")).to_contain_text(f"{total:,} steps")
    expect(player.page.locator(".puzzle-watch")).to_contain_text(f"step 2 of {total:,}")
    position = player.page.get_by_role("slider", name="Position")
    position.press("End")
    for name in ("Deduction", "Search alone"):
        expect(figure(player, name).locator(".puzzle-board")).to_be_visible()
    expect(figure(player, "Deduction").locator(".piece.queen")).to_have_count(4)
    expect(figure(player, "Deduction").locator(".puzzle-board")).to_have_attribute("data-solved", "")
    assert violations(player.page) == []


def test_a_film_of_deduction_says_each_proof_and_steps_back(player: Player) -> None:
    player.open(more="&watch=deduce&step=1")
    steps = read_steps(SMALL)
    back, on = player.button("Step back"), player.button("Step")
    said = set()
    for number in range(2, len(steps)):
        on.click()
        expect(player.page.locator(".puzzle-watch")).to_contain_text(f"step {number + 1} of {len(steps)}")
        expect(player.page).to_have_url(re.compile(f"watch=deduce&step={number}$"))
        said.add(player.said.inner_text())
    assert len(said) > 2
    expect(player.said).to_have_text("All queens stand: solution 1.")
    back.click()
    expect(player.said).not_to_have_text("All queens stand: solution 1.")


def test_play_ends_at_the_last_step_and_the_game_comes_back(player: Player) -> None:
    player.open()
    player.click(0, 1, times=2)
    player.button("Watch").click()
    player.page.get_by_role("radio", name="Deduction").check()
    player.page.get_by_role("slider", name="Speed").press("End")
    expect(player.said).to_have_text("All queens stand: solution 1.")
    expect(player.button("Play")).to_be_visible()
    player.button("Back to the game").click()
    player.expect(1, 0)


def test_the_search_opens_with_its_registers(player: Player) -> None:
    player.open(more="&watch=search&step=3")
    link = player.page.get_by_role("link", name="Search with its registers")
    expect(link).to_have_attribute("href", f"./?algorithm=puzzle&board={SMALL}")
    player.page.get_by_role("radio", name="Deduction").check()
    expect(link).to_be_hidden()
    player.page.get_by_role("radio", name="Search").check()
    link.click()
    expect(player.page.locator("#step-total")).to_have_text(f"of {len(Trace('puzzle', board=SMALL)):,}")


def test_a_guess_is_yellow(player: Player) -> None:
    plain = "long:..../..../..../...."
    steps = read_steps(plain)
    guess = next(step.step for step in steps if step.kind == "guess")
    player.open(plain, f"&watch=deduce&step={guess}")
    expect(figure(player, "Deduction").locator(".piece.guess")).to_have_count(1)
    expect(player.said).to_contain_text("No rule helps. A guess")
