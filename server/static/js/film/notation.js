// The notation of the film at a speed: step by step; with rings instead of fills when steps are fast; as the average of
// the last second when they are too fast to be told apart. Speeds between mix two of these. Pure.

import { blurOf, placeBetween } from "../model/average.js";

/** @import { Notation, State } from "../types.js" */

const FILLED = 3; // steps a second up to which a whole row may change its brightness
const RINGED = 6; // from here on free squares are only rings
const SHARE = 0.6; // of a step's time, spent on the fade into the next
const LONGEST = 140; // milliseconds
const STANDS = 500; // milliseconds for which an average stands with reduced motion

/** @type {Notation} */
const STILL = Object.freeze({ filled: 1, blurred: 0, fade: 0 });

/** @param {State["play"]} play @param {boolean} isStill  reduced motion: fast changes are an average from the start @returns {Notation} */
export function notationOf({ playing, speed, hurried }, isStill) {
  if (hurried) return { ...STILL, filled: 0 };
  if (!playing || speed <= FILLED) return STILL;
  if (isStill) return { filled: 0, blurred: 1, fade: 0, still: STANDS };
  const blurred = blurOf(speed);
  const fade = blurred < 1 ? Math.min(LONGEST, Math.round((SHARE * 1000) / speed)) : 0;
  return { filled: 1 - placeBetween(speed, FILLED, RINGED), blurred, fade };
}

/** Return true if the film is more of a blur than of steps, for signs that cannot be mixed. @param {Notation} notation */
export const isBlurred = ({ blurred }) => blurred >= 0.5;
