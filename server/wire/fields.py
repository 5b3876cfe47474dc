"""Requests as classes, whose annotated fields are read and checked from a message here.

- `stride: Annotated[int, whole(1, 100)] = 1`: a field of the message, with its check (see `checks`);
- `run: Annotated[Run, Fields(("algorithm", "n"), read_run)]`: several fields that make one value;
- `stop: Annotated[int, Fields(("stop",), read_end, ("start",))]`, where `read_end(message, start)` needs `start`.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, get_type_hints

from .checks import BadRequest, Id, quote, read_field

if TYPE_CHECKING:
    from typing_extensions import dataclass_transform
else:  # Python in a browser lacks typing_extensions

    def dataclass_transform(**_):
        return lambda base: base


@dataclass(frozen=True, slots=True)
class Fields:
    """Fields of a message that are read together.

    `read` returns their value, or raises BadRequest. Its arguments are the message, and the values of the request's
    earlier fields `needs`.
    """

    names: tuple[str, ...]
    read: Callable[..., Any]
    needs: tuple[str, ...] = ()


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
@dataclass(frozen=True)
class Request:
    """Base of all requests, which are frozen dataclasses. Equal requests may have different ids."""

    kind: ClassVar[str]  # the `type` of its message
    id: Id = field(compare=False)

    def __init_subclass__(cls, kind: str = "") -> None:
        """Register a request by its kind; without a kind it is a base of others."""
        dataclass(frozen=True)(cls)
        if kind:
            cls.kind = kind
            MESSAGES[kind] = cls


MESSAGES: dict[str, type[Request]] = {}  # all request classes, by `type`


@cache
def fields_of(kind: str) -> Mapping[str, Fields]:
    """Return the fields of a request by their names, in the order in which they are checked."""
    request = MESSAGES[kind]
    hints = get_type_hints(request, include_extras=True)
    found = {}
    for each in fields(request):
        if each.name != "id":
            (how,) = hints[each.name].__metadata__
            found[each.name] = how if isinstance(how, Fields) else one_field(each.name, how, each.default)
    return found


def one_field(name: str, check: Callable[[Any], str | None], default: Any) -> Fields:
    """Return a field that is read on its own."""
    defaults = () if default is MISSING else (default,)
    return Fields((name,), lambda message: read_field(message, name, check, *defaults))


@cache
def names_of(kind: str) -> tuple[str, ...]:
    """Return the names of the fields that a message of this kind may have."""
    return ("type", "id", *(name for each in fields_of(kind).values() for name in each.names))


def read_request(kind: str, message: Mapping[str, Any], id: Id) -> Request:
    """Return the request in a message of this kind. Raises BadRequest."""
    names, known = names_of(kind), fields_of(kind)
    for name in message:
        if name not in names:
            raise BadRequest(f"{quote(name)} is not a field of {kind}, which has {', '.join(names)}")
    values: dict[str, Any] = {}
    for name, each in known.items():
        values[name] = each.read(message, *map(values.__getitem__, each.needs))
    return MESSAGES[kind](id, **values)
