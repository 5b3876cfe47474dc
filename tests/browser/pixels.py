"""Painted colours, read from screenshots."""

import io
from collections import Counter

from PIL import Image

Colour = tuple[int, ...]  # red, green and blue, each from 0 to 255


def read_png(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def find_ground(png: bytes) -> Colour:
    """Return the most frequent colour of a picture."""
    picture = read_png(png)
    colours = Counter({colour: count for count, colour in picture.getcolors(picture.width * picture.height) or []})
    [(colour, _)] = colours.most_common(1)
    assert isinstance(colour, tuple)
    return colour


def find_contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of two colours, from 1 to 21 (WCAG 2.2)."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = ((part / 255 + 0.055) / 1.055 for part in colour)
    return sum(
        weight * (value**2.4 if value > _KNEE else (value * 1.055 - 0.055) / 12.92)
        for weight, value in zip((0.2126, 0.7152, 0.0722), (red, green, blue), strict=True)
    )


_KNEE = (0.04045 + 0.055) / 1.055
