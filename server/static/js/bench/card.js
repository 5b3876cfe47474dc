// A card: the rule, rows of bits to click, the questions that belong to it, five to try, and the way to a step of the
// film. The rows begin with an example, or with the values of the step that is shown.

import { el, mark, put, withCode, write } from "../page/dom.js";
import { viewOf } from "../algorithms/algorithms.js";
import { numbersOf } from "../model/cards.js";
import { loadListings } from "../wire/source.js";
import { wordsOf } from "../words/words.js";
import { EXAMPLES, RACE, STEPS } from "./examples.js";
import { read } from "./expressions.js";
import { createRows } from "./rows.js";
import { listSpots, rowsOf, findCall, listCalls, widthOf } from "./values.js";
import { createTries } from "./tries.js";
import { createWalk } from "./carry.js";

/** @import { OpenCard } from "../model/cards.js" */
/** @import { DrawerParts, Run, State } from "../types.js" */
/** @import { Node, Values } from "./expressions.js" */
/** @import { Spot } from "./values.js" */

const words = await wordsOf("bench");

/** What the rows show. @typedef {{node: Node, values: Values, width: number, from: string}} Shown */

/** @param {OpenCard} open @param {DrawerParts} parts */
export function createCard({ name, place }, parts) {
  const { title, rule, whys } = words.CARD[name];
  const head = el("h3", { tabindex: -1 }, ...withCode(title));
  const element = el(
    "div",
    { class: "card-of-bits", "data-card-name": name },
    head,
    el("p", { class: "rule" }, ...withCode(rule)),
  );
  const questions = whys.map(([question, answer]) =>
    el("section", { class: "why" }, el("h4", {}, ...withCode(question)), el("p", {}, ...withCode(answer))),
  );
  if (name === "check") {
    element.append(...questions, el("p", { class: "film" }, el("a", { href: RACE }, words.RACE)));
    return { element, head, render: () => {} };
  }
  const bench = createBench(name, place, parts);
  element.append(bench.element, ...questions, createTries(name).element, linkToFilm(name, parts));
  return { element, head, render: bench.render };
}

/** @param {keyof typeof EXAMPLES} name @param {number | null} place @param {DrawerParts} parts */
function createBench(name, place, { state }) {
  const rows = createRows(flip);
  const [example, step] = [words.EXAMPLE, words.STEP].map((text) =>
    el("button", { type: "button", class: "text" }, text),
  );
  const source = el("p", { class: "source" });
  const news = el("p", { class: "visually-hidden", role: "status" });
  const cut = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox" }));
  const isCutting = name === "done";
  const walk = createWalk(draw);
  const below = el(
    "div",
    { class: "row" },
    ...(isCutting ? [el("label", {}, cut, el("span", {}, ...withCode(words.CUT)))] : []),
    ...(name === "minus" ? [walk.button] : []),
  );
  const element = el(
    "div",
    { class: "bench" },
    el("div", { class: "row", role: "group" }, example, step),
    source,
    rows.element,
    news,
    below,
  );
  /** Where the values come from. @type {"example" | "step" | "own"} */
  let from = place === null ? "example" : "step";
  /** @type {Shown} */
  let shown = exampleOf();
  /**
   * The listing's places of this card, once they are known, and of which listing.
   * @type {{key: string, spots: Spot[]}}
   */
  let listing = { key: "", spots: [] };
  /** @type {State["film"]["shown"]} */
  let painted = null;
  cut.checked = true;

  example.addEventListener("click", () => begin("example"));
  step.addEventListener("click", () => begin("step"));
  cut.addEventListener("change", draw);

  /** @param {"example" | "step"} newFrom */
  function begin(newFrom) {
    from = newFrom;
    painted = null;
    if (from === "example") shown = exampleOf();
    render(state());
    draw();
  }

  /** @returns {Shown} */
  function exampleOf() {
    const { text, values, width } = EXAMPLES[name];
    return { node: read(text), values, width, from: words.FREELY };
  }

  /** @param {string} register @param {number} bit */
  function flip(register, bit) {
    from = "own";
    shown = {
      ...shown,
      values: { ...shown.values, [register]: shown.values[register] ^ (1n << BigInt(bit)) },
      from: words.OWN,
    };
    draw();
    const result = [...rows.element.querySelectorAll(".result")].at(-1);
    write(news, result?.getAttribute("aria-label") ?? "");
  }

  /**
   * Find the places in the listing that is shown.
   * @param {Run} run
   * @param {State["page"]["language"]} language
   * @param {string} key
   */
  async function look(run, language, key) {
    listing = { key, spots: [] };
    const numbers = numbersOf(viewOf(run.algorithm));
    if (!numbers) return from === "step" && begin("example");
    const pieces = (await loadListings(run.algorithm))[run.goal][language];
    if (listing.key !== key) return;
    listing.spots = listSpots(pieces.map((line) => line.map(([, text]) => text).join("")).join("\n"), name, numbers);
    painted = null;
    if (!listing.spots.length && from === "step") begin("example");
    render(state());
    draw();
  }

  /** The rows follow the film while they show its values. @param {State} now */
  function render(now) {
    if (!now.film.shown) return;
    const { run, step: its } = now.film.shown;
    const key = `${run.algorithm} ${run.goal} ${now.page.language}`;
    if (key !== listing.key) look(run, now.page.language, key).catch(() => {}); // the example stays
    const spot = listing.spots[place ?? 0] ?? listing.spots[0];
    step.hidden = !spot || !isMasked(now);
    if (now.learn.asked && from === "step") begin("example"); // what is asked is not told here
    if (from !== "step" || !spot || now.film.shown === painted || !isMasked(now)) return;
    painted = now.film.shown;
    const call = findCall(spot.node, listCalls(its, run.n, run.algorithm, now.page.language));
    if (!call) return;
    shown = {
      node: spot.node,
      values: call.values,
      width: widthOf(run.algorithm, run.n),
      from: words.source({ step: its.step, row: call.row, line: spot.line }),
    };
    draw();
  }

  function draw() {
    const { node, values, width } = shown;
    const uncut = node.parts.find(({ text }) => text !== "done") ?? node;
    const listed = rowsOf(
      isCutting && !cut.checked ? uncut : node,
      values,
      "used" in values ? "python" : state().page.language,
      width,
      words.CARRY,
      walk.walked(width),
    );
    rows.render(listed, width);
    write(source, shown.from);
    for (const [button, its] of /** @type {const} */ ([
      [example, "example"],
      [step, "step"],
    ]))
      put(button, "aria-pressed", String(from === its));
    mark(element, "wide", width > 8);
  }

  draw();
  return { element, render };
}

/** Whether the search that is shown has numbers of bits, and no question is open about them. @param {State} state */
const isMasked = ({ film: { shown }, learn: { asked } }) =>
  shown !== null && !asked && numbersOf(viewOf(shown.run.algorithm)) !== null;

/** @param {keyof typeof STEPS} name @param {DrawerParts} parts */
function linkToFilm(name, { actions, state }) {
  const { algorithm, n, step } = STEPS[name];
  const panel = name === "minus" || name === "lowest" ? "now" : "code";
  const link = el("a", { href: `?algorithm=${algorithm}&n=${n}&step=${step}&panel=${panel}` }, words.FILM);
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    actions.recordNavigation();
    actions.visit({
      run: { algorithm, n, goal: "all" },
      step,
      panel,
      ...(state().page.layout === "narrow" ? { drawer: null } : { drawer: "bits", card: { name, place: 0 } }),
    });
  });
  return el("section", { class: "film" }, el("h3", {}, words.WHERE), link);
}
