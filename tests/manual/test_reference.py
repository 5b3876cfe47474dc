"""Tests of the library's reference: an entry for every name, with its signature, and links to entries."""

from __future__ import annotations

import re

from flask.testing import FlaskClient

from server.exports import EXPORTS
from server.manual.chapters import read_chapters
from server.manual.reference import read_reference, render_text

SECTIONS = {section.anchor: section for chapter in read_reference() for section in chapter.sections}
NAMES = [name for names in EXPORTS.values() for name in names]


def text_of(html: str) -> str:
    plain = re.sub(r"<[^>]*>", "", html)
    return plain.replace("&#x27;", "'").replace("&quot;", '"').replace("&gt;", ">").replace("&lt;", "<")


def heading(name: str) -> str:
    return text_of(SECTIONS[name].html.partition("\n")[0])


def test_every_name_has_an_entry_with_an_example() -> None:
    assert [name for name in NAMES if name not in SECTIONS] == []
    entries = [section for anchor, section in SECTIONS.items() if anchor.partition(".")[0] in NAMES]
    assert [entry.anchor for entry in entries if '<span class="prompt">&gt;&gt;&gt; ' not in entry.html] == []
    assert len(entries) > len(NAMES)
    assert all(f'id="{anchor}"' in section.html or anchor == "api" for anchor, section in SECTIONS.items())


def test_signatures_are_those_of_python() -> None:
    assert heading("Trace") == "class Trace(algorithm: str = 'bitmask', n: int = 8, goal: 'all' | 'first' = 'all')"
    assert heading("Trace.total") == "Trace.total: Counters | None"
    assert heading("Trace.read") == (
        "Trace.read(start: int, stop: int | None = None, stride: int = 1) -> Iterator[Step | SquareStep]"
    )
    assert heading("forecast") == (
        "forecast(n: int, *, engine: str | None = None, threads: int | None = None, seconds: float = 0.3) -> Forecast"
    )
    assert heading("SizeUnknown") == "class SizeUnknown(NotReady, TypeError)"
    assert heading("Film.save") == "Film.save(path: str | Path)"
    assert "<code>columns: tuple[int, ...]</code>" in SECTIONS["Solution"].html


def test_names_lead_to_their_entries() -> None:
    links = {
        (anchor, link) for anchor, section in SECTIONS.items() for link in re.findall('href="([^"]*)"', section.html)
    }
    assert {("Trace.find", "#NotReady"), ("Trace.total", "#Counters"), ("NotReady", "#Trace.horizon")} <= links
    assert ("api", "../manual#python") in links
    inside = {link for _, link in links if link.startswith("#")}
    assert inside <= {f"#{anchor}" for anchor in SECTIONS}
    outside = {link for _, link in links} - inside
    assert all(re.match(r"https://|\.\./manual#", link) for link in outside)


def test_sections_of_a_docstring_are_lists() -> None:
    html = render_text("Args:\n    n: Rows,\n        from 1.\n\nRaises:\n    NotReady: Too far.\n\nThe end.\n", "count")
    assert "<p><strong>Arguments</strong></p>\n<ul>\n<li><code>n</code>: Rows,\nfrom 1.</li>\n</ul>" in html
    assert '<li><a href="#NotReady"><code>NotReady</code></a>: Too far.</li>' in html
    assert "<p>The end.</p>" in html


def test_an_example_is_shown_line_by_line() -> None:
    shown = SECTIONS["Counters"].html
    assert '<pre><span class="prompt">&gt;&gt;&gt; </span><code>Trace(&quot;bitmask&quot;, 4).total.checks\n' in shown
    assert '<span class="answer">15\n</span></pre>' in shown


def test_the_page_stands_below_the_manual(client: FlaskClient) -> None:
    page = client.get("/manual/api").text
    assert "<title>API reference · Bitqueens</title>" in page
    assert all(f'id="{anchor}"' in page for anchor in ("Trace", "Trace.find", "count", "errors"))
    addresses = re.findall(r'(?:href|src)="([^"]*)"', page)
    assert {"../", "../race", "../manual"} <= {*addresses}
    assert [each for each in addresses if not each.startswith(("../", "#", "https://"))] == []
    assert 'aria-current="page"' not in page


def test_the_manual_leads_to_it(client: FlaskClient) -> None:
    assert '<a href="manual/api" data-say="reference">' in client.get("/manual").text
    (python,) = (chapter for chapter in read_chapters(".html") if chapter.name == "python")
    assert any('href="manual/api.html"' in section.html for section in python.sections)
