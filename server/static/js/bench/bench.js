// The bench of a card: rows of bits to click. They start with an example, or with the values of the shown step.

import { el, mark, setAttribute, withCode, write } from "../page/dom.js";
import { loadStyles } from "../page/loading.js";
import { viewOf } from "../algorithms/algorithms.js";
import { numbersOf } from "../model/cards.js";
import { loadListings } from "../wire/source.js";
import { wordsOf } from "../words/words.js";
import { EXAMPLES } from "./examples.js";
import { parseExpression } from "./expressions.js";
import { createRows } from "./rows.js";
import { listSpots, rowsOf, findCall, listCalls } from "./values.js";
import { createWalk } from "./carry.js";

/** @import { DrawerParts, Run, State } from "../types.js" */
/** @import { Node, Values } from "./expressions.js" */
/** @import { Spot } from "./values.js" */

const words = await wordsOf("bench");

await loadStyles("bench/bench.css");

/** The content of the rows. @typedef {{node: Node, values: Values, width: number, from: string}} Shown */
/** @typedef {keyof typeof EXAMPLES} Name  of a card */

/** The rows of a card, and the source of their values. */
class Bench {
  #name;
  #place;
  #state;
  #rows = createRows((register, bit) => this.#flip(register, bit));
  #walk = createWalk(() => this.#draw());
  #parts;
  /** @type {"example" | "step" | "own"} */
  #from;
  /** @type {Shown} */
  #shown;
  /**
   * The places of this card in the listing, once they are found, with the listing's key.
   * @type {{key: string, spots: Spot[]}}
   */
  #listing = { key: "", spots: [] };
  /** @type {State["film"]["shown"]} */
  #painted = null;

  /** @param {Name} name @param {number | null} place @param {Pick<DrawerParts, "state">} parts */
  constructor(name, place, { state }) {
    this.#name = name;
    this.#place = place;
    this.#state = state;
    this.#from = place === null ? "example" : "step";
    this.#shown = exampleOf(name);
    this.#parts = buildBench(name, this.#rows.element, this.#walk.button);
    this.element = this.#parts.element;
    this.#parts.example.addEventListener("click", () => this.#showValues("example"));
    this.#parts.step.addEventListener("click", () => this.#showValues("step"));
    this.#parts.cut.addEventListener("change", () => this.#draw());
    this.#draw();
  }

  /** Follow the film while the rows show its values. @param {State} now */
  render(now) {
    const { shown } = now.film;
    if (!shown) return;
    const { run, step } = shown;
    const { language } = now.page;
    const key = `${run.algorithm} ${run.goal} ${language}`;
    if (key !== this.#listing.key) this.#findSpots(run, language, key).catch(() => {}); // then the example stays
    const spot = this.#listing.spots[this.#place ?? 0] ?? this.#listing.spots[0];
    this.#parts.step.hidden = !spot || !isMasked(now);
    if (now.learn.asked && this.#from === "step") this.#showValues("example"); // the bench must not give the answer away
    if (this.#from !== "step" || !spot || shown === this.#painted || !isMasked(now)) return;
    this.#painted = shown;
    const call = findCall(spot.node, listCalls(step, run.n, run.algorithm, language));
    if (!call) return;
    const from = words.source({ step: step.step, row: call.row, line: spot.line });
    const width = viewOf(run.algorithm).integers?.width(run.n) ?? run.n;
    this.#shown = { node: spot.node, values: call.values, width, from };
    this.#draw();
  }

  /** @param {"example" | "step"} from */
  #showValues(from) {
    this.#from = from;
    this.#painted = null;
    if (from === "example") this.#shown = exampleOf(this.#name);
    this.render(this.#state());
    this.#draw();
  }

  /** @param {string} register @param {number} bit */
  #flip(register, bit) {
    this.#from = "own";
    const { values } = this.#shown;
    const flipped = { ...values, [register]: values[register] ^ (1n << BigInt(bit)) };
    this.#shown = { ...this.#shown, values: flipped, from: words.OWN };
    this.#draw();
    const result = [...this.#rows.element.querySelectorAll(".result")].at(-1);
    write(this.#parts.news, result?.getAttribute("aria-label") ?? "");
  }

  /**
   * Find the card's places in the shown listing.
   * @param {Run} run
   * @param {State["page"]["language"]} language
   * @param {string} key
   */
  async #findSpots(run, language, key) {
    this.#listing = { key, spots: [] };
    const numbers = numbersOf(viewOf(run.algorithm));
    if (!numbers) {
      if (this.#from === "step") this.#showValues("example");
      return;
    }
    const pieces = (await loadListings(run.algorithm))[run.goal][language];
    if (this.#listing.key !== key) return;
    const text = pieces.map((line) => line.map(([, piece]) => piece).join("")).join("\n");
    this.#listing.spots = listSpots(text, this.#name, numbers);
    this.#painted = null;
    if (!this.#listing.spots.length && this.#from === "step") this.#showValues("example");
    this.render(this.#state());
    this.#draw();
  }

  #draw() {
    const { node, values, width, from } = this.#shown;
    const { element, example, step, source, cut } = this.#parts;
    const uncut = node.parts.find(({ text }) => text !== "done") ?? node;
    const listed = rowsOf(
      canCut(this.#name) && !cut.checked ? uncut : node,
      values,
      "used" in values ? "python" : this.#state().page.language,
      width,
      words.CARRY,
      this.#walk.walked(width),
    );
    this.#rows.render(listed, width);
    write(source, from);
    setAttribute(example, "aria-pressed", String(this.#from === "example"));
    setAttribute(step, "aria-pressed", String(this.#from === "step"));
    mark(element, "wide", width > 8);
  }
}

/** @param {Name} name @param {number | null} place @param {Pick<DrawerParts, "state">} parts */
export const createBench = (name, place, parts) => new Bench(name, place, parts);

/** @param {Name} name @returns {Shown} */
function exampleOf(name) {
  const { text, values, width } = EXAMPLES[name];
  return { node: parseExpression(text), values, width, from: words.FREELY };
}

/** Return whether the card has a switch for the cut with `& done`. @param {Name} name */
const canCut = (name) => name === "done";

/** @param {Name} name @param {HTMLElement} rows @param {HTMLElement} walk  the button that moves the carry step by step */
function buildBench(name, rows, walk) {
  const [example, step] = [words.EXAMPLE, words.STEP].map((text) =>
    el("button", { type: "button", class: "text" }, text),
  );
  const source = el("p", { class: "hint" });
  const news = el("p", { class: "visually-hidden", role: "status" });
  const cut = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox" }));
  cut.checked = true;
  const below = el("div", { class: "row compact if-any" });
  if (canCut(name)) below.append(el("label", { class: "row" }, cut, el("span", {}, ...withCode(words.CUT))));
  if (name === "minus") below.append(walk);
  const choice = el("div", { class: "row compact", role: "group" }, example, step);
  const element = el("div", { class: "bench stack" }, choice, source, rows, news, below);
  return { element, example, step, source, news, cut };
}

/** Return whether the shown search has masks, and no question about them is open. @param {State} state */
const isMasked = ({ film: { shown }, learn: { asked } }) =>
  shown !== null && !asked && numbersOf(viewOf(shown.run.algorithm)) !== null;
