"""QR codes."""

from __future__ import annotations

from io import BytesIO

LONGEST = 300  # characters: of more the squares would be too small for a phone


def draw_code(text: str) -> bytes:
    """The QR code of a text, as SVG: black on white, with the margin that readers need."""
    import segno  # which a page without worksheets need not wait for

    picture = BytesIO()
    segno.make_qr(text, error="m").save(
        picture, kind="svg", xmldecl=False, omitsize=True, light="#fff", svgclass=None, lineclass=None
    )
    return picture.getvalue()
