"""App for one program and one viewer: the page, the newest recording, and events about the next."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from http import HTTPStatus
from pathlib import Path
from typing import Any

from flask import Flask, Response, request

from ..config.config import Config
from ..hosting.gate import Gate
from ..hosting.proxies import Proxies
from ..hosting.refusal import Refused, protect, security_headers
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
OFFERED = ("export",)  # features that this page has; it lacks all others of LACKING
SUPPLY = Supply("program", tuple(name for name in LACKING if name not in OFFERED), facts={"watch": True})
QUIET = 15.0  # seconds without news before a comment goes out, which detects a closed connection


def create_app(program: WatchedProgram, config: Config) -> Flask:
    """Return the app. All its addresses begin with `config.prefix`, the secret of its one viewer."""
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
        choice, run = request.args.get("choice", ""), request.args.get("run", type=int)
        try:
            found = program.describe(choice, run)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            if not choice:
                raise
            why = f'choice must be a reading as JSON, "none", or empty, not {choice[:80]!r}'
            raise Refused(HTTPStatus.BAD_REQUEST, why) from None
        if found is None:
            raise Refused(HTTPStatus.NOT_FOUND, "this run has not been recorded, or a later one has")
        return Response(json.dumps(found), content_type="application/json")

    @app.get("/news")
    def news() -> Response:
        return Response(stream_news(program), content_type="text/event-stream", headers={"Cache-Control": "no-store"})

    with app.app_context():
        files = StaticFiles(app.wsgi_app, static_tree(), headers)
    gate = Gate(files, "/stream", lambda _: False, headers, config)
    app.wsgi_app = Proxies(gate, headers, config)  # type: ignore[method-assign]  # Flask's own way
    return app


def make_app() -> Flask:
    """Return an app that renders the page and has its files."""
    app = Flask(__name__, root_path=str(SERVER), static_folder=None)
    use_tree(app, StaticTree(SERVER / "static", {}, derive_lessons, follow=False))
    return app


def make_film(name: str, found: dict[str, Any]) -> str:
    """Return a film in one file, from the program's name and the result of `describe`."""
    app = make_app()
    with app.app_context():
        board = (found["findings"]["size"], ())
        return fill(draw_empty(static_tree().version).decode(), name, [], board=board, program=found)


def stream_news(program: WatchedProgram) -> Iterator[str]:
    """Yield news as server-sent events until the program is no longer followed."""
    known = News()  # the state before the first run
    yield ": here\n\n"
    while not program.is_stopped:
        news = program.wait(known, QUIET)
        yield f"data: {json.dumps(asdict(news))}\n\n" if news else ": nothing new\n\n"
        known = news or known
