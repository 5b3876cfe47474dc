"""Films in one HTML file: of a stretch of a trace, of a lesson, of a race."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

from flask import Flask

from .config.languages import LANGUAGES
from .excerpts.excerpt import find_end, record
from .lessons.index import FOLDER, derive_lessons
from .search.algorithms.algorithm import Run
from .search.arguments import one_of, typed, whole
from .search.pausable import finish
from .search.trace.trace import Trace
from .web.films import draw_empty_film, fill
from .web.pages import facts_of_film, facts_of_race, generated_files, pages
from .web.rendering import static_tree, use_tree
from .web.tree import StaticTree, Version
from .wire.run import trace_of

HEIGHT = 720  # pixels of a film in a notebook
AT_ONCE = 7_000  # steps that a notebook films of a trace by default: about two seconds


@dataclass(frozen=True)
class Film:
    """The steps of a trace as a film in one HTML file, which plays without a server and without a network.

    As the last value of a notebook's cell it shows itself.

    Args:
        trace: The `Trace` to film.
        start: The first step, from 0.
        stop: The step to stop before, at most 20,000 after `start`; by default the end.
        height: The height of its frame in a notebook, 100 to 4,000 pixels.
        language: "en" or "de"; by default the one that the reader prefers.

    Raises:
        ValueError: An argument is not allowed, or there is no step, or there are too many.

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
        typed("trace", self.trace, Trace, "a Trace")
        if self.language is not None:
            one_of("language", self.language, tuple(LANGUAGES))
        whole("height", self.height, 100, 4000)
        object.__setattr__(self, "start", whole("start", self.start))
        object.__setattr__(self, "stop", self.stop if self.stop is None else whole("stop", self.stop))
        find_end(self.trace.size, self.start, self.stop)

    def html(self) -> str:
        """Return the text of the file, some 300,000 characters, always the same for the same film.

        Raises:
            NotReady: A step lies too far beyond the steps walked so far.

        >>> Film(Trace("bitmask", 4)).html()[:15]
        '<!doctype html>'
        """
        run = Run(self.trace.algorithm.id, self.trace.n, self.trace.goal, self.trace.board)
        begins = {"run": run.fields(), "step": self.start}
        excerpts = [finish(record(run, self.start, self.stop))]
        board = (run.n, self.trace[self.start].queens)
        command = f"<p><code>{self._command()}</code> writes this film into a file.</p>"
        return fill(draw_empty("index.html", self.language), self.title, excerpts, begins, board=board, command=command)

    @property
    def title(self) -> str:
        """The film's title: the search, the board, and the steps if they are not all.

        >>> Film(Trace("basic", 6), 10, 91).title
        'N = 6, basic, steps 10 to 90'
        """
        name = f"N = {self.trace.n}, {self.trace.algorithm.id}"
        if self.trace.goal == "first":
            name += ", first solution"
        stop = find_end(self.trace.size, self.start, self.stop)
        return name if self.start == 0 and stop == self.trace.size else f"{name}, steps {self.start:,} to {stop - 1:,}"

    def _command(self) -> str:
        """Return the command that writes the film."""
        last = "" if self.stop is None else f" --to {self.stop - 1}"
        goal = " --goal first" if self.trace.goal == "first" else ""
        board = f" --board {self.trace.board}" if self.trace.board else ""
        search = f"{self.trace.algorithm.id} {self.trace.n}{board}"
        return f"bitqueens export film.html {search}{goal} --from {self.start}{last}"

    def save(self, path: str | Path) -> None:
        """Write the file, as UTF-8; an existing one is replaced.

        Args:
            path: The file's path.

        Raises:
            OSError: The file cannot be written.
            NotReady: A step lies too far beyond the steps walked so far.

        >>> Film(Trace("bitmask", 4), language="de").save("damen.html")
        """
        Path(path).write_text(self.html(), "utf-8")

    def _repr_html_(self) -> str:
        """Return a sentence, and the film in a frame, which a notebook that is not trusted drops."""
        what = f"{self.trace!r} as a film. If you see no film below, run the cell, or trust this notebook."
        return (
            f"<p>{escape(what)}</p>"
            f'<iframe sandbox="allow-scripts" style="width:100%;height:{self.height}px;border:0" '
            f'title="{escape(repr(self.trace))}" srcdoc="{escape(self.html())}"></iframe>'
        )


def show(trace: Trace) -> str:
    """Return the film of a trace for a notebook: all of it, or only its beginning if it has many steps."""
    whole = trace.size is not None and trace.size <= AT_ONCE
    return Film(trace, 0, None if whole else AT_ONCE)._repr_html_()


def record_race(lanes: Sequence[str], n: int, language: str | None = None) -> str:
    """Film a race of whole traces, check for check. Raises ValueError."""
    excerpts = [finish(record(Run(lane, n, "all"))) for lane in lanes]
    title = f"Race, N = {n}: {', '.join(lanes)}"
    return fill(draw_empty("race.html", language), title, excerpts, {"lanes": [*lanes], "n": n}, board=(n, ()))


def record_lesson(name: str, language: str | None = None) -> str:
    """Film one of our lessons, with the steps that its stops show. Raises ValueError."""
    files = static_files().contents
    lessons = json.loads(files[f"{FOLDER}index.json"])
    one_of("lesson", name, tuple(lessons))
    languages = [each for each in lessons[name] if language in (None, each)]
    texts = {path: files[path].decode() for path in (f"{FOLDER}{name}.{each}.json" for each in languages)}
    lesson = json.loads(next(iter(texts.values())))
    stretches = [(Run(**each["run"]), each.get("from", 0), each.get("to")) for each in lesson["filmed"]]
    excerpts = [finish(record(run, first, None if last is None else last + 1)) for run, first, last in stretches]
    place = lesson["stops"][0]["place"]
    begins = {"lesson": {"name": name, "stop": 0}, "run": place["run"], "step": place["step"]}
    index = json.dumps({name: {each: lessons[name][each] for each in languages}})
    title = lessons[name][languages[0]]["title"]
    run, first, _ = stretches[0]
    board = (run.n, trace_of(run)[first].queens)
    texts[f"{FOLDER}index.json"] = index
    return fill(draw_empty("index.html", language), title, excerpts, begins, texts, board)


@cache
def make_app() -> Flask:
    """Make an app that renders pages without serving them."""
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
    facts = facts_of_film if template == "index.html" else facts_of_race
    languages = {code: name for code, name in LANGUAGES.items() if language in (None, code)}
    with make_app().app_context():
        return draw_empty_film(template, static_files(), facts(), languages).decode()
