// The tones of every search, step by step and in fast films: as numbers, without audio.

import assert from "node:assert/strict";
import test from "node:test";

import { strideOf } from "../../../server/static/js/film/speed.js";
import { advance } from "../../../server/static/js/film/playback.js";
import { CHORD, NOTHING, hear, pass, pitchOf } from "../../../server/static/js/sound/tones.js";
import { upTo } from "../board.js";
import { given } from "../given.js";
import { seeded } from "../random.js";
import { partsOf } from "../views.js";

const N = 5;
const FILMS = given("every_film", N);
const NAMES = Object.keys(FILMS);
const SLOW = [0.5, 2, 5, 10, 20];
const FAST = [40, 60, 100, 1000, 44_000, 1e8];
const BY_HAND = { playing: 0, speed: 2, hurried: false };
const SHORTEST_CHORD = 0.3; // seconds, longer than any tone

/** Return the maximum number of tones at the same time. */
const countTogether = (tones) =>
  Math.max(
    ...tones.map(({ at }) => tones.filter((tone) => tone.at <= at && at < tone.at + tone.duration - 1e-9).length),
  );

const isChord = ({ duration }) => duration >= SHORTEST_CHORD;
const shownOf = (algorithm, step) => ({ run: { algorithm, n: N, goal: "all" }, step });
const near = (some, other) => Math.abs(some - other) < 1e-6;

/** Return a function from steps to pictures, for a search that repeats as an endless film. */
function repeatSearch(name) {
  const steps = FILMS[name];
  const { solutions } = steps.at(-1);
  const made = new Map();
  const make = (step) => {
    const picture = steps[step % steps.length];
    return { ...picture, step, solutions: picture.solutions + solutions * Math.floor(step / steps.length) };
  };
  return (step) => made.get(step) ?? made.set(step, make(step)).get(step);
}

/** Return all tones of so many seconds of play, each with the step shown when it began. */
function collect(name, { speed, direction = 1, seconds = 4, hurried = false, frames = 60 }) {
  const random = seeded(3);
  const at = repeatSearch(name);
  const last = 1e12;
  const stride = strideOf(speed);
  let film = { step: direction > 0 ? 0 : 5e10 - (5e10 % stride), ahead: 0 };
  let heard = hear(NOTHING, shownOf(name, at(film.step)), { playing: direction, speed, hurried }, 0).heard;
  const tones = [];
  for (let now = 0; now < seconds;) {
    const frame = (0.8 + 0.4 * random()) / frames; // frames are never evenly spaced
    now += frame;
    film = advance({ ...film, direction, speed, stride, last }, frame, () => true);
    const next = hear(heard, shownOf(name, at(film.step)), { playing: direction, speed, hurried }, now);
    heard = next.heard;
    tones.push(...next.tones.map((tone) => ({ ...tone, step: film.step, now })));
  }
  return tones;
}

/** Return the maximum, over all seconds, of the sum of `worth` for the tones that begin in it. */
function peak(tones, worth) {
  const sums = tones.map(({ at }) =>
    tones.reduce((sum, tone) => sum + (tone.at >= at && tone.at < at + 1 - 1e-9 ? worth(tone) : 0), 0),
  );
  return Math.max(...sums);
}
const count = () => 1;
const energy = ({ gain, duration }) => gain ** 2 * duration;

/** Return the tones of each step by hand, coming from the step before it or, backwards, after it. */
function tonesByHand(name, direction) {
  const steps = direction > 0 ? FILMS[name] : [...FILMS[name]].reverse();
  let heard = hear(NOTHING, shownOf(name, steps[0]), BY_HAND, 0).heard;
  return steps.slice(1).map((step, index) => {
    const next = hear(heard, shownOf(name, step), BY_HAND, index + 1);
    heard = next.heard;
    return { before: steps[index], step, tones: next.tones };
  });
}

