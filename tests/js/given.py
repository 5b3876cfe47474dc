"""Compute values in Python for the tests in JavaScript: `python -m tests.js.given CALL FILE` writes one as JSON.

CALL is a list in JSON: the name of a function in `GIVEN`, and its arguments.
"""

import json
import os
import sys
from dataclasses import asdict
from itertools import product
from pathlib import Path
from typing import Any

from server.formats.boards import FORMS, format_solution
from server.formats.encoding import json_lines
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.index import reference
from server.search.index.tree import prefixes
from server.search.questions.ask import ask_questions
from server.search.questions.kinds import KINDS
from server.search.trace.preset import find_attacks
from server.search.trace.trace import Trace
from tests.js.recordings import notes, programs, reasons, recorded, ways, written_values
from tests.js.squares import cells, squares, steps
from tests.js.tracer import Tracer, watch
from tests.search import oracle
from tests.search.puzzle.boards import random_boards
from tests.search.square_oracle import RULES

Json = Any

LISTINGS = {"python": "listing", "javascript": "javascript"}  # methods by language
LONGEST = 3000  # steps of each film from which questions are listed

PAGES = {"page": "/", "yours": "/yours", **{name: f"/{name}" for name in ("puzzle", "race", "exercise", "worksheet")}}


def films(*sizes: int) -> Json:
    """Return all steps of the search with masks, by n."""
    return {n: oracle.steps(n) for n in sizes}


def every_film(n: int) -> Json:
    """Return all steps of every algorithm, as sent to the page."""
    return {name: [json.loads(line) for line in json_lines(Trace(name, n))] for name in ALGORITHMS}


def stretches(*slices: list[int]) -> Json:
    """Return steps of the search with masks, as sent to the page, each from n, start, stop and stride."""
    return [[json.loads(line) for line in json_lines(Trace("bitmask", n)[slice(*which)])] for n, *which in slices]


def questions(n: int) -> Json:
    """Return all questions about the steps of every algorithm, as sent to the page."""
    asked = {name: ask_questions(Trace(name, n).pausing, 0, LONGEST) for name in ALGORITHMS}
    return {name: [asdict(each) for each in questions if each] for name, questions in asked.items()}


