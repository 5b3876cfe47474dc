// Runs before the first paint, so that nothing flashes: the theme that is remembered, and the language that is remembered or
// the browser's, whose words are fetched at once. A plain script, not a module.
{
  const root = document.documentElement;
  /** @type {Record<string, unknown>} */
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("bitqueens.settings") ?? "{}") ?? {};
  } catch {
    // storage may be forbidden, or hold something else: the system's theme and the browser's language then
  }
  if (chosen.theme === "light" || chosen.theme === "dark") root.dataset.theme = chosen.theme;
  const wanted = chosen.language === "en" || chosen.language === "de" ? [chosen.language] : navigator.languages;
  const spoken = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  root.lang = spoken.find((tag) => tag === "en" || tag === "de") ?? "en";
  const words = document.createElement("link");
  words.rel = "modulepreload";
  words.href = new URL(`words/${root.lang}/page.js`, /** @type {HTMLScriptElement} */ (document.currentScript).src).href;
  document.head.append(words);
}
