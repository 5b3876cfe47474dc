// The whole search as a poster: its rings, its name, and a legend.

import { nameOfRun } from "../algorithms/algorithms.js";
import { createPicture, label } from "./layout.js";
import { mix } from "../drawing/pieces.js";
import { listLayers } from "../model/rings.js";
import { ringsOf } from "../model/sunburst.js";
import { el, mark, svg, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { createDrawn } from "./drawn.js";
import { readTheme, resolve } from "./colours.js";
import { fileStem } from "./still.js";

/** @import { Layer } from "../model/rings.js" */
/** @import { Description, DrawerParts, Outline, Run, State } from "../types.js" */

const words = await wordsOf("export");

const WIDTHS = [1000, 2000, 4000]; // pixels
const SIDE = 1000; // of the picture's width
const HEIGHT = 1180;
const MARGIN = 60;
const TOP = 150; // of the rings
const FINEST = 4096; // pixels of an outline, at most

/** @param {DrawerParts} parts */
export function createPoster({ state, source, actions }) {
  const drawn = createDrawn(words.EXPORT.poster, WIDTHS, draw, actions);
  const note = el("p", { class: "hint" });
  drawn.element.append(note);
  let previewed = "";

  async function draw() {
    const { run, description } = state().film;
    if (!description?.steps) throw new Error(words.EXPORT.noPoster);
    const outline = await source.readOutline(run, 0, description.steps, FINEST, true);
    return { picture: drawPoster(run, description, outline), name: `${fileStem(run)}-whole` };
  }

  return {
    element: drawn.element,
    /** Draw the preview again if the search or the theme has changed. @param {State} state */
    render({ film: { run, description } }) {
      if (!description) return;
      const key = `${nameOfRun(run)} ${document.documentElement.dataset.theme}`;
      if (key === previewed) return;
      previewed = key;
      const known = description.steps !== null;
      mark(drawn.element, "without", !known);
      write(note, known ? "" : words.EXPORT.noPoster);
      if (known)
        draw().then(
          ({ picture }) => key === previewed && drawn.show(picture),
          (error) => write(note, error.message),
        );
    },
  };
}

/** @param {Run} run @param {Description} description @param {Outline} outline*/
function drawPoster(run, description, outline) {
  const radius = SIDE / 2 - MARGIN;
  const { body, gaps, sparks } = listLayers(outline, run.n, radius);
  const [mute, shade] = ["var(--mute)", mix("var(--mask-ld)", 40, "var(--ink)")];
  /** @param {Layer[]} layers @param {string} fill */
  const paint = (layers, fill) =>
    layers.map(({ path, strength }) => svg("path", { d: path, fill, "fill-opacity": strength.toFixed(2) }));
  const said = words.poster(run, description);
  const picture = createPicture(
    SIDE,
    HEIGHT,
    `${said.title}. ${said.facts}`,
    label(said.title, SIDE / 2, 74, { size: 40, weight: 700, anchor: "middle" }),
    label(said.facts, SIDE / 2, 112, { size: 20, fill: mute, anchor: "middle" }),
    svg(
      "g",
      { transform: `translate(${SIDE / 2} ${TOP + radius})` },
      svg("g", { class: "rows" }, ...paint(body, shade)),
      svg("path", { d: gaps, stroke: "var(--paper)", "stroke-width": 1 }),
      svg("circle", { r: ringsOf(radius, run.n)[0] - 1, fill: shade }),
      svg("g", { class: "solutions" }, ...paint(sparks, "var(--gold-fill)")),
    ),
    label(words.EXPORT.posterLegend, SIDE / 2, HEIGHT - 42, { size: 17, fill: mute, anchor: "middle" }),
  );
  return resolve(picture, readTheme());
}
