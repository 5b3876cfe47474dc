"""What Python knows, for the tests in JavaScript: `python -m tests.js.given CALL FILE` writes a value as JSON.

A call is the name of one of the functions in `GIVEN` and its arguments, as a list in JSON.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict
from itertools import product
from pathlib import Path
from typing import Any

from server.formats.boards import FORMS, format_solution
from server.formats.steps import json_lines
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.index import reference
from server.search.index.tree import prefixes
from server.search.questions.ask import list_questions
from server.search.questions.kinds import KINDS
from server.search.trace.preset import find_attacks
from server.search.trace.trace import Trace
from tests.js.programs import boards_of
from tests.js.recordings import ends, notes, programs, ways, written
from tests.js.squares import cells, squares, steps
from tests.js.study import answer_items, rows_with
from tests.js.tracer import Tracer, watch
from tests.search import oracle
from tests.search.square_oracle import RULES

Json = Any

LONGEST = 3000  # steps of a film whose questions are looked at

PAGES = {
    "page": "/",
    "yours": "/yours",
    **{name: f"/{name}" for name in ("table", "race", "exercise", "worksheet", "study")},
}


def films(*sizes: int) -> Json:
    """All steps of the search with masks, by size."""
    return {n: oracle.steps(n) for n in sizes}


def every_film(n: int) -> Json:
    """All steps of every algorithm, as they are sent to the page."""
    return {name: [json.loads(line) for line in json_lines(Trace(name, n))] for name in ALGORITHMS}


def asked(n: int) -> Json:
    """What can be asked at every step of every algorithm, as it is sent to the page."""
    return {name: [asdict(each) for each in list_questions(Trace(name, n), 0, LONGEST)] for name in ALGORITHMS}


def statements(*sizes: int) -> Json:
    """The statements of its listing as they run, by size: line, solutions so far, the call's masks after it."""
    return {n: [_statement(visit, (1 << n) - 1) for visit in Tracer(n).visits] for n in sizes}


def _statement(visit: Json, done: int) -> Json:
    after = visit["after"]
    rays = {name: after[name] & done for name in ("ld", "col", "rd")}
    masks = rays | {name: after.get(name, 0) for name in ("poss", "bit")}
    return {"line": visit["line"], "solutions": visit["solutions"], "masks": masks}


def totals(*sizes: int) -> Json:
    """What the search with masks comes to, and its first solution as columns, by size."""
    return {n: _total(n) for n in sizes}


def _total(n: int) -> Json:
    trace = Trace("bitmask", n)
    assert trace.total
    first = [solution.columns for solution in trace.solutions(0, 1)]
    return {"first": first, **{name: getattr(trace.total, name) for name in ("steps", "solutions", "dead_ends")}}


def listings() -> Json:
    """The listings in JavaScript, each with the boards that its search finds, in order, for 1, 2, 3, … queens."""
    return {
        name: {
            "text": algorithm.javascript(),
            "first": algorithm.javascript("first"),
            "boards": [
                [solution.columns for solution in Trace(name, n).solutions()]
                for n in range(1, 8 if name == "naive" else 9)
            ],
        }
        for name, algorithm in ALGORITHMS.items()
    }


def mask_listings() -> Json:
    """The searches with masks: their listings, and their steps."""
    return {name: listings_of(name, 1, 4, 5, 6) for name in oracle.MASKED}


def listings_of(name: str, *sizes: int) -> Json:
    """The listings of a search, and its steps as they are sent to the page, by size."""
    return {
        "python": ALGORITHMS[name].listing(),
        "javascript": ALGORITHMS[name].javascript(),
        "films": {n: [json.loads(line) for line in json_lines(Trace(name, n))] for n in sizes},
    }


def computed(expressions: dict[str, list[str]], *sizes: int) -> Json:
    """What Python computes in a listing's own variables wherever it takes a bit, as text: by algorithm and size."""
    return {name: {n: watch(name, n, these) for n in sizes} for name, these in expressions.items()}


def steps_at(places: dict[str, dict[str, Json]]) -> Json:
    """Steps as they are sent to the page, by algorithm, and by size and number."""
    found: dict[str, dict[str, Json]] = {}
    for place in places.values():
        name, n, step = place["algorithm"], place["n"], place["step"]
        (line,) = json_lines(Trace(name, n)[step : step + 1])
        found.setdefault(name, {})[f"{n} {step}"] = json.loads(line)
    return found


