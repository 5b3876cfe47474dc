// Where a film stands after a moment of play. Pure: numbers in, numbers out; no clock, no server, no screen.
//
// A film played with a stride is seen at the multiples of that stride and at its two ends. So everybody who plays at the
// same speed sees, and asks the server for, the same steps.

/**
 * The next step to be seen in a direction, or null at the end.
 * @param {number} step @param {number} stride @param {-1 | 1} direction @param {number} last  last step of the film, or Infinity
 */
export function following(step, stride, direction, last) {
  if (direction > 0) return step >= last ? null : Math.min(last, (Math.floor(step / stride) + 1) * stride);
  return step <= 0 ? null : Math.max(0, (Math.ceil(step / stride) - 1) * stride);
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
 * @param {number} seconds      since the last moment
 * @param {(step: number) => boolean} arrived
 * @returns {{step: number, ahead: number, ended: boolean}}
 */
export function play({ step, ahead, direction, speed, stride, last }, seconds, arrived) {
  let rest = ahead + speed * seconds;
  for (;;) {
    const next = following(step, stride, direction, last);
    if (next === null) return { step, ahead: 0, ended: true };
    const distance = Math.abs(next - step);
    if (rest < distance || !arrived(next)) return { step, ahead: Math.min(rest, distance), ended: false };
    step = next;
    rest -= distance;
    if (stride === 1) {
      return { step, ahead: Math.min(rest, 1), ended: following(step, stride, direction, last) === null };
    }
  }
}

/**
 * The window of steps around one, as it is asked for: whole windows only, so that viewers share them.
 * @param {number} step  a multiple of stride @param {number} stride @param {number} size  steps in a window
 */
export function windowAround(step, stride, size) {
  const start = Math.floor(step / (stride * size)) * stride * size;
  return { start, stop: start + stride * size };
}
