"""Pages from templates: each is made once for every state of the static tree, and sent compressed where it may be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from flask import Flask, Response, current_app, render_template, request

from .negotiation import encoding_for
from .tree import File, Shelf, pack

_SHELF = "bitqueens.shelf"


def keep_shelf(app: Flask, shelf: Shelf) -> None:
    """Have the pages of `app` name the files of this shelf."""
    app.extensions[_SHELF] = shelf


def shelf() -> Shelf:
    """That of the app that answers."""
    return cast(Shelf, current_app.extensions[_SHELF])


def render(template: str, facts: Callable[[], Mapping[str, object]]) -> Response:
    """A page. `facts`, for the template, do not change while the server runs."""
    tree = shelf().current()
    page = tree.pages.get(template)
    if page is None:
        plain = render_template(template, tree=tree, **facts()).encode()
        page = tree.pages[template] = File("text/html; charset=utf-8", plain, pack(plain))
    packed = encoding_for(request.headers.get("Accept-Encoding")) == "gzip"
    response = Response(page.packed if packed else page.plain, content_type=page.content_type)
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Vary"] = "Accept-Encoding"
    if packed:
        response.headers["Content-Encoding"] = "gzip"
    return response
