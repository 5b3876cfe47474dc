"""The app for one program and one viewer: the page, the newest recording, and news of the next."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from flask import Flask, Response, request

from ..config.config import Config
from ..hosting.gate import Gate
from ..hosting.proxies import Proxies
from ..hosting.refusal import protect, security_headers
from ..lessons.index import derive_lessons
from ..web.films import fill
from ..web.pages import languages
from ..web.rendering import draw, respond, static_tree, use_tree
from ..web.static_files import StaticFiles
from ..web.supply import LACKING, Supply
from ..web.tree import StaticTree
from ..web.yours import FACTS, draw_empty
from .program import News, WatchedProgram

SERVER = Path(__file__).resolve().parents[1]
OFFERED = ("export",)  # of what a page may lack
SUPPLY = Supply("program", tuple(name for name in LACKING if name not in OFFERED), facts={"watch": True})
QUIET = 15.0  # seconds after which a page is told that there is nothing new, which shows whether it still listens


def create_app(program: WatchedProgram, config: Config) -> Flask:
    """The app, all of whose addresses begin with `config.prefix`: the secret of its one viewer."""
    app, headers = make_app(), security_headers(config)
    protect(app, config)

    @app.get("/")
    def page() -> Response:
        return respond("yours", lambda version: draw("index.html", version, {**FACTS, **languages()}, SUPPLY))

    @app.get("/empty-yours.html")
    def empty() -> Response:
        return respond("empty", draw_empty)

    @app.get("/program")
    def newest() -> Response:
        choice = request.args.get("choice", "")
        try:
            found = program.describe(choice)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            if not choice:
                raise
            return refuse("400 Bad Request", f"choice must be a reading as JSON, none, or empty, not {choice[:80]!r}")
        if found is None:
            return refuse("404 Not Found", "nothing has been recorded yet")
        return Response(json.dumps(found), content_type="application/json")

    @app.get("/news")
    def news() -> Response:
        return Response(tell(program), content_type="text/event-stream", headers={"Cache-Control": "no-store"})

    with app.app_context():
        files = StaticFiles(app.wsgi_app, static_tree(), headers)
    gate = Gate(files, "/stream", lambda _: False, headers, config)
    app.wsgi_app = Proxies(gate, headers, config)  # type: ignore[method-assign]  # Flask's own way
    return app


def refuse(status: str, why: str) -> Response:
    return Response(f"{status}: {why}\n", status, content_type="text/plain; charset=utf-8")


def make_app() -> Flask:
    """What draws the page and has its files."""
    app = Flask(__name__, root_path=str(SERVER), static_folder=None)
    use_tree(app, StaticTree(SERVER / "static", {}, derive_lessons, follow=False))
    return app


def make_film(found: dict[str, Any]) -> str:
    """A film in one file of what `describe` found."""
    app = make_app()
    with app.app_context():
        return fill(draw_empty(static_tree().version).decode(), [], program=found)


def tell(program: WatchedProgram) -> Iterator[str]:
    """The news as they come, as server-sent events, until the program is no longer followed."""
    known = News()  # before it first runs there is nothing to tell
    yield ": here\n\n"
    while not program.ended:
        news = program.wait(known, QUIET)
        yield f"data: {json.dumps(asdict(news))}\n\n" if news else ": nothing new\n\n"
        known = news or known
