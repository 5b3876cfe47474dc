// The export of the current step as an SVG or PNG file.

import { nameOfRun, viewOf } from "../algorithms/algorithms.js";
import { wordsOf } from "../words/words.js";
import { createDrawn } from "./drawn.js";
import { readTheme, resolve } from "./colours.js";
import { drawStep } from "./picture.js";

/** @import { DrawerParts, Run, State, Step } from "../types.js" */

const words = await wordsOf("export");

const WIDTHS = [648, 1296, 2592]; // pixels

/** Draw a step in the theme's colours. @param {Step} step @param {Run} run @param {number | null} steps  of the whole run */
export const drawInTheme = (step, run, steps, theme = readTheme()) =>
  resolve(drawStep(step, run, viewOf(run.algorithm), words.heading(run, step.step, steps)), theme);

/** Return the common part of the file names. @param {Run} run */
export const fileStem = ({ algorithm, n }) => `bitqueens-${algorithm}-${n}`;

/** @param {DrawerParts} parts */
export function createStill({ state, actions }) {
  const drawn = createDrawn(words.EXPORT.still, WIDTHS, draw, actions);
  let previewed = "";

  function draw() {
    const {
      film: { shown, run, description },
    } = state();
    if (!shown) throw new Error("no step is shown yet");
    const steps = shown.run === run ? (description?.steps ?? null) : null;
    return {
      picture: drawInTheme(shown.step, shown.run, steps),
      name: `${fileStem(shown.run)}-step-${shown.step.step}`,
    };
  }

  return {
    element: drawn.element,
    /** Update the preview, except while the film plays. @param {State} state */
    render({ film: { shown, description }, play: { playing } }) {
      const key = `${shown && nameOfRun(shown.run)} ${shown?.step.step} ${description?.steps} ${document.documentElement.dataset.theme}`;
      if (!shown || playing || key === previewed) return;
      previewed = key;
      drawn.show(draw().picture);
    },
  };
}
