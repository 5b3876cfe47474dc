"""Chapters of the manual: render Markdown files, which lie beside their subjects, as sections of HTML."""

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
_PAGE = re.compile(r"(exercise|puzzle|race|worksheet)?(\?[^#]*)?")  # a page of the program, or a place in the film

# Files of each chapter, by language. A chapter without a file in a language is shown in English.
CHAPTERS: dict[str, dict[str, str]] = {
    "page": {"en": "manual/page.en.md", "de": "manual/page.de.md"},
    "yours": {"en": "manual/yours.en.md", "de": "manual/yours.de.md"},
    "class": {"en": "manual/class.en.md", "de": "manual/class.de.md"},
    "teaching": {"en": "manual/teaching.en.md", "de": "manual/teaching.de.md"},
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


@dataclass(frozen=True)
class Section:
    """A heading of level 1 or 2 with its content, up to the next such heading; `html` has both."""

    anchor: str
    title: str
    html: str


@dataclass(frozen=True)
class Chapter:
    """A chapter in one language. Its first section has its title and the text before the other headings."""

    name: str
    language: str
    sections: Sequence[Section]


@cache
def read_chapters(ending: str = "") -> list[Chapter]:
    """Return all chapters in all their languages, in the order of the list. ending: the ending of pages' addresses."""
    return [
        Chapter(name, language, [*_read_sections(name, language, ending)])
        for name, files in CHAPTERS.items()
        for language in files
    ]


def _read_sections(name: str, language: str, ending: str) -> Iterator[Section]:
    file = CHAPTERS[name][language]
    for anchor, tokens in zip(_anchors(name, language), _parse(file), strict=True):
        tokens[0].attrSet("id", anchor)
        yield Section(anchor, _title(tokens), _render(tokens, file, language, ending))


def _render(tokens: Sequence[Token], file: str, language: str, ending: str) -> str:
    """Return a file's tokens as HTML. ending: the ending of pages' addresses."""
    for token in tokens:
        _open_pages(token.children or [], ending)
        _redirect_links(token.children or [], file, language)
    return str(_MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {}))


def _parse(file: str) -> list[Sequence[Token]]:
    """Return the tokens of each section."""
    tokens = _MARKDOWN.parse((_SERVER / file).read_text("utf-8"))
    starts = [index for index, token in enumerate(tokens) if token.type == "heading_open" and token.tag in ("h1", "h2")]
    return [tokens[start:end] for start, end in zip(starts, [*starts[1:], len(tokens)], strict=True)]


def _anchors(name: str, language: str) -> list[str]:
    """Return the anchors of a chapter's sections, the same in all languages, but after the language if not English."""
    titles = [_title(tokens) for tokens in _parse(CHAPTERS[name]["en"])]
    anchors = [name, *(f"{name}/{_slug(title)}" for title in titles[1:])]
    return anchors if language == "en" else [f"{language}/{anchor}" for anchor in anchors]


def _title(tokens: Sequence[Token]) -> str:
    return "".join(token.content for token in tokens[1].children or ())


def _slug(title: str) -> str:
    """Convert a title into an anchor, by GitHub's rules."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def _open_pages(tokens: list[Token], ending: str) -> None:
    """Point links to pages of the program, and to places in the film, at their addresses."""
    for opening, _ in _pair_links(tokens):
        href = str(opening.attrGet("href"))
        if href and (page := _PAGE.fullmatch(href)):
            name, query = page[1], page[2] or ""
            opening.attrSet("href", f"./{name}{ending}{query}" if name else f"./{query}")


def _redirect_links(tokens: list[Token], file: str, language: str) -> None:
    """Point links between chapters at sections of the manual. Links to other files become plain text."""
    for opening, closing in _pair_links(tokens):
        path, _, part = str(opening.attrGet("href")).partition("#")
        if _SITE.match(path) or path.startswith("./"):
            continue
        target = normpath(join(dirname(file), path)) if path else file
        name = _NAMES.get(target)
        if name is None:
            tokens.remove(opening)
            tokens.remove(closing)
            continue
        before = f"#{language}/" if language in CHAPTERS[name] and language != "en" else "#"
        opening.attrSet("href", before + (f"{name}/{part}" if part else name))


def _pair_links(tokens: Sequence[Token]) -> list[tuple[Token, Token]]:
    """Return the opening and closing token of each link; links do not nest."""
    marks: Iterator[Token] = iter([token for token in tokens if token.type in ("link_open", "link_close")])
    return list(zip(marks, marks, strict=True))
