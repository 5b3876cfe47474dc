"""The headers that every answer carries, whatever it is: what a browser may load, and what it may not guess or tell."""

from __future__ import annotations

from flask import Flask, Response

from ..config.config import Config


def protect(app: Flask, config: Config) -> None:
    """Have `app` send the security headers with every answer."""
    headers = security_headers(config)

    @app.after_request
    def add_headers(response: Response) -> Response:
        response.headers.update(headers)
        return response


def security_headers(config: Config) -> dict[str, str]:
    """The headers themselves, for whoever answers in the app's place too."""
    policy = "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            "worker-src 'self'",
            "style-src 'self'",
            "img-src 'self' data: blob:",
            "connect-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            f"frame-ancestors {config.frame_ancestors}",
        ]
    )
    return {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
    }
