// The viewer's settings, stored in the browser. Defaults replace invalid stored values.

import { SETTINGS, readObject, storeValue } from "./storage.js";

/** @import { Settings } from "../types.js" */

/**
 * The languages of the page by their codes, each in its own name. The server writes the list into the page.
 * @type {Record<string, string>}
 */
export const LANGUAGES = JSON.parse(globalThis.document?.documentElement.dataset.languages ?? "{}");

/** The smallest difference between two volumes, in percent. */
export const VOLUME_STEP = 5;

/** True if this browser can play sound. */
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

/** @returns {Settings} */
export function loadSettings() {
  const stored = readObject(SETTINGS);
  const taken = Object.entries(CHOICES).map(([name, choices]) => {
    const value = /** @type {readonly unknown[]} */ (choices).includes(stored[name]) ? stored[name] : choices[0];
    return [name, value];
  });
  return Object.fromEntries(taken);
}

/**
 * Return the opposite of the theme that is shown.
 * @param {Settings["theme"]} theme
 * @param {boolean} systemIsDark
 * @returns {Settings["theme"]}
 */
export const oppositeTheme = (theme, systemIsDark) =>
  (theme === "system" ? systemIsDark : theme === "dark") ? "light" : "dark";

/** @param {Settings} settings */
const saveSettings = (settings) => storeValue(SETTINGS, settings);

// Stores changed settings and applies the theme and the language, which concern the whole page.

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
    if (changed) location.reload(); // the page reloads at its address in the new language
    const { dataset } = document.documentElement;
    if (settings.theme === "system") delete dataset.theme;
    else dataset.theme = settings.theme;
  };
}

/** Apply the theme and its switch on a page without other changes. */
export function switchTheme() {
  let settings = loadSettings();
  const systemDark = matchMedia("(prefers-color-scheme: dark)");
  const render = createTheme({ toggleTheme }, settings);

  function toggleTheme() {
    settings = { ...settings, theme: oppositeTheme(settings.theme, systemDark.matches) };
    render({ settings });
  }
}
