"""Films in one file: the page with all its files inline, and the recorded excerpts, inserted at the end."""

import json
import re
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from typing import Any

from ..config.languages import LANGUAGES
from ..formats.compression import compress
from ..search.notebook import Square, format_plain_board
from .bundles import Modules
from .rendering import draw
from .supply import Supply
from .tree import Version

# Dynamic imports that no film needs, and more by the film's supplier.
_LEFT_OUT = (
    *("js/class/", "js/exercise/", "js/export/", "js/gallery/", "js/manual/", "js/puzzle/", "js/race/"),
    *("js/worksheet/", "js/lessons/drawer.js", "js/suppliers/site.js"),
)
_OTHERS = {
    "recorded": ("js/suppliers/program/", "js/yours/", "js/algorithms/yours.js"),
    "program": ("js/suppliers/recorded.js",),
}
LACKS = (
    *("learn", "class", "place", "gallery", "export", "worksheet"),
    *("puzzle", "race", "exercise", "manual", "yours", "excerpts"),
    *("count", "times", "runs", "calm", "watch", "link"),
)
RECORDED = Supply("recorded", LACKS)  # answers come from excerpts in the file
_PLACE = '<script type="text/plain" id="excerpts">'
_OF_FILE = re.compile(r"<head>.*</head>|<noscript>.*?</noscript>\n?", re.DOTALL)  # a film in one file has its own
_SHEETS = re.compile(r'\bloadStyles\("([\w/.]+)"\)')
ENTRIES = {"index.html": "js/main.js", "race.html": "js/race/main.js"}
SHEETS = {"index.html": "css/page.css", "race.html": "css/race.css"}


@dataclass(frozen=True)
class Parts:
    """Texts that a template inserts in place of addresses of files."""

    icon: str  # a data: address
    boot: str
    loader: str
    files: str  # the page, modules, the style sheet and files of JSON, packed
    waiting: str  # the style until the film opens


def draw_empty_film(
    template: str,
    version: Version,
    facts: Mapping[str, object],
    languages: Mapping[str, str] = LANGUAGES,
    supply: Supply = RECORDED,
) -> bytes:
    """Return a page as one file, still without excerpts, in these languages. Call it in the app's context.

    The page is packed: a copy that a browser saves, with all that the page's scripts changed, opens as the file does.
    """
    named = {"languages": json.dumps(languages)}
    page = _OF_FILE.sub("", draw(template, version, {**facts, **named}, supply).decode())
    parts = make_parts(template, version, [*languages], (*_LEFT_OUT, *_OTHERS[supply.supplier]), page)
    return draw("film.html", version, {**named, "film": parts, "policy": make_policy(parts)}, supply)


def make_parts(
    template: str, version: Version, languages: Sequence[str], left_out: tuple[str, ...], page: str
) -> Parts:
    files, entry = version.contents, ENTRIES[template]
    modules = Modules(files)
    paths = modules.with_later(entry, is_wanted=lambda path: not path.startswith(left_out))
    paths += modules.texts(paths, languages)
    module = modules.bundle(paths, entry)
    sheets = (SHEETS[template], *sorted({f"css/{name}" for name in _SHEETS.findall(module)}))
    listings = {path: content.decode() for path, content in files.items() if path.startswith("listings/")}
    sheet = "\n".join(files[path].decode() for path in sheets)
    icon = files["favicon.svg"].decode().strip()
    return Parts(
        icon=f"data:image/svg+xml;base64,{b64encode(icon.encode()).decode()}",
        boot=files["js/boot.js"].decode(),
        loader=files["js/film.js"].decode(),
        files=pack({"page": page, "module": module, "files": listings, "sheet": sheet}),
        waiting=files["css/still.css"].decode(),
    )


def make_policy(parts: Parts) -> str:
    """Return a Content-Security-Policy for the file: its own scripts may run, and nothing is fetched."""
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


def pack(value: Any) -> str:
    """Return a value as compressed JSON in base64, always the same text for the same value."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return b64encode(compress(text.encode())).decode()


def fill(
    empty: str,
    title: str,
    excerpts: Sequence[Mapping[str, Any]],
    begins: Mapping[str, Any] | None = None,
    files: Mapping[str, str] | None = None,
    board: tuple[int, Iterable[Square]] = (0, ()),
    command: str = "",
    **more: Any,
) -> str:
    """Insert excerpts into an empty film and return the film's HTML.

    `begins`: the first view, as fields of the page's address; `files`: more files by path; for places that run no
    scripts `board`, the first one, as its rows and queens, and `command`, HTML; `more`: further data.
    """
    before, place, after = empty.partition(_PLACE)
    assert place, "this is no empty film"
    still = (format_plain_board(*board) if board[0] else "") + command
    before = before.replace("%still%", still).replace("%name%", escape(title))
    packed = pack({"excerpts": [*excerpts], "begins": dict(begins or {}), "files": dict(files or {}), **more})
    return f"{before}{place}{packed}{after}"
