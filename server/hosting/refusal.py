"""Refusals of requests before they reach the app: the status, the reason, and the response.

Also the security headers of every response: what a browser may load, which sites may embed it, no guessed types, no
referrers.
"""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING

from ..config.config import Config

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

    def send(self, start_response: StartResponse, headers: Mapping[str, str]) -> list[bytes]:
        """Respond to a WSGI request with the refusal."""
        return send_text(start_response, self.status, self.why, headers)

    def packet(self, always: Mapping[str, str], *, bare: bool = False) -> bytes:
        """Return the complete response of a connection that ends with it; `bare`: without its body, for HEAD."""
        line, headers, body = _write_text(self.status, self.why, {**always, "Connection": "close"})
        lines = [f"HTTP/1.1 {line}", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
        return "\r\n".join(lines).encode() + (b"" if bare else body)


def send_text(start_response: StartResponse, status: HTTPStatus, text: str, headers: Mapping[str, str]) -> list[bytes]:
    """Respond to a WSGI request with one line: the status and `text`, if any."""
    line, fields, body = _write_text(status, text, headers)
    start_response(line, [*fields.items()])
    return [body]


def _write_text(status: HTTPStatus, text: str, headers: Mapping[str, str]) -> tuple[str, dict[str, str], bytes]:
    """Return the status line, all headers and the body of a one-line response."""
    line = f"{status.value} {status.phrase}"
    body = (f"{line}: {text}\n" if text else f"{line}\n").encode()
    fields = {**headers, "Content-Type": "text/plain; charset=utf-8", "Content-Length": str(len(body))}
    if status in (HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.TOO_MANY_REQUESTS):
        fields["Retry-After"] = RETRY_AFTER
    return line, fields, body


def protect(app: Flask, config: Config) -> None:
    """Make `app` send the security headers with every response."""
    headers = security_headers(config)

    @app.after_request
    def add_headers(response: Response) -> Response:
        response.headers.update(headers)
        return response


def security_headers(config: Config) -> dict[str, str]:
    """Return the security headers by name, also for responses that do not come from the app."""
    policy = "; ".join(
        [
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",  # a page can run Python: allow compiling WebAssembly, but no eval
            "worker-src 'self' blob:",
            "style-src 'self'",
            "img-src 'self' data: blob:",
            "connect-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            f"frame-ancestors {config.frame_ancestors}",
        ]
    )
    embeds = bool(config.allow_embedding)
    return {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        # A site that embeds the page may require this header of its resources; it cannot name single sites.
        "Cross-Origin-Resource-Policy": "cross-origin" if embeds else "same-origin",
        **({} if embeds else {"X-Frame-Options": "DENY"}),  # cannot name sites either; for old browsers
    }
