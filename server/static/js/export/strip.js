// Draws the page's strip in a picture: each cell below its column of the board, the row's name on the left and its value on the
// right. The style sheet says how a cell looks, the picture how large it is.

import { svg } from "../drawing/nodes.js";
import { mix } from "../drawing/pieces.js";
import { createStrip } from "../drawing/strip.js";
import { el } from "../page/dom.js";
import { drawCell } from "./cells.js";
import { LAYOUT, label, widthOf } from "./layout.js";

/** @import { Strip } from "../model/strip.js" */
/** @import { Hatches } from "./cells.js" */
/** @import { Picture, Section, Type } from "./layout.js" */

const HEIGHT = 28; // of a row
const WIDEST_VALUED = 16; // columns of the widest board whose masks are also shown as numbers
const [NAME_END, BEYOND] = [12, 24]; // the gap between a name and the board, and the room for cells left of the board
const SIGN = 20; // room for a sign before a name
const MUTE = "var(--mute)";
const MADE = /** @type {Type} */ ({ size: 11.5, fill: MUTE, weight: 500, anchor: "end", name: "made" });
const NOW = /** @type {const} */ ({ fast: false, notation: { filled: 1, blurred: 0, fade: 0 } });

/** @param {Strip} strip @param {Picture} picture @returns {Section} */
export function stripSection(strip, { step, n }) {
  return { height: strip.rows.length * HEIGHT, draw };

  /** @param {number} top */
  function draw(top) {
    const { element, render } = createStrip(strip, "drawn-strip");
    render(step, n, NOW, 0);
    const stage = el("div", { class: "stage probe", "data-size": n <= 10 ? "small" : "medium" }, element);
    document.head.append(stage); // it has a style there, and the page does not change
    /** @type {Hatches} */
    const hatches = new Map();
    const rows = /** @type {HTMLElement[]} */ ([...element.querySelectorAll(".register")]);
    const drawn = rows.map((row, at) => drawRow(row, top + at * HEIGHT, n, hatches));
    stage.remove();
    return [svg("defs", {}, ...hatches.values()), ...drawn];
  }
}

/** @param {HTMLElement} row @param {number} y @param {number} n @param {Hatches} hatches */
function drawRow(row, y, n, hatches) {
  const { left, board } = LAYOUT;
  const width = board / n;
  const hue = getComputedStyle(row).getPropertyValue("--hue");
  const cells = /** @type {HTMLElement[]} */ ([...row.querySelectorAll(":scope > .bit-cell")]);
  const value = n <= WIDEST_VALUED && !("idle" in row.dataset) && textOf(row, ".value");
  const type = /** @type {Type} */ ({ size: 13, fill: MUTE, mono: true, name: "value" });
  const pushed = row.querySelector(".ghost[data-shown]");
  const outer = /** @type {HTMLElement[]} */ ([...row.querySelectorAll(".outer")]);
  return svg(
    "g",
    { class: "register", "data-row": row.dataset.register ?? "" },
    ...drawName(row, pushed || outer.length ? NAME_END + BEYOND : NAME_END, y),
    ...cells.map((cell, at) => drawCell(cell, { x: left + at * width, y, width, height: HEIGHT }, n, hatches)),
    ...(value ? [label(value, left + board + 8, y + 19, type)] : []),
    ...(pushed ? drawPushed(hue, y) : outer.map((cells) => drawOuter(cells, hue, y))),
  );
}

/** @param {Element} row @param {string} selector */
const textOf = (row, selector) => row.querySelector(selector)?.textContent ?? "";

/**
 * Draw the row's name, its sign and its formula, right-aligned and as large as fits.
 * @param {HTMLElement} row
 * @param {number} gap  between the name and the board
 * @param {number} y
 */
function drawName(row, gap, y) {
  const end = LAYOUT.left - gap;
  const [name, made] = [".label b", ".label small"].map((selector) => textOf(row, selector));
  const signWidth = row.querySelector(".sign") ? SIGN : 0;
  const style = getComputedStyle(row);
  const madeWidth = made ? widthOf(made, MADE) + 6 : 0;
  const type = /** @type {Type} */ ({ size: 15.5, weight: 700, mono: true, anchor: "end", name: "name" });
  const room = end - 4 - madeWidth - signWidth;
  const size = Math.min(type.size, (type.size * room) / widthOf(name, type));
  const start = end - widthOf(name, { ...type, size });
  const middle = y + HEIGHT / 2;
  const transform = `translate(${start - 12} ${middle}) rotate(${parseFloat(style.getPropertyValue("--angle")) - 90})`;
  const stroke = { stroke: style.getPropertyValue("--hue"), "stroke-width": 3.6, "stroke-linecap": "round" };
  return [
    label(name, end, middle + 5, { ...type, size, ...("idle" in row.dataset && { fill: MUTE }) }),
    ...(made ? [label(made, start - signWidth - 6, middle + 5, MADE)] : []),
    ...(signWidth ? [svg("path", { d: "M0-7V7", transform, ...stroke })] : []),
  ];
}

/** Draw a 1 that has left the board on the left. @param {string} stroke @param {number} y */
function drawPushed(stroke, y) {
  const x = LAYOUT.left - BEYOND - 4;
  const box = { class: "pushed", x, y: y + 3, width: 22, height: HEIGHT - 6, rx: 5 };
  return [
    svg("rect", { ...box, fill: "none", stroke, "stroke-width": 2, "stroke-dasharray": "4 3" }),
    label("1", x + 11, y + 19, { size: 14, fill: MUTE, mono: true, anchor: "middle" }),
  ];
}

/** Draw the narrow cells of a long row on one side of the board. @param {HTMLElement} outer @param {string} hue @param {number} y */
function drawOuter(outer, hue, y) {
  const { left, board, width } = LAYOUT;
  const side = outer.matches(".outer-left") ? "left" : "right";
  const cells = /** @type {HTMLElement[]} */ ([...outer.children]);
  const room = side === "left" ? BEYOND : width - left - board - 14;
  const step = Math.min(6, room / Math.max(1, cells.length));
  const start = side === "left" ? left - 6 - cells.length * step : left + board + 8;
  const box = { y: y + 6, width: Math.max(step - 1, step * 0.6), height: HEIGHT - 12 };
  const shapes = cells.map(({ dataset: { on } }, at) => {
    const fill = on === undefined ? mix("var(--ink)", 12, "var(--paper)") : hue;
    return svg("rect", { ...(on !== undefined && { "data-on": "" }), x: start + at * step, ...box, fill });
  });
  return svg("g", { class: "outer", "data-side": side }, ...shapes);
}
