// A cell of a register on a page: in the strip, the legend and the bench.

import { el, mark, write } from "./nodes.js";

/** @import { Cell } from "../model/strip.js" */

/** A cell's elements and its content. @typedef {{content: Cell, cell: HTMLElement, text: HTMLElement}} Painted */

/** Create an empty cell. @param {string} kind  of its row @param {Record<string, string | number>} [attributes] @param {string} [tag] @returns {Painted} */
export function createBit(kind, attributes = {}, tag = "div") {
  const text = el("span");
  return { content: {}, text, cell: el(tag, { class: `bit-cell ${kind}`, ...attributes }, text) };
}

/** Paint a cell; change the page only if the content has changed. @param {Painted} painted @param {Cell} content */
export function paintBit(painted, content) {
  const { content: before, cell, text } = painted;
  painted.content = content;
  if (content.text !== before.text) write(text, content.text ?? "");
  if (content.on !== before.on) mark(cell, "on", content.on ?? false);
  if (content.state !== before.state) mark(cell, "state", content.state ?? "");
  if (content.along !== before.along) mark(cell, "along", content.along ?? "");
  if (content.order !== before.order) mark(cell, "order", content.order === undefined ? "" : String(content.order));
  if (content.mark !== before.mark) mark(cell, "mark", content.mark ?? "");
}

/** Draw a cell that never changes. @param {string} kind @param {Cell} content */
export function drawBit(kind, content) {
  const painted = createBit(kind);
  paintBit(painted, content);
  return painted.cell;
}
