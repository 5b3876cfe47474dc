// The top of an exercise: its title with its settings, or its parts. A change opens another exercise.

import { createButton, el } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { drawSeed } from "./address.js";

/** @import { Parts } from "./address.js" */

const words = await wordsOf("exercise");

const roomy = matchMedia("(min-width: 860px) and (min-height: 561px)"); // then the choices are beside the title
roomy.addEventListener("change", ({ matches }) => {
  for (const settings of document.querySelectorAll(".frame-settings")) settings.toggleAttribute("open", matches);
});

/**
 * A field of the address with its values and their names.
 * @typedef {{field: string, name: string, options: [value: string | number, text: string][]}} Choice
 */
/** `set`: the settings in a few words. @typedef {{title: string, set: string, choices: Choice[]}} Settings */

/** @param {Parts} parts @param {Record<string, any>} values @param {Settings} settings */
export function createSettings({ open }, values, { title, set, choices }) {
  const task = words.TASK({ seed: String(values.seed) });
  const another = createButton(words.ANOTHER, () => open({ seed: drawSeed() }));
  another.setAttribute("name", "fresh");
  return el(
    "details",
    { class: "card frame-settings", ...(roomy.matches && { open: "" }) },
    el("summary", {}, el("h2", {}, title), " ", el("span", { class: "hint" }, `${set} · ${task}`)),
    el(
      "div",
      { class: "frame-choices row" },
      ...choices.map((choice) => createSelect(choice, values[choice.field], open)),
      el("span", {}, task, " ", another),
    ),
  );
}

/** @param {Choice} choice @param {string | number} value @param {Parts["open"]} open */
function createSelect({ field, name, options }, value, open) {
  const select = /** @type {HTMLSelectElement} */ (
    el("select", { name: field }, ...options.map(([its, text]) => el("option", { value: its }, text)))
  );
  select.value = String(value);
  select.addEventListener("change", () => open({ [field]: select.value }));
  return el("label", {}, `${name} `, select);
}

/** Create the links to the parts of an exercise, in order. @param {Parts} parts @param {string} shown @param {Choice} choice */
export const createDoors = ({ open }, shown, { field, name, options }) =>
  el(
    "nav",
    { class: "frame-doors", "aria-label": name },
    ...options.map(([value, text]) => {
      const door = createButton(text, () => open({ [field]: value }), "");
      if (value === shown) door.setAttribute("aria-current", "page");
      return door;
    }),
  );
