"""The security headers of every answer: what a browser may load, who may embed it, no guessed types, no referrers."""

from __future__ import annotations

from flask import Flask, Response

from ..config.config import Config


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
