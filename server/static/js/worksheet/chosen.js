// The worksheet that the viewer puts together: kept in the browser until it is printed.

import { FORGETTABLE } from "../page/progress.js";
import { DEFAULT, KINDS, PAPERS, format, parse } from "./address.js";

/** @typedef {import("./address.js").Worksheet} Worksheet */

const STORED = FORGETTABLE.worksheet;
const IN_LETTER = /-(US|CA|MX|PH)$/; // where paper is not A4

/** The paper of the viewer's country. @param {string} language  the browser's, such as "en-US" @returns {import("./address.js").Paper} */
export const paperOf = (language) => (IN_LETTER.test(language) ? "letter" : DEFAULT.paper);

/** @param {(algorithm: string) => number} largest  n that an algorithm takes @returns {Worksheet} */
export function loadWorksheet(largest) {
  const usual = { ...DEFAULT, paper: paperOf(navigator.language) };
  try {
    const stored = localStorage.getItem(STORED);
    return stored === null ? usual : parse(stored, largest).sheet;
  } catch {
    return usual; // storage may be forbidden
  }
}

/** @param {Worksheet} sheet @returns {boolean} whether the browser keeps it */
export function saveWorksheet(sheet) {
  try {
    localStorage.setItem(STORED, format(sheet));
    return true;
  } catch {
    return false;
  }
}

/** Forget the steps, if they are those of a sheet that has been printed. @param {Worksheet} printed @param {(algorithm: string) => number} largest */
export function forgetPrinted(printed, largest) {
  const kept = loadWorksheet(largest);
  if (format({ ...kept, kinds: KINDS, paper: PAPERS[0], codes: true }) === format({ ...printed, kinds: KINDS, paper: PAPERS[0], codes: true })) saveWorksheet({ ...kept, places: [] });
}
