"""The chapters of the manual: Markdown files that stand beside what they describe, made into sections of HTML."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from posixpath import dirname, join, normpath

from markdown_it import MarkdownIt
from markdown_it.token import Token

_SERVER = Path(__file__).resolve().parents[1]
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_SITE = re.compile(r"https?://")

# The files of each chapter, by language. Where a language has none, the chapter is shown in English.
CHAPTERS: dict[str, dict[str, str]] = {
    "page": {"en": "manual/page.en.md", "de": "manual/page.de.md"},
    "yours": {"en": "manual/yours.en.md", "de": "manual/yours.de.md"},
    "class": {"en": "manual/class.en.md", "de": "manual/class.de.md"},
    "lessons": {"en": "lessons/FORMAT.md"},
    "commands": {"en": "cli/COMMANDS.md"},
    "python": {"en": "search/PYTHON.md"},
    "site": {"en": "site/SITE.md", "de": "site/SITE.de.md"},
    "serving": {"en": "launch/SERVING.md"},
    "cluster": {"en": "cluster/CLUSTER.md"},
    "counting": {"en": "search/counting/SCALE.md"},
    "wire": {"en": "wire/WIRE.md"},
}
_NAMES = {file: name for name, files in CHAPTERS.items() for file in files.values()}
REFERENCE = "manual/api"  # the page with the reference of the library, and with `.md` its introduction


@dataclass(frozen=True)
class Section:
    """A heading of level 1 or 2 with all that stands below it, up to the next such heading; `html` has both.

    `inner`: it belongs to the section before.
    """

    anchor: str
    title: str
    html: str
    inner: bool = False


@dataclass(frozen=True)
class Chapter:
    """A chapter in one language. Its first section is its title and what stands before the other headings."""

    name: str
    language: str
    sections: Sequence[Section]


@cache
def read_chapters(ending: str = "") -> list[Chapter]:
    """All chapters in all their languages, in the order of the list. ending: of the addresses of pages."""
    return [
        Chapter(name, language, [*_read_sections(name, language, ending)])
        for name, files in CHAPTERS.items()
        for language in files
    ]


def _read_sections(name: str, language: str, ending: str) -> Iterator[Section]:
    file = CHAPTERS[name][language]
    for anchor, tokens in zip(_anchors(name, language), _parse(file), strict=True):
        tokens[0].attrSet("id", anchor)
        html = render(tokens, file, language, reference=f"{REFERENCE}{ending}")
        yield Section(anchor, _title(tokens), html)


def render(tokens: Sequence[Token], file: str, language: str = "en", *, manual: str = "", reference: str = "") -> str:
    """The HTML of tokens of a file. manual, reference: the addresses of these pages from where it stands."""
    for token in tokens:
        _redirect_links(token.children or [], file, language, manual, reference)
    return str(_MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {}))


def parse(text: str) -> list[Token]:
    """The tokens of a text."""
    return _MARKDOWN.parse(text)


def _parse(file: str) -> list[Sequence[Token]]:
    """The tokens of each section."""
    tokens = parse((_SERVER / file).read_text("utf-8"))
    starts = [index for index, token in enumerate(tokens) if token.type == "heading_open" and token.tag in ("h1", "h2")]
    return [tokens[start:end] for start, end in zip(starts, [*starts[1:], len(tokens)], strict=True)]


def _anchors(name: str, language: str) -> list[str]:
    """The anchors of a chapter's sections: the same in all languages, behind the language if it is not English."""
    titles = [_title(tokens) for tokens in _parse(CHAPTERS[name]["en"])]
    anchors = [name, *(f"{name}/{_slug(title)}" for title in titles[1:])]
    return anchors if language == "en" else [f"{language}/{anchor}" for anchor in anchors]


def _title(tokens: Sequence[Token]) -> str:
    return "".join(token.content for token in tokens[1].children or ())


def _slug(title: str) -> str:
    """A title as GitHub writes it into the address of a section."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def _redirect_links(tokens: list[Token], file: str, language: str, manual: str, reference: str) -> None:
    """Let links between chapters lead to sections of the manual. Links to other files become plain text."""
    for opening, closing in _pair_links(tokens):
        path, _, part = str(opening.attrGet("href")).partition("#")
        if _SITE.match(path):
            continue
        target = normpath(join(dirname(file), path)) if path else file
        if target == f"{REFERENCE}.md" == file:
            continue  # to another entry
        if target == f"{REFERENCE}.md":
            opening.attrSet("href", reference)
            continue
        name = _NAMES.get(target)
        if name is None:
            tokens.remove(opening)
            tokens.remove(closing)
            continue
        before = f"{manual}#{language}/" if language in CHAPTERS[name] and language != "en" else f"{manual}#"
        opening.attrSet("href", before + (f"{name}/{part}" if part else name))


def _pair_links(tokens: Sequence[Token]) -> list[tuple[Token, Token]]:
    """Where each link begins and ends; links do not hold each other."""
    marks: Iterator[Token] = iter([token for token in tokens if token.type in ("link_open", "link_close")])
    return list(zip(marks, marks, strict=True))