def sampled(*sizes: int) -> Json:
    """Return questions about some steps of every algorithm, each with its run and its step as sent to the page."""
    found = []
    for name, n in product(ALGORITHMS, sizes):
        trace = Trace(name, n)
        for start in ((trace.size or 0) * part // 5 for part in range(5)):
            steps = [json.loads(line) for line in json_lines(trace[start : start + 12])]
            run = {"algorithm": name, "n": n, "goal": "all"}
            asked = [one for one in ask_questions(trace.pausing, start, start + len(steps)) if one]
            found += [{"run": run, "question": asdict(one), "step": steps[one.step - start]} for one in asked]
    return found


def statements(*sizes: int) -> Json:
    """Return the statements of `bitmask` as they run, by n: line, solutions so far, masks of the call after it."""
    return {n: [_statement(visit, (1 << n) - 1) for visit in Tracer(n).visits] for n in sizes}


def _statement(visit: Json, done: int) -> Json:
    after = visit["after"]
    rays = {name: after[name] & done for name in ("ld", "col", "rd")}
    masks = rays | {name: after.get(name, 0) for name in ("poss", "bit")}
    return {"line": visit["line"], "solutions": visit["solutions"], "masks": masks}


def listings() -> Json:
    """Return the listings in JavaScript, each with the boards of its search in order, for 1, 2, 3, … queens."""
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


def board_listings() -> Json:
    """Return the JavaScript listing for each of some boards, with its solutions."""
    puzzle = ALGORITHMS["puzzle"]
    return [
        {
            "n": board.n,
            "text": puzzle.javascript("all", board),
            "first": puzzle.javascript("first", board),
            "solutions": [solution.columns for solution in Trace("puzzle", board=board).solutions()],
        }
        for board in random_boards(60, 5)
    ]


def board_films() -> Json:
    """Return the steps of the search on some boards, as sent to the page, and the questions about them."""
    films = []
    for board in random_boards(60, 6, most=5):
        trace = Trace("puzzle", board=board)
        asked = [asdict(one) for one in ask_questions(trace.pausing, 0, len(trace)) if one]
        steps = [json.loads(line) for line in json_lines(trace)]
        shown = {language: getattr(trace.algorithm, name)("all", board) for language, name in LISTINGS.items()}
        films.append({"board": str(board), "n": board.n, "steps": steps, "questions": asked, "listings": shown})
    return films


def mask_listings() -> Json:
    """Return the listings and the steps of the searches with masks."""
    return {name: listings_of(name, 1, 4, 5, 6) for name in oracle.MASKED if not ALGORITHMS[name].takes_board}


def listings_of(name: str, *sizes: int) -> Json:
    """Return the listings of a search, and its steps as sent to the page, by n."""
    return {
        "python": ALGORITHMS[name].listing(),
        "javascript": ALGORITHMS[name].javascript(),
        "films": {n: [json.loads(line) for line in json_lines(Trace(name, n))] for n in sizes},
    }


def expression_values(expressions: dict[str, list[str]], *sizes: int) -> Json:
    """Return the values of expressions each time a listing takes a bit, as text, by algorithm and n."""
    return {name: {n: watch(name, n, these) for n in sizes} for name, these in expressions.items()}


def steps_at(places: dict[str, dict[str, Json]]) -> Json:
    """Return the steps at these places as sent to the page, by algorithm and by "n step"."""
    found: dict[str, dict[str, Json]] = {}
    for place in places.values():
        name, n, step = place["algorithm"], place["n"], place["step"]
        (line,) = json_lines(Trace(name, n)[step : step + 1])
        found.setdefault(name, {})[f"{n} {step}"] = json.loads(line)
    return found


def check_counts(n: int, *names: str) -> Json:
    """Return the numbers of checks of whole searches."""
    return [Trace(name, n)[-1].checks for name in names]


def square_films() -> Json:
    """Return films of the searches without masks, each step with the facts about its squares and cells."""
    return [
        {"name": name, "n": n, "steps": list(zip(steps(name, n), squares(name, n), cells(name, n), strict=True))}
        for name, sizes in {**dict.fromkeys(RULES, (4, 5)), "naive": (4,)}.items()
        for n in sizes
    ]


def templates() -> Json:
    """Return the HTML of the pages as the server sends it, without words."""
    from server.app import create_app  # takes longer to load than everything else
    from server.config.config import Config

    client = create_app(Config()).test_client()
    return {name: client.get(path).get_data(as_text=True) for name, path in PAGES.items()}


def algorithms() -> Json:
    """Return the server's English texts about the algorithms."""
    return [{"id": one.id, "title": one.title, "blurb": one.blurb, "reason": one.reason} for one in ALGORITHMS.values()]


def boards_as_text() -> Json:
    """Return some boards with their texts in each format."""
    boards = [solution.columns for n in (1, 4, 6, 12) for solution in Trace("bitmask", n).solutions(0, 5)]
    return [
        {"columns": columns, "texts": {form: format_solution(columns, form) for form in FORMS}} for columns in boards
    ]


def lesson_names() -> Json:
    """Return the parts of the page, the cards and the kinds of question that lessons may name."""
    from server.lessons.parse import CARDS, LOOKS  # loads a parser of Markdown

    return {"looks": LOOKS, "cards": CARDS, "kinds": [(kind, KINDS[kind].answer_type) for kind in KINDS]}


def read_lesson(text: str) -> Json:
    """Return the lesson that the server parses from a text, with its faults."""
    from server.lessons.lesson import lesson_object
    from server.lessons.parse import parse  # loads a parser of Markdown

    lesson = parse(text)
    return {**lesson_object(lesson), "faults": [asdict(fault) for fault in lesson.faults]}


def attackers() -> Json:
    """Return all boards of three queens on five columns, each with the attackers of the third."""
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
    """Return the coloured listings of an algorithm, as sent to the page."""
    from server.web.pages import listings as listings_of  # loads the server

    return json.loads(listings_of(name))


def measures(largest: int) -> Json:
    """Return arguments of `measure` for boards up to this n, each with the result of the reference."""
    return [
        [[n, *node, most], reference.measure(n, *node, most)]
        for n in range(1, largest + 1)
        for node in prefixes(n, min(n, 3))
        for most in (1, 20, 10**9)
    ]


def excerpts(stretches: list[list[Json]]) -> Json:
    """Return an excerpt for each stretch, with requests that it can answer and the server's answers."""
    from tests.excerpts.asking import asked, excerpt_of  # loads the wire

    return [
        {"packed": packed, "asked": list(asked(packed))} for packed in (excerpt_of(*stretch) for stretch in stretches)
    ]


GIVEN = {
    function.__name__: function
    for function in (
        *(films, every_film, stretches, questions, sampled, statements, listings, square_films),
        *(board_listings, board_films, mask_listings, listings_of, expression_values, steps_at, check_counts),
        *(algorithms, templates, boards_as_text, attackers, lesson_names, read_lesson, coloured),
        *(excerpts, measures),
        *(programs, recorded, written_values, reasons, notes, ways),
    )
}

if __name__ == "__main__":
    (name, *facts), file = json.loads(sys.argv[1]), Path(sys.argv[2])
    part = file.with_suffix(f".{os.getpid()}")  # another test file may compute the same value at the same time
    part.write_text(json.dumps(GIVEN[name](*facts)), "utf-8")
    part.replace(file)
