"""QR codes of this server's own addresses, for paper."""

from __future__ import annotations

from io import BytesIO
from urllib.parse import urlsplit

import segno
from flask import Blueprint, Response, request

from ..wire.checks import BadRequest, take
from .downloads import refusal
from .queries import parse_fields
from .rendering import announced

codes = Blueprint("codes", __name__)

LONGEST = 300  # characters: of more the squares would be too small for a phone


@codes.get("/qr.svg")
def qr() -> Response:
    """`address`, one of this server's, as a picture in black on white with the margin that readers need."""
    address = take(parse_fields(request.args.to_dict(flat=False), ["address"]), "address", is_ours)
    picture = BytesIO()
    segno.make_qr(address, error="m").save(
        picture, kind="svg", xmldecl=False, omitsize=True, light="#fff", svgclass=None, lineclass=None
    )
    response = Response(picture.getvalue(), mimetype="image/svg+xml")
    response.headers["Cache-Control"] = "private, max-age=86400"
    return response


codes.register_error_handler(BadRequest, lambda error: refusal(400, str(error)))


def is_ours(value: object) -> str | None:
    """What is allowed, if it is not an address by which this server is reached: it makes no codes for other sites."""
    hosts = {request.host, urlsplit(announced()).netloc} - {""}
    if isinstance(value, str) and len(value) <= LONGEST and value.isprintable():
        try:
            parts = urlsplit(value)
        except ValueError:
            parts = urlsplit("")
        if parts.scheme in ("http", "https") and parts.netloc in hosts:
            return None
    return f"an http:// or https:// address of at most {LONGEST} characters on {' or '.join(sorted(hosts))}"
