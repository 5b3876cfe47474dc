// Reads the colours of the page's theme, for paintings on a canvas.

/** Their variables in the style sheet, and colours of the system. */
const NAMES = /** @type {const} */ ({
  past: "var(--past)",
  future: "var(--future)",
  gold: "var(--gold-fill)",
  ink: "var(--ink)",
  free: "var(--free)",
  sheet: "var(--sheet)",
  mute: "var(--mute)",
  taken: "var(--taken)",
  ld: "var(--mask-ld)",
  col: "var(--mask-col)",
  rd: "var(--mask-rd)",
  queen: "var(--queen)",
  halo: "var(--queen-halo)",
  text: "CanvasText",
  back: "Canvas",
});

/** Also true where the system's colours are forced. @typedef {Record<keyof typeof NAMES, string> & {forced: boolean}} Colours */

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
    const found = Object.entries(NAMES).map(([name, colour]) => {
      probe.style.cssText = `color: ${colour}; forced-color-adjust: none`;
      return [name, getComputedStyle(probe).color];
    });
    probe.remove();
    colours = /** @type {Colours} */ ({ ...Object.fromEntries(found), forced: queries[1].matches });
    return colours;
  };
}
