// Computes the position of a film after a moment of play. Pure: no clock, no server, no screen.
//
// With a stride, a film shows the multiples of the stride and its two ends, so that all viewers at one speed request the
// same steps. In a loop the first step follows the last one.

import { PAINTS } from "./speed.js";

const LEAP = 32; // strides that a loop advances at most in one moment

/**
 * Return the next step to show in a direction; null at the end.
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
 * Advance a film by a moment. `ahead`: steps that the film has run beyond the one shown. Where each step is to be seen, at
 * most one is passed. The film waits for a step that has not arrived.
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
 * @returns {{step: number, ahead: number, passed: number, read: number[], ended: boolean}}  `passed`: steps advanced; `read`: those at a stride, in order
 */
export function advance({ step, ahead, ...film }, seconds, arrived) {
  const { speed, stride, round } = film;
  let rest = Math.min(ahead + speed * seconds, round ? LEAP * stride : Infinity); // a whole round ends at its start
  let passed = 0;
  const read = [];
  let isToShow = false; // true for every step of a slow film, and for both ends of each round of a loop
  let move = nextInLoop(step, film);
  while (move && !isToShow && move.distance <= rest && arrived(move.next)) {
    const { next, distance, wrapped } = move;
    step = next;
    read.push(step);
    rest -= distance;
    passed += distance;
    move = nextInLoop(step, film);
    isToShow = speed <= PAINTS || wrapped || move?.wrapped === true;
  }
  return { step, ahead: Math.min(rest, isToShow ? 1 : (move?.distance ?? 0)), passed, read, ended: !move };
}

/**
 * Return the next step of a film, its distance, and true if the loop starts again there.
 * @param {number} step
 * @param {{direction: -1 | 1, stride: number, last: number, first?: number, round?: boolean}} film
 */
function nextInLoop(step, { direction, stride, last, first = 0, round }) {
  const next = nextStep(step, stride, direction, last, first);
  if (next !== null) return { next, distance: Math.abs(next - step), wrapped: false };
  return round ? { next: startOf(direction, last, first), distance: 1, wrapped: true } : null;
}

/**
 * Return the step at which a film starts when played in a direction.
 * @param {-1 | 1} direction
 * @param {number} last
 * @param {number} first
 */
export const startOf = (direction, last, first) => (direction > 0 ? first : last);
