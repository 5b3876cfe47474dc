// How the film is drawn at a speed: each step by itself; where steps come fast, with rings instead of fills; where they
// come too fast to be told apart, as what was held of late. Between these it is a mixture. Pure: a state in, numbers out.

/** @import { Notation, State } from "../types.js" */

const FILLED = 3; // steps a second up to which a whole row may change its brightness
const RINGED = 6; // from here on its free squares are rings alone
const SEEN = 30; // up to here each step is seen
const BLURRED = 60; // from here on none is: there are no more pictures in a second
const SHARE = 0.6; // of a step's time, in which one step fades into the next
const LONGEST = 140; // milliseconds

/** @type {Notation} */
const STILL = Object.freeze({ filled: 1, blurred: 0, fade: 0 });

/**
 * @param {State["play"]} play
 * @param {boolean} calm  nothing moves but by the viewer's own hand: what changes fast is a blur from the beginning
 * @returns {Notation}
 */
export function notationOf({ playing, speed, hurried }, calm) {
  if (hurried) return { filled: 0, blurred: 0, fade: 0 };
  if (!playing || speed <= FILLED) return STILL;
  if (calm) return { filled: 0, blurred: 1, fade: 0 };
  const blurred = shareOf(speed, SEEN, BLURRED);
  const fade = blurred < 1 ? Math.min(LONGEST, Math.round((SHARE * 1000) / speed)) : 0;
  return { filled: 1 - shareOf(speed, FILLED, RINGED), blurred, fade };
}

/** How far a speed lies on the way between two others, as a viewer counts: by ratios. @param {number} speed @param {number} from @param {number} to */
const shareOf = (speed, from, to) => Math.min(1, Math.max(0, Math.log(speed / from) / Math.log(to / from)));

/** Whether the film is more of a blur than of steps: what cannot be both is as in a blur. @param {Notation} notation */
export const isBlurred = ({ blurred }) => blurred >= 0.5;
