// The panels of the film's page that have other names and contents on the page of a learner's own program.

import { find, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

const words = await wordsOf("yours");

/** Elements with other names on this page. */
const NAMES = /** @type {const} */ ([
  ["#head-stack", words.YOURS.variables],
  ["#tab-stack", words.YOURS.variables],
  ["#head-tree", words.YOURS.results],
  ["#tab-tree", words.YOURS.results],
  ["#tree-path", words.YOURS.results],
]);

/** @param {HTMLElement[]} variables @param {HTMLElement[]} results */
export function fillPanels(variables, results) {
  for (const [selector, text] of NAMES) write(find(selector), text);
  const panel = find("#panel-stack");
  panel.replaceChildren(...panel.querySelectorAll("h2"), ...variables);
  find("#tree-box").replaceChildren(...results);
}
