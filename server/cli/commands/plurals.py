"""Numbers with their words."""

from __future__ import annotations


def plural(number: int, word: str) -> str:
    """ "1 item", "2,000 items"."""
    return f"{number:,} {word}" if number == 1 else f"{number:,} {word}s"
