"""Addresses of features that went: each leads to a page that is there, with a sentence in every language."""

import re
from urllib.parse import urljoin

import pytest
from flask.testing import FlaskClient

from server.config.languages import LANGUAGES
from server.web.gone import GONE, address_of
from tests.tools.serving import ROOT

WORDS = ROOT / "server/static/js/words"


@pytest.mark.parametrize("path", GONE)
def test_an_old_address_leads_to_a_page_that_is_there(client: FlaskClient, path: str) -> None:
    answer = client.get(f"/{path}", query_string={"n": 8})
    assert answer.status_code == 301
    assert answer.headers["Location"] == address_of(path)
    led = client.get(urljoin(f"/{path}", address_of(path)))
    assert led.status_code == 200
    _, _, anchor = GONE[path].partition("#")
    assert not anchor or f'id="{anchor}"' in led.text


def test_every_language_has_a_sentence_for_each() -> None:
    led_to = {re.search(r"\bgone=(\w+)", successor)[1] for successor in GONE.values()}  # type: ignore[index]
    for language in LANGUAGES:
        (texts,) = re.findall(
            r"export const GONE = \{(.*?)\n\};", (WORDS / language / "common.js").read_text("utf-8"), re.DOTALL
        )
        assert led_to <= {*re.findall(r"^  (\w+):", texts, re.MULTILINE)}, language
