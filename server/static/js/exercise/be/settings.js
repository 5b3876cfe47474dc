// What an exercise can be made with: the board, the rung, when it is judged. A change begins another one.

import { el } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { upTo } from "../../model/board.js";
import { drawSeed } from "../address.js";

const words = await wordsOf("exercise");

const { BE: WORDS } = words;

/** @param {Record<string, any>} values @param {(change: Record<string, any>) => void} open */
export function createSettings(values, open) {
  /** @param {string} field @param {string} name @param {[string | number, string][]} options */
  function choice(field, name, options) {
    const select = /** @type {HTMLSelectElement} */ (
      el("select", { name: field }, ...options.map(([value, text]) => el("option", { value }, text)))
    );
    select.value = String(values[field]);
    select.addEventListener("change", () => open({ [field]: select.value }));
    return el("label", {}, `${name} `, select);
  }

  const fresh = el("button", { type: "button", class: "text", name: "fresh" }, WORDS.FRESH);
  fresh.addEventListener("click", () => open({ seed: drawSeed() }));
  const { n, rung, seed } = values;
  return el(
    "details",
    { class: "card be-settings", ...(matchMedia("(min-width: 860px)").matches && { open: "" }) },
    el("summary", {}, el("h2", {}, words.LIST.be.title), el("span", {}, WORDS.set({ n, rung, seed: String(seed) }))),
    el(
      "div",
      { class: "be-choices" },
      choice(
        "n",
        "N",
        upTo(5).map((more) => [4 + more, String(4 + more)]),
      ),
      choice(
        "rung",
        WORDS.RUNG,
        WORDS.RUNGS.map((name, at) => [at + 1, `${at + 1} · ${name}`]),
      ),
      choice("feedback", WORDS.FEEDBACK, [
        ["once", WORDS.ONCE],
        ["end", WORDS.END],
      ]),
      el("span", { class: "be-seed" }, WORDS.data({ seed: String(seed) }), " ", fresh),
    ),
  );
}
