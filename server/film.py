"""Films in one file: of a stretch of a trace, of a lesson, of a race. Each is the text of an HTML file.

Film(Trace("bitmask", 8)).save("queens.html")
Film(Trace("bitmask", 18), 10**11, 10**11 + 2000)  # in a notebook: shows itself
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from html import escape
from pathlib import Path

from flask import Flask

from .config.languages import LANGUAGES
from .excerpts.excerpt import find_end, record
from .lessons.index import FOLDER, derive_lessons
from .search.arguments import whole
from .search.pausable import finish
from .search.trace.trace import Trace
from .web.films import draw_empty_film, fill
from .web.pages import facts_of_film, facts_of_race, generated_files, pages
from .web.rendering import static_tree, use_tree
from .web.tree import StaticTree, Version
from .wire.run import Run

HEIGHT = 720  # pixels of a film in a notebook
AT_ONCE = 7_000  # steps of a trace that a notebook shows without being asked for a film: about two seconds


@dataclass(frozen=True)
class Film:
    """The steps of a trace as a film in one HTML file, which plays without a server and without a network.

    - `trace`: a `Trace`; `start`, `stop`: from which step up to before which, by default all, at most 20,000 of them;
    - `height`: of its frame in a notebook, 100 to 4,000 pixels;
    - `language`: "en" or "de"; by default the reader's of both.

    As the last value of a notebook's cell it shows itself.

    Raises ValueError for an argument that is not allowed, and for a stretch without a step, or with too many.

    >>> film = Film(Trace("bitmask", 18), 10**11, 10**11 + 2000)
    >>> film.stop - film.start
    2000
    """

    trace: Trace
    start: int = 0
    stop: int | None = None
    height: int = HEIGHT
    language: str | None = None

    def __post_init__(self) -> None:
        if self.language not in (None, *LANGUAGES):
            raise ValueError(f"language must be one of {', '.join(LANGUAGES)}, not {self.language!r}")
        if not 100 <= self.height <= 4000:
            raise ValueError(f"height must be from 100 to 4000 pixels, not {self.height!r}")
        find_end(self.trace.size, self.start, self.stop)
        object.__setattr__(self, "start", whole("start", self.start))
        object.__setattr__(self, "stop", self.stop if self.stop is None else whole("stop", self.stop))

    def html(self) -> str:
        """The text of the file, some 300,000 characters; always the same for the same film.

        Raises `NotReady` for steps too far beyond what can be reached.

        >>> Film(Trace("bitmask", 4)).html()[:15]
        '<!doctype html>'
        """
        run = Run(self.trace.algorithm.id, self.trace.n, self.trace.goal)
        begins = {"run": asdict(run), "step": self.start}
        return fill(draw_empty("index.html", self.language), [finish(record(run, self.start, self.stop))], begins)

    def save(self, path: str | Path) -> None:
        """Write the file, as UTF-8; one that is there is replaced.

        Raises OSError if it cannot be written, and `NotReady` as `html` does.

        >>> Film(Trace("bitmask", 4), language="de").save("damen.html")
        """
        Path(path).write_text(self.html(), "utf-8")

    def _repr_html_(self) -> str:
        """What a notebook shows: a sentence, and the film in a frame, which one that is not trusted loses."""
        what = f"{self.trace!r} as a film. If there is none below, run the cell, or trust this notebook."
        return (
            f"<p>{escape(what)}</p>"
            f'<iframe sandbox="allow-scripts" style="width:100%;height:{self.height}px;border:0" '
            f'title="{escape(repr(self.trace))}" srcdoc="{escape(self.html())}"></iframe>'
        )


def show(trace: Trace) -> str:
    """What a notebook shows of a trace: all of it, or its beginning where that would take long."""
    whole = trace.size is not None and trace.size <= AT_ONCE
    film = Film(trace, 0, None if whole else AT_ONCE)
    return film._repr_html_()


def record_race(lanes: Sequence[str], n: int, language: str | None = None) -> str:
    """A film of a race, check for check, of whole traces. Raises ValueError."""
    excerpts = [finish(record(Run(lane, n, "all"))) for lane in lanes]
    return fill(draw_empty("race.html", language), excerpts, {"lanes": [*lanes], "n": n})


def record_lesson(name: str, language: str | None = None) -> str:
    """A film of one of our lessons, with what its stops show. Raises ValueError."""
    files = static_files().contents
    lessons = json.loads(files[f"{FOLDER}index.json"])
    if name not in lessons:
        raise ValueError(f"lesson must be one of {', '.join(lessons)}, not {name!r}")
    languages = [each for each in lessons[name] if language in (None, each)]
    texts = {path: files[path].decode() for path in (f"{FOLDER}{name}.{each}.json" for each in languages)}
    lesson = json.loads(next(iter(texts.values())))
    stretches = [(Run(**each["run"]), each.get("from", 0), each.get("to")) for each in lesson["filmed"]]
    excerpts = [finish(record(run, first, None if last is None else last + 1)) for run, first, last in stretches]
    place = lesson["stops"][0]["place"]
    begins = {"lesson": {"name": name, "stop": 0}, "run": place["run"], "step": place["step"]}
    index = json.dumps({name: {each: lessons[name][each] for each in languages}})
    return fill(draw_empty("index.html", language), excerpts, begins, {**texts, f"{FOLDER}index.json": index})


@cache
def make_app() -> Flask:
    """What draws pages; it serves nothing."""
    app = Flask(__name__, static_folder=None)
    folder = Path(__file__).resolve().with_name("static")
    use_tree(app, StaticTree(folder, generated_files(), derive_lessons, follow=False))
    app.register_blueprint(pages)
    return app


def static_files() -> Version:
    with make_app().app_context():
        return static_tree().version


@cache
def draw_empty(template: str, language: str | None) -> str:
    """A film in which nothing is recorded yet."""
    facts = facts_of_film if template == "index.html" else facts_of_race
    languages = {code: name for code, name in LANGUAGES.items() if language in (None, code)}
    with make_app().app_context():
        return draw_empty_film(template, static_files(), facts(), languages).decode()
