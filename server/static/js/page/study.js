// Results of the study, which earlier versions of the page had. A browser that still has some saves them as a file, once.

import { createButton, el, save } from "./dom.js";
import { FORGETTABLE, OF_TAB, readText, storeText } from "./storage.js";
import { wordsOf } from "../words/words.js";

const { STUDY } = await wordsOf("common");

const NAMES = [FORGETTABLE.study, OF_TAB.codes];

/** Return the stored results by their names, as they are; null if there are none. @returns {Record<string, string> | null} */
function readResults() {
  const found = NAMES.flatMap((name) => {
    const text = readText(name);
    return text === null ? [] : [[name, text]];
  });
  return found.length ? Object.fromEntries(found) : null;
}

/** Create the button that saves the results and removes them; nothing if there are none. @returns {HTMLElement[]} */
export function createSaving() {
  if (!readResults()) return [];
  const done = el("span", { role: "status" });
  const button = createButton(STUDY.button, () => {
    const results = readResults();
    if (!results) return;
    save(new Blob([JSON.stringify(results, null, 2)], { type: "application/json" }), "bitqueens-study.json");
    for (const name of NAMES) storeText(name, null);
    button.setAttribute("disabled", "");
    done.textContent = STUDY.done;
  });
  return [
    el(
      "fieldset",
      {},
      el("legend", {}, STUDY.title),
      el("p", { class: "hint" }, STUDY.hint),
      el("div", { class: "row" }, button, done),
    ),
  ];
}
