"""Good and bad lessons, with which the reader of lessons is tried."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
SHIPPED = HERE.parents[2] / "server" / "static" / "lessons"
SPOILT = 300
MARKS = ("*", "**", "`", "[", "](?n=4)", "](", "# ", "## ", "> ", "- ", "? ", "?", "look:", "<b>", "    ", "```", "&")


def list_texts() -> Iterator[str]:
    """The corpus, what ships, and spoilt ones: lines of theirs in disorder, with marks anywhere. Always the same."""
    texts = [file.read_bytes().decode("utf-8-sig") for file in sorted([*HERE.glob("*.md"), *SHIPPED.glob("*.md")])]
    yield from texts
    chance = random.Random(4)
    lines = [line for text in texts for line in text.splitlines()]
    for _ in range(SPOILT):
        chosen = chance.choices(lines, k=12)
        for index in range(0, 12, 3):
            at = chance.randint(0, len(chosen[index]))
            chosen[index] = chosen[index][:at] + chance.choice(MARKS) + chosen[index][at:]
        yield "\n".join(chosen)