test("deeper rows have higher pitches, on five tones of an octave, never shrill", () => {
  for (const n of upTo(20).slice(1)) {
    const pitches = upTo(n).map((row) => pitchOf(row, n));
    for (const [row, pitch] of pitches.entries()) assert.ok(row === 0 || pitch > pitches[row - 1], `${n}: row ${row}`);
    assert.ok(pitches[0] >= 130 && pitches.at(-1) < 1600, String(n));
    const steps = new Set(pitches.map((pitch) => Math.round(12 * Math.log2(pitch / pitchOf(0, 8))) % 12));
    assert.ok(
      [...steps].every((step) => [0, 2, 4, 7, 9].includes((step + 12) % 12)),
      `${n}: ${[...steps]}`,
    );
  }
  const all = upTo(32).map((row) => pitchOf(row, 32));
  assert.deepEqual(
    all,
    [...all].sort((some, other) => some - other),
  );
  assert.ok(all.at(-1) < 1600);
});

test("by hand a placed queen has the tone of its row, and a lifted one is softer and an octave lower", () => {
  for (const name of NAMES.filter((its) => its !== "naive"))
    for (const direction of [1, -1]) {
      let compared = 0;
      for (const { before, step, tones } of tonesByHand(name, direction)) {
        const where = `${name}, step ${step.step} from ${before.step}`;
        const more = step.queens.length - before.queens.length;
        if (step.kind === "solution" || !more) continue;
        const place = more > 0 ? step.queens.at(-1) : before.queens.at(-1);
        const pitch = pitchOf(name === "backtracking" ? place[1] : place[0], N);
        const [tone] = tones;
        assert.equal(tones.length, 1, where);
        assert.ok(near(tone.frequency, more > 0 ? pitch : pitch / 2), where);
        assert.ok(near(tone.gain, more > 0 ? 0.25 : 0.125), where);
        compared++;
      }
      assert.ok(compared > 50, `${name}: ${compared}`);
    }
});

test("by hand a solution is a chord, a rejected square a faint tick, and other steps are silent", () => {
  for (const name of NAMES)
    for (const direction of [1, -1]) {
      const kinds = new Map();
      for (const { before, step, tones } of tonesByHand(name, direction)) {
        const where = `${name}, step ${step.step} from ${before.step}`;
        const same = JSON.stringify(before.queens) === JSON.stringify(step.queens);
        if (step.kind === "solution") {
          assert.deepEqual(
            tones.map(({ frequency }) => frequency),
            CHORD,
            where,
          );
          assert.ok(tones.every(isChord), where);
          const [first, , third] = tones;
          assert.ok(third.at < first.at + first.duration, where);
        } else if (same && step.kind === "reject") {
          assert.equal(tones.length, 1, where);
          assert.ok(tones[0].gain <= 0.05 && tones[0].duration <= 0.03, where);
        } else assert.equal(tones.length, same ? 0 : 1, where);
        kinds.set(step.kind, (kinds.get(step.kind) ?? 0) + 1);
      }
      assert.ok(kinds.get("solution") >= 9, name); // backwards no step leads to the last one
    }
});

test("line by line a step sounds once: at the line that changes the board or counts the solution", () => {
  for (const direction of [1, -1]) {
    const heardIn = new Map();
    const lines = FILMS.bitmask.flatMap((step) => partsOf(step, { algorithm: "bitmask", n: N }));
    let heard = NOTHING;
    for (const { name, picture } of direction > 0 ? lines : lines.reverse()) {
      const next = hear(heard, shownOf("bitmask", picture), BY_HAND, heardIn.size);
      heard = next.heard;
      if (next.tones.length) heardIn.set(`${picture.step} ${name} ${next.tones.length}`, picture);
    }
    const chords = [...heardIn].filter(([where]) => where.endsWith("3"));
    assert.deepEqual(
      new Set(chords.map(([where]) => where.split(" ")[1])),
      new Set([direction > 0 ? "counted" : "returned"]),
    );
    assert.equal(chords.length, 10);
    const changes = FILMS.bitmask.filter(({ kind, square }) => kind === "place" || (kind === "return" && square));
    // backwards a solution appears with its last queen, and only the chord sounds
    assert.equal(heardIn.size, changes.length + (direction > 0 ? 10 : 0));
  }
});

