// The viewer's settings, which the browser stores.

import { el, setAttribute } from "../page/dom.js";
import { LANGUAGES, CHOICES, VOLUME_STEP, isAudible } from "../page/settings.js";
import { forget } from "../page/storage.js";
import { isOffered } from "../suppliers/offers.js";
import { wordsOf } from "../words/words.js";

/** @import { Actions, DrawerContent, DrawerParts, Settings, State } from "../types.js" */

const words = await wordsOf("settings");

const { SETTINGS, CALM, SOUND, FORGET } = words;

/** @param {DrawerParts} parts @returns {DrawerContent} */
export function create({ actions }) {
  const element = el("form", { class: "settings" });
  /** @type {((settings: Settings) => void)[]} */
  const painters = [];
  /** @type {((page: State["page"]) => void)[]} */
  const ofPage = [];
  if (isOffered("calm")) {
    const calm = createGroup("calm", CALM, [true, false], (isCalm) =>
      isCalm ? actions.calmDown() : actions.showEverything(),
    );
    element.append(calm.element);
    ofPage.push((page) => calm.paint(page.calm !== null));
  }
  for (const [name, texts] of Object.entries(SETTINGS)) {
    const setting = /** @type {keyof typeof SETTINGS} */ (name);
    const { element: group, paint } = createGroup(name, texts, CHOICES[setting], (choice) =>
      actions.changeSettings({ [name]: choice }),
    );
    element.append(group);
    painters.push((settings) => paint(settings[setting]));
  }
  if (isAudible) {
    const sound = createSoundGroup(actions);
    element.append(sound.element);
    painters.push(sound.paint);
  }
  element.append(createForgettingGroup());
  element.addEventListener("submit", (event) => event.preventDefault());
  return {
    element,
    render({ page }) {
      for (const paint of painters) paint(page.settings);
      for (const paint of ofPage) paint(page);
    },
  };
}

/**
 * Create a group of radio buttons.
 * @param {string} name @param {{title: string, hint: string, names: string[]}} words
 * @param {readonly unknown[]} choices @param {(choice: unknown) => void} choose
 */
function createGroup(name, { title, hint, names }, choices, choose) {
  const element = el("fieldset", { "aria-describedby": `hint-${name}` }, el("legend", {}, title));
  const radios = choices.map((choice, index) => {
    const id = `setting-${name}-${choice}`;
    const radio = /** @type {HTMLInputElement} */ (el("input", { type: "radio", name, id }));
    radio.addEventListener("change", () => choose(choice));
    element.append(el("label", { for: id }, radio, names[index] ?? LANGUAGES[String(choice)]));
    return radio;
  });
  element.append(el("p", { id: `hint-${name}`, class: "hint" }, hint));
  /** @param {unknown} chosen */
  const paint = (chosen) => radios.forEach((radio, index) => (radio.checked = choices[index] === chosen));
  return { element, paint };
}

/** @param {Actions} actions */
function createSoundGroup(actions) {
  const box = /** @type {HTMLInputElement} */ (
    el("input", { type: "checkbox", id: "setting-sound", "aria-describedby": "hint-sound" })
  );
  const slider = /** @type {HTMLInputElement} */ (
    el("input", { type: "range", id: "setting-volume", min: 0, max: 100, step: VOLUME_STEP })
  );
  box.addEventListener("change", () => actions.changeSettings({ sound: box.checked }));
  slider.addEventListener("input", () => actions.changeSettings({ volume: slider.valueAsNumber }));
  const element = el(
    "fieldset",
    {},
    el("label", { for: "setting-sound", class: "name" }, box, SOUND.name),
    el("p", { id: "hint-sound", class: "hint" }, SOUND.hint),
    el("label", { for: "setting-volume" }, SOUND.volume, slider),
  );

  /** @param {Settings} settings */
  function paint({ sound, volume }) {
    box.checked = sound;
    slider.value = String(volume);
    slider.disabled = !sound;
    slider.style.setProperty("--fill", String(volume / 100));
    setAttribute(slider, "aria-valuetext", SOUND.percent({ volume }));
  }
  return { element, paint };
}

/** Create the group with a button that forgets the viewer's learning on this device. */
function createForgettingGroup() {
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
