"""Tests of the manual: every chapter is on its page, every link has a target, and the table of algorithms is true."""

import re

from flask.testing import FlaskClient

from server.manual.chapters import CHAPTERS, read_chapters
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.trace.trace import Trace
from tests.tools.serving import ROOT

ANCHORS = [section.anchor for chapter in read_chapters() for section in chapter.sections]


def test_links_lead_to_sections_and_pages(client: FlaskClient) -> None:
    links = {
        (section.anchor, link)
        for chapter in read_chapters()
        for section in chapter.sections
        for link in re.findall('href="([^"]*)"', section.html)
    }
    inside = {(source, link) for source, link in links if not link.startswith("https://")}
    assert ("commands", "#serving/options") in inside
    assert ("de/class/the-rest", "#lessons") in inside  # which is in English only
    pages = {(source, link) for source, link in inside if "#" not in link}
    assert [(source, link) for source, link in inside - pages if link.removeprefix("#") not in ANCHORS] == []
    for source, link in pages:
        path, _, _ = link.partition("?")
        assert client.get(f"/{path.removeprefix('./')}").status_code == 200, (source, link)


def test_anchors_are_unique_and_translations_have_the_same() -> None:
    assert len(ANCHORS) == len(set(ANCHORS))
    for chapter in read_chapters():
        if chapter.language != "en":
            assert {section.anchor.removeprefix(f"{chapter.language}/") for section in chapter.sections} <= set(ANCHORS)


def test_a_link_to_a_file_that_is_no_chapter_is_plain_text() -> None:
    (exposed,) = (
        section
        for chapter in read_chapters()
        for section in chapter.sections
        if section.anchor == "serving/what-is-exposed-and-what-is-stored"
    )
    assert "has configurations for\nnginx and Caddy, below" in exposed.html


def test_the_page_has_all_chapters(client: FlaskClient) -> None:
    page = client.get("/manual").text
    assert all(f'id="{name}"' in page for name in CHAPTERS)
    assert 'lang="de"' in page


def test_the_manual_has_a_correct_row_for_each_algorithm() -> None:
    manual = (ROOT / "server/search/PYTHON.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| .* \| ([\d,]+) \| (\d+) \| (\d+) \|$", manual, re.MULTILINE)
    assert {name: [int(number.replace(",", "")) for number in numbers] for name, *numbers in rows} == {
        name: [Trace(name, 8)[-1].checks, algorithm.indexed, algorithm.largest]
        for name, algorithm in ALGORITHMS.items()
    }
