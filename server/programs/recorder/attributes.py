"""Read the attributes of the program's own objects without running the program's code."""

from collections.abc import Mapping
from enum import Enum
from typing import Any

from .values import CODE, MISSING, PLAIN

NO_OBJECTS = (*PLAIN, Enum)  # recorded by their content, also if the class is the program's own


def attributes_of(value: Any, own: frozenset[str]) -> Mapping[str, Any] | None:
    """Return the attributes of an object of the program's own class, or of such a class with data; else None."""
    if isinstance(value, type):
        if value.__module__ not in own:
            return None
        found = {name: one for name, one in vars(value).items() if is_data(name, one)}
        return found or None
    kind = type(value)
    if kind.__module__ not in own or isinstance(value, NO_OBJECTS):
        return None
    attributes = dict(read_attribute(value, "__dict__") or ())
    for base in kind.__mro__[:-1]:
        slots = vars(base).get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if (one := read_attribute(value, name)) is not MISSING:
                attributes.setdefault(name, one)
    return attributes


def read_attribute(value: Any, name: str) -> Any:
    """Read an attribute without running the class's `__getattribute__`; MISSING if it has no value."""
    try:
        return object.__getattribute__(value, name)
    except AttributeError:
        return () if name == "__dict__" else MISSING


def is_data(name: str, value: Any) -> bool:
    """Return True if an attribute of a class is data, not a method or a descriptor."""
    return not name.startswith("__") and not isinstance(value, CODE) and not hasattr(type(value), "__get__")
