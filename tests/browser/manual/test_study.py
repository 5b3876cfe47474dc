"""Results of the study of earlier versions: a browser that has some saves them once, as they are, also damaged ones."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screen import Screen

_STUDY = '{"number":17,"stage":"after","before":[0,1,4],"after":[null],"scale":[],"predicted":{"count":3}}'
_CODES = "23456-789AB-CDEFG-HJKMN\n23456"


@pytest.mark.parametrize(("study", "codes"), [(_STUDY, None), ("{dam\u0000aged", _CODES)])
@pytest.mark.parametrize("address", ["/study", "/?drawer=settings"])
def test_stored_results_are_saved_once_and_then_removed(
    page: Page, address: str, study: str, codes: str | None
) -> None:
    page.goto("/race")
    page.evaluate("(text) => localStorage.setItem('bitqueens.study', text)", study)
    if codes:
        page.evaluate("(text) => sessionStorage.setItem('bitqueens.codes', text)", codes)
    page.goto(address)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the study's results").click()
    assert download.value.suggested_filename == "bitqueens-study.json"
    saved = json.loads(download.value.path().read_text("utf-8"))
    assert saved == {"bitqueens.study": study, **({"bitqueens.codes": codes} if codes else {})}
    expect(page.get_by_role("group", name="Results of the study").get_by_role("status")).to_contain_text("removed")
    stored = "[localStorage.getItem('bitqueens.study'), sessionStorage.getItem('bitqueens.codes')]"
    assert page.evaluate(stored) == [None, None]
    page.reload()
    Screen(page).settle()
    expect(page.get_by_role("group", name="Results of the study")).to_have_count(0)


def test_the_chapter_for_teachers_has_the_button_in_its_language(open_page: Callable[..., Page]) -> None:
    page = open_page(locale="de-DE")
    page.goto("/race")
    page.evaluate("localStorage.setItem('bitqueens.study', '{}')")
    page.goto("/study?collect")
    button = page.get_by_role("button", name="Ergebnisse der Studie speichern")
    expect(button).to_be_in_viewport()
    expect(page.get_by_role("heading", name="Für Lehrkräfte", exact=True)).to_be_in_viewport()
    page.goto("/?drawer=settings")
    page.get_by_role("button", name="Vergessen").click()
    assert page.evaluate("localStorage.getItem('bitqueens.study')") is None
