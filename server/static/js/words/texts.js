// Makes functions of texts. A text with places, "Row {row} is full.", becomes a function of what stands there. A text with
// several forms, {one: "{count} step", other: "{count} steps"}, becomes one that chooses the form by `count`, as the
// language does it (Intl.PluralRules); `zero` is for none at all, where that is said in a way of its own.

import { separateThousands } from "./numbers.js";

/** @typedef {Record<string, string | number>} Facts  whole numbers are written as the language does it */

const PLACE = /\{(\w+)\}/g;
const FORMS = new Set(["zero", "one", "two", "few", "many", "other"]);

/**
 * The words of a page: its texts, and sentences whose first argument are those texts.
 * @param {Record<string, any>} texts
 * @param {Record<string, any>} sentences  functions of the texts and of facts; groups of them
 * @param {string} language
 * @returns {Record<string, any>}
 */
export function wordsFrom(texts, sentences, language) {
  const say = callable(texts, { tag: language, separator: texts.SEPARATOR, rules: null });
  return bind(sentences, say, say);
}

/** @typedef {{tag: string, separator: string, rules: Intl.PluralRules | null}} Language  rules: once they are needed */

/** @param {any} texts @param {Language} language @returns {any} */
function callable(texts, language) {
  if (typeof texts === "string")
    return texts.search(PLACE) < 0 ? texts : (/** @type {Facts} */ facts) => fill(texts, facts, language);
  if (Array.isArray(texts)) return texts.map((text) => callable(text, language));
  if (isForms(texts))
    return (/** @type {Facts} */ facts) => fill(choose(texts, Number(facts.count), language), facts, language);
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, callable(text, language)]));
}

/** @param {Record<string, any>} texts */
const isForms = (texts) => "other" in texts && Object.keys(texts).every((name) => FORMS.has(name));

/** @param {Record<string, string>} forms @param {number} count @param {Language} language */
function choose(forms, count, language) {
  if (Number.isNaN(count)) throw new Error(`there is no count for: ${forms.other}`);
  if (count === 0 && "zero" in forms) return forms.zero;
  language.rules ??= new Intl.PluralRules(language.tag);
  return forms[language.rules.select(count)] ?? forms.other;
}

/** @param {string} text @param {Facts} facts @param {Language} language */
function fill(text, facts, { separator }) {
  return text.replace(PLACE, (_, name) => {
    const fact = facts[name];
    if (fact === undefined || Number.isNaN(fact)) throw new Error(`nothing stands for {${name}} in: ${text}`);
    return typeof fact === "number" ? separateThousands(fact, separator) : fact;
  });
}

/** @param {Record<string, any>} sentences @param {any} texts @param {any} say  all texts of the page @returns {any} */
function bind(sentences, texts, say) {
  const bound = { ...texts };
  for (const [name, sentence] of Object.entries(sentences))
    bound[name] =
      typeof sentence === "function"
        ? (/** @type {any[]} */ ...facts) => sentence(say, ...facts)
        : bind(sentence, texts[name], say);
  return bound;
}

/** Say a text of a table, which may have places for facts. @param {any} text @param {Record<string, any>} facts @returns {string} */
export const told = (text, facts) => (typeof text === "string" ? text : text(facts));

/** At the beginning of a sentence. @param {string} text */
export const capital = (text) => text[0].toUpperCase() + text.slice(1);
