// Draws the rays of each queen's attacks below it, solid down to the active row and dotted from there on; the plumb lines
// from free squares to their bits; and the three short arrows of the next queen.

import { LINE_NAMES } from "../../model/bits.js";
import { isBlurred } from "../../film/notation.js";
import { arrowsOf, plumbsOf, rayOf } from "../../model/rays.js";
import { upTo } from "../../model/board.js";
import { mark } from "../../page/dom.js";
import { aim, createArrow, createPlumb, createRay, stretch } from "../../drawing/pieces.js";

/** @import { Line } from "../../model/bits.js" */
/** @import { Notation, Step } from "../../types.js" */
/** @import { Standing } from "./blur.js" */

/** @param {HTMLElement} picture */
export function createRays(picture) {
  let n = 0;
  /** @type {{solid: SVGElement, dotted: SVGElement, line: Line, row: number}[]} */
  let rays = [];
  /** @type {SVGElement[]} */
  let plumbs = [];
  const arrows = LINE_NAMES.map((line) => ({ line, shape: createArrow(line) }));

  return {
    /** @param {number} size */
    build(size) {
      n = size;
      picture.setAttribute("viewBox", `0 0 ${n} ${n}`);
      plumbs = upTo(n).map(createPlumb);
      rays = upTo(n).flatMap((row) =>
        LINE_NAMES.map((line) => ({
          row,
          line,
          solid: fromRow(createRay(line), row),
          dotted: fromRow(createRay(line, "dotted"), row),
        })),
      );
      picture.replaceChildren(
        ...plumbs,
        ...rays.map(({ dotted }) => dotted),
        ...arrows.map(({ shape }) => shape),
        ...rays.map(({ solid }) => solid),
      );
    },

    /**
     * @param {Step} step
     * @param {number | null} active
     * @param {Notation} notation  in a blur the rays end at the first row that changes
     * @param {Standing | null} standing
     */
    render(step, active, notation, standing) {
      const end = isBlurred(notation) ? (standing?.changing?.first ?? active) : active;
      for (const ray of rays) {
        const passing = standing !== null && !standing.settled.has(ray.row);
        const queen = passing && notation.blurred === 1 ? undefined : step.queens[ray.row];
        drawRay(ray, queen && end !== null ? rayOf(queen, ray.line, end, n) : null, passing, step.veiled === true);
      }
      if (notation.blurred === 1) return;
      drawPlumbs(plumbs, active === null ? [] : plumbsOf(step, active, n));
      const shown = arrowsOf(step, n);
      for (const { line, shape } of arrows)
        aim(
          shape,
          shown.find((arrow) => arrow.line === line),
        );
    },
  };
}

/**
 * @param {{solid: SVGElement, dotted: SVGElement}} shapes
 * @param {ReturnType<typeof rayOf> | null} ray
 * @param {boolean} passing  true for a queen that does not stay
 * @param {boolean} veiled  true if a question asks for the ray's end
 */
function drawRay({ solid, dotted }, ray, passing, veiled) {
  mark(solid, "passing", passing);
  mark(dotted, "passing", passing);
  stretch(solid, ray?.solid ?? null);
  stretch(dotted, (!veiled && ray?.dotted) || null);
}

/** @param {SVGElement[]} plumbs  column by column @param {ReturnType<typeof plumbsOf>} shown */
function drawPlumbs(plumbs, shown) {
  const drops = new Map(shown.map((plumb) => [plumb.column, plumb]));
  plumbs.forEach((plumb, column) => {
    const drop = drops.get(column);
    stretch(plumb, drop ? [drop.from, drop.to] : null);
  });
}

/** Mark a line of a queen's ray with the queen's row. @param {SVGElement} path @param {number} row */
function fromRow(path, row) {
  mark(path, "row", String(row));
  return path;
}
