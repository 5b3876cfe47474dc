"""Which cases of a test every run has; the others are marked slow, and `python3 -m tests --all` has them, too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def some(cases: Iterable[Any], *usual: Any) -> list[Any]:
    """The cases, all but the usual ones marked slow. Raises ValueError for a usual one that is none of them."""
    cases = list(cases)
    if unknown := [case for case in usual if case not in cases]:
        raise ValueError(f"{unknown} is none of {cases}")
    return [case if case in usual else _slow(case) for case in cases]


def _slow(case: Any) -> Any:
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.slow)
