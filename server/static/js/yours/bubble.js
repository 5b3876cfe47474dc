// The bubble with the line that wrote a value, beside the value: as beside a square of our searches.

import { createButton, el, find, mark, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { choosePosition } from "../views/board/placement.js";

/** @import { Reason } from "../words/sentences/yours.js" */

const words = await wordsOf("yours");

const VISIBLE = "#pieces .queen[data-shown], #strip"; // stays visible
const MARGIN = 6; // pixels between the bubble and the edges, the header and the footer

export class WhyBubble {
  #text = el("p", { role: "status", id: "own-why-text" });
  #line = el("code", { class: "if-any" });
  #values = el("p", { class: "hint" });
  #go = createButton(words.WHY_OWN.go, () => this.#leave());
  #row = el("div", { class: "row" }, this.#go);
  #element = el(
    "div",
    {
      class: "bubble explained own-why",
      popover: "auto",
      role: "dialog",
      tabindex: -1,
      "aria-label": words.WHY_OWN.title,
      "aria-describedby": "own-why-text",
    },
    this.#text,
    this.#line,
    this.#values,
    this.#row,
  );
  #step = -1;
  /** @type {Element | null} */
  #anchor = null;
  /** The reason shown, and the function that goes to its line. @type {{reason: Reason, go: (reason: Reason) => void} | null} */
  #shown = null;
  #opened = 0;

  constructor() {
    document.body.append(this.#element);
    this.#element.addEventListener("toggle", (event) => {
      if (/** @type {ToggleEvent} */ (event).newState === "closed") this.#frame(null);
    });
  }

  /**
   * Show a reason beside an element once it is found.
   * @param {Element} anchor
   * @param {number} step  at which the reason is shown
   * @param {Promise<Reason>} found
   * @param {(reason: Reason) => void} go  goes to its line
   */
  async open(anchor, step, found, go) {
    const mine = (this.#opened += 1);
    this.#step = step;
    this.#shown = null;
    this.#say({ text: words.WHY_OWN.looking, values: "" }, "");
    this.#element.showPopover();
    this.#frame(anchor);
    this.#place();
    this.#element.focus({ preventScroll: true });
    const reason = await found;
    if (mine !== this.#opened || !this.#element.matches(":popover-open")) return;
    this.#shown = { reason, go };
    this.#say(words.reasoned(reason), reason.write?.text ?? "");
    this.#place();
    if (reason.write) this.#go.focus({ preventScroll: true });
  }

  close() {
    if (this.#element.matches(":popover-open")) this.#element.hidePopover();
  }

  /** Close at any other step than that of the reason. @param {number} step */
  closeAfter(step) {
    if (step !== this.#step) this.close();
  }

  #leave() {
    const { reason, go } = this.#shown ?? {};
    this.close();
    if (reason) go?.(reason);
  }

  /** @param {{text: string, values: string}} said @param {string} line */
  #say({ text, values }, line) {
    write(this.#text, text);
    write(this.#line, line);
    write(this.#values, values);
    this.#row.hidden = !line;
  }

  /** Mark the element that is explained. @param {Element | null} anchor */
  #frame(anchor) {
    if (this.#anchor) mark(this.#anchor, "asked", false);
    this.#anchor = anchor;
    if (anchor) mark(anchor, "asked", true);
    mark(this.#element, "shown", anchor !== null);
  }

  #place() {
    if (!this.#anchor) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const highest = Math.max(0, find("header").getBoundingClientRect().bottom);
    const lowest = Math.min(clientHeight, find("footer").getBoundingClientRect().top);
    const room = { left: MARGIN, top: highest + MARGIN, right: clientWidth - MARGIN, bottom: lowest - MARGIN };
    const visible = [...document.querySelectorAll(VISIBLE)].map((element) => element.getBoundingClientRect());
    const { left, top } = choosePosition(
      this.#anchor.getBoundingClientRect(),
      visible,
      this.#element.getBoundingClientRect(),
      room,
    );
    this.#element.style.setProperty("--left", `${left}px`);
    this.#element.style.setProperty("--top", `${top}px`);
  }
}
