// The rays: what each queen attacks below her, solid down to the active row, dotted from there on; the plumb lines from the
// free squares to their bits; and the three short arrows of the queen that comes or has just come.

import { candidateOf, has, place } from "../../model/bits.js";
import { mark, put, svg, upTo } from "../../page/dom.js";

/** @typedef {import("../../types.js").Step} Step */

/** Columns that a ray moves to the right per row. */
const RAYS = /** @type {const} */ ({ ld: 1, col: 0, rd: -1 });
const MASKS = /** @type {(keyof typeof RAYS)[]} */ (Object.keys(RAYS));

/** @param {HTMLElement} picture */
export function createRays(picture) {
  let n = 0;
  /** @type {{solid: SVGElement, dotted: SVGElement, mask: keyof typeof RAYS, row: number}[]} */
  let rays = [];
  /** @type {SVGElement[]} */
  let plumbs = [];
  /** @type {{arrow: SVGElement, mask: keyof typeof RAYS}[]} */
  let arrows = [];

  /** @param {string} className @param {number} [row]  of the queen that it comes from */
  const line = (className, row = -1) => svg("path", { class: className, "data-row": row });

  return {
    /** @param {number} size */
    build(size) {
      n = size;
      picture.setAttribute("viewBox", `0 0 ${n} ${n}`);
      plumbs = upTo(n).map(() => line("plumb"));
      rays = upTo(n).flatMap((row) => MASKS.map((mask) => ({ row, mask, solid: line(`ray ${mask}`, row), dotted: line(`ray ${mask} dotted`, row) })));
      arrows = MASKS.map((mask) => ({ mask, arrow: arrowOf(mask) }));
      picture.replaceChildren(...plumbs, ...rays.map(({ dotted }) => dotted), ...arrows.map(({ arrow }) => arrow), ...rays.map(({ solid }) => solid));
    },

    /** @param {Step} step @param {number | null} active @param {Set<number> | null} settled  in fast play the rows whose queens stay: only these have rays, dotted all the way */
    render(step, active, settled) {
      for (const ray of rays) {
        if (settled) paintRay(ray, settled.has(ray.row) ? step.queens[ray.row] : undefined, ray.row);
        else paintRay(ray, step.queens[ray.row], active);
      }
      plumbs.forEach((plumb, column) => {
        const shown = active !== null && has(step.poss, column, n);
        mark(plumb, "shown", shown);
        if (shown) put(plumb, "d", `M${column + 0.5} ${active + 1.08}V${n}`);
      });
      const candidate = candidateOf(step);
      const column = candidate ? n - 1 - place(candidate) : 0;
      for (const { arrow, mask } of arrows) {
        const target = column + RAYS[mask];
        mark(arrow, "shown", candidate !== 0 && step.row < n - 1 && target >= 0 && target < n);
        put(arrow, "transform", `translate(${column + 0.5 + RAYS[mask] * 0.42} ${step.row + 1.02})`);
      }
    },
  };

  /** @param {typeof rays[number]} ray @param {import("../../types.js").Square | undefined} queen @param {number | null} active */
  function paintRay({ solid, dotted, mask }, queen, active) {
    const drawn = queen !== undefined && active !== null;
    mark(solid, "shown", drawn && active >= queen[0]);
    mark(dotted, "shown", drawn);
    if (!drawn) return;
    const [row, column] = queen;
    const [x, y, slope] = [column + 0.5, row + 0.5, RAYS[mask]];
    const toEdge = slope > 0 ? n - x : slope < 0 ? x : Infinity;
    const length = Math.min(n - y, toEdge);
    const near = Math.min(length, Math.max(0.5, active + 1 - y));
    const middle = `${x + slope * near} ${y + near}`;
    put(solid, "d", `M${x} ${y}L${middle}`);
    mark(dotted, "shown", length > near);
    put(dotted, "d", `M${middle}L${x + slope * length} ${y + length}`);
  }
}

/** A short arrow from the lower edge of a square into the next row. @param {keyof typeof RAYS} mask */
export function arrowOf(mask) {
  const slope = RAYS[mask];
  const turn = slope * -45;
  const length = slope ? 0.5 : 0.36;
  return svg(
    "g",
    { class: `arrow ${mask}` },
    svg(
      "g",
      { transform: `rotate(${turn})` },
      svg("line", { x1: 0, y1: slope ? 0.06 : 0, x2: 0, y2: length }),
      svg("path", { d: `M-0.2 ${length - 0.04}h0.4l-0.2 0.34z` }),
    ),
  );
}
