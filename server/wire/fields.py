"""A request is a dataclass whose fields say what they may hold; here they are read from a message.

- `stride: Annotated[int, whole(1, 100)] = 1`: a field of the message, with its check (see `checks`);
- `run: Annotated[Run, Fields(("algorithm", "n"), read_run)]`: several fields that make one value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, ClassVar, get_type_hints

from .checks import Id, take


@dataclass(frozen=True, slots=True)
class Fields:
    """The fields of a message that are read together. `read` returns their value, or raises BadRequest."""

    names: tuple[str, ...]
    read: Callable[[Mapping[str, Any]], Any]


@dataclass(frozen=True, slots=True)
class Request:
    """What all requests have. Two for the same thing are equal, whatever their ids."""

    kind: ClassVar[str]  # the `type` of its message
    id: Id = field(compare=False)


def fields_of(request: type[Request]) -> Mapping[str, Fields]:
    """How each field of a request is read, in the order in which they are checked."""
    hints = get_type_hints(request, include_extras=True)
    found = {}
    for each in fields(request):
        if each.name != "id":
            (how,) = hints[each.name].__metadata__
            found[each.name] = how if isinstance(how, Fields) else one_field(each.name, how, each.default)
    return found


def one_field(name: str, check: Callable[[Any], str | None], default: Any) -> Fields:
    """A field that is read as it is."""
    defaults = () if default is MISSING else (default,)
    return Fields((name,), lambda message: take(message, name, check, *defaults))


def names_of(request: type[Request]) -> tuple[str, ...]:
    """The fields that a message of this kind may have."""
    return ("type", "id", *(name for each in fields_of(request).values() for name in each.names))
