// Rows of cells under the board, each right under its column, for whatever an algorithm has in place of registers. A face
// says what is in them; here they are on the page, and export/rows.js draws the same in a picture.

import { el, mark, picture, upTo, write } from "../../page/dom.js";

/** @typedef {import("../../model/strip.js").Row} Row */
/** @typedef {import("../../model/strip.js").Cell} Cell */
/** @typedef {import("../../model/strip.js").Outer} Outer */

/** @param {import("../../model/strip.js").Strip} made @returns {import("../../types.js").Drawing} */
export function createRows({ title, rows, show }) {
  const told = rows.filter((row) => row.told);
  const role = told.length ? "gridcell" : "cell";
  const strip = el("div", { class: "strip", role: told.length ? "grid" : "table", "aria-label": title });
  const line = el("p", { class: "own-line" });
  const element = el("div", { class: "own-rows" }, strip, line);
  let n = 0;
  /** @type {Map<string, ReturnType<typeof assemble>>} */
  let built = new Map();

  /** @param {number} size */
  function build(size) {
    n = size;
    built = new Map(rows.map((row) => [row.name, assemble(row)]));
    strip.replaceChildren(...[...built.values()].map(({ row }) => row));
    if (told.length) /** @type {HTMLElement} */ (built.get(told[0].name)?.cells[0]).tabIndex = 0; // one is reached by Tab, the others by arrows
  }

  /** @param {Row} row */
  function assemble({ name, label, sign, made = "", along = "", kind = "plain", told: reached = false }) {
    const cells = upTo(n).map(() => el("div", { class: `bit-cell ${kind}`, role, ...(reached ? { tabindex: -1 } : {}) }, el("span")));
    const value = el("div", { class: "value", role });
    const small = el("small", {}, made);
    const text = el("b", {}, label);
    const head = el("div", { class: "label", role: "rowheader" }, small, ...(sign ? [picture(sign, "sign")] : []), text);
    const row = el("div", { class: "register", role: "row", "data-row": name, "data-along": along }, head, ...cells, value);
    return { row, cells, head, value, made: small, name: text };
  }

  return {
    element,
    render(step, size) {
      if (size !== n) build(size);
      const { contents, said } = show(step, n);
      for (const [name, { row, cells, head, value, made, name: label }] of built) {
        const content = contents[name];
        if (!content) throw new Error(`nothing to show in ${name}`);
        cells.forEach((cell, index) => paint(cell, content.cells[index] ?? {}));
        write(value, content.value ?? "");
        if (content.made !== undefined) write(made, content.made);
        if (content.label !== undefined) write(label, content.label);
        mark(row, "idle", content.idle ?? false);
        if (content.tip !== undefined) row.title = content.tip;
        if (!content.outer) continue;
        paintOuter(head, "left", content.outer.left);
        paintOuter(value, "right", content.outer.right);
      }
      write(line, said);
    },
  };
}

/** @param {HTMLElement} cell @param {Cell} content */
function paint(cell, { text = "", on = false, state = "", along = "", order, mark: special = "" }) {
  write(/** @type {Element} */ (cell.firstElementChild), text);
  mark(cell, "on", on);
  mark(cell, "state", state);
  mark(cell, "along", along);
  mark(cell, "order", order === undefined ? "" : String(order));
  mark(cell, "mark", special);
}

/** The cells beside the board: slim, and without text. @param {HTMLElement} place @param {keyof Outer} side @param {boolean[]} values */
function paintOuter(place, side, values) {
  const box = place.querySelector(".outer") ?? place.appendChild(el("span", { class: `outer outer-${side}`, "aria-hidden": "true" }));
  while (box.childElementCount > values.length) box.lastElementChild?.remove();
  while (box.childElementCount < values.length) box.append(el("i"));
  values.forEach((on, index) => mark(box.children[index], "on", on));
}
