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
from .checks import BadRequest, Id, is_id, one_of, quote, take, usable_id
from .messages import MESSAGES, message_of
from .requests import Request
from .rooms.requests import RoomRequest

TYPE = one_of(MESSAGES)


def parse(text: str | bytes) -> Request | RoomRequest:
    """The request in one message. Raises BadRequest."""
    message = decode(text)
    id = usable_id(message)
    try:
        return parse_object(message, take(message, "id", is_id) if id is None else id)
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


def parse_object(message: Mapping[str, Any], id: Id) -> Request | RoomRequest:
    """The request in a decoded message."""
    kind = take(message, "type", TYPE)
    fields = MESSAGES[kind].fields
    for field in message:
        if field not in fields:
            raise BadRequest(f"{quote(field)} is not a field of {kind}, which has {', '.join(fields)}")
    return MESSAGES[kind].read(message, id)


def answer(request: Request) -> Pausable[Reply]:
    """The answer to a request whose message has an `answer`, without its id; it may be an error."""
    make_answer = message_of(request).answer
    assert make_answer
    try:
        return (yield from make_answer(request))
    except BadRequest as error:
        return failure("bad_request", str(error))
    except NotReady as error:
        return failure("not_ready", str(error))
    except DamagedTable as error:
        return failure("damaged_table", str(error))
