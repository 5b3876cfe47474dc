// Draws a step as one self-contained SVG: the sentence, the board, and below it the algorithm's data. All of it comes from the
// algorithm's view, as on the page.

import { digitsSection, odometerSection } from "./figures.js";
import { LAYOUT, createPicture, fitText, label } from "./layout.js";
import { stripSection } from "./strip.js";
import { upTo } from "../model/board.js";
import { wordsOf } from "../words/words.js";
import { drawBoard } from "./board.js";
import { drawDeadEnd, drawEdges, drawSolutionNumber } from "./edges.js";

/** @import { Picture, Section } from "./layout.js" */
/** @import { AlgorithmView, Run, Step } from "../types.js" */

const words = await wordsOf("page");

const FOOT = 14; // space below the last part
const LINE = 24; // height of a line of text
const WIDEST_WORTH = 10; // columns of the widest board whose bit values fit
const MUTE = "var(--mute)";

/**
 * @param {Step} step
 * @param {Run} run
 * @param {AlgorithmView} view  of the run's algorithm
 * @param {string} heading  with the run and the step
 */
export function drawStep(step, { n, goal }, view, heading) {
  const picture = { step, n, view, scene: view.scene(step, n) };
  const { width, top, left, board: side } = LAYOUT;
  const said = view.sentence(step, n, goal);
  let end = top + side + LAYOUT.margin;
  const below = sectionsBelow(picture).flatMap(({ height, draw }) => {
    end += height; // the same for all steps of a run
    return draw(end - height);
  });
  return createPicture(
    width,
    end + FOOT,
    `${heading}. ${said.title}`,
    ...drawHeading(heading, said),
    ...drawEdges(picture),
    ...drawSolutionNumber(step),
    drawBoard(picture, { x: left, y: top, width: side, height: side }),
    ...drawDeadEnd(picture),
    ...below,
  );
}

/** Draw the run and the step, the sentence, and the reason. @param {string} heading @param {{title: string, why: string}} said */
function drawHeading(heading, said) {
  const x = LAYOUT.left;
  const width = LAYOUT.width - x - LAYOUT.margin;
  const title = fitText(said.title, { width, lines: 1 }, { most: 22, least: 13, weight: 700 });
  const why = fitText(said.why, { width, lines: 2 }, { most: 15, least: 11 });
  return [
    label(heading, x, 30, { size: 14, fill: MUTE }),
    label(title.lines[0], x, 58, { size: title.size, weight: 700 }),
    ...why.lines.map((line, at) => label(line, x, 80 + at * 19, { size: why.size })),
  ];
}

/** List the sections below the board, from the top, as the algorithm's view defines them. @param {Picture} picture @returns {Section[]} */
function sectionsBelow(picture) {
  const { step, n, view } = picture;
  if (view.odometer) {
    const { wheels, said } = view.odometer(step, n);
    return [odometerSection(wheels, n), lineSection(said)];
  }
  const { strip } = view;
  if (!strip) return [];
  const rows = stripSection(strip, picture);
  if (strip.below === "worths") return n <= WIDEST_WORTH ? [rows, worthsSection(n)] : [rows];
  const long = view.long?.(step, n) ?? null;
  return [rows, lineSection(strip.show(step, n).said), ...(long ? [digitsSection(long)] : [])];
}

/** @param {string} said @returns {Section} */
const lineSection = (said) => ({
  height: LINE,
  draw: (y) => [label(said, LAYOUT.left, y + 17, { size: 13, fill: MUTE })],
});

/** Lay out the value of each bit of the registers. @param {number} n @returns {Section} */
function worthsSection(n) {
  const cell = LAYOUT.board / n;
  const type = { size: 13, fill: MUTE, mono: true };
  return {
    height: LINE - 4,
    draw: (y) => [
      label(words.WORTH, LAYOUT.left - 12, y + 14, { ...type, anchor: "end" }),
      ...upTo(n).map((column) =>
        label(String(2 ** (n - 1 - column)), LAYOUT.left + (column + 0.5) * cell, y + 14, {
          ...type,
          anchor: "middle",
        }),
      ),
    ],
  };
}
