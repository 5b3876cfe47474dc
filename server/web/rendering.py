"""Pages from templates: each is made once for every state of the static tree, and sent compressed where it may be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from flask import Flask, Response, current_app, render_template, request

from .bundles import FOLDER
from .supply import Supply
from .tree import File, StaticTree, Version, encoding_for

_TREE = "bitqueens.static_tree"
_SUPPLY = "bitqueens.supply"
_ADDRESS = "bitqueens.address"


def use_tree(app: Flask, tree: StaticTree) -> None:
    """Let the pages of `app` name the files of this tree."""
    app.extensions[_TREE] = tree


def static_tree() -> StaticTree:
    """The tree of the app that answers."""
    return cast(StaticTree, current_app.extensions[_TREE])


def use_supply(app: Flask, supply: Supply) -> None:
    """Let the pages of `app` be answered so."""
    app.extensions[_SUPPLY] = supply


def supply_of_app() -> Supply:
    """Who answers the pages of the app that answers, unless a page is answered otherwise."""
    return cast(Supply, current_app.extensions.get(_SUPPLY, Supply()))


def announce(app: Flask, address: str) -> None:
    """Let the pages of `app` name the address at which other machines open them."""
    app.extensions[_ADDRESS] = address


def announced() -> str:
    """The address at which other machines open the pages of the app that answers; empty if none can."""
    return cast(str, current_app.extensions.get(_ADDRESS, ""))


def render(template: str, facts: Callable[[], Mapping[str, object]]) -> Response:
    """A page. `facts`, for the template, do not change while the server runs."""
    return respond(template, lambda version: draw(template, version, facts()))


def respond(name: str, make: Callable[[Version], bytes]) -> Response:
    """A page that is made once for every version of the files, and once more with its modules one by one."""
    version = static_tree().refresh()
    key = f"{name}?modules" if wants_modules() else name
    if key not in version.pages:
        version.pages[key] = File("text/html; charset=utf-8", make(version))
    page = version.pages[key]
    packed = encoding_for(request.headers.get("Accept-Encoding")) == "gzip"
    response = Response(page.packed if packed else page.plain, content_type=page.content_type)
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Vary"] = "Accept-Encoding"
    if packed:
        response.headers["Content-Encoding"] = "gzip"
    return response


def wants_modules() -> bool:
    """Whether the page that is asked for shall load its modules one by one, as for a debugger: `?modules`."""
    return bool(request) and "modules" in request.args


def draw(template: str, version: Version, facts: Mapping[str, object], supply: Supply | None = None) -> bytes:
    """A template with the files of a version. `supply`: who answers it; by default whoever answers all pages."""
    supply = supply or supply_of_app()
    own = {"version": version, "address": announced(), "supply": supply, "bundles": "" if wants_modules() else FOLDER}
    return render_template(template, **own, **facts).encode()
