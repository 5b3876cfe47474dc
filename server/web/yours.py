"""Page of a learner's own program: the page with the film, answered from a recording of that program."""

from collections.abc import Mapping
from dataclasses import replace

from flask import Blueprint, Response

from ..config.languages import LANGUAGES
from . import films
from .films import draw_empty_film
from .python import facts_of_python
from .rendering import draw, respond, supply_of_app
from .supply import Supply
from .tree import Version

yours = Blueprint("yours", __name__)

# Features that do not apply to a learner's program.
LACKS = (
    *("learn", "class", "legend", "place", "bits", "gallery", "worksheet", "predict"),
    *("count", "times", "runs", "calm", "link", "excerpts"),
)
IN_FILE = Supply("program", (*{*films.LACKS, *LACKS},))  # for a film in one file
# Catalogue in place of our searches: each line is a step of the film, or each move of the board.
CATALOGUE = [
    {"id": name, "title": title, "blurb": "", "largest": 32, "indexed": 32, "reason": "", "goal": "all"}
    for name, title in (("yours", "Yours"), ("moves", "Yours"))
]
FACTS = {"listing": [], "runs": [], "catalogue": CATALOGUE}


@yours.get("/yours")
def page() -> Response:
    return respond("yours", lambda version: draw("index.html", version, facts_of_yours(), make_supply()))


def facts_of_yours() -> dict[str, object]:
    """Return the facts for this page: its catalogue, and the supplier of the pages to which its menu leads."""
    return {**FACTS, "others": supply_of_app()}


@yours.get("/empty-yours.html")
def empty() -> Response:
    """Return the page as one file, still without a recording."""
    return respond("empty yours", draw_empty)


def draw_empty(version: Version, languages: Mapping[str, str] = LANGUAGES) -> bytes:
    return draw_empty_film("index.html", version, FACTS, languages, IN_FILE)


def make_supply() -> Supply:
    """Return the supplier of this page, based on that of the other pages."""
    others = supply_of_app()
    python = others.facts.get("python") or facts_of_python()
    return replace(others, supplier="program", lacks=(*{*others.lacks, *LACKS},), facts={"python": python})
