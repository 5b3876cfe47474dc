// The export of the current step as an SVG or PNG file.

import { viewOf } from "../algorithms/algorithms.js";
import { el, find, save } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { readThemeColours } from "./picture/colours.js";
import { drawStep } from "./picture/drawing.js";
import { png, svgText } from "./raster.js";

/** @import { DrawerParts, Run, State, Step } from "../types.js" */

const words = await wordsOf("export");

const WIDTHS = [648, 1296, 2592]; // pixels

/** Draws a step in the theme's colours. @param {Step} step @param {Run} run @param {number | null} steps  in all */
export const drawInTheme = (step, run, steps, colours = readThemeColours()) =>
  drawStep(step, run, viewOf(run.algorithm), words.heading(run, step.step, steps), colours, find("#queen"));

/** The common part of the file names. @param {Run} run */
export const fileStem = ({ algorithm, n }) => `bitqueens-${algorithm}-${n}`;

/** @param {DrawerParts} parts */
export function createStill({ state, actions }) {
  const preview = /** @type {HTMLImageElement} */ (el("img", { class: "preview", alt: "" }));
  const width = /** @type {HTMLSelectElement} */ (
    el(
      "select",
      { "aria-label": words.EXPORT.pngWidth },
      ...WIDTHS.map((pixels) => el("option", { value: pixels }, words.pixels({ count: pixels }))),
    )
  );
  width.value = String(WIDTHS[1]);
  const saveSvg = el("button", { type: "button", class: "text" }, words.EXPORT.svg);
  const savePng = el("button", { type: "button", class: "text" }, words.EXPORT.png);
  const element = el(
    "section",
    {},
    el("h3", {}, words.EXPORT.still),
    preview,
    el("div", { class: "row" }, saveSvg, savePng, width),
  );
  let previewed = "";

  function current() {
    const {
      film: { shown, run, description },
    } = state();
    if (!shown) throw new Error("nothing is shown yet");
    const steps = shown.run === run ? (description?.steps ?? null) : null;
    return {
      picture: drawInTheme(shown.step, shown.run, steps),
      name: `${fileStem(shown.run)}-step-${shown.step.step}`,
    };
  }

  saveSvg.addEventListener("click", () => {
    const { picture, name } = current();
    save(new Blob([svgText(picture)], { type: "image/svg+xml" }), `${name}.svg`);
  });
  savePng.addEventListener("click", async () => {
    const { picture, name } = current();
    try {
      save(await png(picture, Number(width.value)), `${name}.png`);
    } catch (error) {
      actions.showMessage(/** @type {Error} */ (error).message);
    }
  });

  return {
    element,
    /** Updates the preview, except while the film plays. @param {State} state */
    render({ film: { shown, description }, play: { playing } }) {
      const key = `${shown?.run.algorithm} ${shown?.run.n} ${shown?.run.goal} ${shown?.step.step} ${description?.steps} ${document.documentElement.dataset.theme}`;
      if (!shown || playing || key === previewed) return;
      previewed = key;
      const { picture } = current();
      URL.revokeObjectURL(preview.src);
      preview.src = URL.createObjectURL(new Blob([svgText(picture)], { type: "image/svg+xml" }));
      preview.alt = picture.querySelector("title")?.textContent ?? "";
    },
  };
}
