"""Render pages from templates: each once for every version of the static tree, compressed if the browser accepts it."""

from collections.abc import Callable, Mapping
from typing import cast

from flask import Flask, Response, current_app, render_template, request

from ..search.notebook import format_plain_board
from .bundles import FOLDER
from .supply import Supply
from .tree import File, StaticTree, Version, encoding_for

_TREE = "bitqueens.static_tree"
_SUPPLY = "bitqueens.supply"
_ADDRESS = "bitqueens.address"


def use_tree(app: Flask, tree: StaticTree) -> None:
    app.extensions[_TREE] = tree


def static_tree() -> StaticTree:
    return cast(StaticTree, current_app.extensions[_TREE])


def use_supply(app: Flask, supply: Supply) -> None:
    """Set the supplier of the pages of `app`."""
    app.extensions[_SUPPLY] = supply


def supply_of_app() -> Supply:
    """Return the default supplier of the current app's pages."""
    return cast(Supply, current_app.extensions.get(_SUPPLY, Supply()))


def announce(app: Flask, address: str) -> None:
    """Set the address of the pages of `app` for other machines."""
    app.extensions[_ADDRESS] = address


def announced() -> str:
    """Return the address of the current app's pages for other machines; "" if they cannot reach it."""
    return cast(str, current_app.extensions.get(_ADDRESS, ""))


def render(template: str, facts: Callable[[], Mapping[str, object]]) -> Response:
    """Return a page. The template's `facts` do not change while the server runs."""
    return respond(template, lambda version: draw(template, version, facts()))


def respond(name: str, make: Callable[[Version], bytes]) -> Response:
    """Return a page, made once for every version of the files, with bundles and with single modules."""
    version = static_tree().refresh()
    key = f"{name}?modules" if wants_modules() else name
    if key not in version.pages:
        version.pages[key] = File("text/html; charset=utf-8", make(version))
    return send_file(version.pages[key])


def send_file(file: File) -> Response:
    """Return a file that a browser may cache and revalidates each time, compressed if the browser accepts it."""
    accepts = encoding_for(request.headers.get("Accept-Encoding")) == "gzip"
    is_packed = accepts and file.content_type != "application/zip"
    response = Response(file.packed if is_packed else file.plain, content_type=file.content_type)
    response.headers.update({"Cache-Control": "no-cache", "Vary": "Accept-Encoding"})
    if is_packed:
        response.headers["Content-Encoding"] = "gzip"
    response.set_etag(f"{file.digest}-gzip" if is_packed else file.digest)
    response.make_conditional(request)
    return response


def wants_modules() -> bool:
    """Return True if the request has `?modules`: the page loads its modules one by one, for debugging."""
    return bool(request) and "modules" in request.args


def draw(template: str, version: Version, facts: Mapping[str, object], supply: Supply | None = None) -> bytes:
    """Render a template with the files of a version. `supply`: the page's supplier, by default the app's."""
    supply = supply or supply_of_app()
    own = {"version": version, "address": announced(), "supply": supply, "bundles": "" if wants_modules() else FOLDER}
    return render_template(template, **own, board=format_plain_board, **facts).encode()
