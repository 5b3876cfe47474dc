// The switch between the two films of a program: every line that ran, or every move of its board.

import { el, setAttribute } from "../page/dom.js";
import { LINES, MOVES } from "../suppliers/program/film.js";
import { wordsOf } from "../words/words.js";

const words = await wordsOf("yours");

/** @param {(algorithm: string) => void} choose */
export function createCuts(choose) {
  const buttons = /** @type {const} */ ([
    [LINES, words.YOURS.every],
    [MOVES, words.YOURS.moves],
  ]).map(([algorithm, text]) => {
    const button = el("button", { type: "button" }, text);
    button.addEventListener("click", () => choose(algorithm));
    return { algorithm, button };
  });
  const element = el(
    "div",
    { class: "goals", role: "group", "aria-label": words.YOURS.steps },
    ...buttons.map(({ button }) => button),
  );
  return {
    element,
    /** @param {string} shown @param {boolean} hasBoard */
    render(shown, hasBoard) {
      for (const { algorithm, button } of buttons) {
        setAttribute(button, "aria-pressed", String(algorithm === shown));
        button.toggleAttribute("disabled", !hasBoard && algorithm === MOVES);
      }
    },
  };
}
