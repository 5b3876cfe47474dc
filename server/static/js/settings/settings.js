// The viewer's settings, which the browser remembers.

import { el } from "../page/dom.js";
import { LANGUAGES, CHOICES } from "../page/settings.js";
import { forget } from "../page/storage.js";
import { wordsOf } from "../words/words.js";

/** @import { DrawerContent, DrawerParts, Settings } from "../types.js" */

const words = await wordsOf("settings");

const { SETTINGS, FORGET } = words;

/** @param {DrawerParts} parts @returns {DrawerContent} */
export function create({ actions }) {
  const element = el("form", { class: "settings" });
  /** @type {((settings: Settings) => void)[]} */
  const painters = [];
  for (const [name, choices] of Object.entries(CHOICES)) {
    const { title, hint, names } = SETTINGS[/** @type {keyof Settings} */ (name)];
    const group = el("fieldset", { "aria-describedby": `hint-${name}` }, el("legend", {}, title));
    choices.forEach((choice, index) => {
      const id = `setting-${name}-${choice}`;
      const radio = /** @type {HTMLInputElement} */ (el("input", { type: "radio", name, id }));
      radio.addEventListener("change", () => actions.changeSettings({ [name]: choice }));
      painters.push((settings) => (radio.checked = settings[/** @type {keyof Settings} */ (name)] === choice));
      group.append(el("label", { for: id }, radio, names[index] ?? LANGUAGES[String(choice)]));
    });
    group.append(el("p", { id: `hint-${name}`, class: "hint" }, hint));
    element.append(group);
  }
  element.append(groupOfForgetting());
  element.addEventListener("submit", (event) => event.preventDefault());
  return { element, render: ({ page: { settings } }) => painters.forEach((paint) => paint(settings)) };
}

/** What this device remembers of what the viewer has learned, and a button to forget it. */
function groupOfForgetting() {
  const button = el("button", { type: "button", class: "text" }, FORGET.button);
  const done = el("span", { role: "status" });
  button.addEventListener("click", () => {
    forget();
    done.textContent = FORGET.done;
  });
  return el(
    "fieldset",
    {},
    el("legend", {}, FORGET.title),
    el("p", { class: "hint" }, FORGET.hint),
    el("div", { class: "row" }, button, done),
  );
}
