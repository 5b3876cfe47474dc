"""The app for one program and one viewer: the page, the newest recording, and news of the next."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from flask import Flask, Response, abort, request

from ..config.config import Config
from ..films.film import fill
from ..hosting.gate import Gate
from ..hosting.headers import protect, security_headers
from ..hosting.proxies import Proxies
from ..lessons.index import derive_lessons
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
        try:
            found = program.describe(request.args.get("choice", ""))
        except (ValueError, KeyError, TypeError, AttributeError):
            return Response("400 Bad Request: choice is no reading\n", 400, content_type="text/plain; charset=utf-8")
        return Response(json.dumps(found), content_type="application/json") if found else abort(404)

    @app.get("/news")
    def news() -> Response:
        return Response(tell(program), content_type="text/event-stream", headers={"Cache-Control": "no-store"})

    with app.app_context():
        files = StaticFiles(app.wsgi_app, static_tree(), headers)
    gate = Gate(files, "/stream", lambda _: False, headers, config)
    app.wsgi_app = Proxies(gate, headers, config)  # type: ignore[method-assign]  # Flask's own way
    return app


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
    known: News | None = None
    yield ": here\n\n"
    while not program.ended:
        news = program.wait(known, QUIET)
        yield f"data: {json.dumps(asdict(news))}\n\n" if news else ": nothing new\n\n"
        known = news or known
