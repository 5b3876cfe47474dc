"""The manual and the reference: what is looked for is found, in the page's language."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect


def test_a_search_shows_the_sections_that_have_all_words(page: Page) -> None:
    page.goto("/manual")
    search, sections = page.get_by_label("Search the manual"), page.locator(".chapters section:visible")
    search.fill("redis workers")
    expect(sections.get_by_role("heading", name="Several processes")).to_be_visible()
    expect(page.get_by_role("heading", name="Read the board")).to_be_hidden()
    expect(page.get_by_role("status")).to_contain_text("these words")
    search.fill("no such word anywhere")
    expect(sections).to_have_count(0)
    # A link to a section that is hidden by the search leads there all the same.
    page.get_by_text("The page", exact=True).first.click()
    page.get_by_role("link", name="Read the board").click()
    expect(page.get_by_role("heading", name="Read the board")).to_be_in_viewport()


def test_german_pages_have_german_chapters_where_there_are_some(browser: Browser, base_url: str) -> None:
    with browser.new_context(base_url=base_url, locale="de-DE") as context:
        page = context.new_page()
        page.goto("/manual")
        expect(page.get_by_role("heading", name="Das Brett lesen")).to_be_visible()
        expect(page.get_by_role("heading", name="Read the board")).to_be_hidden()
        expect(page.get_by_role("heading", name="On many machines")).to_be_visible()


def test_the_reference_is_a_page_of_its_own_that_can_be_searched(page: Page) -> None:
    page.goto("/manual")
    page.get_by_role("link", name="API reference").click()
    expect(page).to_have_title("API reference · Bitqueens")
    page.get_by_label("Search the reference").fill("retur lifts queen")
    expect(page.locator(".chapters section:visible")).to_have_count(1)
    expect(page.locator("[id='Trace.find']")).to_be_visible()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="outline", exact=True).click()
    expect(page.locator("[id='Trace.outline']")).to_be_in_viewport()
    page.get_by_role("link", name="Manual").click()
    expect(page).to_have_title("Manual · Bitqueens")


def test_the_reference_has_a_german_frame(browser: Browser, base_url: str) -> None:
    with browser.new_context(base_url=base_url, locale="de-DE") as context:
        page = context.new_page()
        page.goto("/manual")
        page.get_by_role("link", name="API-Referenz (englisch)").click()
        expect(page).to_have_title("API-Referenz · Bitqueens")
        expect(page.get_by_label("In der Referenz suchen")).to_be_visible()
        expect(page.get_by_role("link", name="Handbuch")).to_be_visible()
        expect(page.locator("article:has(#Trace)")).to_have_attribute("lang", "en")


def test_in_one_column_the_reference_begins_with_its_text(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/manual/api")
    expect(page.get_by_role("heading", name="API reference")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_is_copied_of_an_example_runs(page: Page) -> None:
    page.goto("/manual/api")
    example = page.locator("section:has(> #Counters) pre")
    copied = example.evaluate("(pre) => { getSelection().selectAllChildren(pre); return `${getSelection()}`; }")
    assert copied.strip() == 'Trace("bitmask", 4).total.checks'
