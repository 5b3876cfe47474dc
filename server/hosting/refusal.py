"""Refusals of requests before they reach the app: the status, the reason, and the response.

Also the security headers of every response: what a browser may load, which sites may embed it, no guessed types, no
referrers.
"""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from types import MappingProxyType
from typing import TYPE_CHECKING

from ..config.config import Config, make_policy

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse
    from flask import Flask, Response

RETRY_AFTER = "5"  # seconds until a place may be free


class Refused(Exception):
    """A request is refused with this status; `why` is a sentence for people, or "".

    `remedy`: a change of the server's settings that would allow the request, for the log.
    """

    def __init__(self, status: HTTPStatus, why: str = "", remedy: str = "") -> None:
        super().__init__(why)
        self.status, self.why, self.remedy = status, why, remedy

    def packet(self, always: Mapping[str, str], *, bare: bool = False) -> bytes:
        """Return the complete response of a connection that ends with it; `bare`: without its body, for HEAD."""
        body, _, headers = write_text(self.status, self.why, {**always, "Connection": "close"})
        lines = [f"HTTP/1.1 {line_of(self.status)}", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
        return "\r\n".join(lines).encode() + (b"" if bare else body)


def send_text(start_response: StartResponse, status: HTTPStatus, text: str, headers: Mapping[str, str]) -> list[bytes]:
    """Respond to a WSGI request with one line: the status and `text`, if any."""
    body, _, fields = write_text(status, text, headers)
    start_response(line_of(status), [*fields.items()])
    return [body]


def write_text(
    status: HTTPStatus, text: str = "", headers: Mapping[str, str] = MappingProxyType({})
) -> tuple[bytes, int, dict[str, str]]:
    """Return the body, the status and all headers of a one-line response, as a view of Flask may return them."""
    line = line_of(status)
    body = (f"{line}: {text}\n" if text else f"{line}\n").encode()
    fields = {**headers, "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8"}
    fields["Content-Length"] = str(len(body))
    if status in (HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.TOO_MANY_REQUESTS):
        fields["Retry-After"] = RETRY_AFTER
    return body, status, fields


def line_of(status: HTTPStatus) -> str:
    return f"{status.value} {status.phrase}"


def protect(app: Flask, config: Config) -> None:
    """Make `app` send the security headers with every response, and respond to a request that is `Refused`."""
    headers = security_headers(config)
    app.register_error_handler(Refused, lambda refused: write_text(refused.status, refused.why))

    @app.after_request
    def add_headers(response: Response) -> Response:
        response.headers.update(headers)
        return response


def security_headers(config: Config) -> dict[str, str]:
    """Return the security headers by name, also for responses that do not come from the app."""
    embeds = bool(config.allow_embedding)
    return {
        "Content-Security-Policy": f"{make_policy()}; frame-ancestors {config.frame_ancestors}",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        # A site that embeds the page may require this header of its resources; it cannot name single sites.
        "Cross-Origin-Resource-Policy": "cross-origin" if embeds else "same-origin",
        **({} if embeds else {"X-Frame-Options": "DENY"}),  # cannot name sites either; for old browsers
    }
