"""Sentences for what is wrong with a lesson: what stands there, what may. The page has the same in its languages."""

from __future__ import annotations

from collections.abc import Mapping

from .lesson import Fault

TEXT = "text is paragraphs, **bold**, `code`, ``` listings and links"

_SENTENCES: Mapping[str, str] = {
    "coding": "the file is not UTF-8",
    "long": "the file is too long: {found} characters; at most {allowed}",
    "name": "the file is called {found}; allowed: a name like {allowed}",
    "title": "the first line must be the lesson's title, like # From squares to bits",
    "titles": "a second title; a lesson has one # title, and each stop has a ##",
    "heading": "a heading with {found} is not allowed; allowed: one # title, and a ## for each stop",
    "empty": "a heading without words",
    "marks": "a heading with {found}; it is plain words",
    "stops": "no stop; each begins with a heading like ## A ray is a 1",
    "before": "text before the first stop; allowed there: the title alone",
    "place": "the stop has no place; the line after its heading begins with a link like [place](?n=4&step=2)",
    "after": "{found} behind the place; allowed there: look: and names of parts of the page, card: and its name",
    "alone": "look: stands alone; it belongs behind the place, on the same line",
    "nothing": "look: without names; allowed: {allowed}",
    "look": "look: has {found}, which is no part of the page; allowed: {allowed}",
    "kind": "there is no question ? {found}; allowed: {allowed}",
    "questions": "a second question; a stop asks one",
    "answers": "a question with {found} answers; allowed: {allowed}, in a list below it",
    "answer": "an answer that begins with {found}; allowed: [x] for the right one, [ ] for the others",
    "right": "a question with {found} right answers; allowed: one with [x]",
    "card": "there is no card {found}; allowed: {allowed}",
    "field": "a place has no {found}; allowed: {allowed}",
    "value": "a place with {found} is none; allowed: {allowed}",
    "link": "a link to {found} is not allowed; allowed: a place like ?n=4&step=2, or an address with https:",
    "image": f"an image is not allowed: {TEXT}",
    "html": f"HTML is not allowed: {TEXT}",
    "italic": f"italic text is not allowed: {TEXT}",
    "struck": f"struck text is not allowed: {TEXT}",
    "list": f"a list is not allowed: {TEXT}",
    "table": f"a table is not allowed: {TEXT}",
    "quote": f"a quotation is not allowed: {TEXT}",
    "rule": f"a rule across the page is not allowed: {TEXT}",
    "indented": f"indented text is not allowed: {TEXT}",
    "beyond": "step {found} does not exist; this film has the steps {allowed}",
    "far": "step {found} cannot be read: {allowed}",
    "unasked": "? {found} cannot be asked at this step; allowed there: {allowed}",
}
RULES = frozenset(_SENTENCES)


def sentence(fault: Fault) -> str:
    """What is wrong, in a sentence without its line."""
    return _SENTENCES[fault.what].format(found=fault.found, allowed=fault.allowed)
