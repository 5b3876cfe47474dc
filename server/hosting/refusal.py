"""A request that is refused before the app is asked: with which status, why, and what the client is sent.

That are the security headers, too, which every answer has: what a browser may load, who may embed it, no guessed types,
no referrers.
"""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING

from ..config.config import Config

if TYPE_CHECKING:
    from flask import Flask, Response

RETRY_AFTER = "5"  # seconds after which a place may be free


class Refused(Exception):
    """A request is refused with this status; `why` is a sentence for people, if there is more to say.

    `remedy`: what who runs the server can change, for the log.
    """

    def __init__(self, status: HTTPStatus, why: str = "", remedy: str = "") -> None:
        super().__init__(why)
        self.status, self.why, self.remedy = status, why, remedy

    @property
    def line(self) -> str:
        """The status as an answer's first line has it."""
        return f"{self.status.value} {self.status.phrase}"

    def answer(self, always: Mapping[str, str]) -> tuple[dict[str, str], bytes]:
        """The headers and the body, with the headers that every answer has."""
        body = f"{self.line}: {self.why}\n" if self.why else f"{self.line}\n"
        headers = {**always, "Content-Type": "text/plain; charset=utf-8", "Content-Length": str(len(body.encode()))}
        if self.status in (HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.TOO_MANY_REQUESTS):
            headers["Retry-After"] = RETRY_AFTER
        return headers, body.encode()

    def packet(self, always: Mapping[str, str], *, bare: bool = False) -> bytes:
        """The complete answer of a connection that ends with it; `bare`: without its body, for HEAD."""
        headers, body = self.answer({**always, "Connection": "close"})
        lines = [f"HTTP/1.1 {self.line}", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
        return "\r\n".join(lines).encode() + (b"" if bare else body)


def protect(app: Flask, config: Config) -> None:
    """Make `app` send the security headers with every answer."""
    headers = security_headers(config)

    @app.after_request
    def add_headers(response: Response) -> Response:
        response.headers.update(headers)
        return response


def security_headers(config: Config) -> dict[str, str]:
    """The headers by name, also for answers that do not come from the app."""
    policy = "; ".join(
        [
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",  # a page can run Python: WebAssembly may be compiled, and no text
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
        # A site that embeds the page may ask for this of all that it shows; no value of it names sites.
        "Cross-Origin-Resource-Policy": "cross-origin" if embeds else "same-origin",
        **({} if embeds else {"X-Frame-Options": "DENY"}),  # cannot name sites either, and is only for old browsers
    }
