"""Parses messages into requests, and answers requests.

A message is one JSON object. `parse` turns it into a request, or raises `BadRequest` with a sentence that names the
field, its value and what is allowed. A new message needs a request in `requests.py`, a function that answers it, a line
in ANSWERS, and a section in WIRE.md.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any

from ..search.algorithms.algorithm import Run
from ..search.pausable import Pausable
from . import answers, deduction, gallery, requests
from .checks import BadRequest, is_id, one_of, quote, read_field, usable_id
from .fields import MESSAGES, Request, read_request
from .replies import Reply, refuse
from .rooms import requests as _of_rooms  # noqa: F401 - registers the messages of classes
from .run import prepare

# The function that answers each request. A session itself answers those that are missing here.
ANSWERS: Mapping[type[Request], Callable[[Any], Pausable[Reply]]] = {
    requests.Describe: answers.describe,
    requests.Read: answers.read,
    requests.Find: answers.find,
    requests.Questions: answers.ask,
    requests.SubtreeCounts: answers.count_subtrees,
    requests.Outline: answers.draw_outline,
    requests.Solutions: gallery.read_solutions,
    requests.SolutionClasses: gallery.read_classes,
    requests.Deduce: deduction.deduce,
    requests.GiveHint: deduction.give_hint,
    requests.ReadLesson: answers.read_lesson,
}
TYPE = one_of(MESSAGES)


def parse(text: str | bytes) -> Request:
    """Return the request in one message. Raises BadRequest."""
    message = decode(text)
    id = usable_id(message)
    try:
        given = read_field(message, "id", is_id) if id is None else id
        return read_request(read_field(message, "type", TYPE), message, given)
    except BadRequest as error:
        raise BadRequest(str(error), id) from None


def decode(text: str | bytes) -> Mapping[str, Any]:
    """Return the JSON object in a text message."""
    if isinstance(text, bytes):
        raise BadRequest("a message must be text holding one JSON object, not binary data")
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRequest(f"a message must be one JSON object, not {quote(text)}") from None
    if not isinstance(message, dict):
        raise BadRequest(f"a message must be one JSON object, not {quote(message)}")
    return message


def answer(request: Request) -> Pausable[Reply]:
    """Return the answer, without its id, to a request of ANSWERS; it may be an error."""
    try:
        if isinstance(run := getattr(request, "run", None), Run):
            yield from prepare(run)
        return (yield from ANSWERS[type(request)](request))
    except Exception as error:
        if refused := refuse(error):
            return refused
        raise
