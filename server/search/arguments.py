"""Checks of the arguments of public calls; a ValueError names the argument, its value and the allowed values."""

from __future__ import annotations

import operator
from typing import Any


def whole(name: str, value: Any, least: int = 0, most: int | None = None, reason: str = "") -> int:
    """Return a whole number of any type, such as NumPy's, as an int, or raise ValueError; `reason`: for `most`."""
    number: int | None
    try:
        number = operator.index(value)
    except TypeError:
        number = None
    if number is None or isinstance(value, bool) or number < least or (most is not None and number > most):
        wanted = f"from {least} to {most}" if most is not None else f"from {least} on"
        why = f": {reason}" if reason and number is not None and most is not None and number > most else ""
        raise ValueError(f"{name} must be a whole number {wanted}, not {value!r}{why}")
    return number


def one_of(name: str, value: Any, choices: tuple[str, ...]) -> None:
    """Raise ValueError unless the value is one of the choices."""
    if value not in choices:
        raise ValueError(f"{name} must be one of {', '.join(choices)}, not {value!r}")
