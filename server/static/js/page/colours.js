// Reads the colours of the page's theme, for paintings on a canvas.

/** Their variables in the style sheet. */
const NAMES = /** @type {const} */ ({
  past: "--past",
  future: "--future",
  gold: "--gold-fill",
  ink: "--ink",
  free: "--free",
  sheet: "--sheet",
});

/** @typedef {Record<keyof typeof NAMES, string>} Colours */

/**
 * Read the colours, again only if the theme has changed: reading takes longer than painting.
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
    const probe = element.appendChild(document.createElement("i")); // a canvas cannot resolve variables
    const found = Object.entries(NAMES).map(([name, property]) => {
      probe.style.cssText = `color: var(${property}); forced-color-adjust: none`;
      return [name, getComputedStyle(probe).color];
    });
    probe.remove();
    colours = /** @type {Colours} */ (Object.fromEntries(found));
    return colours;
  };
}
