// The viewer's settings, stored in the browser. Invalid stored values are replaced by the defaults.

import { SETTINGS, readObject, storeValue } from "./storage.js";

/** @import { Settings } from "../types.js" */

/**
 * The languages that the page speaks, by their codes, each with its own name: the server writes its list into the page.
 * @type {Record<string, string>}
 */
export const LANGUAGES = JSON.parse(globalThis.document?.documentElement.dataset.languages ?? "{}");

/** How far apart two volumes are, in percent. */
export const VOLUME_STEP = 5;

/** Whether this browser can let a film be heard. */
export const isAudible = "AudioContext" in globalThis;

/** The values of each setting; the first is the default. */
export const CHOICES = {
  theme: /** @type {const} */ (["system", "light", "dark"]),
  keys: /** @type {const} */ ([true, false]),
  voice: /** @type {const} */ (["solutions", "steps", "off"]),
  language: ["browser", ...Object.keys(LANGUAGES)],
  animations: /** @type {const} */ ([true, false]),
  sound: /** @type {const} */ ([false, true]),
  volume: [60, ...Array.from({ length: 100 / VOLUME_STEP + 1 }, (_, step) => VOLUME_STEP * step)],
};

/** The viewer's settings as they are stored. @returns {Settings} */
export function loadSettings() {
  const stored = readObject(SETTINGS);
  const taken = Object.entries(CHOICES).map(([name, choices]) => {
    const value = /** @type {readonly unknown[]} */ (choices).includes(stored[name]) ? stored[name] : choices[0];
    return [name, value];
  });
  return Object.fromEntries(taken);
}

/**
 * The opposite of the theme that is shown.
 * @param {Settings["theme"]} theme
 * @param {boolean} systemIsDark
 * @returns {Settings["theme"]}
 */
export const oppositeTheme = (theme, systemIsDark) =>
  (theme === "system" ? systemIsDark : theme === "dark") ? "light" : "dark";

/** @param {Settings} settings */
const saveSettings = (settings) => storeValue(SETTINGS, settings);

// Stores changed settings, and applies those that concern the whole page: the theme and the language.

/** @param {{toggleTheme: () => void}} actions @param {Settings} loaded */
export function createTheme(actions, loaded) {
  let current = loaded;
  for (const button of document.querySelectorAll("[data-theme-switch]"))
    button.addEventListener("click", actions.toggleTheme);

  /** @param {{settings: Settings}} state */
  return function render({ settings }) {
    if (settings === current) return;
    const changed = settings.language !== current.language;
    current = settings;
    saveSettings(settings);
    if (changed) location.reload(); // the page loads again in the other language, as its address describes
    const { dataset } = document.documentElement;
    if (settings.theme === "system") delete dataset.theme;
    else dataset.theme = settings.theme;
  };
}

/** The theme and its switch, on a page that nothing else changes. */
export function switchTheme() {
  let settings = loadSettings();
  const systemDark = matchMedia("(prefers-color-scheme: dark)");
  const render = createTheme({ toggleTheme }, settings);

  function toggleTheme() {
    settings = { ...settings, theme: oppositeTheme(settings.theme, systemDark.matches) };
    render({ settings });
  }
}
