"""How pupils come to a room: its address, and the same as a QR code."""

from __future__ import annotations

from urllib.parse import urlsplit

import segno


def address_of(base: str, code: str) -> str:
    """The address of a room on a server whose own address is `base`."""
    return f"{base.rstrip('/')}/{code}"


def draw_code(address: str) -> list[str]:
    """The QR code of an address: rows of 0 and 1, without a margin.

    Capitals take fewer squares, and mean the same where scheme, host and code are all of it.
    """
    is_plain = urlsplit(address).path.count("/") == 1
    text = address.upper() if is_plain else address
    return ["".join(map(str, row)) for row in segno.make_qr(text, error="m").matrix]
