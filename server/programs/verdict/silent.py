"""Detect a function that returns nothing on some of its paths though its caller needs a result."""

from __future__ import annotations

from .run import Fault, Run


def find_silent(run: Run) -> Fault | None:
    """Find the function whose caller gets None though a call within it had a result."""
    silent = next((one for one in run.observation.functions if one.is_silent), None)
    if not silent:
        return None
    return Fault("silent", None, {"name": silent.name, "count": silent.nothing, "all": silent.returns})
