"""Build the site: the pages as the app renders them, their files, our Python, and Pyodide."""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from flask import render_template

from ..app import create_app
from ..config.config import Config, make_policy
from ..excerpts.columns import text_of
from ..excerpts.excerpt import record
from ..pyodide.files import FETCHED, NOTICE, VERSION, read_files
from ..pyodide.package import make_package
from ..search.algorithms.algorithm import Run
from ..search.algorithms.catalogue import ALGORITHMS
from ..search.pausable import finish
from ..web.bundles import loaded_alone
from ..web.films import digest
from ..web.gone import write_pages
from ..web.rendering import static_tree, use_supply
from ..web.supply import Supply
from ..web.tree import Version
from .snapshot import make_snapshot

PAGES = {
    "index": "/",
    **{name: f"/{name}" for name in ("puzzle", "race", "exercise", "worksheet", "manual")},
    "yours": "/yours",
    "empty-film": "/empty-film.html",
    "empty-race": "/empty-race.html",
    "empty-yours": "/empty-yours.html",
}
LACKS = ("class", "count", "times")
ENDING = ".html"
WORKER, MANIFEST, STORED = "sw.js", "app.webmanifest", "files.json"
UNKNOWN = "404.html"  # the name under which servers of plain files look for it
PYODIDE = f"pyodide-{VERSION}/"
# Content-Security-Policy of the pages. Files made by Python are blobs.
POLICY = make_policy("'self' blob:", "manifest-src 'self'; ")
RECORDED = tuple((name, n) for n in (8, 4) for name in ALGORITHMS if (name, n) != ("naive", 8))  # too long

Say = Callable[[str], None]


class NotEmpty(Exception):
    """The folder for the site is not empty."""


def build(folder: Path, pyodide: Path, say: Say, show: Say) -> int:
    """Write the site into a new or empty folder and return its size in bytes.

    `say` gets a sentence about a site that lacks something, `show` the name of each stage.

    Raises NotEmpty, NoPyodide, SnapshotFailed, OSError.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise NotEmpty(f"{folder} must be a new or empty folder; nothing was written")
    python = read_files(pyodide)
    files = dict(make_files(pyodide, python, say, show))
    show("writing the files")
    for path, content in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
    return sum(map(len, files.values()))


def make_files(pyodide: Path, python: Mapping[str, bytes], say: Say, show: Say) -> Iterator[tuple[str, bytes]]:
    """Yield every file with its path below the site, the service worker last."""
    package = make_package()
    generated = {"python.zip": package}
    show("starting Python once, so that it starts faster in the page")
    if snapshot := make_snapshot(pyodide, package):
        generated["python.snapshot"] = snapshot
    else:
        say("without Node.js, Python takes about four times as long to start in the page")
    for algorithm, n in RECORDED:
        show(f"recording {algorithm} for N = {n}")
        generated[f"excerpts/{algorithm}-{n}.json"] = make_excerpt(algorithm, n)
    app = create_app(Config(), files=generated)
    with app.app_context():
        version = static_tree().refresh()
    supply = make_supply(version, python)
    use_supply(app, supply)
    client = app.test_client()
    made = {f"{page}.html": client.get(path).data for page, path in PAGES.items()}
    with app.app_context():
        made |= {path: text.encode() for path, text in write_pages(supply)}
        tokens = version.contents["css/tokens.css"].decode()
        made[UNKNOWN] = render_template("unknown.html", tokens=tokens, manifest=MANIFEST, digest=digest).encode()
    made |= {path: file.plain for path, file in version.files.items() if not path.endswith(".d.ts")}
    alone = loaded_alone(version.contents) | {"js/boot.js"}
    unused = {version.address(path) for path in version.contents if path.startswith("js/") and path not in alone}
    made |= {f"{PYODIDE}{name}": content for name, content in python.items()}
    made[f"{PYODIDE}NOTICE.txt"] = NOTICE.encode()
    made[MANIFEST] = make_manifest(version)
    yield from made.items()
    yield STORED, json.dumps(["./", *sorted(made.keys() - unused)]).encode()
    yield WORKER, make_worker(version)


def make_excerpt(algorithm: str, n: int) -> bytes:
    """Return an excerpt of a whole trace, for watching before Python has loaded."""
    return text_of(finish(record(Run(algorithm, n, "all")))).encode()


def make_supply(version: Version, python: Mapping[str, bytes]) -> Supply:
    """Return the pages' supplier: Python in the page, and recorded excerpts until it has loaded."""
    ours = [version.address("python.zip")]
    snapshot = "python.snapshot"
    if has_snapshot := any(path.endswith(f"/{snapshot}") for path in version.files):
        ours.append(version.address(snapshot))
    facts = {
        "python": {
            "pyodide": PYODIDE,
            "package": ours[0],
            "snapshot": ours[1] if has_snapshot else None,
            "bytes": sum(len(version.files[path].plain) for path in ours) + sum(len(python[name]) for name in FETCHED),
        },
        "excerpts": {f"{name} {n}": version.address(f"excerpts/{name}-{n}.json") for name, n in RECORDED},
        "worker": WORKER,
    }
    return Supply("site", LACKS, ENDING, POLICY, facts)


def make_manifest(version: Version) -> bytes:
    """Return the manifest with which a browser installs the site as an app."""
    icons = [("favicon.svg", "image/svg+xml", "any"), ("icon.png", "image/png", "512x512")]
    manifest = {
        "name": "Bitqueens",
        "short_name": "Bitqueens",
        "description": "Watch Martin Richards' bitmask search for the N queens, step by step",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#141c2e",
        "theme_color": "#141c2e",
        "icons": [{"src": version.address(path), "type": type_, "sizes": sizes} for path, type_, sizes in icons],
    }
    return json.dumps(manifest, indent=2).encode()


def make_worker(version: Version) -> bytes:
    """Return the service worker, with the version in it, so that browsers notice a new version."""
    (path,) = [path for path in version.files if path.endswith("/js/sw.js")]
    text = version.files[path].plain.decode()
    assert '"development"' in text
    return text.replace('"development"', json.dumps(version.digest)).encode()
