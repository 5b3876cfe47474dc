"""Times what is asked by plain HTTP, by the function that answers it; files of the page are answered before that."""

from __future__ import annotations

from flask import Flask, Response, g, request

from ..hosting.handshake import is_upgrade
from .metrics import Metrics


def time_requests(app: Flask, metrics: Metrics) -> None:
    """Time all that the app answers, but not how long viewers stay."""

    @app.before_request
    def begin() -> None:
        if not is_upgrade(request.environ):
            g.answered = metrics.begin("http", (request.endpoint or "none").rpartition(".")[2])

    @app.after_request
    def end(response: Response) -> Response:
        if answered := g.pop("answered", None):
            answered()
        return response
