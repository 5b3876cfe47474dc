// Put the lines in order: the lines of the listing lie in a heap, with some that do not belong. This module connects
// the parts.

import { loadListings } from "../../wire/source.js";
import { wordsOf } from "../../words/words.js";
import { SEED, oneOf } from "../address.js";
import { createSettings } from "../settings.js";
import { createOrdering } from "./ordering.js";
import { SHOWN_N } from "./task.js";
import { createPuzzle } from "./puzzle.js";

/** @import { Language } from "../../types.js" */
/** @import { Parts } from "../address.js" */
/** @import { Settings } from "../settings.js" */

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
  const puzzle = createPuzzle(all[language], language);
  return createOrdering(parts, values, createSettings(parts, values, settingsOf(values)), puzzle, steps);
}

/** The language, and another puzzle. @param {Record<string, any>} values @returns {Settings} */
const settingsOf = ({ language }) => ({
  title: words.LIST.lines.title,
  set: LANGUAGE_NAMES[/** @type {Language} */ (language)],
  choices: [{ field: "language", name: WORDS.LANGUAGE, options: Object.entries(LANGUAGE_NAMES) }],
});
