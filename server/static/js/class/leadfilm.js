// A lead sends its film: at every change, at most ten times a second, and always the last one; and once a second during
// steady play, so that no page drifts away.

/** @import { LeadFilm, State, Target } from "../types.js" */

/** @typedef {{film: LeadFilm, at: number}} SentFilm */

const SOONEST = 100; // milliseconds from one film to the next
const PLAYING = 1000; // and during steady play
const LATE = 0.5; // seconds of play by which a film may differ from the last one sent
const NEAR = 2; // or steps

/**
 * Return the milliseconds until the film is sent: 0 for now; Infinity without a change.
 * @param {SentFilm | null} sent
 * @param {LeadFilm} film
 * @param {number} now
 */
export function dueIn(sent, film, now) {
  if (!sent) return 0;
  const since = now - sent.at;
  if (isAsSent(sent, film, since)) return film.playing ? Math.max(0, PLAYING - since) : Infinity;
  return Math.max(0, SOONEST - since);
}

/**
 * Return whether pages that follow can compute the film from the last one sent.
 * @param {SentFilm} sent
 * @param {LeadFilm} film
 * @param {number} since  milliseconds
 */
function isAsSent({ film: before }, film, since) {
  const { playing, speed } = film;
  if (JSON.stringify({ ...before, step: 0 }) !== JSON.stringify({ ...film, step: 0 })) return false;
  const expected = before.step + playing * speed * (since / 1000);
  return Math.abs(film.step - expected) <= (playing ? Math.max(NEAR, speed * LATE) : 0);
}

/**
 * @param {(film: LeadFilm) => void} send
 * @param {() => number} [now]  milliseconds
 */
export function createFilmSender(send, now = () => performance.now()) {
  /** @type {SentFilm | null} */
  let sent = null;
  /** @type {LeadFilm | null} */
  let film = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function sendDue() {
    clearTimeout(timer);
    if (!film) return;
    if (dueIn(sent, film, now()) === 0) {
      sent = { film, at: now() };
      send(film);
    }
    const due = dueIn(sent, film, now());
    if (due < Infinity) timer = setTimeout(sendDue, due);
  }

  return {
    /** Send the film on the screen when it is due. @param {LeadFilm} shown */
    show(shown) {
      film = shown;
      sendDue();
    },
    /** Stop sending: another device leads. The next `show` starts anew. */
    stop() {
      clearTimeout(timer);
      film = sent = null;
    },
  };
}

// The page's film in the fields of the wire. Pure.

const REGISTERS = ["ld", "col", "rd", "taken", "open", "reg", "poss", "bit"];
const LESSON = /^[a-z0-9][a-z0-9-]{0,39}$/; // a lesson of this device is not on the others

/** @param {State} state @returns {LeadFilm} */
export function filmShown({
  film: { run, step, part },
  play: { playing, speed },
  page: { pointed },
  learn: { lesson },
}) {
  const shared = lesson && LESSON.test(lesson.name) ? lesson : null;
  return {
    ...run,
    step,
    playing,
    speed,
    part: part?.step === step ? part.index : null,
    point: pointOf(pointed),
    lesson: shared?.name ?? null,
    stop: shared?.stop ?? 0,
  };
}

/** @param {Target | null} target @returns {LeadFilm["point"]} */
function pointOf(target) {
  if (!target) return null;
  if ("square" in target) return target.square;
  return REGISTERS.includes(target.register) ? [target.register, target.column] : null;
}
