"""Reads a lesson: Markdown by its own parser, of which only what a lesson may have is taken; the rest is told, by line.

The page gets what is read here, also of a lesson from a reader's own disk.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import get_args

from markdown_it import MarkdownIt
from markdown_it.token import Token

from ..search.questions.kinds import About
from .lesson import Answer, Block, Choice, Fault, Lesson, Link, Pieces, Place, Question, Stop
from .places import PANELS, read_place
from .text import Numbered, list_lines, list_marks, plain, read_pieces

LONGEST = 60_000  # characters of a file
SHORT = 40  # characters of what is repeated from it
LOOKS = (
    *("board", "row", "ruler", "ld", "col", "rd", "taken", "poss", "bit", "strip", "looks", "used", "bits"),
    *("timeline", "play", "counters", "algorithm", "pick", "shift", *PANELS),
)
CARDS = ("or", "and", "not", "done", "right", "left", "minus", "lowest", "xor")  # of the bits bench
KINDS = get_args(About)
ANSWERS = (2, 6)  # at least and at most, to a question of the lesson's own
_BLOCKS = {
    "bullet_list_open": "list",
    "ordered_list_open": "list",
    "blockquote_open": "quote",
    "table_open": "table",
    "hr": "rule",
    "html_block": "html",
    "code_block": "indented",
}


def _make_reader() -> MarkdownIt:
    """What a lesson must not have is read, too, so that it can be told."""
    reader = MarkdownIt("commonmark", {"html": True})
    reader.enable(["table", "strikethrough"]).disable(["lheading", "reference"])
    reader.validateLink = lambda url: True  # type: ignore[method-assign]  # noqa: ARG005 - ours says what is wrong
    return reader


_READER = _make_reader()


@dataclass
class _Draft:
    """A stop that is being read."""

    line: int  # of its heading, then of its place
    title: str
    place: Place | None = None
    begun: bool = False
    look: tuple[str, ...] = ()
    text: list[Block] = field(default_factory=list)
    question: Question | Choice | None = None
    links: list[Link] = field(default_factory=list)
    card: str = ""


class _Reading:
    def __init__(self) -> None:
        self.title: str | None = None
        self.stops: list[Stop] = []
        self.faults: dict[Fault, None] = {}  # in the order in which they were found, each once
        self.draft: _Draft | None = None

    def tell(self, line: int, what: str, found: str = "", allowed: str = "") -> None:
        fault = Fault(line, what, found if len(found) <= SHORT else f"{found[:SHORT]}…", allowed)
        self.faults.setdefault(fault)

    def read(self, tokens: Sequence[Token]) -> None:
        for index, token in enumerate(tokens):
            if token.level:
                continue  # within what has been told, or between an opening and a closing one
            line = token.map[0] + 1 if token.map else 0
            if token.type == "heading_open":
                self.take_heading(line, token, tokens[index + 1])
            elif token.nesting >= 0:
                self.take_block(line, token, tokens[index + 1 :])
        self.finish()

    def take_heading(self, line: int, opening: Token, inline: Token) -> None:
        if opening.tag not in ("h1", "h2"):
            return self.tell(line, "heading", opening.markup)
        words = plain(inline.children or [])
        for mark in list_marks(inline.children or []):
            self.tell(line, "marks", mark)
        if not words:
            self.tell(line, "empty")
        if opening.tag == "h2":
            self.miss_title(line)
            self.finish()
            self.draft = _Draft(line, words)
        elif self.title is None:
            self.title = words
        else:
            self.tell(line, "titles")
        return None

    def miss_title(self, line: int) -> None:
        """Before a stop: a lesson begins with its title, which is missed once."""
        if self.title is None:
            self.tell(line, "title")
            self.title = ""

    def take_block(self, line: int, token: Token, following: Sequence[Token]) -> None:
        asked = self.draft.question if self.draft else None
        if self.draft and isinstance(asked, Choice) and not asked.answers and token.type == "bullet_list_open":
            return self.take_answers(self.draft, asked, following)
        if token.type in _BLOCKS:
            return self.tell(line, _BLOCKS[token.type])
        if self.draft is None:
            return self.tell(line, "before")
        if token.type == "fence":
            self.begin(line)
            self.draft.text.append(("listing", token.content.rstrip("\n")))
        elif token.type == "paragraph_open":
            self.take_paragraph(self.draft, line, following[0].children or [])
        else:
            raise AssertionError(f"nobody said what becomes of {token.type}")
        return None

    def begin(self, line: int) -> None:
        """The text of a stop begins, so its place should have come."""
        if self.draft and not self.draft.begun:
            self.tell(self.draft.line, "place")
            self.draft.line, self.draft.begun = line, True

    def take_paragraph(self, draft: _Draft, first: int, children: Sequence[Token]) -> None:
        left: list[Numbered] = []  # what is text
        for numbered in list_lines(children, first):
            line, tokens = numbered[0][0], [token for _, token in numbered]
            words = tokens[0].content if tokens[0].type == "text" else ""
            if not draft.begun and tokens[0].type == "link_open":
                self.take_place(draft, line, tokens)
                continue
            self.begin(line)
            if re.match(r"\?([ a-z]|$)", words):
                self.take_question(draft, line, plain(tokens)[1:].strip(), numbered)
            elif words.startswith("look:"):
                self.tell(line, "alone")
            else:
                left += numbered
        if pieces := self.read_words(draft, left):
            draft.text.append(("paragraph", pieces))

    def take_place(self, draft: _Draft, line: int, tokens: Sequence[Token]) -> None:
        draft.line, draft.begun, draft.look = line, True, ("board",)
        href = str(tokens[0].attrGet("href"))
        end = next(index for index, token in enumerate(tokens) if token.type == "link_close")
        if href.startswith("?"):
            draft.place = self.check_place(line, href)
        else:
            self.tell(line, "place")
        behind, _, card = plain(tokens[end + 1 :]).strip().partition("card:")
        if card:
            self.take_card(draft, line, card.strip())
        if not behind:
            return None
        if not behind.startswith("look:"):
            return self.tell(line, "after", behind)
        names = tuple(re.split("[ ,]+", behind.removeprefix("look:").strip()))
        if names == ("",):
            return self.tell(line, "nothing", "", ", ".join(LOOKS))
        for name in names:
            if name not in LOOKS:
                self.tell(line, "look", name, ", ".join(LOOKS))
        draft.look = names
        return None

    def check_place(self, line: int, href: str) -> Place:
        place, bad = read_place(href)
        for what, found, allowed in bad:
            self.tell(line, what, found, allowed)
        return place

    def take_card(self, draft: _Draft, line: int, name: str) -> None:
        if name not in CARDS:
            return self.tell(line, "card", name, ", ".join(CARDS))
        draft.card = name
        return None

    def take_question(self, draft: _Draft, line: int, about: str, numbered: list[Numbered]) -> None:
        if draft.question:
            self.tell(line, "questions")
        elif " " in about:
            _, first = numbered[0]
            words = [(line, _with_text(first, first.content[1:])), *numbered[1:]]
            draft.question = Choice(line, self.read_words(draft, words), ())
        elif about not in KINDS:
            self.tell(line, "kind", about or "nothing", ", ".join(KINDS))
        else:
            draft.question = Question(line, about)

    def take_answers(self, draft: _Draft, asked: Choice, following: Sequence[Token]) -> None:
        """The list below a question of the lesson's own."""
        end = next(index for index, token in enumerate(following) if token.type == "bullet_list_close")
        answers = [self.read_answer(draft, token) for token in following[:end] if token.type == "inline"]
        draft.question = replace(asked, answers=tuple(answers))

    def read_answer(self, draft: _Draft, inline: Token) -> Answer:
        """Its first line is the answer, and what follows is why it is right or wrong."""
        first, *rest = list_lines(inline.children or [], inline.map[0] + 1 if inline.map else 0)
        line, token = first[0]
        sign = re.match(r"\[([ x])\] ", token.content)
        if not sign:
            self.tell(line, "answer", token.content)
        else:
            first[0] = (line, _with_text(token, token.content[sign.end() :]))

        why = self.read_words(draft, [one for part in rest for one in part])
        return Answer(self.read_words(draft, first), bool(sign and sign[1] == "x"), why)

    def read_words(self, draft: _Draft, numbered: list[Numbered]) -> Pieces:
        return read_pieces(numbered, self.tell, lambda line, href: self.take_link(draft, line, href))

    def check_choice(self, choice: Choice) -> None:
        count, right = len(choice.answers), sum(answer.right for answer in choice.answers)
        if not ANSWERS[0] <= count <= ANSWERS[1]:
            self.tell(choice.line, "answers", str(count), f"{ANSWERS[0]} to {ANSWERS[1]}")
        elif right != 1:
            self.tell(choice.line, "right", str(right))

    def take_link(self, draft: _Draft, line: int, href: str) -> None:
        if href.startswith("?"):
            draft.links.append(Link(line, self.check_place(line, href)))
        elif not re.match("https?://", href, re.IGNORECASE):
            self.tell(line, "link", href)

    def finish(self) -> None:
        """The stop that was read ends."""
        draft, self.draft = self.draft, None
        if not draft:
            return
        if isinstance(draft.question, Choice):
            self.check_choice(draft.question)
        if not draft.begun:
            self.tell(draft.line, "place")
        elif draft.place:
            more = (tuple(draft.text), draft.question, tuple(draft.links), draft.card)
            self.stops.append(Stop(draft.line, draft.title, draft.place, draft.look, *more))


def _with_text(token: Token, text: str) -> Token:
    return Token(token.type, token.tag, token.nesting, content=text)


def parse(text: str, longest: int = LONGEST) -> Lesson:
    """Read a lesson of at most so many characters; its faults are in the order of their lines.

    Whether its places exist is for `check` to say.
    """
    reading = _Reading()
    if len(text) > longest:
        return Lesson("", (), (Fault(1, "long", str(len(text)), str(longest)),))
    reading.read(_READER.parse(text))
    if reading.title is None:
        reading.tell(1, "title")
    if not reading.stops and not reading.faults:
        reading.tell(1, "stops")
    faults = sorted(reading.faults, key=lambda fault: fault.line)
    return Lesson(reading.title or "", tuple(reading.stops), tuple(faults))
