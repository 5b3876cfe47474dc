// A part of the drawer that saves a drawing as SVG or PNG, with a preview.

import { createSection, el, save } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { png, svgText } from "./raster.js";

/** @import { Actions } from "../types.js" */

const words = await wordsOf("export");

/** A drawing, and the name of its file without the ending. @typedef {{picture: SVGElement, name: string}} Drawn */

/**
 * @param {string} title
 * @param {number[]} widths  of a PNG, in pixels; the second is the default
 * @param {() => Drawn | Promise<Drawn>} draw
 * @param {Pick<Actions, "showMessage">} actions
 */
export function createDrawn(title, widths, draw, actions) {
  const preview = /** @type {HTMLImageElement} */ (el("img", { class: "preview", alt: "" }));
  const width = /** @type {HTMLSelectElement} */ (
    el(
      "select",
      { "aria-label": words.EXPORT.pngWidth },
      ...widths.map((pixels) => el("option", { value: pixels }, words.pixels({ count: pixels }))),
    )
  );
  width.value = String(widths[1]);
  /** @param {string} name @param {(drawn: Drawn) => Promise<Blob>} make @param {string} ending */
  const createSave = (name, make, ending) => {
    const button = el("button", { type: "button", class: "text" }, name);
    button.addEventListener("click", async () => {
      try {
        const drawn = await draw();
        save(await make(drawn), `${drawn.name}.${ending}`);
      } catch (error) {
        actions.showMessage(/** @type {Error} */ (error).message);
      }
    });
    return button;
  };
  const row = el(
    "div",
    { class: "row" },
    createSave(words.EXPORT.svg, async ({ picture }) => svgFile(picture), "svg"),
    createSave(words.EXPORT.png, ({ picture }) => png(picture, Number(width.value)), "png"),
    width,
  );
  return {
    element: createSection(title, preview, row),
    /** @param {SVGElement} picture */
    show(picture) {
      URL.revokeObjectURL(preview.src);
      preview.src = URL.createObjectURL(svgFile(picture));
      preview.alt = picture.querySelector("title")?.textContent ?? "";
    },
  };
}

/** @param {SVGElement} picture */
const svgFile = (picture) => new Blob([svgText(picture)], { type: "image/svg+xml" });
