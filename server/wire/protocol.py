"""Turns messages into requests, and requests into answers.

A message is one JSON object. `parse` turns it into a request, or raises `BadRequest` with a sentence that names the
field, its value and what is allowed. `messages.py` lists all messages.
"""

import json
from collections.abc import Mapping
from typing import Any

from ..search.index.tables.store import DamagedTable
from ..search.pausable import Pausable
from ..search.walks.reach import NotReady
from .answers import Reply, failure
from .checks import BadRequest, is_id, one_of, quote, take, usable_id
from .fields import Request
from .messages import ANSWERS, MESSAGES, read_request

TYPE = one_of(MESSAGES)


def parse(text: str | bytes) -> Request:
    """The request in one message. Raises BadRequest."""
    message = decode(text)
    id = usable_id(message)
    try:
        given = take(message, "id", is_id) if id is None else id
        return read_request(take(message, "type", TYPE), message, given)
    except BadRequest as error:
        raise BadRequest(str(error), id) from None


def decode(text: str | bytes) -> Mapping[str, Any]:
    """The JSON object in a text message."""
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
    """The answer to a request whose message has an `answer`, without its id; it may be an error."""
    make_answer = ANSWERS[type(request)]
    assert make_answer
    try:
        return (yield from make_answer(request))
    except BadRequest as error:
        return failure("bad_request", str(error))
    except NotReady as error:
        return failure("not_ready", str(error))
    except DamagedTable as error:
        return failure("damaged_table", str(error))
