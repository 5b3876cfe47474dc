"""Encode values as JSON snapshots, which later changes in the program do not affect. RECORDING.md has the forms.

No code of the learner's runs here: no `__eq__`, no `__repr__`, no property.
"""

import json
import types
from collections import deque
from collections.abc import Callable, Iterable
from enum import Enum
from math import isfinite
from typing import Any

Code = Any  # a value for json.dumps
Refer = Callable[[Any], Code]  # encodes an object of the learner's own class

EXACT = 2**53 - 1  # the largest integer that JavaScript's numbers hold
DIGITS = 1_000  # of an integer; Python itself refuses to print more than 4,300
TEXT = 400  # characters of a string
LEAVES = 400  # values in a list and in its lists
ROWS = 32  # rows of a board, which is written even if it has more values
DEEP = 5

SCALARS = frozenset({int, bool, float, str, type(None)})
PLAIN = frozenset({list, tuple, dict, set, frozenset, deque})  # their == and their copies are Python's own
CODE = (type, types.FunctionType, types.BuiltinFunctionType, types.MethodType, types.ModuleType)
MISSING: Any = object()


def encode(value: Any, refer: Refer, depth: int = 0) -> Code:
    """Encode a value as JSON; `refer` encodes objects of classes."""
    kind = type(value)
    if kind in SCALARS:
        return encode_scalar(value, kind)
    if depth > DEEP:
        return {"r": kind.__name__}
    if isinstance(value, (list, tuple, set, frozenset, deque)):
        items = plain_items(value)
        if kind is list and (flat := encode_flat(items)) is not None:
            return flat
        if count_leaves(items) > LEAVES and not is_matrix(items):
            return {"z": [len(items), encode(items[-1], refer, depth + 1) if not is_set(value) else None]}
        parts = [encode(one, refer, depth + 1) for one in items]
        if isinstance(value, list):
            return parts
        return {"s": sorted(parts, key=sort_key)} if is_set(value) else {"q" if kind is deque else "t": parts}
    if isinstance(value, dict):
        pairs = list(dict.items(value))
        if count_leaves(one for _, one in pairs) + len(pairs) > LEAVES:
            return {"z": [len(pairs), None]}
        return {"d": [[encode(key, refer, depth + 1), encode(one, refer, depth + 1)] for key, one in pairs]}
    return encode_other(value, kind, refer)


def encode_scalar(value: Any, kind: type) -> Code:
    if kind is int:
        if -EXACT <= value <= EXACT:
            return value
        return {"i": str(value)} if value.bit_length() < 3 * DIGITS else {"r": f"int of {value.bit_length()} bits"}
    if kind is str:
        return value if len(value) <= TEXT else {"c": [value[:TEXT], len(value)]}
    if kind is float and not (isfinite(value) and value % 1):
        return {"f": repr(value)}
    return value


def encode_flat(items: list[Any]) -> Code:
    """Return a list of small numbers, flags and short texts as it is; None for any other list."""
    kinds = set(map(type, items))
    if len(items) > LEAVES or not kinds <= SCALARS or float in kinds:
        return None
    if int in kinds and (kinds - {int, bool} or min(items) < -EXACT or max(items) > EXACT):
        return None
    return items if str not in kinds or (kinds == {str} and max(map(len, items)) <= TEXT) else None


def encode_other(value: Any, kind: type, refer: Refer) -> Code:
    if isinstance(value, Enum):
        return {"r": f"{kind.__name__}.{value.name}"}
    if is_array(kind):
        return encode_array(value, refer)
    if kind is range or kind is complex:
        return {"r": repr(value)}
    return refer(value)


def encode_array(value: Any, refer: Refer) -> Code:
    """Encode a NumPy value: a scalar as a number, an array with the name of its type."""
    if not getattr(value, "shape", ()):
        return encode(value.item(), refer) if hasattr(value, "item") else {"r": type(value).__name__}
    if value.size > LEAVES:
        return {"z": [len(value), None]}
    return {"n": str(value.dtype), "a": encode(value.tolist(), refer)}


def is_array(kind: type) -> bool:
    return kind.__module__ == "numpy" and hasattr(kind, "tolist")


def is_set(value: Any) -> bool:
    return isinstance(value, (set, frozenset))


def sort_key(code: Code) -> tuple[str, Any]:
    """Return a sort key for a set's items, so that equal sets are written alike."""
    return (type(code).__name__, code if isinstance(code, (int, str, float)) else json.dumps(code))


def plain_items(value: Any) -> list[Any]:
    """Return the items of a list, tuple, set or deque without calling the `__iter__` of a subclass."""
    for base in (list, tuple, set, frozenset, deque):
        if isinstance(value, base):
            return list(base.__iter__(value))  # type: ignore[arg-type]
    raise TypeError(f"{type(value).__name__} is no list, tuple, set or deque")


def count_leaves(items: Iterable[Any], depth: int = 0) -> int:
    """Count the values in nested lists, up to LEAVES and DEEP."""
    total = 0
    for one in items:
        if depth > DEEP:
            return total
        if isinstance(one, (list, tuple, set, frozenset, deque)):
            total += count_leaves(plain_items(one), depth + 1) + 1
        elif isinstance(one, dict):
            total += count_leaves(dict.values(one), depth + 1) + 1
        else:
            total += 1
        if total > LEAVES:
            break
    return total


def is_matrix(items: list[Any]) -> bool:
    """Return True for at most ROWS lists or texts, each with as many values as there are lists."""
    return len(items) <= ROWS and all(isinstance(one, (list, str)) and len(one) == len(items) for one in items)


def copy_plain(value: Any, depth: int = 0) -> Any:
    """Return a copy for fast comparison with `==`; MISSING where `==` could run the learner's own code."""
    kind = type(value)
    if kind in SCALARS:
        return value
    if depth > DEEP or kind not in PLAIN:
        return MISSING
    if kind is dict:
        values = [copy_plain(one, depth + 1) for one in value.values()]
        keys = [copy_plain(key, depth + 1) for key in value]
        return MISSING if any(one is MISSING for one in (*keys, *values)) else dict(zip(value, values, strict=True))
    if kind is list and set(map(type, value)) <= SCALARS:
        return value[:]
    items = [copy_plain(one, depth + 1) for one in value]
    return MISSING if any(one is MISSING for one in items) else kind(items)
