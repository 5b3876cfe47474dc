// Draws a step as one self-contained SVG: the sentence, the board, and below it the algorithm's data. Like the page, it
// gets all of this from the algorithm's view.

import { drawAttacks } from "../../page/attacks.js";
import { svg } from "../../page/dom.js";
import { drawDeadEnd, drawSolutionNumber } from "./badges.js";
import { partsBelow } from "./below.js";
import { drawBoard } from "./board.js";
import { css } from "./colours.js";
import { drawEdges } from "./edges.js";
import { LAYOUT, label } from "./layout.js";
import { fitText } from "./texts.js";

/** @import { AlgorithmView, Run, Step } from "../../types.js" */
/** @import { Colours } from "./colours.js" */

const FOOT = 14; // space below the last part

/**
 * @param {Step} step @param {Run} run
 * @param {AlgorithmView} view  of its algorithm
 * @param {string} heading  names the run and the step
 * @param {Colours} colours
 * @param {Element} crown  the queen's shapes, on 100 by 100
 */
export function drawStep(step, { n, goal }, view, heading, colours, crown) {
  const picture = { step, n, view, scene: view.scene(step, n), colours, crown };
  const { width, top, left, board: side } = LAYOUT;
  const parts = partsBelow(picture);
  const starts = parts.map((_, at) =>
    parts.slice(0, at).reduce((sum, part) => sum + part.height, top + side + LAYOUT.margin),
  );
  // the same for all steps of a run
  const height = parts.reduce((sum, part) => sum + part.height, top + side + LAYOUT.margin + FOOT);
  const red = { fill: "none", stroke: css(colours.alarm), "stroke-width": 0.09, "stroke-linecap": "round" };
  const attacks = view.attacks ? [svg("g", red, ...drawAttacks(view.attacks(step)))] : [];
  const said = view.sentence(step, n, goal);
  const title = svg("title");
  title.textContent = `${heading}. ${said.title}`;
  return svg(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height, role: "img" },
    title,
    svg("rect", { width, height, fill: css(colours.paper) }),
    ...drawHeading(heading, said, colours),
    ...drawEdges(picture),
    ...drawSolutionNumber(picture),
    svg("g", { transform: `translate(${left} ${top}) scale(${side / n})` }, ...drawBoard(picture), ...attacks),
    ...drawDeadEnd(picture),
    ...parts.flatMap((part, at) => part.draw(starts[at])),
  );
}

/**
 * The heading: the run and the step, what the step does, and why.
 * @param {string} heading
 * @param {{title: string, why: string}} said
 * @param {Colours} colours
 */
function drawHeading(heading, said, colours) {
  const x = LAYOUT.left;
  const width = LAYOUT.width - x - LAYOUT.margin;
  const title = fitText(said.title, { width, lines: 1 }, { most: 22, least: 13, weight: 700 });
  const why = fitText(said.why, { width, lines: 2 }, { most: 15, least: 11 });
  return [
    label(heading, { x, y: 30, "font-size": 14, fill: css(colours.mute) }),
    label(title.lines[0], { x, y: 58, "font-size": title.size, "font-weight": 700, fill: css(colours.ink) }),
    ...why.lines.map((line, at) => label(line, { x, y: 80 + at * 19, "font-size": why.size, fill: css(colours.ink) })),
  ];
}
