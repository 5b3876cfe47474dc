// The ways to a board: today's, drawn, pasted, random. Each has its panel below the row of ways.

import { createButton, el, find, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { LETTERS, RULES } from "../model/puzzle.js";
import { SIZES as DRAWN } from "./draft.js";
import { HARD, SIZES } from "./finding.js";
import { ENTRIES } from "./state.js";
import { createSegments } from "./watching.js";

/** @import { Rule } from "../model/puzzle.js" */
/** @import { Hard } from "./finding.js" */
/** @import { Entry, State } from "./state.js" */

const words = await wordsOf("puzzle");

/**
 * @typedef {object} WayActions
 * @property {(entry: Entry) => void} enter
 * @property {(n: number) => void} resize
 * @property {(rule: Rule) => void} chooseRule
 * @property {(letter: string) => void} chooseLetter
 * @property {() => void} clear      empties the draft
 * @property {() => void} play       plays the draft
 * @property {(text: string) => void} paste
 * @property {() => void} playPasted
 * @property {(change: Partial<State["random"]>) => void} setRandom
 * @property {() => void} find
 * @property {() => void} stop
 */

/** @param {number} least @param {number} most @param {(n: number) => void} choose @param {string} name */
function createSizes(least, most, choose, name) {
  const options = Array.from({ length: most - least + 1 }, (_, at) =>
    el("option", { value: least + at }, `${least + at}`),
  );
  const select = /** @type {HTMLSelectElement} */ (el("select", {}, ...options));
  select.addEventListener("change", () => choose(Number(select.value)));
  return { select, label: el("label", { class: "row" }, name, select) };
}

/** @param {WayActions} actions */
function createDrawing(actions) {
  const size = createSizes(DRAWN.least, DRAWN.most, actions.resize, words.DRAW.size);
  const rules = createSegments(
    "puzzle-rule",
    RULES,
    (rule) => words.DRAW[/** @type {Rule} */ (rule)],
    (rule) => actions.chooseRule(/** @type {Rule} */ (rule)),
  );
  const letters = createSegments("puzzle-letter", [...LETTERS], (letter) => letter, actions.chooseLetter);
  letters.labels.forEach((label, at) =>
    label.style.setProperty("--swatch", `var(--region-${LETTERS[at].toLowerCase()})`),
  );
  const how = el("p", { class: "hint" });
  const play = createButton(words.DRAW.play, actions.play, "text primary");
  const element = el(
    "div",
    { class: "stack" },
    el("div", { class: "segments puzzle-letters", role: "group", "aria-label": words.DRAW.letters }, ...letters.labels),
    el(
      "div",
      { class: "row" },
      size.label,
      el(
        "div",
        { class: "row", role: "group", "aria-label": words.DRAW.rule },
        words.DRAW.rule,
        el("div", { class: "segments" }, ...rules.labels),
      ),
    ),
    el("div", { class: "row" }, play, createButton(words.DRAW.clear, actions.clear)),
    how,
  );
  return {
    element,
    /** @param {State} state */
    paint({ draft, faults }) {
      if (!draft) return;
      const { puzzle, letter } = draft;
      size.select.value = String(puzzle.n);
      rules.show(puzzle.rule);
      letters.show(letter);
      letters.labels.forEach((label, at) => (label.hidden = at >= puzzle.n));
      write(how, words.DRAW.how({ letter }));
      play.setAttribute("aria-disabled", String(faults.length > 0));
    },
  };
}

/** @param {WayActions} actions */
function createPasting(actions) {
  const field = /** @type {HTMLTextAreaElement} */ (
    el("textarea", { rows: 5, spellcheck: "false", autocapitalize: "off", "aria-describedby": "puzzle-faults" })
  );
  field.addEventListener("input", () => actions.paste(field.value));
  const faults = el("ul", { id: "puzzle-faults" });
  const play = createButton(words.PASTE.play, actions.playPasted, "text primary");
  const element = el(
    "div",
    { class: "stack" },
    el("label", { class: "stack" }, words.PASTE.text, field),
    el("div", { class: "faults", role: "status" }, faults),
    el("div", { class: "row" }, play),
    el("p", { class: "hint" }, words.PASTE.how),
  );
  return {
    element,
    /** @param {State} state */
    paint({ pasted }) {
      if (field.value !== pasted.text && document.activeElement !== field) field.value = pasted.text;
      const said = pasted.text ? pasted.faults.slice(0, 4).map((fault) => words.fault(fault)) : [];
      if (faults.textContent !== said.join("")) faults.replaceChildren(...said.map((text) => el("li", {}, text)));
      field.setAttribute("aria-invalid", String(said.length > 0));
      play.setAttribute("aria-disabled", String(!pasted.text || pasted.faults.length > 0));
    },
  };
}

/** @param {WayActions} actions */
function createRandom(actions) {
  const size = createSizes(SIZES.least, SIZES.most, (n) => actions.setRandom({ n }), words.RANDOM.size);
  const hard = createSegments(
    "puzzle-hard",
    HARD,
    (one) => words.RANDOM.HARD[/** @type {Hard} */ (one)],
    (one) => actions.setRandom({ hard: /** @type {Hard} */ (one) }),
  );
  const make = createButton(words.RANDOM.make, actions.find, "text primary");
  const stop = createButton(words.RANDOM.stop, actions.stop);
  const [said, bar] = [el("p", { class: "hint", role: "status" }), el("progress", { "aria-label": words.RANDOM.make })];
  const element = el(
    "div",
    { class: "stack" },
    el("div", { class: "segments", role: "group", "aria-label": words.RANDOM.hard }, ...hard.labels),
    el("div", { class: "row" }, size.label, make, stop, bar),
    said,
  );
  return {
    element,
    /** @param {State} state */
    paint({ random }) {
      size.select.value = String(random.n);
      hard.show(random.hard);
      make.hidden = random.progress !== null;
      stop.hidden = bar.hidden = random.progress === null;
      write(said, random.progress ? words.RANDOM.making(random.progress) : random.said);
    },
  };
}

/** @param {WayActions} actions @returns {(state: State) => void} */
export function createWays(actions) {
  const buttons = ENTRIES.map((entry) => {
    const button = createButton(words.WAYS[entry], () => actions.enter(entry), "");
    return { entry, button };
  });
  find("#puzzle-ways").append(...buttons.map(({ button }) => button));
  const panels = { draw: createDrawing(actions), paste: createPasting(actions), random: createRandom(actions) };
  find("#puzzle-panel").append(...Object.values(panels).map(({ element }) => element));

  return function paint(state) {
    for (const { entry, button } of buttons) button.setAttribute("aria-pressed", String(entry === state.entry));
    for (const [entry, { element, paint: paintPanel }] of Object.entries(panels)) {
      element.hidden = entry !== state.entry || state.watch !== null;
      paintPanel(state);
    }
  };
}
