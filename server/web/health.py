"""The health check at /healthz: the server's state, and counts that name nobody."""

from collections.abc import Callable, Mapping
from time import monotonic

from flask import Blueprint, Response, jsonify

from ..jobs.warming import kernels
from ..version import __version__

_STARTED = monotonic()  # unlike the wall clock, it is never set


def health(counts: Mapping[str, Callable[[], int]]) -> Blueprint:
    """Return the route; `counts`: functions that return the present numbers, by the names of their fields."""
    blueprint = Blueprint("health", __name__)

    @blueprint.get("/healthz")
    def check() -> Response:
        now = kernels()
        state = {"status": "degraded", "why": now.why} if now.why else {"status": "ok"}
        up = round(monotonic() - _STARTED, 1)
        numbers = {name: count() for name, count in counts.items()}
        response = jsonify({**state, "version": __version__, "kernels": now.state, "up": up, **numbers})
        response.headers["Cache-Control"] = "no-store"
        return response

    return blueprint
