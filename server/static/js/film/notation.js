// The notation of the film at a speed: step by step; with rings instead of fills when steps are fast; as a blur of the last
// second when they are too fast to be told apart. Speeds between mix two of these. Pure.

/** @import { Notation, State } from "../types.js" */

const FILLED = 3; // steps a second up to which a whole row may change its brightness
const RINGED = 6; // from here on free squares are only rings
const SEEN = 30; // up to here each step is seen
const BLURRED = 60; // from here on no step is: a screen shows no more pictures a second
const SHARE = 0.6; // of a step's time, spent on the fade into the next
const LONGEST = 140; // milliseconds

/** @type {Notation} */
const STILL = Object.freeze({ filled: 1, blurred: 0, fade: 0 });

/**
 * @param {State["play"]} play
 * @param {boolean} isStill  reduced motion: fast changes are a blur from the start
 * @returns {Notation}
 */
export function notationOf({ playing, speed, hurried }, isStill) {
  if (hurried) return { filled: 0, blurred: 0, fade: 0 };
  if (!playing || speed <= FILLED) return STILL;
  if (isStill) return { filled: 0, blurred: 1, fade: 0 };
  const blurred = shareOf(speed, SEEN, BLURRED);
  const fade = blurred < 1 ? Math.min(LONGEST, Math.round((SHARE * 1000) / speed)) : 0;
  return { filled: 1 - shareOf(speed, FILLED, RINGED), blurred, fade };
}

/** Return the position of a speed between two others on a logarithmic scale, from 0 to 1. @param {number} speed @param {number} from @param {number} to */
const shareOf = (speed, from, to) => Math.min(1, Math.max(0, Math.log(speed / from) / Math.log(to / from)));

/** Return true if the film is more of a blur than of steps, for signs that cannot be mixed. @param {Notation} notation */
export const isBlurred = ({ blurred }) => blurred >= 0.5;