def checks(n: int, *names: str) -> Json:
    """How many checks whole searches do."""
    return [Trace(name, n)[-1].checks for name in names]


def square_films() -> Json:
    """Films of the searches without masks, each step with what there is to know of its squares and cells."""
    return [
        {"name": name, "n": n, "steps": list(zip(steps(name, n), squares(name, n), cells(name, n), strict=True))}
        for name, sizes in {**dict.fromkeys(RULES, (4, 5)), "naive": (4,)}.items()
        for n in sizes
    ]


def templates() -> Json:
    """The pages as they leave the server, before their words are put in."""
    from server.app import create_app  # what serves takes longer to load than all else together
    from server.config.config import Config

    client = create_app(Config()).test_client()
    return {name: client.get(path).get_data(as_text=True) for name, path in PAGES.items()}


def algorithms() -> Json:
    """What English says of the algorithms outside of the page."""
    return [{"id": one.id, "title": one.title, "blurb": one.blurb, "reason": one.reason} for one in ALGORITHMS.values()]


def boards_as_text() -> Json:
    """Some boards, and how each is written in each form."""
    boards = [solution.columns for n in (1, 4, 6, 12) for solution in Trace("bitmask", n).solutions(0, 5)]
    return [
        {"columns": columns, "texts": {form: format_solution(columns, form) for form in FORMS}} for columns in boards
    ]


def lessons() -> Json:
    """What lessons may name."""
    from server.lessons.parse import CARDS, LOOKS  # loads what reads Markdown

    return {"looks": LOOKS, "cards": CARDS, "kinds": [(kind, KINDS[kind].answers) for kind in KINDS]}


def read_lesson(text: str) -> Json:
    """What the server reads in a lesson."""
    from server.lessons.lesson import lesson_object
    from server.lessons.parse import parse  # loads what reads Markdown

    lesson = parse(text)
    return {**lesson_object(lesson), "faults": [asdict(fault) for fault in lesson.faults]}


def attackers() -> Json:
    """Three queens in every way, and those that attack the third."""
    names = {"column": "col", "ld": "ld", "rd": "rd"}
    return [
        {
            "columns": columns,
            "attackers": [
                {"row": one.attacker, "along": names[one.along]} for one in find_attacks(columns) if one.row == 2
            ],
        }
        for columns in product(range(5), repeat=3)
    ]


def coloured(name: str) -> Json:
    """The listings of an algorithm as the page gets them."""
    from server.web.pages import listings as listings_of  # loads what serves

    return json.loads(listings_of(name))


def found(sizes: list[int], *programs: str) -> Json:
    """What programs made of the lines of `bitmask` find when they really run; see `tests.js.programs`."""
    return [[boards_of(program, n) for n in sizes] for program in programs]


def measured(largest: int) -> Json:
    """Calls of boards up to this n, each with the most calls that may lie below it, and what the reference finds."""
    return [
        [[n, *node, most], reference.measure(n, *node, most)]
        for n in range(1, largest + 1)
        for node in prefixes(n, min(n, 3))
        for most in (1, 20, 10**9)
    ]


def recorded(stretches: list[list[Json]]) -> Json:
    """Excerpts, each with requests that it can answer and the server's answers to them."""
    from tests.excerpts.asking import asked, excerpt_of  # loads the wire

    return [
        {"packed": packed, "asked": list(asked(packed))} for packed in (excerpt_of(*stretch) for stretch in stretches)
    ]


GIVEN = {
    function.__name__: function
    for function in (
        *(films, every_film, asked, statements, totals, listings, square_films),
        *(mask_listings, listings_of, computed, steps_at, checks),
        *(algorithms, templates, boards_as_text, attackers, lessons, read_lesson, coloured, found, recorded, measured),
        *(answer_items, rows_with),
        *(programs, written, ends, notes, ways),
    )
}

if __name__ == "__main__":
    (name, *facts), file = json.loads(sys.argv[1]), Path(sys.argv[2])
    part = file.with_suffix(f".{os.getpid()}")  # another file of tests may ask for the same at the same time
    part.write_text(json.dumps(GIVEN[name](*facts)), "utf-8")
    part.replace(file)
