"""Films in one file as they are before anything is recorded in them: the page with all that it needs, inline."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from ..config.languages import LANGUAGES
from ..films.film import pack
from ..films.modules import gather
from .rendering import draw
from .supply import Supply
from .tree import Version

# Of the modules that are imported when they are wanted, those that no film wants, and more by who answers it.
_LEFT_OUT = (
    *("js/class/", "js/exercise/", "js/export/", "js/gallery/", "js/manual/", "js/race/", "js/table/"),
    *("js/worksheet/", "js/guide/starts.js", "js/guide/whatif.js", "js/lessons/drawer.js", "js/suppliers/site.js"),
)
_OTHERS = {
    "recorded": ("js/suppliers/program/", "js/yours/", "js/algorithms/yours.js"),
    "program": ("js/suppliers/recorded.js",),
}
LACKS = (
    *("learn", "class", "starts", "whatif", "gallery", "export", "worksheet"),
    *("race", "table", "exercise", "manual", "yours", "excerpts"),
    *("count", "times", "tables", "runs", "calm", "watch", "link"),
)
RECORDED = Supply("recorded", LACKS)  # by excerpts in the file
_SHEETS = re.compile(r'\bloadStyles\("([\w/.]+)"\)')
ENTRIES = {"index.html": "js/main.js", "race.html": "js/race/main.js"}
SHEETS = {"index.html": "css/page.css", "race.html": "css/race.css"}


@dataclass(frozen=True)
class Parts:
    """What a template puts into the file instead of addresses of files."""

    icon: str  # an address that has its picture in itself
    boot: str
    loader: str
    files: str  # modules, the style sheet and files of JSON, packed
    waiting: str = "body > :not(.noscript, noscript) { visibility: hidden; }"  # the style until the sheet is there


def draw_empty_film(
    template: str,
    version: Version,
    facts: Mapping[str, object],
    languages: Mapping[str, str] = LANGUAGES,
    supply: Supply = RECORDED,
) -> bytes:
    """A page as one file that has yet to be told what it shows, in some languages. Within the context of the app."""
    parts = make_parts(template, version, [*languages], (*_LEFT_OUT, *_OTHERS[supply.supplier]))
    supply = replace(supply, policy=make_policy(parts))
    return draw(template, version, {**facts, "film": parts, "languages": json.dumps(languages)}, supply)


def make_parts(template: str, version: Version, languages: Sequence[str], left_out: tuple[str, ...]) -> Parts:
    files = version.contents
    modules = gather(files, ENTRIES[template], languages, lambda path: path.startswith(left_out))
    later = {f"css/{name}" for _, text in modules for name in _SHEETS.findall(text)}
    listings = {path: content.decode() for path, content in files.items() if path.startswith("listings/")}
    sheet = "\n".join(files[path].decode() for path in (SHEETS[template], *sorted(later)))
    icon = files["favicon.svg"].decode().strip()
    return Parts(
        icon=f"data:image/svg+xml;base64,{b64encode(icon.encode()).decode()}",
        boot=files["js/boot.js"].decode(),
        loader=files["js/film.js"].decode(),
        files=pack({"entry": ENTRIES[template], "modules": modules, "files": listings, "sheet": sheet}),
    )


def make_policy(parts: Parts) -> str:
    """What a browser may do with the file: run what is in it, and fetch nothing."""
    boot, loader, waiting = (f"'sha256-{digest(text)}'" for text in (parts.boot, parts.loader, parts.waiting))
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src {boot} {loader} blob:",
            f"style-src {waiting}",
            "img-src data: blob:",
            "base-uri 'none'",
            "form-action 'none'",
        ]
    )


def digest(text: str) -> str:
    return b64encode(sha256(text.encode()).digest()).decode()
