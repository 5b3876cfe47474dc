"""The film by itself: a source that answers when it is told to, and a clock that is wound by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

Film = Callable[..., Any]

# A film of `length` steps. `answer()` lets the oldest question be answered; `pass(seconds, rate)` lets frames go by.
_SET_UP = """
  const { createFrames } = await import('/static/js/film/clock.js');
  const { createStore } = await import('/static/js/film/store.js');
  const { createPlayer } = await import('/static/js/film/player.js');
  const { createLibrary } = await import('/static/js/film/cache.js');
  const { Refused } = await import('/static/js/wire/protocol.js');
  const settled = () => new Promise((done) => setTimeout(done));
  const asked = [], open = [];
  let length = 6170;
  const source = {
    read(run, start, stop, stride) {
      asked.push([start, stop, stride]);
      return new Promise((resolve, reject) => open.push({ resolve, reject, run, start, stop, stride }));
    },
  };
  const answer = async () => {
    const { resolve, start, stop, stride, run } = open.shift();
    const steps = [];
    for (let step = start; step < Math.min(stop, length); step += stride) steps.push({ step, of: run.n });
    resolve(steps);
    await settled();
  };
  const answerAll = async () => { while (open.length) await answer(); };
  const queue = [];
  let now = 1000;
  const frames = createFrames((callback) => queue.push(callback));
  const store = createStore({
    run: { algorithm: "bitmask", n: 8 }, shown: null, description: { steps: length }, reached: 0,
    playing: 0, speed: 2, achieved: null, notices: {},
  }, frames.nextPaint);
  const seen = [];
  store.onPaint(({ shown }) => { if (shown && shown.step.step !== seen.at(-1)) seen.push(shown.step.step); });
  const tick = (milliseconds = 1000 / 60) => {
    now += milliseconds;
    for (const callback of queue.splice(0)) callback(now);
  };
  const pass = async (seconds) => {
    for (let frame = 0; frame < seconds * 60; frame++) { tick(); if (open.length) await answerAll(); }
  };
