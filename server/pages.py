"""What is fetched by plain HTTP: the page, the health check, and a short text for whatever cannot be had.

Knows nothing of the socket. Static files are Flask's own: revalidated each time by their ETag, so never stale.
"""

from __future__ import annotations

from flask import Blueprint, Response, jsonify, redirect, render_template, url_for
from werkzeug.exceptions import HTTPException
from werkzeug.sansio.response import Response as AnyResponse

from . import __version__
from .highlight import highlight
from .search.algorithms.catalogue import ALGORITHMS
from .warming import ready

pages = Blueprint("pages", __name__)


@pages.get("/")
def index() -> Response:
    listing = highlight(ALGORITHMS["bitmask"].listing)
    response = Response(render_template("index.html", listing=listing))
    response.headers["Cache-Control"] = "no-cache"
    return response


@pages.get("/favicon.ico")
def icon() -> AnyResponse:
    """For addresses that name no icon of their own, and for browsers that ask for this one whatever a page names."""
    return redirect(url_for("static", filename="favicon.svg"), 301)


@pages.get("/healthz")
def health() -> Response:
    response = jsonify(status="ok", version=__version__, kernels="warm" if ready.is_set() else "warming")
    response.headers["Cache-Control"] = "no-store"
    return response


@pages.app_errorhandler(HTTPException)
def refuse(error: HTTPException) -> AnyResponse:
    response = error.get_response()  # keeps what belongs to the code, such as Allow with 405
    response.data = f"{error.code} {error.name}\n"
    response.content_type = "text/plain; charset=utf-8"
    return response
