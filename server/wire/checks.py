"""Checks of single fields of a request. A check describes the allowed values if a value is not one of them."""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..config.limits import LARGEST_STEP, LONGEST_ID, LONGEST_VALUE

Id = int | float | str
Check = Callable[[Any], str | None]  # returns None, or a description of the allowed values


class BadRequest(ValueError):
    """Invalid request; `id` is its own, if that is usable."""

    def __init__(self, message: str, id: Id | None = None) -> None:
        super().__init__(message)
        self.id = id


def read_field(message: Mapping[str, Any], field: str, check: Check, *default: Any) -> Any:
    """Return a field's value, or its default if it is missing.

    Args:
        message: The fields of a message or of a query, by name.
        field: The name of the field.
        check: The check that its value must pass.
        *default: The value of a missing field; without it the field is required.

    Raises:
        BadRequest: The field is missing, or its value is not allowed.
    """
    if field not in message:
        if default:
            return default[0]
        raise BadRequest(f"{field} is missing: it must be {check(None)}")
    value = message[field]
    allowed = check(value)
    if allowed:
        raise BadRequest(f"{field} must be {allowed}, not {quote(value)}")
    return value


def whole(least: int | None = None, most: int | None = None) -> Check:
    """Return a check for whole numbers in a range; true, 8.0 and "8" are none."""
    bounds = "" if least is None else f" from {least} to {most}" if most is not None else f", {least} or more"

    def check(value: Any) -> str | None:
        good = isinstance(value, int) and not isinstance(value, bool)
        inside = good and (least is None or value >= least) and (most is None or value <= most)
        return None if inside else f"a whole number{bounds}"

    return check


def one_of(names: Iterable[str]) -> Check:
    """Return a check for one of some names."""
    known = tuple(names)
    return lambda value: None if isinstance(value, str) and value in known else f"one of {', '.join(known)}"


def some_of(names: Iterable[str]) -> Check:
    """Return a check for a list of some names, each at most once."""
    known = tuple(names)

    def check(value: Any) -> str | None:
        listed = is_list(value, 1, len(known)) and all(name in known for name in value)
        return None if listed and len(set(value)) == len(value) else f"a list of some of {', '.join(known)}"

    return check


def square_of(n: int) -> Check:
    """Return a check for a square of a board: its row and its column."""
    inside = whole(0, n - 1)
    allowed = f"[row, column], each from 0 to {n - 1}"
    return allow(lambda value: is_list(value, 2, 2) and not any(map(inside, value)), allowed)


def squares_of(n: int) -> Check:
    """Return a check for a list of squares of a board."""
    inside = square_of(n)
    allowed = f"a list of squares, each {inside(None)}, at most {n * n} of them"
    return allow(lambda value: is_list(value, 0, n * n) and not any(map(inside, value)), allowed)


def columns_of(n: int) -> Check:
    """Return a check for columns of queens in the first rows, at least one; the queens may attack each other."""
    inside = whole(0, n - 1)
    allowed = f"a list of columns, each from 0 to {n - 1}, for row 0, row 1, … (1 to {n} of them)"
    return allow(lambda value: is_list(value, 1, n) and not any(map(inside, value)), allowed)


def allow(good: Callable[[Any], bool], allowed: str) -> Check:
    """Return a check for values that are `good`; `allowed` describes them."""
    return lambda value: None if good(value) else allowed


boolean = allow(lambda value: isinstance(value, bool), "true or false")
string = allow(lambda value: isinstance(value, str), "a string")


def none_or(good: Callable[[Any], bool], allowed: str) -> Check:
    """Return a check for null or values that are `good`."""
    return allow(lambda value: value is None or good(value), f"null or {allowed}")


def list_of(check: Check, most: int, things: str) -> Check:
    """Return a check for a list of at most `most` values that pass a check; `things` is their plural name."""
    return allow(
        lambda value: is_list(value, 0, most) and not any(map(check, value)), f"a list of at most {most} {things}"
    )


def is_list(value: Any, least: int, most: int) -> bool:
    """Return whether a value is a list of `least` to `most` entries."""
    return isinstance(value, list) and least <= len(value) <= most


def is_id(value: Any) -> str | None:
    """Check for an id: a number or a short string."""
    number = isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= LARGEST_STEP
    short = isinstance(value, str) and len(value) <= LONGEST_ID and replace_surrogates(value) == value
    return None if number or short else f"a number (at most 2**53 - 1) or a string of at most {LONGEST_ID} characters"


def usable_id(message: Mapping[str, Any]) -> Id | None:
    """Return the message's id, if an answer can repeat it."""
    value = message.get("id")
    return value if is_id(value) is None else None


def quote(value: Any) -> str:
    """Return a wrong value as an error quotes it: JSON, cut if it is long."""
    try:
        text = value if isinstance(value, str) else json.dumps(value)
    except RecursionError:  # the parser's stack was shorter than this one
        text = "a value nested too deeply"
    short = text if len(text) <= LONGEST_VALUE else text[:LONGEST_VALUE] + "…"
    return json.dumps(replace_surrogates(short), ensure_ascii=False) if isinstance(value, str) else short


def replace_surrogates(text: str) -> str:
    """Return the text with "?" for lone surrogates, which JSON can express but UTF-8 cannot."""
    return text.encode("utf-8", "replace").decode()
