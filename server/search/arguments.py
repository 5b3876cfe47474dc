"""Checks of the arguments of public calls: the errors name the argument, its value and what is allowed."""

import operator
from typing import Any


def whole(name: str, value: Any, least: int = 0, most: int | None = None, reason: str = "") -> int:
    """Return a whole number, such as NumPy's, as an int; `reason`: for `most`. Raises TypeError, ValueError."""
    wanted = f"from {least} to {most}" if most is not None else f"from {least} on"
    sentence = f"{name} must be a whole number {wanted}, not {value!r}"
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(sentence) from None
    if isinstance(value, bool):
        raise TypeError(sentence)
    if number < least or (most is not None and number > most):
        raise ValueError(f"{sentence}: {reason}" if reason and number > least else sentence)
    return number


def one_of(name: str, value: Any, choices: tuple[str, ...]) -> None:
    """Raise TypeError or ValueError unless the value is one of the choices."""
    if value not in choices:
        kind = ValueError if isinstance(value, str) else TypeError
        raise kind(f"{name} must be one of {', '.join(choices)}, not {value!r}")


def typed(name: str, value: Any, types: type | tuple[type, ...], wanted: str) -> None:
    """Raise TypeError unless the value has one of the types."""
    if not isinstance(value, types):
        raise TypeError(f"{name} must be {wanted}, not {value!r}")
