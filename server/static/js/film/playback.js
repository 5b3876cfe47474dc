// Computes where a film stands after a moment of play. Pure: numbers in, numbers out; no clock, no server, no screen.
//
// With a stride, a film shows the multiples of that stride and its two ends, so that all viewers with the same speed
// request the same steps from the server. In a loop the first step follows the last one.

const LEAP = 4; // strides that a loop advances at most in one moment

/**
 * The next step that is shown in a direction, or null at the end.
 * @param {number} step
 * @param {number} stride
 * @param {-1 | 1} direction
 * @param {number} last  last step of the film, or Infinity
 * @param {number} [first]  first step of the film
 */
export function nextStep(step, stride, direction, last, first = 0) {
  if (direction > 0) return step >= last ? null : Math.min(last, (Math.floor(step / stride) + 1) * stride);
  return step <= first ? null : Math.max(first, (Math.ceil(step / stride) - 1) * stride);
}

/**
 * Advance a film by a moment. `ahead` is how far the film has run beyond the step that is shown, in steps. At a stride
 * of 1 each step is shown: at most one is passed. The film waits for a step that has not arrived.
 * @param {object} film
 * @param {number} film.step    the step that is shown
 * @param {number} film.ahead
 * @param {-1 | 1} film.direction
 * @param {number} film.speed   steps a second
 * @param {number} film.stride
 * @param {number} film.last
 * @param {number} [film.first]
 * @param {boolean} [film.round]
 * @param {number} seconds      since the last moment
 * @param {(step: number) => boolean} arrived
 * @returns {{step: number, ahead: number, passed: number, ended: boolean}}  `passed`: how many steps it went on
 */
export function advance({ step, ahead, ...film }, seconds, arrived) {
  const { speed, stride, round } = film;
  let rest = ahead + speed * seconds;
  if (round) rest = Math.min(rest, LEAP * stride); // whole rounds would end where they began
  let passed = 0;
  for (;;) {
    const move = nextInLoop(step, film);
    if (!move) return { step, ahead: 0, passed, ended: true };
    const { next, distance, wrapped } = move;
    if (rest < distance || !arrived(next)) return { step, ahead: Math.min(rest, distance), passed, ended: false };
    step = next;
    rest -= distance;
    passed += distance;
    const after = nextInLoop(step, film);
    const held = stride === 1 || wrapped || after?.wrapped; // both ends of a loop are shown in each round
    if (held) return { step, ahead: Math.min(rest, 1), passed, ended: !after };
  }
}

/**
 * The next step of a film, its distance, and whether the loop starts again there.
 * @param {number} step
 * @param {{direction: -1 | 1, stride: number, last: number, first?: number, round?: boolean}} film
 */
function nextInLoop(step, { direction, stride, last, first = 0, round }) {
  const next = nextStep(step, stride, direction, last, first);
  if (next !== null) return { next, distance: Math.abs(next - step), wrapped: false };
  return round ? { next: startOf(direction, last, first), distance: 1, wrapped: true } : null;
}

/**
 * The step at which a film begins when played in a direction.
 * @param {-1 | 1} direction
 * @param {number} last
 * @param {number} first
 */
export const startOf = (direction, last, first) => (direction > 0 ? first : last);

/**
 * The window of steps around one. Windows do not overlap, so that viewers share them.
 * @param {number} step  a multiple of stride @param {number} stride @param {number} size  steps in a window
 */
export function windowAround(step, stride, size) {
  const start = Math.floor(step / (stride * size)) * stride * size;
  return { start, stop: start + stride * size };
}
