// Buttons in rows, of which Tab reaches one, and the arrow keys the others. The focus stays where it is when rows are replaced.

import { MOVES } from "../page/cells.js";

export class Roving {
  #body;
  /** The way of the button that Tab reaches. */
  #current = "";

  /** @param {HTMLElement} body  of the rows; each button has its way as data, by which it is found again */
  constructor(body) {
    this.#body = body;
    body.addEventListener("focusin", ({ target }) => this.#choose(/** @type {HTMLElement} */ (target)));
    body.addEventListener("keydown", (event) => {
      const { key, ctrlKey, altKey, metaKey } = event;
      if (!MOVES[key] || ctrlKey || altKey || metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      this.#walk(/** @type {HTMLElement} */ (event.target), MOVES[key]);
    });
  }

  /** @param {HTMLElement[]} rows */
  replace(rows) {
    const { activeElement } = document;
    const had = this.#body.contains(activeElement);
    if (rows.some((row, at) => row !== this.#body.children[at]) || rows.length !== this.#body.childElementCount)
      this.#body.replaceChildren(...rows);
    const chosen = this.find(this.#current) ?? this.#body.querySelector("button");
    if (chosen) this.#choose(chosen);
    if (had && activeElement !== document.activeElement) chosen?.focus({ preventScroll: true });
  }

  /** Find the button of a way; null if there is none. @param {string} way @returns {HTMLElement | null} */
  find(way) {
    return this.#buttons().find((each) => each.dataset.way === way) ?? null;
  }

  /** @param {ParentNode} [within] @returns {HTMLElement[]} */
  #buttons(within = this.#body) {
    return [...within.querySelectorAll("button")];
  }

  /** @param {HTMLElement} button */
  #choose(button) {
    for (const each of this.#body.querySelectorAll('[tabindex="0"]')) each.setAttribute("tabindex", "-1");
    button.tabIndex = 0;
    this.#current = button.dataset.way ?? "";
  }

  /** @param {HTMLElement} from @param {[number, number]} by */
  #walk(from, [down, right]) {
    const rows = [...this.#body.children].map((row) => this.#buttons(row)).filter(({ length }) => length);
    const row = rows.findIndex((buttons) => buttons.includes(from));
    const at = rows[row].indexOf(from) + right;
    const line = rows[row + down] ?? rows[row];
    line[Math.min(line.length - 1, Math.max(0, at))].focus();
  }
}
