"""The page's modules that touch neither the page nor the server, each by itself in the browser."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import modules

Run = Callable[..., Any]


@pytest.fixture
def run(blank: Page) -> Run:
    """Runs the body of a function in which the modules named are there; its one argument is `given`."""

    return partial(modules.run, blank)


def test_bits_agree_with_python_up_to_32_columns(run: Run) -> None:
    sizes = [1, 4, 8, 31, 32]
    masks = {n: sorted({0, 1, 1 << (n - 1), (1 << n) - 1, 0xA5A5A5A5 & ((1 << n) - 1)}) for n in sizes}
    cases = [(n, ld, col, rd) for n in sizes for ld in masks[n] for col in masks[n] for rd in masks[n][-2:]]
    found = run(
        "model/bits",
        """return given.map(([n, ld, col, rd]) => {
          const masks = { ld, col, rd };
          const poss = (bits.free(masks, n) & (bits.free(masks, n) - 1)) >>> 0;
          const bit = bits.lowest(ld);
          const next = bits.shifted(masks, bit, n);
          return [bits.ones(n), bits.taken(masks), bits.free(masks, n), bits.lowest(ld), bits.places(ld),
            bits.binary(ld, n), [...Array(n).keys()].map((column) => bits.has(ld, column, n)),
            bits.tried({ ...masks, poss, bit: 0 }, n),
            next.ld, next.col, next.rd, bits.overflows(rd, bit, n)];
        })""",
        cases,
    )
    for (n, ld, col, rd), answer in zip(cases, found, strict=True):
        done = (1 << n) - 1
        free = done & ~(ld | col | rd)
        bit = ld & -ld
        assert answer == [
            done,
            ld | col | rd,
            free,
            bit,
            [place for place in reversed(range(n)) if ld >> place & 1],
            format(ld, f"0{n}b"),
            [bool(ld >> (n - 1 - column) & 1) for column in range(n)],
            free & -free,
            (ld | bit) >> 1,
            col | bit,
            ((rd | bit) << 1) & done,
            bool((rd | bit) >> (n - 1)),
        ]


def test_the_place_of_a_bit(run: Run) -> None:
    assert run("model/bits", "return [1, 4, 2 ** 31].map(bits.place)") == [0, 2, 31]


def test_typed_speeds(run: Run) -> None:
    typed = {
        "2": 2,
        " 0.5 ": 0.5,
        "0,75": 0.75,
        "10k": 10_000,
        "1.5 M": 1_500_000,
        "1e6": 1_000_000,
        "100M": 10**8,
        "60/s": 60,
        "0": None,
        "0.4": None,
        "100000001": None,
        "": None,
        "k": None,
        "-3": None,
        "1 000": None,
        "Infinity": None,
        "0x10": None,
        "3 G": None,
    }
    assert run("film/speed", "return given.map(speed.parseSpeed)", list(typed)) == list(typed.values())


def test_the_stops_of_the_speed_slider(run: Run) -> None:
    stops, nearest, shown, again = run(
        "film/speed",
        """const { STOPS, stopOf, showSpeed, parseSpeed } = speed;
        return [STOPS, STOPS.map(stopOf), STOPS.map(showSpeed), STOPS.map((stop) => parseSpeed(showSpeed(stop)))];""",
    )
    assert stops == sorted(set(stops))
    assert (stops[0], stops[-1]) == (0.5, 1e8)
    assert max(after / before for before, after in pairwise(stops)) <= 1.5
    assert nearest == list(range(len(stops)))
    assert again == stops  # what is shown can be typed
    assert {"0.5", "1.5", "60", "1k", "1.5k", "100M"} <= set(shown)
    assert run("film/speed", "return [0.1, 7, 1e12].map((fast) => speed.STOPS[speed.stopOf(fast)])") in (
        [0.5, 6, 1e8],
        [0.5, 8, 1e8],
    )


def test_a_stride_keeps_the_steps_read_below_sixty_a_second(run: Run) -> None:
    speeds = [0.5, 1, 59, 60, 61, 120, 5000, 1e8]
    strides = run("film/speed", "return given.map(speed.strideOf)", speeds)
    assert strides[:4] == [1, 1, 1, 1]
    assert strides[4:6] == [2, 2]
    for fast, stride in zip(speeds, strides, strict=True):
        assert fast / stride <= 60


def test_the_steps_that_follow(run: Run) -> None:
    cases = [
        ((0, 1, 1, 49), 1),
        ((49, 1, 1, 49), None),
        ((0, 1, -1, 49), None),
        ((5, 1, -1, 49), 4),
        ((0, 10, 1, 49), 10),
        ((7, 10, 1, 49), 10),
        ((40, 10, 1, 49), 49),
        ((49, 10, -1, 49), 40),
        ((40, 10, -1, 49), 30),
        ((7, 10, -1, 49), 0),
    ]
    found = run(
        "film/playback", "return given.map((film) => playback.following(...film))", [list(film) for film, _ in cases]
    )
    assert found == [after for _, after in cases]
    assert run("film/playback", "return playback.following(9, 4, 1, Infinity)") == 12


@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize(("speed", "stride"), [(0.5, 1), (7, 1), (60, 1), (900, 15), (1e8, 1_666_667)])
def test_a_film_shows_its_strides_in_order_and_keeps_its_speed(
    run: Run, speed: float, stride: int, direction: int
) -> None:
    frames, last = 600, 10**12  # ten seconds of sixty frames
    begin = stride * 1000
    shown, ahead = run(
        "film/playback",
        """let [step, ahead, shown] = [given.begin, 0, []];
        for (let frame = 0; frame < given.frames; frame++) {
          const moment = playback.play({ ...given, step, ahead }, 1 / 60, () => true);
          ({ ahead } = moment);
          if (moment.step !== step) shown.push((step = moment.step));
          if (moment.ended) throw new Error("not yet");
        }
        return [shown, ahead];""",
        {"begin": begin, "frames": frames, "speed": speed, "stride": stride, "direction": direction, "last": last},
    )
    assert all(step % stride == 0 for step in shown)
    if stride == 1:  # none left out
        assert shown == [begin + direction * (index + 1) for index in range(len(shown))]
    played = abs(shown[-1] - begin) + ahead
    assert played == pytest.approx(speed * frames / 60, rel=1e-3, abs=1)


def test_a_film_waits_for_a_step_that_has_not_arrived(run: Run) -> None:
    film = {"step": 5, "ahead": 0, "direction": 1, "speed": 30, "stride": 1, "last": 49}
    waiting, then = run(
        "film/playback",
        """let film = given;
        for (let frame = 0; frame < 100; frame++) film = { ...film, ...playback.play(film, 0.1, (step) => step < 6) };
        return [film, playback.play(film, 0.01, () => true)];""",
        film,
    )
    assert (waiting["step"], waiting["ended"]) == (5, False)
    assert then["step"] == 6  # and it does not make up for the wait
    assert then["ahead"] <= 1


def test_a_film_ends_on_its_last_and_on_its_first_step(run: Run) -> None:
    ends = run(
        "film/playback",
        """return given.map(([step, direction, stride]) =>
          playback.play({ step, ahead: 0, direction, speed: 1e8, stride, last: 49 }, 1, () => true))""",
        [[40, 1, 10], [20, -1, 7], [48, 1, 1], [1, -1, 1], [49, 1, 1], [0, -1, 1]],
    )
    assert [(end["step"], end["ended"]) for end in ends] == [(step, True) for step in (49, 0, 49, 0, 49, 0)]


@pytest.mark.parametrize("direction", [1, -1])
def test_a_loop_goes_round_and_shows_its_edges_in_every_round(run: Run, direction: int) -> None:
    first, last = 101, 160
    for speed, stride in ((30, 1), (420, 7), (1e8, 7)):
        shown = run(
            "film/playback",
            """let film = { ...given, ahead: 0, step: given.direction > 0 ? given.first : given.last };
            const shown = [];
            for (let frame = 0; frame < 2000; frame++) {
              const { step, ahead, ended } = playback.play(film, 1 / 61, () => true);
              if (step !== film.step) shown.push(step);
              if (ended) throw new Error("it goes round");
              film = { ...film, step, ahead };
            }
            return shown;""",
            {"first": first, "last": last, "round": True, "direction": direction, "speed": speed, "stride": stride},
        )
        seen = [first, *(step for step in range(first, last) if step % stride == 0 and step != first), last]
        order = seen[::direction]
        assert {first, last} <= set(shown) <= set(seen)
        assert speed == 1e8 or set(shown) == set(seen)
        places = [order.index(step) for step in shown]
        leaps = {(after - place) % len(order) for place, after in pairwise(places)}
        assert leaps == {1} if speed < 1e8 else max(leaps) <= 5


def test_a_stretch_ends_at_its_edges_without_going_round(run: Run) -> None:
    ends = run(
        "film/playback",
        """return given.map(([step, direction, stride]) =>
          playback.play({ step, ahead: 0, direction, speed: 1e8, stride, first: 20, last: 39 }, 1, () => true))""",
        [[25, 1, 7], [25, -1, 7], [38, 1, 1], [21, -1, 1], [39, 1, 1], [20, -1, 1]],
    )
    assert [(end["step"], end["ended"], end["passed"]) for end in ends] == [
        (39, True, 14),
        (20, True, 5),
        (39, True, 1),
        (20, True, 1),
        (39, True, 0),
        (20, True, 0),
    ]


def test_a_loop_waits_before_its_beginning_until_it_has_arrived(run: Run) -> None:
    film = {"step": 39, "ahead": 0, "direction": 1, "speed": 60, "stride": 1, "first": 20, "last": 39, "round": True}
    waiting, then = run(
        "film/playback",
        """return [playback.play(given, 1, (step) => step > 30), playback.play(given, 1 / 60, () => true)]
          .map(({ step }) => step)""",
        film,
    )
    assert (waiting, then) == (39, 20)


def test_what_a_stretch_confines_to(run: Run) -> None:
    loop, preset = ({"start": 10, "stop": 20, "why": why} for why in ("loop", "preset"))
    assert run(
        "film/range",
        """return given.map(([it, steps]) => Object.values(range.boundsOf(it, steps)))""",
        [[None, 50], [loop, 50], [preset, 50], [loop, 15], [loop, None]],
    ) == [[0, 49, False], [10, 19, True], [10, 19, False], [10, 14, True], [10, 19, True]]
    assert run(
        "film/range",
        """const loop = { first: 0, last: 319, round: true };
        return [range.strideIn(84, loop), range.strideIn(4, loop), range.strideIn(84, { ...loop, last: 9 }),
          range.strideIn(84, { ...loop, round: false }), range.strideIn(84, { ...loop, last: Infinity })]""",
    ) == [10, 4, 1, 84, 84]
    assert run("film/range", "return [9, 10, 19, 20].map((step) => range.holds(given, step))", loop) == [
        False,
        True,
        True,
        False,
    ]
    error = "try { range.boundsOf({ start: 0, stop: 9, why: 'fun' }, 50) } catch ({ message }) { return message }"
    assert "fun" in run("film/range", error)


def test_ends_of_a_loop(run: Run) -> None:
    loop = {"start": 10, "stop": 20, "why": "loop"}
    asked = [
        [None, "first", 7],
        [None, "last", 7],
        [loop, "first", 12],
        [loop, "first", 30],
        [loop, "first", 49],
        [loop, "last", 15],
        [loop, "last", 3],
        [loop, "last", 0],
        [loop, "last", 99],
    ]
    loops = run("film/range", "return given.map((asked) => range.loopWith(...asked, 50))", asked)
    assert [(found["start"], found["stop"]) for found in loops] == [
        (7, 50),
        (0, 8),
        (12, 20),
        (30, 50),
        (48, 50),
        (10, 16),
        (0, 4),
        (0, 2),
        (10, 50),
    ]
    drawn = run("film/range", "return given.map((ends) => range.loopBetween(...ends, 50))", [[9, 3], [5, 5], [49, 49]])
    assert [(found["start"], found["stop"]) for found in drawn] == [(3, 10), (5, 7), (48, 50)]


def test_every_place_comes_back_from_its_address(run: Run) -> None:
    places = [
        {"run": {"algorithm": "bitmask", "n": n, "goal": goal}, "step": step, "speed": speed, "stretch": stretch}
        | {"queens": queens, "view": view, "code": code, "drawer": drawer, "panel": panel}
        for n, goal, step, speed, stretch, queens, view, code, drawer, panel in (
            (8, "all", 0, 2, None, [], "page", True, None, "now"),
            (32, "first", 2**53 - 1, 0.5, None, [], "present", False, "keys", "tree"),
            (1, "all", 4, 10**8, {"start": 0, "stop": 2, "why": "loop"}, [], "embed", True, None, "stack"),
            (16, "all", 10**9, 1500, {"start": 7, "stop": 10**9 + 1, "why": "loop"}, [], "page", False, None, "code"),
            (16, "all", 10**9, 2, None, [15, 0], "page", True, "whatif", "now"),
        )
    ]
    found = run("model/address", "return given.map((place) => address.parse(address.format(place)))", places)
    assert found == [{"place": place, "wrong": []} for place in places]
    loops = run(
        "model/address",
        """return ["from=3", "to=3", "from=3&to=4"].map((query) => {
          const { place } = address.parse(query);
          return [place.stretch.start, String(place.stretch.stop), address.format(place).match(/&(from.*)/)[1]];
        })""",
    )
    assert loops == [[3, "Infinity", "from=3"], [0, "4", "from=0&to=3"], [3, "5", "from=3&to=4"]]


def test_what_an_address_cannot_mean(run: Run) -> None:
    queries = {
        "": [],
        "?embed": [],
        "?whatever=1&n=8": [],
        "?n=": [["n", ""]],
        "?n=0&step=1e3": [["n", "0"], ["step", "1e3"]],
        "?n=33": [["n", "33"]],
        "?step=99999999999999999": [["step", "99999999999999999"]],
        "?from=4&to=4": [["to", "4"]],
        "?to=0": [["to", "0"]],
        "?queens=4,1": [],
        "?queens=4,": [["queens", "4,"]],
        "?queens=": [["queens", ""]],
        "?goal=last&drawer=toString": [["goal", "last"], ["drawer", "toString"]],
    }
    assert run("model/address", "return given.map((query) => address.parse(query).wrong)", list(queries)) == list(
        queries.values()
    )
    said = run("words/en/acting", "return acting.badAddress([['n', '99'], ['step', 'x'.repeat(50)]])")
    assert "n is a whole number from 1 to 32, not “99”." in said
    assert f"not “{'x' * 20}”" in said


def test_the_browsers_history_is_not_written_too_often(run: Run) -> None:
    log = run(
        "page/history",
        """const [log, due] = [[], []];
        let time = 0;
        const book = history.createJournal({
          replace: (query) => log.push(["replace", time, query]),
          push: (query) => log.push(["push", time, query]),
          now: () => time,
          later: (act, milliseconds) => due.push([time + milliseconds, act]),
        }, "0");
        for (time = 0; time < 10000; time += 16) {
          while (due.length && due[0][0] <= time) due.shift()[1]();
          if (time < 9000) book.at(String(time));
          if (time === 4800) book.turn("there");
          if (time === 9600) book.turn("there again");
        }
        book.moved("elsewhere");
        book.at("elsewhere");
        return log;""",
    )
    replaced = [(time, query) for how, time, query in log if how == "replace"]
    assert len(replaced) <= 12  # one a second, and one more at each turn
    assert (8992 in [int(query) for _, query in replaced]) is True  # where it came to rest
    pushed = [(at, query) for at, (how, _, query) in enumerate(log) if how == "push"]
    assert [query for _, query in pushed] == ["there", "there again"]
    assert log[pushed[0][0] - 1] == ["replace", 4800, "4800"]  # Back leads to where the viewer left


def test_a_browser_that_had_enough_is_asked_again_later(run: Run) -> None:
    assert run(
        "page/history",
        """const [log, due] = [[], []];
        let full = true;
        const replace = (query) => { if (full) throw new Error("too many"); log.push(query); };
        const later = (act) => due.push(act);
        const book = history.createJournal({ replace, push: replace, now: () => 0, later }, "0");
        book.at("1");
        book.at("2");
        full = false;
        due.shift()();
        return [log, due.length];""",
    ) == [["2"], 0]


def test_settings_that_mean_nothing_are_as_usual(run: Run) -> None:
    usual = {"theme": "system", "keys": True, "voice": "solutions", "language": "browser", "animations": True}
    texts = [None, "", "{", "null", "7", "[]", '"dark"', '{"theme":"pink","keys":"no","voice":4,"language":"fr"}']
    assert run("page/settings", "return given.map(settings.parseSettings)", texts) == [usual] * len(texts)
    chosen = {"theme": "dark", "keys": False, "voice": "steps", "language": "de", "animations": False}
    assert (
        run("page/settings", "return settings.parseSettings(JSON.stringify({ ...given, more: 1 }))", chosen) == chosen
    )


def test_news_of_solutions(run: Run) -> None:
    told = run(
        "views/news",
        """const paper = news.createNews();
        paper.know(2);
        return given.map(([now, solutions]) => paper.note(now, solutions));""",
        [[0, 2], [10, 3], [20, 8], [2000, 44], [3010, 44], [4000, 44], [7000, 40], [7016, 41]],
    )
    assert told == [0, 1, 0, 0, 41, 0, 0, 1]


def test_windows_are_shared(run: Run) -> None:
    windows = run(
        "film/playback",
        "return given.map(([step, stride]) => playback.windowAround(step, stride, 64))",
        [[0, 1], [63, 1], [64, 1], [840, 84], [5376, 84]],
    )
    assert [(window["start"], window["stop"]) for window in windows] == [
        (0, 64),
        (0, 64),
        (64, 128),
        (0, 5376),
        (5376, 10752),
    ]


def test_pace(run: Run) -> None:
    figures = run(
        "film/pace",
        """const meter = pace.createPace();
        const figures = given.map(([now, step]) => meter.note(now, step));
        meter.reset();
        return [...figures, meter.note(9000, 0)];""",
        [[0, 0], [300, 3], [500, 5], [1000, 10], [2000, 110], [3000, 60]],
    )
    assert figures == [None, None, 10, 10, 100, 50, None]


def test_pauses_before_tries_grow_differ_and_stay_bounded(run: Run) -> None:
    pauses = run(
        "wire/socket", "return [...Array(40).keys()].map((n) => [0, 1].map((chance) => socket.pauseBefore(n, chance)))"
    )
    shortest, longest = zip(*pauses, strict=True)
    assert pauses[0] == [0.25, 0.5]
    assert list(longest) == sorted(longest)
    assert longest[-1] == shortest[-1] * 2 == 15
    assert longest[3] > longest[0]


def test_frames_move_the_film_then_paint_and_stop_when_nothing_moves(run: Run) -> None:
    log, asleep = run(
        "film/clock",
        """const [queue, log] = [[], []];
        const loop = clock.createFrames((callback) => queue.push(callback));
        let left = 3;
        loop.onTick((seconds) => {
          log.push(["tick", seconds]);
          loop.nextPaint(() => log.push(["paint"]));
          return left-- > 1;
        });
        loop.wake();
        loop.wake();
        for (const now of [5000, 5016, 9000, 9016]) {
          if (queue.length > 1) throw new Error("asked for twice");
          queue.shift()?.(now);
        }
        return [log, queue.length];""",
    )
    # the first frame after a sleep takes no time; a long one counts for a tenth of a second
    assert log == [["tick", 0], ["paint"], ["tick", 0.016], ["paint"], ["tick", 0.1], ["paint"]]
    assert asleep == 0


def test_what_the_timeline_shows(run: Run) -> None:
    assert run(
        "model/icicle",
        """return [
          icicle.whole({ description: { steps: 50 }, reached: 3 }).stop,
          icicle.whole({ description: null, reached: 3 }).stop,
          icicle.whole({ description: { steps: null }, reached: 999 }).stop,
          icicle.visible({ description: { steps: 50 }, reached: 3, zoom: { start: 3, stop: 9 } }),
        ]""",
    ) == [50, 200, 1000, {"start": 3, "stop": 9}]


def test_places_on_the_timeline(run: Run) -> None:
    assert run(
        "model/icicle",
        """const { stepAt, shareOf } = icicle;
        const range = { start: 100, stop: 150 };
        return [
          [-1, 0, 0.5, 0.999, 1, 2].map((share) => stepAt(share, range)),
          [shareOf(100, range), shareOf(149, range), shareOf(0, { start: 0, stop: 1 })],
          [...Array(50).keys()].every((step) => stepAt(shareOf(100 + step, range), range) === 100 + step),
        ];""",
    ) == [[100, 100, 125, 149, 149, 149], [0.01, 0.99, 0.5], True]


def test_a_closer_look_keeps_its_step_in_place(run: Run) -> None:
    assert run(
        "model/icicle",
        """const { zoomed, shareOf } = icicle;
        const all = { start: 0, stop: 100000 };
        const close = zoomed(all, 10, 30000, all);
        return [
          close.stop - close.start,
          Math.abs(shareOf(30000, close) - shareOf(30000, all)) < 0.001,
          zoomed(all, 10, 0, all), zoomed(all, 10, 99999, all).stop >= 99999,
          zoomed(close, 1 / 10, 30000, all),
          zoomed({ start: 500, stop: 560 }, 1000, 520, all),
          zoomed({ start: 0, stop: 5 }, 2, 3, { start: 0, stop: 5 }),
        ];""",
    ) == [10000, True, {"start": 0, "stop": 10000}, True, None, {"start": 506, "stop": 546}, None]


def test_the_look_moves_on_with_the_film(run: Run) -> None:
    assert run(
        "model/icicle",
        """const { following, panned } = icicle;
        const all = { start: 0, stop: 1000 };
        const range = { start: 100, stop: 200 };
        return [
          following(range, 150, all), following(range, 200, all), following(range, 20, all), following(range, 999, all),
          panned(range, 0.5, all), panned(range, -9, all), panned(range, 99, all),
        ].map(({ start }) => start);""",
    ) == [100, 190, 10, 900, 150, 0, 900]


def test_what_lies_under_the_pointer(run: Run) -> None:
    assert run(
        "model/icicle",
        """const { rowAt, callAt, pixelOf, bars } = icicle;
        const outline = { start: 10, stop: 50, width: 4, calls: [[1, 12, 20], [0, 10, 50]], deepest: [2, 0, 1, 1] };
        return [
          [-1, 0, 0.19, 0.2, 0.99, 2].map((share) => rowAt(share, 4)),
          callAt(outline, 1, 12), callAt(outline, 1, 20), callAt(outline, 0, 20), callAt(outline, 2, 15),
          [10, 19, 20, 49].map((step) => pixelOf(outline, step)),
          bars(outline, 2),
        ];""",
    ) == [
        [0, 0, 0, 1, 4, 4],
        [1, 12, 20],
        None,
        [0, 10, 50],
        None,
        [0, 0, 1, 3],
        [[0, 0, 4], [1, 0, 1], [1, 2, 2], [2, 0, 1]],
    ]


def test_sentences(run: Run) -> None:
    steps = [
        {"kind": "call", "row": 0, "ld": 0, "col": 0, "rd": 0, "poss": 255, "bit": 0},
        {"kind": "call", "row": 3, "ld": 0, "col": 0, "rd": 0, "poss": 0b10100100, "bit": 0},
        {"kind": "call", "row": 5, "ld": 0, "col": 0, "rd": 0, "poss": 8, "bit": 0},
        {
            "kind": "call",
            "row": 6,
            "ld": 255,
            "col": 0,
            "rd": 0,
            "poss": 0,
            "bit": 0,
            "stack": [{"row": 5}, {"row": 6}],
        },
        {"kind": "place", "row": 3, "poss": 0, "bit": 128},
        {"kind": "solution", "row": 8, "solutions": 1234},
        {"kind": "return", "row": 2, "poss": 2, "bit": 1, "stack": [{"row": 2}]},
        {"kind": "return", "row": 2, "poss": 6, "bit": 1, "stack": [{"row": 2}]},
        {"kind": "return", "row": 2, "poss": 0, "bit": 1, "stack": [{"row": 1}, {"row": 2}]},
        {"kind": "return", "row": 0, "poss": 0, "bit": 1, "stack": [{"row": 0}]},
        {
            "kind": "return",
            "row": 0,
            "poss": 0,
            "bit": 0,
            "stack": [],
            "solutions": 1,
            "placements": 2056,
            "dead_ends": 0,
        },
    ]
    said = run("words/en/page", "return given.map((step) => Object.values(page.sentence(step, 8)).join(' '))", steps)
    wanted = [
        ["Row 0 has eight free squares", "The board is empty", "bit 0"],
        ["Row 3 has three free squares", "bits 7, 5 and 2", "rightmost, bit 2"],
        ["Row 5 has one free square: bit 3"],
        ["Row 6 has no free square", "dead end", "eight ones", "row 5 has to go"],
        ["takes bit 7 of row 3", "last one to try in row 3"],
        ["Solution 1,234.", "All eight queens", "col == done"],
        ["Back in row 2", "leaves bit 0", "Bit 1 is still to try"],
        ["Bits 2 and 1 are still to try"],
        ["row 1 loses its queen"],
        ["about to end"],
        ["The search is over: 1 solution.", "2,056 placements and 0 dead ends"],
    ]
    for sentence, parts in zip(said, wanted, strict=True):
        for part in parts:
            assert part in sentence.replace("\xa0", " ")


def test_other_words(run: Run) -> None:
    assert run(
        "words/en/page",
        """return [
          page.bits(2 ** 31), page.solutions(1), page.solutions(2680), page.power("3.4e15"),
          page.ofSteps(936, { steps: 6170 }), page.ofSteps(6169, { steps: 6170 }),
          page.ofSteps(5, { steps: null, estimate: "2.0e25", error: "6.1e23" }), page.ofSteps(5, null),
          page.speed(0.5), page.speed(1000), page.badN("x".repeat(50), 32, 8),
          page.connection({ status: "open", retryIn: 0 }), page.connection({ status: "connecting", retryIn: 0 }),
        ]""",
    ) == [
        "bit 31",
        "1 solution",
        "2,680 solutions",
        "3.4 × 10¹⁵",
        "of 6,170",
        "of 6,170, the last",
        "of about 2.0 × 10²⁵ ± 3 %",
        "",
        "one step in 2 seconds",
        "1,000 steps a second",
        "N is a whole number from 1 to 32, not “xxxxxxxxxxxx”. It stays 8.",
        "",
        "",
    ]
    lost = run("words/en/page", "return [0, 0.3, 7.6].map((retryIn) => page.connection({ status: 'lost', retryIn }))")
    assert [sentence.split(";")[0].split(". ")[1] for sentence in lost] == [
        "Trying again",
        "Trying again in 1 s",
        "Trying again in 8 s",
    ]
