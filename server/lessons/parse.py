"""Parse a lesson: Markdown, limited to a few elements; all others are faults, by line.

The page also gets lessons from a viewer's own disk through this parser.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import get_args

from markdown_it import MarkdownIt
from markdown_it.token import Token

from ..config.limits import CHOICES
from ..search.questions.kinds import About
from .lesson import PAGE, Block, Choice, ChoiceQuestion, Fault, KindQuestion, Lesson, Link, Pieces, Place, Stop
from .places import PANELS, read_place
from .text import Numbered, list_lines, list_marks, plain, read_pieces

LONGEST = 60_000  # characters of a file
SHORT = 40  # characters of the file's text that a fault repeats
LOOKS = (
    *("board", "queens", "row", "ruler", "ld", "col", "rd", "taken", "poss", "bit", "strip", "looks", "used", "bits"),
    *("timeline", "play", "counters", "algorithm", "pick", "shift", *PANELS),
)
CARDS = ("or", "and", "not", "done", "right", "left", "minus", "lowest", "xor")  # of the bits bench
KINDS = get_args(About)
_BLOCKS = {
    "bullet_list_open": "list",
    "ordered_list_open": "list",
    "table_open": "table",
    "hr": "rule",
    "html_block": "html",
    "code_block": "indented",
}


def _make_reader() -> MarkdownIt:
    """Return a reader that also parses forbidden elements, so that they can be reported."""
    reader = MarkdownIt("commonmark", {"html": True})
    reader.enable(["table", "strikethrough"]).disable(["lheading", "reference"])
    reader.validateLink = lambda url: True  # type: ignore[method-assign]  # noqa: ARG005 - links are checked below
    return reader


_READER = _make_reader()


@dataclass
class _Draft:
    """A stop under construction."""

    line: int  # of its heading, then of its place
    title: str
    place: Place | None = None
    begun: bool = False
    look: tuple[str, ...] = ()
    text: list[Block] = field(default_factory=list)
    question: KindQuestion | ChoiceQuestion | None = None
    links: list[Link] = field(default_factory=list)
    card: str = ""
    notes: list[Block] = field(default_factory=list)
    page: str = ""


class _Reading:
    def __init__(self) -> None:
        self.title: str | None = None
        self.stops: list[Stop] = []
        self.faults: dict[Fault, None] = {}  # in the order in which they were found, each once
        self.draft: _Draft | None = None

    def add_fault(self, line: int, what: str, found: str = "", allowed: str = "") -> None:
        fault = Fault(line, what, found if len(found) <= SHORT else f"{found[:SHORT]}…", allowed)
        self.faults.setdefault(fault)

    def read(self, tokens: Sequence[Token]) -> None:
        for index, token in enumerate(tokens):
            if token.level:
                continue  # inside a block that is read or reported as a whole
            line = token.map[0] + 1 if token.map else 0
            if token.type == "heading_open":
                self.read_heading(line, token, tokens[index + 1])
            elif token.nesting >= 0:
                self.read_block(line, token, tokens[index + 1 :])
        self.finish()

    def read_heading(self, line: int, opening: Token, inline: Token) -> None:
        if opening.tag not in ("h1", "h2"):
            return self.add_fault(line, "heading", opening.markup)
        words = plain(inline.children or [])
        for mark in list_marks(inline.children or []):
            self.add_fault(line, "marks", mark)
        if not words:
            self.add_fault(line, "empty")
        if opening.tag == "h2":
            self.require_title(line)
            self.finish()
            self.draft = _Draft(line, words)
        elif self.title is None:
            self.title = words
        else:
            self.add_fault(line, "titles")
        return None

    def require_title(self, line: int) -> None:
        """Report a missing title once, before the first stop."""
        if self.title is None:
            self.add_fault(line, "title")
            self.title = ""

    def read_block(self, line: int, token: Token, following: Sequence[Token]) -> None:
        asked = self.draft.question if self.draft else None
        if self.draft and isinstance(asked, ChoiceQuestion) and not asked.choices and token.type == "bullet_list_open":
            return self.read_choices(self.draft, asked, following)
        if self.draft and token.type == "blockquote_open":
            return self.read_notes(self.draft, following)
        if token.type in _BLOCKS:
            return self.add_fault(line, _BLOCKS[token.type])
        if self.draft is None:
            return self.add_fault(line, "before")
        if token.type == "fence":
            self.start_text(line)
            self.draft.text.append(("listing", token.content.rstrip("\n")))
        elif token.type == "paragraph_open":
            self.read_paragraph(self.draft, line, following[0].children or [])
        else:
            raise AssertionError(f"there is no rule for {token.type}")
        return None

    def read_notes(self, draft: _Draft, following: Sequence[Token]) -> None:
        """Read a quotation: paragraphs for the teacher."""
        end = next(index for index, token in enumerate(following) if token.type == "blockquote_close")
        for token, inline in pairwise(following[: end + 1]):
            if token.level != 1 or token.nesting < 0:
                continue  # inside a paragraph, or at its end
            line = token.map[0] + 1 if token.map else 0
            self.start_text(line)
            if token.type != "paragraph_open":
                self.add_fault(line, "notes")
                continue
            numbered = [one for part in list_lines(inline.children or [], line) for one in part]
            draft.notes.append(("paragraph", self.read_words(draft, numbered)))

    def start_text(self, line: int) -> None:
        """Start the text of a stop; report a missing place."""
        if self.draft and not self.draft.begun:
            self.add_fault(self.draft.line, "place")
            self.draft.line, self.draft.begun = line, True

    def read_paragraph(self, draft: _Draft, first: int, children: Sequence[Token]) -> None:
        left: list[Numbered] = []  # lines of text
        for numbered in list_lines(children, first):
            line, tokens = numbered[0][0], [token for _, token in numbered]
            words = tokens[0].content if tokens[0].type == "text" else ""
            if not draft.begun and tokens[0].type == "link_open":
                self.read_stop_place(draft, line, tokens)
                continue
            self.start_text(line)
            if re.match(r"\?([ a-z]|$)", words):
                self.read_question(draft, line, plain(tokens)[1:].strip(), numbered)
            elif words.startswith("look:"):
                self.add_fault(line, "alone")
            else:
                left += numbered
        if pieces := self.read_words(draft, left):
            draft.text.append(("paragraph", pieces))

    def read_stop_place(self, draft: _Draft, line: int, tokens: Sequence[Token]) -> None:
        draft.line, draft.begun, draft.look = line, True, ("board",)
        href = str(tokens[0].attrGet("href"))
        end = next(index for index, token in enumerate(tokens) if token.type == "link_close")
        if href.startswith("?"):
            draft.place = self.read_link_place(line, href)
        else:
            self.add_fault(line, "place")
        behind, _, page = plain(tokens[end + 1 :]).strip().partition("page:")
        if not page or PAGE.fullmatch(page.strip()):
            draft.page = page.strip()
        else:
            self.add_fault(line, "page", page.strip())
        behind, _, card = behind.strip().partition("card:")
        if not card or card.strip() in CARDS:
            draft.card = card.strip()
        else:
            self.add_fault(line, "card", card.strip(), ", ".join(CARDS))
        if not behind:
            return None
        if not behind.startswith("look:"):
            return self.add_fault(line, "after", behind)
        names = tuple(re.split("[ ,]+", behind.removeprefix("look:").strip()))
        if names == ("",):
            return self.add_fault(line, "nothing", "", ", ".join(LOOKS))
        for name in names:
            if name not in LOOKS:
                self.add_fault(line, "look", name, ", ".join(LOOKS))
        draft.look = names
        return None

    def read_link_place(self, line: int, href: str) -> Place:
        place, bad = read_place(href)
        for what, found, allowed in bad:
            self.add_fault(line, what, found, allowed)
        return place

    def read_question(self, draft: _Draft, line: int, about: str, numbered: list[Numbered]) -> None:
        if draft.question:
            self.add_fault(line, "questions")
        elif " " in about:
            _, first = numbered[0]
            words = [(line, _with_text(first, first.content[1:])), *numbered[1:]]
            draft.question = ChoiceQuestion(line, self.read_words(draft, words), ())
        elif about not in KINDS:
            self.add_fault(line, "kind", about or "nothing", ", ".join(KINDS))
        else:
            draft.question = KindQuestion(line, about)

    def read_choices(self, draft: _Draft, asked: ChoiceQuestion, following: Sequence[Token]) -> None:
        """Read the list of choices below a lesson's own question."""
        end = next(index for index, token in enumerate(following) if token.type == "bullet_list_close")
        choices = [self.read_choice(draft, token) for token in following[:end] if token.type == "inline"]
        draft.question = replace(asked, choices=tuple(choices))

    def read_choice(self, draft: _Draft, inline: Token) -> Choice:
        """Read a choice: its first line is the text, and the rest is the reason why it is right or wrong."""
        first, *rest = list_lines(inline.children or [], inline.map[0] + 1 if inline.map else 0)
        line, token = first[0]
        sign = re.match(r"\[([ x])\] ", token.content)
        if not sign:
            self.add_fault(line, "answer", token.content)
        else:
            first[0] = (line, _with_text(token, token.content[sign.end() :]))

        why = self.read_words(draft, [one for part in rest for one in part])
        return Choice(self.read_words(draft, first), bool(sign and sign[1] == "x"), why)

    def read_words(self, draft: _Draft, numbered: list[Numbered]) -> Pieces:
        return read_pieces(numbered, self.add_fault, lambda line, href: self.add_link(draft, line, href))

    def check_choices(self, question: ChoiceQuestion) -> None:
        count, right = len(question.choices), sum(choice.right for choice in question.choices)
        if not CHOICES[0] <= count <= CHOICES[1]:
            self.add_fault(question.line, "answers", str(count), f"{CHOICES[0]} to {CHOICES[1]}")
        elif right > 1:
            self.add_fault(question.line, "right", str(right))

    def add_link(self, draft: _Draft, line: int, href: str) -> None:
        if href.startswith("?"):
            draft.links.append(Link(line, self.read_link_place(line, href)))
        elif not re.match("https?://", href, re.IGNORECASE):
            self.add_fault(line, "link", href)

    def finish(self) -> None:
        """Finish the current stop."""
        draft, self.draft = self.draft, None
        if not draft:
            return
        if isinstance(draft.question, ChoiceQuestion):
            self.check_choices(draft.question)
        if not draft.begun:
            self.add_fault(draft.line, "place")
        elif draft.place:
            more = (tuple(draft.text), draft.question, tuple(draft.links), draft.card, tuple(draft.notes), draft.page)
            self.stops.append(Stop(draft.line, draft.title, draft.place, draft.look, *more))


def _with_text(token: Token, text: str) -> Token:
    return Token(token.type, token.tag, token.nesting, content=text)


def parse(text: str, longest: int = LONGEST) -> Lesson:
    """Read a lesson of at most `longest` characters; its faults are in the order of their lines.

    `check` looks up its places.
    """
    reading = _Reading()
    if len(text) > longest:
        return Lesson("", (), (Fault(1, "long", str(len(text)), str(longest)),))
    reading.read(_READER.parse(text))
    if reading.title is None:
        reading.add_fault(1, "title")
    if not reading.stops and not reading.faults:
        reading.add_fault(1, "stops")
    faults = sorted(reading.faults, key=lambda fault: fault.line)
    return Lesson(reading.title or "", tuple(reading.stops), tuple(faults))
