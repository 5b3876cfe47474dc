// The style sheets that the first picture does without.

import { el } from "./dom.js";

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/** Have one of them. @param {string} name */
export function sheet(name) {
  const known = sheets.get(name);
  if (known) return known;
  const { href } = new URL(`../../css/${name}.css`, import.meta.url);
  if ([...document.styleSheets].some((there) => there.href === href)) return Promise.resolve(); // it came with the page
  const link = el("link", { rel: "stylesheet", href });
  const coming = new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve(undefined));
    link.addEventListener("error", () => {
      sheets.delete(name);
      link.remove();
      reject(new Error(`the style sheet ${name} did not come`));
    });
  });
  sheets.set(name, coming);
  document.head.append(link);
  return coming;
}
