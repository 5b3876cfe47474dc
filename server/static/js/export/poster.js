// The whole search as one picture to hang up: its rings, what search it is, and how to read them.

import { listLayers } from "../model/rings.js";
import { ringsOf } from "../model/sunburst.js";
import { el, mark, svg, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { createDrawn } from "./drawn.js";
import { css, mix, readThemeColours } from "./picture/colours.js";
import { label } from "./picture/layout.js";
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
    /** Draws the preview again if the search or the theme has changed. @param {State} state */
    render({ film: { run, description } }) {
      if (!description) return;
      const key = `${run.algorithm} ${run.n} ${run.goal} ${document.documentElement.dataset.theme}`;
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

/** @param {Run} run @param {Description} description @param {Outline} outline */
export function drawPoster(run, description, outline, colours = readThemeColours()) {
  const radius = SIDE / 2 - MARGIN;
  const { body, gaps, sparks } = listLayers(outline, run.n, radius);
  const [ink, paper, gold] = [colours.ink, colours.paper, colours.gold].map(css);
  const shade = css(mix(colours.ld, colours.ink, 0.4));
  /** @param {Layer[]} layers @param {string} fill */
  const paint = (layers, fill) =>
    layers.map(({ path, strength }) => svg("path", { d: path, fill, "fill-opacity": strength.toFixed(2) }));
  const said = words.poster(run, description);
  const title = svg("title");
  title.textContent = `${said.title}. ${said.facts}`;
  const text = { x: SIDE / 2, "text-anchor": "middle" };
  return svg(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${SIDE} ${HEIGHT}`, width: SIDE, height: HEIGHT, role: "img" },
    title,
    svg("rect", { width: SIDE, height: HEIGHT, fill: paper }),
    label(said.title, { ...text, y: 74, "font-size": 40, "font-weight": 700, fill: ink }),
    label(said.facts, { ...text, y: 112, "font-size": 20, fill: css(colours.mute) }),
    svg(
      "g",
      { transform: `translate(${SIDE / 2} ${TOP + radius})` },
      svg("g", { class: "rows" }, ...paint(body, shade)),
      svg("path", { d: gaps, stroke: paper, "stroke-width": 1 }),
      svg("circle", { r: ringsOf(radius, run.n)[0] - 1, fill: shade }),
      svg("g", { class: "solutions" }, ...paint(sparks, gold)),
    ),
    label(words.EXPORT.posterLegend, { ...text, y: HEIGHT - 42, "font-size": 17, fill: css(colours.mute) }),
  );
}
