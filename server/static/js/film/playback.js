// Where a film stands after a moment of play. Pure: numbers in, numbers out; no clock, no server, no screen.
//
// A film played with a stride is seen at the multiples of that stride and at its two ends. So everybody who plays at the
// same speed sees, and asks the server for, the same steps. A film that goes round has its first step after its last one.

const LEAP = 4; // strides that a film that goes round gets on at most in a moment

/**
 * The next step to be seen in a direction, or null at the end.
 * @param {number} step @param {number} stride @param {-1 | 1} direction @param {number} last  last step of the film, or Infinity
 * @param {number} [first]  first step of the film
 */
export function nextStep(step, stride, direction, last, first = 0) {
  if (direction > 0) return step >= last ? null : Math.min(last, (Math.floor(step / stride) + 1) * stride);
  return step <= first ? null : Math.max(first, (Math.ceil(step / stride) - 1) * stride);
}

/**
 * Play on for a moment. `ahead` is how far the film has run beyond the step that is seen, in steps. At a stride of 1 no step
 * is left out: at most one is passed. The film waits before a step that has not arrived.
 * @param {object} film
 * @param {number} film.step    the step that is seen
 * @param {number} film.ahead
 * @param {-1 | 1} film.direction
 * @param {number} film.speed   steps a second
 * @param {number} film.stride
 * @param {number} film.last
 * @param {number} [film.first]
 * @param {boolean} [film.round]
 * @param {number} seconds      since the last moment
 * @param {(step: number) => boolean} arrived
 * @returns {{step: number, ahead: number, passed: number, ended: boolean}}  `passed`: how many steps on from where it stood
 */
export function advance({ step, ahead, ...film }, seconds, arrived) {
  const { speed, stride, round } = film;
  let rest = ahead + speed * seconds;
  if (round) rest = Math.min(rest, LEAP * stride); // whole rounds would lead nowhere
  let passed = 0;
  for (;;) {
    const way = nextInLoop(step, film);
    if (!way) return { step, ahead: 0, passed, ended: true };
    const { next, distance, turned } = way;
    if (rest < distance || !arrived(next)) return { step, ahead: Math.min(rest, distance), passed, ended: false };
    step = next;
    rest -= distance;
    passed += distance;
    const after = nextInLoop(step, film);
    const held = stride === 1 || turned || after?.turned; // both ends of a loop are seen in each of its rounds
    if (held) return { step, ahead: Math.min(rest, 1), passed, ended: !after };
  }
}

/**
 * The next step of a film, how far it is, and whether it is the beginning again.
 * @param {number} step
 * @param {{direction: -1 | 1, stride: number, last: number, first?: number, round?: boolean}} film
 */
function nextInLoop(step, { direction, stride, last, first = 0, round }) {
  const next = nextStep(step, stride, direction, last, first);
  if (next !== null) return { next, distance: Math.abs(next - step), turned: false };
  return round ? { next: startOf(direction, last, first), distance: 1, turned: true } : null;
}

/** Where a film begins that is played in a direction. @param {-1 | 1} direction @param {number} last @param {number} first */
export const startOf = (direction, last, first) => (direction > 0 ? first : last);

/**
 * The window of steps around one, as it is asked for: whole windows only, so that viewers share them.
 * @param {number} step  a multiple of stride @param {number} stride @param {number} size  steps in a window
 */
export function windowAround(step, stride, size) {
  const start = Math.floor(step / (stride * size)) * stride * size;
  return { start, stop: start + stride * size };
}
