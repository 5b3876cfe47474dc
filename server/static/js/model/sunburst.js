// The geometry of the whole search as rings: the timeline bent into a circle. An angle is a step, clockwise from the top; a
// ring is a row, with the root in the middle; solutions are on the rim. Pure.

/** @import { State } from "../types.js" */

const HOLE = 0.11; // share of the radius for the root
const RIM = 0.05; // share for the solutions
const TURN = 2 * Math.PI;
const TOP = -Math.PI / 2;
const BLUR = 2000; // steps a second beyond which a projected board is only a blur

/**
 * Return the place where the picture is shown.
 * @param {Pick<State, "play" | "page">} state
 * @returns {"off" | "panel" | "large"}
 */
export function whereShown({ play: { speed }, page: { whole, view } }) {
  if (whole !== "auto") return whole;
  return view === "present" && speed > BLUR ? "large" : "off";
}

/**
 * Return the rings of a board: the distances from the middle at which row 1, 2, …, the solutions and the outside begin.
 * @param {number} radius @param {number} n
 */
export function ringsOf(radius, n) {
  const [hole, rim] = [radius * HOLE, radius * RIM];
  const ring = (radius - hole - rim) / Math.max(1, n - 1);
  return [...Array.from({ length: Math.max(1, n - 1) }, (_, row) => hole + row * ring), radius - rim, radius];
}

/** Return the inner and the outer edge of a row; the solutions are row n. @param {number[]} rings @param {number} row @returns {[number, number]} */
export function edgesOf(rings, row) {
  if (row === 0) return [0, rings[0]];
  const ring = Math.min(row - 1, rings.length - 2);
  return [rings[ring], rings[ring + 1]];
}

/** Return the angle at a share of the circle. @param {number} share */
const angleAt = (share) => TOP + share * TURN;

/**
 * Return the share of the circle, from 0 to below 1, and the row at a point; null outside.
 * @param {number[]} rings @param {number} x  from the middle @param {number} y
 * @returns {{share: number, row: number} | null}
 */
export function shareAt(rings, x, y) {
  const distance = Math.hypot(x, y);
  const row = rings.findIndex((edge) => distance < edge);
  if (row < 0) return null;
  const share = (Math.atan2(y, x) - TOP + TURN) % TURN;
  return { share: share / TURN, row };
}

/** Return a point on the circle. @param {number} share @param {number} distance  from the middle @returns {[number, number]} */
export function placeAt(share, distance) {
  const angle = angleAt(share);
  return [Math.cos(angle) * distance, Math.sin(angle) * distance];
}

/**
 * Return a part of a ring as the data of an SVG path.
 * @param {number} inner
 * @param {number} outer  distances from the middle
 * @param {number} from
 * @param {number} to  shares of the circle
 */
export function arcOf(inner, outer, from, to) {
  const middle = (from + to) / 2; // the ends of a whole turn coincide, so it is drawn as two arcs
  const around = (/** @type {number} */ distance, /** @type {number} */ sweep, /** @type {number[]} */ ...shares) =>
    shares.map((share) => `A${round(distance)} ${round(distance)} 0 0 ${sweep} ${pointAt(share, distance)}`).join("");
  const back = inner > 0 ? `L${pointAt(to, inner)}${around(inner, 0, middle, from)}` : "L0 0";
  return `M${pointAt(from, outer)}${around(outer, 1, middle, to)}${back}Z`;
}

/** @param {number} number */
const round = (number) => Math.round(number * 100) / 100;

/** @param {number} share @param {number} distance */
const pointAt = (share, distance) => placeAt(share, distance).map(round).join(" ");
