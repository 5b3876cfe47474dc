"""QR codes of this server's own addresses, for printing."""

from http import HTTPStatus
from urllib.parse import urlsplit

from flask import Blueprint, Response, request

from ..formats.pictures import LONGEST_CODE, draw_code
from ..hosting.refusal import write_text
from ..wire.checks import BadRequest, Check, read_field
from ..wire.queries import parse_fields
from .rendering import announced


def codes(public_address: str) -> Blueprint:
    """Return the route; `public_address`: this server's address from outside, "" if unknown."""
    blueprint = Blueprint("codes", __name__)

    @blueprint.get("/qr.svg")
    def qr() -> Response:
        """Return the QR code of `address`, one of this server's, as SVG."""
        hosts = {request.host, *(urlsplit(known).netloc for known in (announced(), public_address))} - {""}
        query = parse_fields(request.args.to_dict(flat=False), ["address"])
        response = Response(draw_code(read_field(query, "address", address_on(hosts))), mimetype="image/svg+xml")
        response.headers["Cache-Control"] = "private, max-age=86400"
        return response

    blueprint.register_error_handler(BadRequest, lambda error: write_text(HTTPStatus.BAD_REQUEST, str(error)))
    return blueprint


def address_on(hosts: set[str]) -> Check:
    """Return a check that allows only addresses of this server: it makes no codes for other sites."""

    def check(value: object) -> str | None:
        if isinstance(value, str) and len(value) <= LONGEST_CODE and value.isprintable():
            try:
                parts = urlsplit(value)
            except ValueError:
                parts = urlsplit("")
            if parts.scheme in ("http", "https") and parts.netloc in hosts:
                return None
        return f"an http:// or https:// address of at most {LONGEST_CODE} characters on {' or '.join(sorted(hosts))}"

    return check
