"""Write signatures and fields in Python's syntax, with readable types."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import is_dataclass
from types import NoneType, UnionType
from typing import Any, Literal, SupportsIndex, TypeVar, Union, get_args, get_origin, get_type_hints

_PLAIN: dict[object, str] = {NoneType: "None", SupportsIndex: "int", ...: "..."}


def write_call(function: Callable[..., Any], first: int = 0) -> list[str]:
    """Return the parameters and the result's type as parts of text. first: parameters to leave out, such as `self`."""
    hints, parts, bare = get_type_hints(function), [], False
    for parameter in [*inspect.signature(function).parameters.values()][first:]:
        if parameter.kind is parameter.KEYWORD_ONLY and not bare:
            parts.append("*")
            bare = True
        default = "" if parameter.default is parameter.empty else f" = {parameter.default!r}"
        parts.append(f"{parameter.name}: {write_type(hints[parameter.name])}{default}")
    gives = hints.get("return", NoneType)
    end = ")" if gives is NoneType else f") -> {write_type(gives)}"
    return ["(", *(f"{part}, " for part in parts[:-1]), *parts[-1:], end]


def write_value(what: property) -> str:
    """Return the type of a property."""
    return write_type(get_type_hints(what.fget)["return"])


def write_fields(what: object) -> list[str]:
    """Return the fields of a dataclass or a named tuple with their types; [] for anything else."""
    if isinstance(what, type) and (is_dataclass(what) or hasattr(what, "_fields")):
        return [f"{name}: {write_type(hint)}" for name, hint in get_type_hints(what).items()]
    return []


def write_bases(kind: type) -> str:
    """Return the base classes in brackets; "" without any."""
    bases = [base.__name__ for base in kind.__bases__ if base is not object]
    return f"({', '.join(bases)})" if bases else ""


def write_type(hint: Any) -> str:
    """Write a type: `Literal` as its values, a type variable as its bound."""
    if isinstance(hint, list):  # the parameters of a Callable
        return f"[{', '.join(map(write_type, hint))}]"
    if hint in _PLAIN:
        return _PLAIN[hint]
    if isinstance(hint, TypeVar):
        return write_type(hint.__bound__)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(map(repr, inner))
    if origin in (Union, UnionType):
        return " | ".join(map(write_type, inner))
    name = str(getattr(origin or hint, "__name__", hint))
    return f"{name}[{', '.join(map(write_type, inner))}]" if inner else name
