// The colours of the page's theme, for what is painted on a canvas.

/** Their names in the style sheet. */
const NAMES = /** @type {const} */ ({
  past: "--past",
  future: "--future",
  gold: "--gold-fill",
  ink: "--ink",
  free: "--free",
  sheet: "--sheet",
  held: "--held",
});

/** @typedef {Record<keyof typeof NAMES, string>} Colours */

/**
 * Reads the colours, again only where the theme has changed: asking takes longer than painting.
 * @param {Element} element
 * @returns {() => Colours}
 */
export function createColours(element) {
  const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((query) => matchMedia(query));
  const theme = () => [document.documentElement.dataset.theme, ...queries.map(({ matches }) => matches)].join();
  let asked = "";
  /** @type {Colours} */
  let colours;
  return () => {
    if (theme() === asked) return colours;
    asked = theme();
    const style = getComputedStyle(element);
    const found = Object.entries(NAMES).map(([name, property]) => [name, style.getPropertyValue(property)]);
    colours = /** @type {Colours} */ (Object.fromEntries(found));
    return colours;
  };
}
