// The arithmetic of the race: each lane's progress at a time of the race, and its finish. Pure.
//
// A lane runs at a rate, in steps or checks per unit of the race's time, up to its total. All lanes share one clock.

/** @typedef {"steps" | "checks" | "time"} Way  by steps, by checks, or by the time measured on this server */
/**
 * @typedef {{algorithm: string, steps: number, checks: number, seconds: number | null, board: number}} Racer  totals; seconds as measured on the n of `board`
 */
/** @typedef {{unit: "steps" | "checks", total: number, rate: number, finish: number, board: number}} Lane */

const SAMPLE = 240; // pictures a second that are read, about: of faster lanes the average of these is shown

/** @param {Racer} runner @param {Way} way @returns {Lane} */
export function laneOf({ steps, checks, seconds, board }, way) {
  switch (way) {
    case "steps":
      return { unit: "steps", total: steps - 1, rate: 1, finish: steps - 1, board };
    case "checks":
      return { unit: "checks", total: checks, rate: 1, finish: checks, board };
    case "time":
      if (seconds === null) throw new Error("this search has no measured time");
      return { unit: "checks", total: checks, rate: checks / seconds, finish: seconds, board };
    default:
      throw new Error(`unknown way to race: ${way}`);
  }
}

/** Return the time at which the last lane finishes. @param {Lane[]} lanes */
export const lengthOf = (lanes) => Math.max(...lanes.map(({ finish }) => finish));

/** Return a lane's progress. @param {Lane} lane @param {number} time */
export const valueAt = ({ total, rate, finish }, time) =>
  time >= finish ? total : Math.min(total, Math.floor(time * rate + 1e-9));

/**
 * Return the stride, in steps or checks, between the pictures of a lane in a race of this length and duration.
 * @param {Lane} lane
 * @param {number} length
 * @param {number} duration  seconds
 */
export const strideOf = (lane, length, duration) => Math.max(1, Math.floor(speedOf(lane, length, duration) / SAMPLE));

/** Return the steps or checks a second. @param {Lane} lane @param {number} length @param {number} duration  seconds */
export const speedOf = ({ rate }, length, duration) => (rate * length) / duration;

/**
 * Return the last multiple of the stride, or the end, that a lane has reached.
 * @param {Lane} lane
 * @param {number} time
 * @param {number} stride
 */
export function seenAt(lane, time, stride) {
  const value = valueAt(lane, time);
  return value === lane.total ? value : Math.floor(value / stride) * stride;
}

/**
 * Return the rank of each finished lane, from 1; lanes that finish together share a rank.
 * @param {Lane[]} lanes
 * @param {number} time
 * @returns {(number | null)[]}
 */
export function ranksAt(lanes, time) {
  return lanes.map(({ finish }) => (time >= finish ? 1 + lanes.filter((other) => other.finish < finish).length : null));
}

/** Sort lanes by their finish. @template {{finish: number}} T @param {T[]} lanes @returns {T[]} */
export const inOrder = (lanes) => [...lanes].sort((one, other) => one.finish - other.finish);
