"""Choose the cases of a test that every run has; only `python3 -m tests --all` runs the others."""

from collections.abc import Iterable
from typing import Any

import pytest


def some(cases: Iterable[Any], *usual: Any) -> list[Any]:
    """Return the cases, with all but the usual ones marked slow. Raises ValueError if a usual one is no case."""
    cases = list(cases)
    if unknown := [case for case in usual if case not in cases]:
        raise ValueError(f"usual cases must be among {cases}, not {unknown}")
    return [case if case in usual else _slow(case) for case in cases]


def _slow(case: Any) -> Any:
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.slow)
