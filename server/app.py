"""The app, created from its parts."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from flask import Flask, g, request

from .bootstrap.environment import checkout
from .config.config import Config
from .config.logs import lacks_descriptors, log, log_failure
from .hosting.connection import clients_of
from .hosting.fair import Addresses
from .hosting.gate import Gate
from .hosting.proxies import Proxies
from .hosting.refusal import protect, security_headers
from .hosting.scheduler import Scheduler
from .hosting.threads import Threads
from .jobs.counting import Counts
from .jobs.jobs import Jobs
from .lessons.index import derive_lessons
from .rooms.codes import signs_of_shard
from .rooms.rooms import Rooms
from .search.counting.jobs import processors
from .timing.bench import Bench
from .web.codes import codes
from .web.downloads import open_downloads
from .web.gone import gone
from .web.health import health
from .web.pages import generated_files, pages
from .web.python import Files, python
from .web.rendering import announced, use_tree
from .web.static_files import StaticFiles
from .web.tree import FOLDER, StaticTree
from .web.yours import yours
from .wire.rooms.attending import RoomServices
from .wire.session import Background
from .wire.stream import PATH, open_stream

_LIGHT = ("/", "/puzzle", "/race", "/yours", "/exercise", "/worksheet", "/manual", "/healthz", "/favicon.ico")
_STATIC = Path(__file__).resolve().with_name("static")


class App(Flask):
    """Flask with our log."""

    def log_exception(self, exc_info: Any) -> None:
        g.failure = log_failure(exc_info[1], f"answering {request.method} {request.path!r}")
        g.lacks_descriptors = lacks_descriptors(exc_info[1])


def create_app(config: Config, files: Mapping[str, bytes] | None = None) -> Flask:
    """Create the app. `files`: more static files. Raises NoPyodide."""
    app = App(__name__, static_folder=None)  # static files are answered before Flask is called
    app.url_map.merge_slashes = False  # else a path with two slashes would be redirected, to an absolute address
    generated = generated_files() | own_lessons(config.lessons) | dict(files or {})
    tree = StaticTree(_STATIC, generated, derive_lessons, follow=checkout() is not None)
    use_tree(app, tree)
    protect(app, config)
    app.register_blueprint(pages)
    app.register_blueprint(gone)
    app.extensions["pyodide"] = Files(config.pyodide)
    app.register_blueprint(python)
    app.register_blueprint(yours)
    app.register_blueprint(codes(config.public_address))
    addresses = Addresses()
    scheduler = Scheduler(addresses.everyone)
    answers = Jobs(Threads(processors(), everyone=addresses.everyone), scheduler)
    rooms = Rooms(first_signs=signs_of_shard(*config.shard or (1, 1)), seats_per_address=config.seats_per_address)
    services = RoomServices(rooms, answers, config.class_key)
    counts = Counts()
    background = Background(answers, counts, Bench(), services)
    open_downloads(app, answers, addresses)
    numbers = {
        "viewers": lambda: len(clients_of(app)),
        "classes": lambda: len(rooms),
        "seats": rooms.count_seats,
        "jobs": lambda: len(answers) + len(counts),
    }
    app.register_blueprint(health(numbers))
    open_stream(app, config, background, announced, addresses, scheduler)
    headers = security_headers(config)
    gate = Gate(StaticFiles(app.wsgi_app, tree, headers), PATH, is_light, headers, config)
    app.wsgi_app = Proxies(gate, headers, config)  # type: ignore[method-assign]  # Flask's own way
    return app


def own_lessons(folder: str) -> dict[str, bytes]:
    """Return the valid lessons of the host's folder, "" for none; log the errors of the others."""
    if not folder:
        return {}
    from .lessons.check import read_folder  # reads Markdown, which takes time to import

    found = read_folder(Path(folder))
    for line in found.refused:
        log.warning("a lesson is left out: %s", line)
    return dict(found.files)


def is_light(path: str) -> bool:
    """Return whether a request costs no work, so that pages of other sites may send it, as a frame does."""
    return path in _LIGHT or path.startswith(f"/{FOLDER}")
