"""Flashes as WCAG 2.2 defines them (2.3.1: general and red flashes), counted in the frames of a screen.

A flash is a pair of opposing changes of relative luminance by a tenth or more, with the darker value below 0.80, or of
saturated red. It counts if more than a quarter of any rectangle of 341 by 256 pixels changes in the same direction at
the same time. WCAG allows three flashes in any one second.

First the changes of each pixel are found, from one turning point to the next. So a fade over several frames is one
change, whatever its size at each pixel.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Frame = NDArray[np.uint8]  # height by width by red, green and blue
Plane = NDArray[np.float32]  # one value a pixel
Mask = NDArray[np.bool_]

MOST = 3  # flashes in any one second
HEIGHT, WIDTH = 256, 341  # pixels of the rectangle
SHARE = 0.25  # of the rectangle
EVERY = 2  # pixels: one of so many is read, across and down; shapes are larger
APART = 8  # of the pixels read, from one rectangle to the next
STIR = 0.02  # share of a change: a smaller difference between two frames is no motion


class Kind(NamedTuple):
    """The definition of a change: its least size, and the bound below which the lower value has to lie."""

    least: float
    below: float


LIGHT = Kind(least=0.1, below=0.8)
RED = Kind(least=20, below=float("inf"))


@dataclass(frozen=True, order=True)
class Flashes:
    """The most flashes in any one second, and their place; a change without its opposite counts half."""

    count: float
    second: float  # seconds from the first frame to the start of this second
    left: int
    top: int


def most_flashes(frames: Iterable[Frame], rate: float) -> Flashes:
    """Return the most flashes in any second of `rate` frames; no frame may be smaller than the rectangle."""
    pixels = [frame[::EVERY, ::EVERY].copy() for frame in frames]
    kinds = ((luminance, LIGHT), (redness, RED))
    return max(_find_most(np.stack([measure(one) for one in pixels]), kind, rate) for measure, kind in kinds)


def luminance(frame: Frame) -> Plane:
    red, green, blue = np.moveaxis(_LINEAR[frame], -1, 0)
    return np.asarray(0.2126 * red + 0.7152 * green + 0.0722 * blue, np.float32)


def redness(frame: Frame) -> Plane:
    """Return (R - G - B) * 320 for pixels of saturated red, else 0."""
    red, green, blue = np.moveaxis(_LINEAR[frame], -1, 0)
    saturated = (red > 0) & (red >= 0.8 * (red + green + blue))
    return np.where(saturated, np.maximum(0, (red - green - blue) * 320), 0).astype(np.float32)


_LEVELS = np.arange(256) / 255
_LINEAR = np.where(_LEVELS <= 0.04045, _LEVELS / 12.92, ((_LEVELS + 0.055) / 1.055) ** 2.4).astype(np.float32)


def _find_most(values: NDArray[np.float32], kind: Kind, rate: float) -> Flashes:
    ways = _find_directions(values, kind)
    moved = np.diff(values, axis=0, prepend=values[:1]) * ways > STIR * kind.least
    onsets = (np.stack([*_find_onsets(moved & (ways == way))]) for way in (1, -1))
    up, down = (_count_by_second(each, max(1, round(rate))) for each in onsets)
    pairs = np.minimum(up, down) + np.where(up == down, 0, 0.5)
    begin, row, column = (int(at) for at in np.unravel_index(np.argmax(pairs), pairs.shape))
    side = APART * EVERY
    return Flashes(float(pairs[begin, row, column]), begin / rate, column * side, row * side)


def _find_directions(values: NDArray[np.float32], kind: Kind) -> NDArray[np.int8]:
    """Return the direction of the change at each frame and pixel: 1 up, -1 down, 0 before the first change."""
    pixels = values.reshape(len(values), -1)
    ways = np.zeros(pixels.shape, np.int8)
    way = np.zeros(pixels.shape[1], np.int8)
    low, high = pixels[0].copy(), pixels[0].copy()
    low_at, high_at = (np.zeros(pixels.shape[1], np.int32) for _ in range(2))
    for at, now in enumerate(pixels[1:], 1):
        for better, best, best_at in ((now <= low, low, low_at), (now >= high, high, high_at)):
            best[better] = now[better]
            best_at[better] = at
        rises = (way <= 0) & (now - low >= kind.least) & (low < kind.below)
        falls = (way >= 0) & (high - now >= kind.least) & (now < kind.below)
        for turns, its, other_at, best, best_at in (
            (rises, 1, low_at, high, high_at),
            (falls, -1, high_at, low, low_at),
        ):
            (turned,) = np.nonzero(turns)
            ways[other_at[turned] + 1, turned] = its  # the change started after the turn, which is only known now
            way[turned] = its
            best[turned], best_at[turned] = now[turned], at
    for at in range(1, len(ways)):
        ways[at] = np.where(ways[at], ways[at], ways[at - 1])
    return ways.reshape(values.shape)


def _find_onsets(moved: NDArray[np.bool_]) -> Iterator[Mask]:
    """Yield for each frame a mask of the rectangles in which a change of a quarter of the area starts."""
    before, large_before = np.zeros_like(moved[0]), None
    for mask in moved:
        share = _measure_shares(mask)
        large = share > SHARE
        goes_on = large_before is not None and large_before & (_measure_shares(mask & before) > share / 2)
        yield large & ~np.asarray(goes_on)
        before, large_before = mask, large


def _measure_shares(mask: Mask) -> NDArray[np.float64]:
    """Return the share of changed pixels in each rectangle."""
    height, width = HEIGHT // EVERY, WIDTH // EVERY
    sums = np.pad(mask.cumsum(0, np.int32).cumsum(1), ((1, 0), (1, 0)))
    inside = sums[height:, width:] - sums[:-height, width:] - sums[height:, :-width] + sums[:-height, :-width]
    return inside[::APART, ::APART] / (height * width)


def _count_by_second(events: NDArray[np.bool_], span: int) -> NDArray[np.int64]:
    """Count the events in each second, by its first frame."""
    sums = np.pad(events.cumsum(0), ((1, 0), (0, 0), (0, 0)))
    return np.stack([sums[min(len(events), begin + span)] - sums[begin] for begin in range(len(events))])
