// Stores changed settings, and applies those that concern the whole page: the theme and the language.

import { saveSettings } from "../page/settings.js";

/** @param {{toggleTheme: () => void}} actions @param {import("../types.js").Settings} loaded */
export function createTheme(actions, loaded) {
  let kept = loaded;
  for (const button of document.querySelectorAll("[data-theme-switch]")) button.addEventListener("click", actions.toggleTheme);

  /** @param {{settings: import("../types.js").Settings}} state */
  return function render({ settings }) {
    if (settings === kept) return;
    const changed = settings.language !== kept.language;
    kept = settings;
    saveSettings(settings);
    if (changed) location.reload(); // the page loads again in the other language, as its address describes
    const { dataset } = document.documentElement;
    if (settings.theme === "system") delete dataset.theme;
    else dataset.theme = settings.theme;
  };
}
