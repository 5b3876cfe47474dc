"""Colours of the screen, as they are painted."""

from __future__ import annotations

import io
from collections import Counter

from PIL import Image

Colour = tuple[int, ...]  # red, green and blue, each to 255


def image(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def ground(png: bytes) -> Colour:
    """The colour of most of a picture."""
    picture = image(png)
    colours = Counter({colour: count for count, colour in picture.getcolors(picture.width * picture.height) or []})
    [(colour, _)] = colours.most_common(1)
    assert isinstance(colour, tuple)
    return colour


def contrast(one: Colour, other: Colour) -> float:
    """Of two colours, from 1 to 21 (WCAG 2.2, relative luminance)."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = ((part / 255 + 0.055) / 1.055 for part in colour)
    return sum(
        weight * (value**2.4 if value > _KNEE else (value * 1.055 - 0.055) / 12.92)
        for weight, value in zip((0.2126, 0.7152, 0.0722), (red, green, blue), strict=True)
    )


_KNEE = (0.04045 + 0.055) / 1.055
