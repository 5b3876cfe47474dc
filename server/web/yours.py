"""The page of a learner's own program: the page with the film, answered by what was recorded of that program."""

from __future__ import annotations

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

# What means nothing there, or belongs to our searches alone.
LACKS = (
    *("learn", "class", "legend", "starts", "whatif", "bits", "gallery", "worksheet", "predict"),
    *("count", "times", "tables", "runs", "calm", "link", "excerpts"),
)
IN_FILE = Supply("program", (*{*films.LACKS, *LACKS},))  # as a film in one file
# What stands where our searches are listed: every line is a step of the film, or every move of the board.
CATALOGUE = [
    {"id": name, "title": title, "blurb": "", "largest": 32, "indexed": 32, "reason": "", "goal": "all"}
    for name, title in (("yours", "Yours"), ("moves", "Yours"))
]
FACTS = {"listing": [], "runs": [], "catalogue": CATALOGUE}


@yours.get("/yours")
def page() -> Response:
    return respond("yours", lambda version: draw("index.html", version, FACTS, make_supply()))


@yours.get("/empty-yours.html")
def empty() -> Response:
    """The page as one file, whose recording is still to come."""
    return respond("empty yours", draw_empty)


def draw_empty(version: Version, languages: Mapping[str, str] = LANGUAGES) -> bytes:
    return draw_empty_film("index.html", version, FACTS, languages, IN_FILE)


def make_supply() -> Supply:
    """Who answers it, where the other pages are answered as they are."""
    others = supply_of_app()
    python = others.facts.get("python") or facts_of_python()
    return replace(others, supplier="program", lacks=(*{*others.lacks, *LACKS},), facts={"python": python})
