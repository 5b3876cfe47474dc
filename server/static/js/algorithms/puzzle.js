// puzzle: bitmask on a board with closed squares, regions and given queens.

import { view as bitmask } from "./bitmask.js";

/** @import { AlgorithmView } from "../types.js" */

/** @type {AlgorithmView} */
export const view = {
  ...bitmask,
  parts: undefined, // they are lines of bitmask
  plain: true,
};
