// The race as arithmetic: how far each lane is at a time of the race, who comes in when. Pure; no server, no screen.
//
// A lane runs at a rate, in steps or checks for each unit of the race's time, up to its total. All lanes have one clock.

/** @typedef {"steps" | "checks" | "time"} Way  step for step, check for check, or as long as each takes on this server */
/** @typedef {{algorithm: string, steps: number, checks: number, seconds: number | null}} Runner  totals; seconds as measured */
/** @typedef {{unit: "steps" | "checks", total: number, rate: number, finish: number}} Lane */

const FRAMES = 60; // pictures a second, at most

/** How a lane runs. @param {Runner} runner @param {Way} way @returns {Lane} */
export function laneOf({ steps, checks, seconds }, way) {
  switch (way) {
    case "steps":
      return { unit: "steps", total: steps - 1, rate: 1, finish: steps - 1 };
    case "checks":
      return { unit: "checks", total: checks, rate: 1, finish: checks };
    case "time":
      if (seconds === null) throw new Error("nobody has measured how long it takes");
      return { unit: "checks", total: checks, rate: checks / seconds, finish: seconds };
    default:
      throw new Error(`no race goes by ${way}`);
  }
}

/** When the last lane comes in. @param {Lane[]} lanes */
export const lengthOf = (lanes) => Math.max(...lanes.map(({ finish }) => finish));

/** How far a lane is. @param {Lane} lane @param {number} time */
export const valueAt = ({ total, rate, finish }, time) => (time >= finish ? total : Math.min(total, Math.floor(time * rate + 1e-9)));

/** Every so many steps or checks a lane is seen, when the whole race takes so long. @param {Lane} lane @param {number} length @param {number} duration  seconds */
export const strideOf = ({ rate }, length, duration) => Math.max(1, Math.floor((rate * length) / (duration * FRAMES)));

/** The last of the seen values that a lane has reached. @param {Lane} lane @param {number} time @param {number} stride */
export function seenAt(lane, time, stride) {
  const value = valueAt(lane, time);
  return value === lane.total ? value : Math.floor(value / stride) * stride;
}

/** The place of each lane that has come in, from 1; those that come in together share it. @param {Lane[]} lanes @param {number} time @returns {(number | null)[]} */
export function placesAt(lanes, time) {
  return lanes.map(({ finish }) => (time >= finish ? 1 + lanes.filter((other) => other.finish < finish).length : null));
}

/** Lanes by their finish. @template {{finish: number}} T @param {T[]} lanes @returns {T[]} */
export const inOrder = (lanes) => [...lanes].sort((one, other) => one.finish - other.finish);