test("naive, whose boards are always full, sounds the first wheel that turns", () => {
  for (const { before, step, tones } of tonesByHand("naive", 1)) {
    if (step.kind === "solution") continue;
    const row = step.queens.findIndex(([, column], at) => column !== before.queens[at][1]);
    assert.deepEqual(
      tones.map(({ frequency }) => frequency),
      [pitchOf(row, N)],
      String(step.step),
    );
  }
});

test("steps without a change are silent: a first step, a repainted one, another search, a pause", () => {
  const [first, second] = FILMS.bitmask;
  const shown = shownOf("bitmask", first);
  const begin = hear(NOTHING, shown, BY_HAND, 0);
  assert.deepEqual(begin.tones, []);
  assert.deepEqual(hear(begin.heard, shown, BY_HAND, 1).tones, []);
  assert.equal(hear(begin.heard, shownOf("bitmask", second), BY_HAND, 1).tones.length, 1);
  assert.deepEqual(hear(begin.heard, shownOf("loop", second), BY_HAND, 1).tones, []);
  assert.deepEqual(
    hear(pass(begin.heard, shownOf("bitmask", second)), shownOf("bitmask", second), BY_HAND, 1).tones,
    [],
  );
  const playing = { playing: 1, speed: 900, hurried: false }; // too fast for a tone for each step
  const moving = hear(begin.heard, shownOf("bitmask", second), playing, 1);
  assert.deepEqual(moving.tones, []);
  const paused = hear(moving.heard, shownOf("bitmask", second), BY_HAND, 2);
  assert.deepEqual(paused.tones, []);
  // the next step by hand sounds as a single step: a call is silent
  assert.deepEqual(hear(paused.heard, shownOf("bitmask", FILMS.bitmask[2]), BY_HAND, 3).tones, []);
});

test("up to twenty steps a second each step sounds as by hand, in both directions", () => {
  for (const name of NAMES)
    for (const speed of SLOW)
      for (const direction of [1, -1]) {
        const where = `${name}, ${direction * speed} a second`;
        const tones = collect(name, { speed, direction });
        const at = repeatSearch(name);
        const steps = new Set(tones.map(({ step }) => step));
        const begin = direction > 0 ? 0 : 5e10;
        for (let gone = 1; gone < 4 * speed - 2; gone++) {
          const [before, step] = [at(begin + direction * (gone - 1)), at(begin + direction * gone)];
          const changes = JSON.stringify(before.queens) !== JSON.stringify(step.queens);
          const isHeard = changes || step.kind === "solution" || step.kind === "reject";
          assert.equal(steps.has(step.step), isHeard, `${where}: ${step.step}, ${step.kind}`);
        }
      }
});

test("at most thirty tones begin in a second, at any speed and under a held key, and never at once", () => {
  for (const name of NAMES)
    for (const speed of [...SLOW, 30, ...FAST])
      for (const how of [{ speed }, { speed, direction: -1 }, { speed, frames: 144 }]) {
        const tones = collect(name, how);
        const where = `${name}, ${JSON.stringify(how)}`;
        assert.ok(peak(tones, count) <= 30, where);
        for (const [index, { at, now }] of tones.entries()) {
          assert.ok(at >= now && at < now + 0.2, where);
          assert.ok(index === 0 || at > tones[index - 1].at + 0.03, where);
        }
      }
  let [heard, begun] = [NOTHING, []];
  for (const [index, step] of FILMS.basic.entries()) {
    const next = hear(heard, shownOf("basic", step), { ...BY_HAND, hurried: true }, index / 60);
    heard = next.heard;
    begun = [...begun, ...next.tones];
  }
  assert.ok(peak(begun, count) <= 30 && begun.length > 50);
});

