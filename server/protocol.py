"""The wire's requests: what may be asked for, and the one place where it is checked. No socket, no answers.

A message is one JSON object. `parse` turns it into a request or raises `BadRequest` with a sentence that names the
field, the value and what is allowed. Steps are numbered from 0 and stay below 2**53: every JSON reader holds them.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar, cast, get_args

from .search.algorithms.catalogue import ALGORITHMS
from .search.find import Direction, What
from .search.trace import Goal

LARGEST_STEP = 2**53 - 1
LONGEST_ID = 64  # characters
LONGEST_VALUE = 40  # characters of a wrong value that an error repeats

Id = int | float | str
T = TypeVar("T")
Check = Callable[[Any], str | None]  # what is allowed, where the value is not


class BadRequest(ValueError):
    """A request that cannot be answered; `id` is the request's own, where it has a usable one."""

    def __init__(self, message: str, id: Id | None = None) -> None:  # noqa: A002 - the wire's name
        super().__init__(message)
        self.id = id


@dataclass(frozen=True, slots=True)
class Run:
    """Which trace a request is about."""

    algorithm: str
    n: int
    goal: Goal


@dataclass(frozen=True, slots=True)
class Describe:
    """How large is this trace?"""

    id: Id
    run: Run


@dataclass(frozen=True, slots=True)
class Read:
    """The steps start, start + stride, ... before stop: a Python slice."""

    id: Id
    run: Run
    start: int
    stop: int
    stride: int


@dataclass(frozen=True, slots=True)
class Find:
    """Where is it, seen from a step; or, with a number, where is the number-th of all?"""

    id: Id
    run: Run
    what: What
    start: int
    direction: Direction
    number: int | None


Request = Describe | Read | Find

COMMON = ("type", "id", "algorithm", "n", "goal")
FIELDS: Mapping[str, tuple[str, ...]] = {
    "describe": COMMON,
    "read": (*COMMON, "start", "stop", "stride"),
    "find": (*COMMON, "what", "from", "direction", "number"),
}


def parse(text: str | bytes) -> Request:
    """The request in one message; `BadRequest` where there is none."""
    message = decode(text)
    id = usable_id(message)  # noqa: A001 - the wire's name
    try:
        if id is None:
            take(message, "id", is_id)
        return request(message, cast(Id, id))
    except BadRequest as error:
        raise BadRequest(str(error), id) from None


def decode(text: str | bytes) -> Mapping[str, Any]:
    """The JSON object in a text message."""
    if isinstance(text, bytes):
        raise BadRequest("a message must be text holding one JSON object, not binary data")
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRequest(f"a message must be one JSON object, not {shown(text)}") from None
    if not isinstance(message, dict):
        raise BadRequest(f"a message must be one JSON object, not {shown(message)}")
    return message


def request(message: Mapping[str, Any], id: Id) -> Request:  # noqa: A002 - the wire's name
    """The request in a decoded message."""
    kind = take(message, "type", one_of(FIELDS))
    for field in message:
        if field not in FIELDS[kind]:
            raise BadRequest(f"{shown(field)} is not a field of {kind}, which has {', '.join(FIELDS[kind])}")
    algorithm = take(message, "algorithm", one_of(ALGORITHMS))
    n = take(message, "n", whole(1, ALGORITHMS[algorithm].largest))
    run = Run(algorithm, n, take(message, "goal", one_of(get_args(Goal)), "all"))
    match kind:
        case "describe":
            return Describe(id, run)
        case "read":
            start = take(message, "start", whole(0, LARGEST_STEP))
            return Read(
                id, run, start, take(message, "stop", whole()), take(message, "stride", whole(1, LARGEST_STEP), 1)
            )
        case "find":
            return find(message, id, run)
        case _:
            raise AssertionError(kind)


def find(message: Mapping[str, Any], id: Id, run: Run) -> Find:  # noqa: A002 - the wire's name
    """A `find`: seen from a step, or by number."""
    what = take(message, "what", one_of(get_args(What)))
    numbered = "number" in message
    number = take(message, "number", whole(1)) if numbered else None
    if numbered and what not in ("solution", "dead_end"):
        raise BadRequest(f"number goes with what = solution or dead_end, not with {what}")
    start = take(message, "from", whole(0, LARGEST_STEP), *([0] if numbered else []))
    direction = take(message, "direction", one_of(get_args(Direction)), "forward")
    return Find(id, run, what, start, direction, number)


def take(message: Mapping[str, Any], field: str, check: Check, *default: Any) -> Any:
    """A field's value, if it is allowed; its default, if it has one and is missing."""
    if field not in message:
        if default:
            return default[0]
        raise BadRequest(f"{field} is missing: it must be {check(None)}")
    value = message[field]
    allowed = check(value)
    if allowed:
        raise BadRequest(f"{field} must be {allowed}, not {shown(value)}")
    return value


def whole(least: int | None = None, most: int | None = None) -> Check:
    """Whole numbers in a range; not true, 8.0 or "8"."""
    bounds = "" if least is None else f" from {least} to {most}" if most is not None else f", {least} or more"

    def check(value: Any) -> str | None:
        good = isinstance(value, int) and not isinstance(value, bool)
        inside = good and (least is None or value >= least) and (most is None or value <= most)
        return None if inside else f"a whole number{bounds}"

    return check


def one_of(names: Mapping[str, Any] | tuple[str, ...]) -> Check:
    """One of some names."""
    return lambda value: None if isinstance(value, str) and value in names else f"one of {', '.join(names)}"


def is_id(value: Any) -> str | None:
    """A number or a short string."""
    number = isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= LARGEST_STEP
    short = isinstance(value, str) and len(value) <= LONGEST_ID and sendable(value) == value
    return None if number or short else f"a number (at most 2**53 - 1) or a string of at most {LONGEST_ID} characters"


def usable_id(message: Mapping[str, Any]) -> Id | None:
    """The message's id, if an answer can repeat it."""
    value = message.get("id")
    return value if is_id(value) is None else None


def shown(value: Any) -> str:
    """A wrong value as an error repeats it: JSON, cut where it is long."""
    try:
        text = value if isinstance(value, str) else json.dumps(value)
    except RecursionError:  # it was read by a shorter stack than the one that stands here
        text = "a value nested too deeply"
    short = text if len(text) <= LONGEST_VALUE else text[:LONGEST_VALUE] + "…"
    return json.dumps(sendable(short), ensure_ascii=False) if isinstance(value, str) else short


def sendable(text: str) -> str:
    """The text without half characters (lone surrogates), which JSON can spell and UTF-8 cannot."""
    return text.encode("utf-8", "replace").decode()