"""


@pytest.fixture
def film(blank: Page) -> Film:
    def run(body: str, *, player: bool = True) -> Any:
        start = (
            "const player = createPlayer({ source, store, frames }); player.seek(0); tick(); await pass(0.1);"
            if player
            else ""
        )
        return blank.evaluate(f"async () => {{ {_SET_UP} {start} {body} }}")

    return run


def test_a_step_a_second_is_a_step_a_second(film: Film) -> None:
    seen, after = film(
        """store.set({ speed: 1 }); player.play(1); await pass(10.05);
        const shown = [...seen]; player.pause(); await pass(5); return [shown, seen.at(-1)];"""
    )
    assert seen == list(range(11))
    assert after == 10


def test_questions_do_not_grow_with_speed(film: Film) -> None:
    counts = film(
        """const counts = [];
        for (const speed of [50, 5000, 100000]) {
          length = 10 ** 9; store.set({ description: { steps: length }, speed });
          player.pause(); player.seek(0); await pass(0.1);
          asked.length = 0; seen.length = 0;
          player.play(1); await pass(20); player.pause();
          counts.push([asked.length, new Set(asked.map(([, , stride]) => stride)).size, seen.length, seen.at(-1)]);
        }
        return counts;"""
    )
    for speed, (asked, strides, seen, last) in zip((50, 5000, 100_000), counts, strict=True):
        assert strides == 1
        assert asked <= 20 * 60 / 64 + 3
        assert seen <= 20 * 60 + 1
        assert last == pytest.approx(20 * speed, rel=0.02)


def test_a_long_frame_does_not_make_the_film_leap(film: Film) -> None:
    before, after = film(
        """store.set({ speed: 60 }); player.play(1); await pass(1);
        const before = seen.at(-1); tick(60_000); tick(); return [before, seen.at(-1)];"""
    )
    assert 0 < after - before <= 2


def test_the_newest_wish_wins_and_one_is_asked_at_a_time(film: Film) -> None:
    asked, seen = film(
        """asked.length = 0; seen.length = 0;
        for (const step of [1000, 2000, 3000]) { player.seek(step); tick(); tick(); }
        await answerAll(); tick(); await answerAll(); tick();
        return [asked, seen];"""
    )
    single = [start for start, stop, _ in asked if stop == start + 1]
    assert single == [1000, 3000]
    assert seen == [3000]


def test_scrubbing_shows_what_comes_on_the_way(film: Film) -> None:
    assert film(
        """seen.length = 0;
        player.seek(1000, true); tick(); player.seek(2000, true); tick();
        await answer(); tick(); tick(); await answer(); tick();
        return seen;"""
    ) == [1000, 2000]


def test_wishes_stay_inside_the_film(film: Film) -> None:
    assert film(
        """const places = [];
        for (const step of [99_999, -5]) { player.seek(step); tick(); await pass(0.1); places.push(seen.at(-1)); }
        return places;"""
    ) == [6169, 0]


def test_another_run_begins_at_its_first_step_and_late_answers_are_dropped(film: Film) -> None:
    of, step, playing = film(
        """player.play(1); store.set({ speed: 60 }); await pass(0.5);
        player.seek(3000); tick();
        player.load({ algorithm: "bitmask", n: 5 }); tick();
        await answerAll(); await pass(0.1);
        const { shown, playing } = store.get();
        return [shown.step.of, shown.step.step < 20, playing];"""
    )
    assert (of, step, playing) == (5, True, 1)


def test_the_achieved_speed_is_what_was_seen(film: Film) -> None:
    full, starved = film(
        """store.set({ speed: 30 }); player.play(1); await pass(3);
        const full = store.get().achieved;
        for (let frame = 0; frame < 240; frame++) tick();
        return [full, store.get().achieved];"""
    )
    assert full == pytest.approx(30, rel=0.1)
    assert starved < 15


def test_a_library_asks_once_and_for_what_it_has_not(film: Film) -> None:
    assert film(
        """const shelf = createLibrary(source, { algorithm: "bitmask", n: 8 }, () => {});
        shelf.wishAround(10, 1); shelf.wishAround(20, 1); shelf.wish(30); shelf.wish(30);
        const first = [...asked]; await answerAll();
        shelf.wishAround(10, 1); shelf.wish(63);
        const none = asked.length - first.length;
        shelf.wishAround(100, 1); await answerAll();
        return [first, none, asked.at(-1), shelf.has(127), shelf.has(128)];""",
        player=False,
    ) == [[[0, 64, 1], [30, 31, 1]], 0, [64, 128, 1], True, False]


def test_a_library_goes_on_where_an_answer_was_cut_short(film: Film) -> None:
    assert film(
        """const shelf = createLibrary(source, { algorithm: "bitmask", n: 8 }, () => {});
        length = 20; shelf.wishAround(0, 1); await answerAll();
        length = 6170; shelf.wishAround(20, 1); await answerAll();
        shelf.close(); shelf.wishAround(2000, 1);
        return [asked, shelf.has(20), open.length];""",
        player=False,
    ) == [[[0, 64, 1], [20, 64, 1]], True, 0]


def test_a_library_is_bounded(film: Film) -> None:
    kept, newest, oldest = film(
        """const shelf = createLibrary(source, { algorithm: "bitmask", n: 8 }, () => {});
        for (let step = 0; step < 6000; step += 64) { shelf.wishAround(step, 1); await answer(); }
        let kept = 0;
        for (let step = 0; step < 6170; step++) kept += shelf.has(step);
        return [kept, shelf.has(5999), shelf.has(0)];""",
        player=False,
    )
    assert kept <= 4096
    assert (newest, oldest) == (True, False)


def test_a_library_asks_again_for_what_could_not_be_reached_yet(film: Film) -> None:
    asked, got = film(
        """const shelf = createLibrary(source, { algorithm: "bitmask", n: 20 }, () => {});
        const wish = shelf.wish(5);
        open.shift().reject(new Refused("not_ready", "later"));
        await wish;
        const again = shelf.wish(5); await answer(); await again;
        return [asked.length, shelf.has(5)];""",
        player=False,
    )
    assert (asked, got) == (2, True)


def test_other_refusals_are_told(film: Film) -> None:
    assert (
        film(
            """const shelf = createLibrary(source, { algorithm: "bitmask", n: 8 }, () => {});
        const wish = shelf.wish(5);
        open.shift().reject(new Refused("bad_request", "no"));
        return wish.then(() => "", (error) => error.message);""",
            player=False,
        )
        == "no"
    )
