"""Reference of the library: each exported name with its signature, its docstring and its example."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any

from ..exports import EXPORTS
from .chapters import REFERENCE, Chapter, Section, parse, render
from .signatures import write_bases, write_call, write_fields, write_value

_MADE = ("Trace", "Film")  # classes that users instantiate; functions return the others
_PACKAGE, _, _ = __package__.rpartition(".")
_INTRODUCTION = Path(__file__).with_name("api.md")
_EXAMPLE = re.compile(r"^>>> (?:.+\n?)+", re.MULTILINE)  # up to an empty line
_LEADS = re.compile(r"^(Raises|Source:) ", re.MULTILINE)
SECTION = re.compile(r"^(Args|Attributes|Raises|Returns|Yields):\n((?:(?: {4}.*)?(?:\n|\Z))+)", re.MULTILINE)
_WORD = re.compile(r"\b[A-Z]\w+\b")
_QUOTED = re.compile(r"`([\w.]+)`")


@dataclass(frozen=True)
class Entry:
    """A name of the reference: a class, a function, or as `Class.member` a method or a property."""

    name: str
    what: Any

    @property
    def is_member(self) -> bool:
        return "." in self.name

    @property
    def docstring(self) -> str:
        return inspect.getdoc(self.what) or ""


@cache
def list_entries(group: str) -> list[Entry]:
    """Return the names of a group, each class followed by its methods and properties, in source order."""
    entries = []
    for name, module in EXPORTS[group].items():
        what = getattr(import_module(f"{_PACKAGE}.{module}"), name)
        entries.append(Entry(name, what))
        members = vars(what).items() if isinstance(what, type) else ()
        entries += [Entry(f"{name}.{member}", of) for member, of in members if _is_public(member, of)]
    return entries


def _is_public(name: str, what: object) -> bool:
    return not name.startswith("_") and (inspect.isfunction(what) or isinstance(what, property))


@cache
def read_reference(ending: str = "") -> list[Chapter]:
    """Return the reference: its introduction, and a chapter for each group. ending: the ending of pages' addresses."""
    tokens = parse(_INTRODUCTION.read_text("utf-8"))
    introduction = render(tokens, f"{REFERENCE}.md", manual=f"../manual{ending}")
    chapters = [Chapter("api", "en", [Section("api", "API reference", introduction)])]
    for group in EXPORTS:
        anchor = group.lower()
        title = Section(anchor, group, f'<h1 id="{anchor}">{group}</h1>\n')
        chapters.append(Chapter(anchor, "en", [title, *map(make_section, list_entries(group))]))
    return chapters


def make_section(entry: Entry) -> Section:
    """Return the page's section for a name."""
    level = "h3" if entry.is_member else "h2"
    fields = (
        ""
        if entry.name in _MADE
        else " ".join(f"<code>{link_types(field)}</code>" for field in write_fields(entry.what))
    )
    html = [
        f'<{level} id="{entry.name}">{write_heading(entry)}</{level}>',
        f'<p class="fields">{fields}</p>' if fields else "",
        *render_docstring(entry),
    ]
    return Section(entry.name, entry.name.rpartition(".")[2], "\n".join(html), entry.is_member)


def write_heading(entry: Entry) -> str:
    """Return the signature as HTML, with the name in bold and each parameter unbroken."""
    name, what = entry.name, entry.what
    if isinstance(what, property):
        parts = [": ", write_value(what)]
    elif not isinstance(what, type):
        parts = write_call(what, first=int(entry.is_member))
    elif name in _MADE:
        parts = write_call(vars(what)["__init__"], first=1)
    else:
        parts = [write_bases(what)]
    before = "class " if isinstance(what, type) else ""
    return f"<code>{before}<b>{escape(name)}</b>{''.join(f'<span>{link_types(part)}</span>' for part in parts)}</code>"


def link_types(text: str) -> str:
    """Return a part of a signature as HTML, with links from names of the reference to their entries."""
    return _WORD.sub(
        lambda word: f'<a href="#{word[0]}">{word[0]}</a>' if word[0] in names() else word[0], escape(text)
    )


@cache
def names() -> frozenset[str]:
    """Return all names of the reference."""
    return frozenset(entry.name for group in EXPORTS for entry in list_entries(group))


def render_docstring(entry: Entry) -> Iterator[str]:
    """Yield the HTML of a docstring: its paragraphs, and its examples, whose prompts and answers are not copied."""
    end = 0
    for example in _EXAMPLE.finditer(entry.docstring):
        yield render_text(entry.docstring[end : example.start()], entry.name)
        yield f"<pre>{''.join(map(render_line, example[0].splitlines()))}</pre>"
        end = example.end()
    yield render_text(entry.docstring[end:], entry.name)


def render_text(text: str, name: str) -> str:
    """Return paragraphs and lists as HTML, with links from names of the reference to their entries."""

    def link(quoted: re.Match[str]) -> str:
        sibling = f"{name.partition('.')[0]}.{quoted[1]}"
        found = next((each for each in (quoted[1], sibling) if each in names() - {name}), None)
        return f"[{quoted[0]}](#{found})" if found else quoted[0]

    tokens = parse(_QUOTED.sub(link, SECTION.sub(list_section, _LEADS.sub(r"**\1** ", text))))
    return render(tokens, f"{REFERENCE}.md")


def list_section(found: re.Match[str]) -> str:
    """Return a section of a docstring as Markdown: a title, and a list of its names, if it has any."""
    text = re.sub("^ {4}", "", found[2], flags=re.MULTILINE)
    items = re.sub(r"^([\w.]+):", r"- `\1`:", text, flags=re.MULTILINE)
    return f"**{found[1].replace('Args', 'Arguments')}**\n\n{items}"


def render_line(line: str) -> str:
    """Return a line of an example as HTML."""
    prompt, code = line[:4], line[4:]
    if prompt.strip() in (">>>", "..."):
        return f'<span class="prompt">{escape(prompt)}</span><code>{escape(code)}\n</code>'
    return f'<span class="answer">{escape(line)}\n</span>'
