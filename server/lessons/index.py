"""The list of lessons that the page offers, and what it tells of each. It reads no Markdown: a start is short."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass

from ..web.languages import LANGUAGES

FOLDER = "lessons/"  # in the static tree
ORDER = ("tour", "hands", "bits", "shift", "lowest", "back", "done", "tree", "flipped", "integer")  # of a course
NAME = re.compile(rf"([a-z][a-z0-9-]{{0,39}})\.({'|'.join(LANGUAGES)})\.md")
WORDS_A_MINUTE = 100  # read beside a board
MINUTES_A_QUESTION = 0.5
_PLACE = re.compile(r"\[[^]]*\]\(\?[^)]*\)(\s*look:.*)?")


@dataclass(frozen=True)
class About:
    """What is told of a lesson before it is opened."""

    title: str
    minutes: int
    stops: int


def derive_index(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The file that tells the page what lessons there are among the files of the static tree, which are given by path.

    By name, in the order of a course, and then by language.
    """
    found: dict[str, dict[str, object]] = {}
    for path, content in files.items():
        if name := NAME.fullmatch(path.removeprefix(FOLDER)):
            found.setdefault(name[1], {})[name[2]] = asdict(summarize(content.decode()))
    order = sorted(found, key=lambda name: (ORDER.index(name) if name in ORDER else len(ORDER), name))
    index = {name: found[name] for name in order}
    return {f"{FOLDER}index.json": json.dumps(index, ensure_ascii=False).encode()}


def summarize(text: str) -> About:
    """What is told of a good lesson."""
    title, stops, words, questions, is_listing = "", 0, 0, 0, False
    for line in text.splitlines():
        if line.startswith("```"):
            is_listing = not is_listing
        elif is_listing:
            words += len(line.split())
        elif line.startswith("# "):
            title = line[2:].replace("`", "").strip()
        elif line.startswith("## "):
            stops += 1
        elif line.startswith("? "):
            questions += 1
        elif not _PLACE.fullmatch(line):
            words += len(line.split())
    return About(title, max(1, round(words / WORDS_A_MINUTE + questions * MINUTES_A_QUESTION)), stops)