test("above that rate nearly thirty tones a second sound, for steps at even distances", () => {
  for (const name of NAMES)
    for (const speed of FAST) {
      const where = `${name}, ${speed} a second`;
      const tones = collect(name, { speed });
      assert.ok(tones.length >= (speed > 40 ? 4 * 22 : 4 * 15), `${where}: ${tones.length}`);
      const steps = [...new Set(tones.map(({ step }) => step))];
      const apart = steps.slice(1).map((step, index) => (step - steps[index]) / (speed / 30));
      const usual = apart.filter((far) => far < 2.5).length;
      assert.ok(usual > 0.85 * apart.length, `${where}: ${usual} of ${apart.length}`);
      assert.ok(Math.max(...apart) < 9, `${where}: ${Math.max(...apart)}`);
    }
});

test("up to the limit every tone stands for the same number of steps", () => {
  const at = (step) => ({ step, kind: "place", solutions: 0, queens: [[0, step % 5]] });
  for (const [speed, stride] of [
    [45, 1],
    [60, 1],
    [75, 2],
    [3000, 50],
  ]) {
    const play = { playing: 1, speed, hurried: false };
    let heard = NOTHING;
    const steps = [];
    for (let shown = 0; shown < 400; shown++) {
      const next = hear(heard, shownOf("loop", at(shown * stride)), play, (shown * stride) / speed);
      heard = next.heard;
      if (next.tones.length) steps.push(shown * stride);
    }
    const wanted = steps.map((_, index) => Math.ceil(((index + 1) * speed) / 30 / stride - 1e-9) * stride);
    assert.deepEqual(steps, wanted, `${speed} a second`);
  }
});

test("no speed is louder than another: the sound of a second has the same energy", () => {
  const one = 0.25 ** 2; // the energy of one tone without an end
  for (const name of NAMES) {
    const loudest = new Map([...SLOW, 30, ...FAST].map((speed) => [speed, peak(collect(name, { speed }), energy)]));
    for (const [speed, most] of loudest) assert.ok(most <= 1.3 * one, `${name}, ${speed}: ${most / one}`);
    for (const speed of FAST) {
      const tones = collect(name, { speed });
      assert.ok(
        tones.every(({ gain }) => gain <= 0.25),
        `${name}, ${speed}`,
      );
      const lasting = new Set(tones.filter((tone) => !isChord(tone)).map(({ duration }) => duration.toFixed(4)));
      assert.ok(countTogether(tones.filter((tone) => !isChord(tone))) <= 3, `${name}, ${speed}`);
      assert.ok(lasting.size <= 2, `${name}, ${speed}: ${[...lasting]}`); // at most a tone and a tick
    }
  }
});

test("in fast play a passed solution is a chord, at most twice a second, and there is no chord without a solution", () => {
  for (const name of NAMES) {
    const tones = collect(name, { speed: 1000 }).filter(isChord);
    const begun = tones.filter((_, index) => index % 3 === 0).map(({ at }) => at);
    assert.ok(begun.length >= 3, name);
    for (const [index, at] of begun.slice(1).entries()) assert.ok(at - begun[index] >= 0.5 - 1e-9, name);
  }
  const without = (step) => ({ ...FILMS.basic[step % FILMS.basic.length], kind: "call", solutions: 0, step });
  let heard = NOTHING;
  for (const step of upTo(600)) {
    const next = hear(heard, shownOf("basic", without(step)), { playing: 1, speed: 200, hurried: false }, step / 200);
    heard = next.heard;
    assert.ok(!next.tones.some(isChord));
  }
});

test("the end of a loop and a jump play no chord for the steps between", () => {
  const [first, last] = [FILMS.bitmask[0], FILMS.bitmask.at(-1)];
  assert.equal(last.solutions, 10);
  for (const play of [BY_HAND, { playing: 1, speed: 2, hurried: false }])
    for (const [from, to] of [[last, first], ...(play.playing ? [] : [[first, last]])]) {
      const { tones } = hear(pass(NOTHING, shownOf("bitmask", from)), shownOf("bitmask", to), play, 1);
      assert.ok(!tones.some(isChord));
    }
});
