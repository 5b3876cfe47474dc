"""Flashes as WCAG defines them, counted in generated frames with a known number of flashes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from tests.browser.flashing.flashes import Flashes, Frame, luminance, most_flashes

RATE = 60  # frames a second
WHITE, GREY, BLACK = (255, 255, 255), (128, 128, 128), (0, 0, 0)
QUARTER = 341 * 256 / 4

Colour = tuple[int, int, int]
Light = Callable[[int], float]  # frame -> share of the second colour


def _every(frames: int) -> Light:
    """Change the colour after so many frames."""
    return lambda at: at // frames % 2


def _film(
    share: Light, *, size: tuple[int, int], one: Colour = BLACK, other: Colour = WHITE, seconds: float = 2
) -> Iterator[Frame]:
    """Yield frames of 520 by 600 pixels in which an area changes between two colours."""
    height, width = size
    for at in range(round(seconds * RATE)):
        frame = np.full((600, 520, 3), one, np.uint8)
        mixed = np.array(one) + share(at) * (np.array(other) - np.array(one))
        frame[200 : 200 + height, 300 : 300 + width] = np.round(mixed)
        yield frame


def _count(*args: object, **options: object) -> float:
    return most_flashes(_film(*args, **options), RATE).count  # type: ignore[arg-type]


def _grey(value: float) -> Colour:
    level = int(np.interp(value, luminance(np.arange(256, dtype=np.uint8)[:, None].repeat(3, 1)), range(256)))
    return (level, level, level)


LARGE = (200, 200)
assert LARGE[0] * LARGE[1] > QUARTER
# Areas that change ten times a second: size, two colours, and the flashes to count.
AREAS: dict[str, tuple[tuple[int, int], Colour, Colour, int]] = {
    "21,000 pixels, less than a quarter of the rectangle": ((140, 150), BLACK, WHITE, 0),
    "22,500, more than a quarter": ((150, 150), BLACK, WHITE, 10),
    "high and narrow: no rectangle has more than 256 of it": ((600, 36), BLACK, WHITE, 0),
    "low and wide": ((64, 341), BLACK, WHITE, 0),
    "less than a tenth of luminance": (LARGE, _grey(0.3), _grey(0.395), 0),
    "more than a tenth": (LARGE, _grey(0.3), _grey(0.41), 10),
    "the darker is not below 0.80": (LARGE, _grey(0.81), WHITE, 0),
    "the darker is below 0.80": (LARGE, _grey(0.79), WHITE, 10),
    "saturated red, whose luminance changes by 0.05": (LARGE, (80, 0, 0), (150, 0, 0), 10),
    "no saturated red": (LARGE, (80, 80, 80), (90, 70, 70), 0),
    "no change": (LARGE, GREY, GREY, 0),
}


@pytest.mark.parametrize("about", AREAS)
def test_an_area_flashes_if_it_is_large_and_its_colours_differ_enough(about: str) -> None:
    size, one, other, count = AREAS[about]
    assert _count(_every(3), size=size, one=one, other=other) == count


@pytest.mark.parametrize("hertz", [1, 3, 5, 30])
def test_an_area_flashes_as_often_as_it_comes_and_goes(hertz: int) -> None:
    assert _count(_every(RATE // 2 // hertz), size=LARGE) == hertz


def test_a_fade_is_one_change_however_far_its_pixels_go() -> None:
    def fade(at: int) -> float:
        return min(1, at % 20 / 6) if at // 20 % 2 else max(0, 1 - at % 20 / 6)

    assert _count(fade, size=LARGE) == pytest.approx(1.5, abs=0.5)
    film = [*_film(fade, size=LARGE)]
    for frame in film:  # half of the area fades less far
        frame[200:300] = frame[200:300] // 2
    assert most_flashes(film, RATE).count == pytest.approx(1.5, abs=0.5)


def test_a_change_without_its_opposite_is_half_a_flash() -> None:
    assert _count(lambda at: at >= 60, size=LARGE) == 0.5
    assert _count(lambda at: min(1, at // 10 / 8), size=LARGE) == 0.5  # eight steps, all of them up


def test_areas_that_alternate_are_counted_each_for_itself() -> None:
    def film() -> Iterator[Frame]:
        for at in range(120):
            frame = np.zeros((600, 800, 3), np.uint8)
            half = 200 if at // 6 % 2 else 0  # one half is light while the other is dark
            frame[200:300, half : half + 200] = 255
            yield frame

    assert most_flashes(film(), RATE).count == 0  # 20,000 pixels each
    wide = [np.repeat(frame, 2, axis=0)[300:] for frame in film()]
    assert most_flashes(wide, RATE).count >= 5


def test_changes_at_different_times_are_not_one_flash() -> None:
    def film() -> Iterator[Frame]:
        for at in range(120):
            frame = np.zeros((600, 800, 3), np.uint8)
            for piece in range(10):  # each piece is light for three frames, one after the other
                if at % 30 // 3 == piece:
                    frame[200:400, 20 * piece : 20 * piece + 20] = 255
            yield frame

    assert most_flashes(film(), RATE).count == 0


def test_the_place_and_second_of_the_flashes_are_returned() -> None:
    found = most_flashes(_film(lambda at: at >= 42 and at // 3 % 2, size=(150, 150)), RATE)
    assert found == Flashes(10, found.second, found.left, found.top)
    assert 449 - 341 <= found.left <= 300
    assert 349 - 256 <= found.top <= 200
    assert 0.3 < found.second <= 1
