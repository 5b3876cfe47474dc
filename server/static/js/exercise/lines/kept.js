// The best result in each language. It stays in the browser, and nobody else gets it.

import { FORGETTABLE } from "../../page/progress.js";

/** @typedef {{tries: number, help: number}} Result */

const STORED = FORGETTABLE.lines;

/** @returns {Record<string, Result>} */
function read() {
  try {
    const value = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {}; // storage may be forbidden or hold something else
  }
}

/** @param {string} language @returns {Result | null} */
export function keptResult(language) {
  const { tries, help } = read()[language] ?? {};
  return Number.isInteger(tries) && Number.isInteger(help) ? { tries, help } : null;
}

/** Keep a result if it is the best so far. @param {string} language @param {Result} result */
export function keepResult(language, result) {
  const best = keptResult(language);
  if (best && (best.help < result.help || (best.help === result.help && best.tries <= result.tries))) return;
  store({ ...read(), [language]: result });
}

export const forgetResults = () => store({});

/** @param {Record<string, Result>} results */
function store(results) {
  try {
    localStorage.setItem(STORED, JSON.stringify(results));
  } catch {
    // without storage it lasts as long as the page
  }
}
