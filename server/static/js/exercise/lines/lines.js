// Put the lines in order: the lines of the listing lie in a heap, with some that do not belong. This module connects
// the parts.

import { createButton, el } from "../../page/dom.js";
import { loadListings } from "../../wire/source.js";
import { wordsOf } from "../../words/words.js";
import { SEED, drawSeed, oneOf } from "../address.js";
import { createOrdering } from "./ordering.js";
import { SHOWN_N } from "./panel.js";
import { createPuzzle } from "./puzzle.js";

/** @import { Language } from "../../types.js" */
/** @import { Parts } from "../address.js" */

const words = await wordsOf("exercise");

const { LINES: WORDS } = words;

const LANGUAGE_NAMES = { python: "Python", javascript: "JavaScript" };
const LANGUAGES = /** @type {const} */ (["python", "javascript"]);
const SHOWN_STEPS = 50;

export const FIELDS = { language: oneOf(LANGUAGES), seed: SEED };

/** @param {Parts} parts @param {Record<string, any>} values */
export async function create(parts, values) {
  const run = /** @type {const} */ ({ algorithm: "bitmask", n: SHOWN_N, goal: "all" });
  const [{ all }, steps] = await Promise.all([loadListings("bitmask"), parts.source.read(run, 0, SHOWN_STEPS, 1)]);
  const language = /** @type {Language} */ (values.language);
  const { lists, panel } = createOrdering(parts.say, values, createPuzzle(all[language], language), steps);
  return el(
    "div",
    { class: "lines" },
    buildTop(language, parts.open),
    el(
      "div",
      { class: "lines-work" },
      el("section", { class: "card lines-search" }, el("h3", {}, WORDS.PROGRAM), lists.frame),
      panel.element,
      el(
        "section",
        { class: "card lines-heap" },
        el("h3", {}, WORDS.HEAP),
        el("p", { class: "lines-how" }, WORDS.HOW),
        lists.heap,
      ),
    ),
  );
}

/** The language, and another puzzle. @param {Language} used @param {Parts["open"]} open */
function buildTop(used, open) {
  const options = LANGUAGES.map((name) => el("option", { value: name }, LANGUAGE_NAMES[name]));
  const language = /** @type {HTMLSelectElement} */ (el("select", { name: "language" }, ...options));
  language.value = used;
  const again = createButton(WORDS.AGAIN, () => open({ seed: drawSeed() }));
  again.setAttribute("name", "again");
  language.addEventListener("change", () => open({ language: language.value }));
  return el(
    "section",
    { class: "card be-settings lines-top" },
    el("h2", {}, words.LIST.lines.title),
    el("label", {}, `${WORDS.LANGUAGE} `, language),
    again,
  );
}
