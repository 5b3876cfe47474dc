// When a lead tells its class what it shows: at every change, though at most ten times a second and then the last one
// in any case; and once a second while the film plays as it was reported, so that nobody drifts away from it.

/** @import { Film, State, Target } from "../types.js" */

/** @typedef {{film: Film, at: number}} Report */

const SOONEST = 100; // milliseconds between two reports
const PLAYING = 1000; // and between two of a film that plays on
const LATE = 0.5; // seconds of play by which a film may be elsewhere than it was reported to be
const NEAR = 2; // or so many steps

/**
 * How long the next report has to wait, in milliseconds: 0, now; Infinity, nothing has changed.
 * @param {Report | null} reported
 * @param {Film} film
 * @param {number} now
 */
export function dueIn(reported, film, now) {
  if (!reported) return 0;
  const since = now - reported.at;
  if (isAsReported(reported, film, since)) return film.playing ? Math.max(0, PLAYING - since) : Infinity;
  return Math.max(0, SOONEST - since);
}

/**
 * Whether all who follow can work out by themselves what is shown.
 * @param {Report} reported
 * @param {Film} film
 * @param {number} since  milliseconds
 */
function isAsReported({ film: before }, film, since) {
  const { playing, speed } = film;
  if (JSON.stringify({ ...before, step: 0 }) !== JSON.stringify({ ...film, step: 0 })) return false;
  const expected = before.step + playing * speed * (since / 1000);
  return Math.abs(film.step - expected) <= (playing ? Math.max(NEAR, speed * LATE) : 0);
}

/**
 * @param {(film: Film) => void} send
 * @param {() => number} [now]  milliseconds
 */
export function createReports(send, now = () => performance.now()) {
  /** @type {Report | null} */
  let reported = null;
  /** @type {Film | null} */
  let film = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function report() {
    clearTimeout(timer);
    if (!film) return;
    if (dueIn(reported, film, now()) === 0) {
      reported = { film, at: now() };
      send(film);
    }
    const due = dueIn(reported, film, now());
    if (due < Infinity) timer = setTimeout(report, due);
  }

  return {
    /** This is on the screen. @param {Film} its */
    show(its) {
      film = its;
      report();
    },
    /** Somebody else leads: say nothing, and begin anew with the next `show`. */
    stop() {
      clearTimeout(timer);
      film = reported = null;
    },
  };
}

// What this page shows, in the fields in which a lead tells it to a class. Pure.

const REGISTERS = ["ld", "col", "rd", "taken", "poss", "bit"];
const LESSON = /^[a-z0-9][a-z0-9-]{0,39}$/; // one from this device is unknown to all others

/** @param {State} state @param {number} step  at which the film is @returns {Film} */
export function filmShown(
  { film: { run, part, segment }, play: { playing, speed }, page: { pointed }, learn: { lesson } },
  step,
) {
  const shared = lesson && LESSON.test(lesson.name) ? lesson : null;
  return {
    ...run,
    step,
    playing,
    speed,
    part: part?.step === step ? part.index : null,
    queens: segment?.why === "preset" ? (segment.queens ?? []) : [],
    point: pointOf(pointed),
    lesson: shared?.name ?? null,
    stop: shared?.stop ?? 0,
  };
}

/** @param {Target | null} target @returns {Film["point"]} */
function pointOf(target) {
  if (!target) return null;
  if ("square" in target) return target.square;
  return REGISTERS.includes(target.register) ? [target.register, target.column] : null;
}
