// The choices for a worksheet, in the drawer and on its page: kinds of question, paper, QR codes.

import { el } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { AS_IN_CLASS, KINDS, PAPERS, DEFAULT, format, parse } from "./address.js";
import { FORGETTABLE, readText, storeText } from "../page/storage.js";

/** @import { Paper, Worksheet } from "./address.js" */

const learn = await wordsOf("learn");
const words = await wordsOf("worksheet");

const PAPER_NAMES = { a4: "A4", letter: "Letter" };

/** @param {(change: Partial<Worksheet>) => void} choose */
export function createChoices(choose) {
  const kinds = AS_IN_CLASS.map((kind) => createChoice("checkbox", "kinds", kind, learn.ON_PAPER[kind]));
  const papers = PAPERS.map((paper) => createChoice("radio", "paper", paper, PAPER_NAMES[paper]));
  const codes = createChoice("checkbox", "codes", "shown", words.CODES);
  const element = el(
    "form",
    { class: "worksheet-choices stack" },
    group(words.CHOOSE.kinds, kinds),
    group(words.CHOOSE.paper, papers),
    group(words.CHOOSE.codes, [codes]),
  );
  element.addEventListener("submit", (event) => event.preventDefault());
  element.addEventListener("change", () => {
    choose({
      kinds: KINDS.filter((kind) => kinds[AS_IN_CLASS.indexOf(kind)].box.checked),
      paper: PAPERS.find((_, index) => papers[index].box.checked) ?? PAPERS[0],
      codes: codes.box.checked,
    });
  });

  /** @param {Worksheet} sheet */
  function render(sheet) {
    AS_IN_CLASS.forEach((kind, index) => {
      const { box } = kinds[index];
      box.checked = sheet.kinds.includes(kind);
      box.disabled = box.checked && sheet.kinds.length === 1; // a sheet has at least one kind
    });
    PAPERS.forEach((paper, index) => (papers[index].box.checked = sheet.paper === paper));
    codes.box.checked = sheet.codes;
  }
  return { element, render };
}

/** @param {string} legend @param {{label: HTMLElement}[]} choices */
const group = (legend, choices) =>
  el("fieldset", { class: "row" }, el("legend", {}, legend), ...choices.map(({ label }) => label));

/** @param {"checkbox" | "radio"} type @param {string} name @param {string} value @param {string} text */
function createChoice(type, name, value, text) {
  const box = /** @type {HTMLInputElement} */ (el("input", { type, name, value }));
  return { box, label: el("label", { class: "row" }, box, el("span", {}, text)) };
}

// The viewer's worksheet, stored in the browser until it is printed.

const IN_LETTER = /-(US|CA|MX|PH)$/; // countries without A4 paper

/** Return the paper of the viewer's country. @param {string} language  the browser's, such as "en-US" @returns {Paper} */
export const paperOf = (language) => (IN_LETTER.test(language) ? "letter" : DEFAULT.paper);

/** @param {(algorithm: string) => number} largest  returns the largest n of an algorithm @returns {Worksheet} */
export function loadWorksheet(largest) {
  const usual = { ...DEFAULT, paper: paperOf(navigator.language) };
  const stored = readText(FORGETTABLE.worksheet);
  return stored === null ? usual : parse(stored, largest).sheet;
}

/** @param {Worksheet} sheet @returns {boolean} whether the browser has stored it */
export const saveWorksheet = (sheet) => storeText(FORGETTABLE.worksheet, format(sheet));

/**
 * Forget the steps of a sheet that has been printed.
 * @param {Worksheet} printed
 * @param {(algorithm: string) => number} largest
 */
export function forgetPrinted(printed, largest) {
  const saved = loadWorksheet(largest);
  if (
    format({ ...saved, kinds: KINDS, paper: PAPERS[0], codes: true }) ===
    format({ ...printed, kinds: KINDS, paper: PAPERS[0], codes: true })
  )
    saveWorksheet({ ...saved, places: [] });
}
