"""Pages by plain HTTP: all pages, and a short text for errors.

This module does not handle the socket. Middleware answers static files before Flask: see `static_files`.
"""

from functools import cache
from urllib.parse import quote

from flask import Blueprint, Response, abort, g, json, redirect, request
from werkzeug.exceptions import HTTPException
from werkzeug.sansio.response import Response as AnyResponse

from ..config.languages import LANGUAGES
from ..rooms.codes import is_like_code, read_code
from ..search.algorithms.algorithm import Algorithm, Goal
from ..search.algorithms.catalogue import ALGORITHMS
from .films import draw_empty_film
from .highlight import highlight
from .rendering import render, respond, send_file, static_tree, supply_of_app
from .tree import File

pages = Blueprint("pages", __name__)


@pages.app_context_processor
def languages() -> dict[str, object]:
    """Return the languages for all templates, as JSON in the order of the list, which Jinja's own filter would sort."""
    return {"languages": json.dumps(LANGUAGES, sort_keys=False)}


@pages.get("/")
def index() -> AnyResponse:
    """Return the page with the film. Redirect an address with an exercise to the page of the exercises."""
    if "exercise" in request.args:
        return redirect(f"exercise?{request.query_string.decode('latin-1')}")
    return render("index.html", facts_of_film)


@pages.get("/<string(minlength=5, maxlength=16):typed>", defaults={"up": "."})
@pages.get("/<string(minlength=5, maxlength=16):typed>/", defaults={"up": ".."})
def room(typed: str, up: str) -> AnyResponse:
    """Redirect the address of a class, scanned or typed: in any case, with spaces or hyphens, also a wrong code.

    The page opens the field for a code with what was typed, and names the mistake: so it does for "/class".
    """
    if typed != "class" and not is_like_code(typed):
        abort(404)
    return redirect(f"{up}/?class={quote(read_code(typed) or typed)}")


def facts_of_film() -> dict[str, object]:
    """Return the facts for the page with the film: the default listing, its steps' lines, and the catalogue."""
    algorithm = ALGORITHMS["bitmask"]
    return {"listing": highlight(algorithm.listing()), "runs": algorithm.runs(), "catalogue": catalogue()}


@pages.get("/race")
def race() -> Response:
    return render("race.html", facts_of_race)


def facts_of_race() -> dict[str, object]:
    return {"catalogue": catalogue()}


@pages.get("/puzzle")
def puzzle() -> Response:
    return render("puzzle.html", dict)


@pages.get("/empty-film.html")
def empty_film() -> Response:
    """Return the page with the film as one file, still without excerpts."""
    return respond("empty film", lambda version: draw_empty_film("index.html", version, facts_of_film()))


@pages.get("/empty-race.html")
def empty_race() -> Response:
    """Return the race as one file, still without excerpts."""
    return respond("empty race", lambda version: draw_empty_film("race.html", version, facts_of_race()))


@pages.get("/exercise")
def exercise() -> Response:
    return render("exercise.html", dict)


@pages.get("/worksheet")
def worksheet() -> Response:
    return render("worksheet.html", lambda: {"catalogue": catalogue()})


@pages.get("/manual")
def manual() -> Response:
    from ..manual.chapters import read_chapters  # slow, so not at the start

    return render("manual.html", lambda: {"chapters": read_chapters(supply_of_app().ending)})


@pages.get("/algorithms")
def algorithms() -> Response:
    """Return the catalogue of algorithms, in the order of the menu."""
    return send_file(File("application/json", json.dumps(catalogue()).encode()))


@pages.get("/listings/<name>")
def listing(name: str) -> Response:
    """Return the listings of one algorithm in Python and JavaScript, as coloured pieces."""
    return send_file(File("application/json", listings(name).encode())) if name in ALGORITHMS else abort(404)


@cache
def catalogue() -> list[dict[str, str | int]]:
    fields = ("id", "title", "blurb", "largest", "reason", "goal", "indexed", "takes_board")
    return [{field: getattr(one, field) for field in fields} for one in ALGORITHMS.values()]


@cache
def listings(name: str) -> str:
    algorithm = ALGORITHMS[name]
    return json.dumps({"id": name, **pieces(algorithm, "all"), "first": pieces(algorithm, "first")})


def pieces(algorithm: Algorithm, goal: Goal) -> dict[str, object]:
    """Return the listings for a goal, and the lines of the Python one that steps run."""
    return {
        "python": highlight(algorithm.listing(goal)),
        "javascript": highlight(algorithm.javascript(goal), "javascript"),
        "runs": sorted(algorithm.runs(goal)),
    }


def generated_files() -> dict[str, bytes]:
    """Return the files of the static tree that are made of the catalogue and the listings, by path."""
    files = {f"listings/{name}.json": listings(name).encode() for name in ALGORITHMS}
    return files | {"algorithms.json": json.dumps(catalogue()).encode()}


@pages.get("/favicon.ico")
def icon() -> AnyResponse:
    """Redirect /favicon.ico, for pages without an icon and for browsers that always request it."""
    response = redirect(static_tree().refresh().address("favicon.svg"), 301)
    response.headers["Cache-Control"] = "no-cache"  # the target changes with the version
    return response


@pages.app_errorhandler(HTTPException)
def refuse(error: HTTPException) -> AnyResponse:
    response = error.get_response()  # keeps headers of the code, such as Allow with 405
    what = " - too few file descriptors" if g.get("lacks_descriptors") else ""
    where = f"{what} - the server's log says why, under {g.failure}" if "failure" in g else ""
    response.data = f"{error.code} {error.name}{where}\n"
    response.content_type = "text/plain; charset=utf-8"
    return response
