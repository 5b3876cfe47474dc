// Helpers that find, create and change elements. A missing element is an error at once.

import { el } from "../drawing/nodes.js";

export { createIcon, el, mark, setAttribute, svg, write } from "../drawing/nodes.js";

const KEY_BEHIND = /^(.+)( \([A-Z]\))$/; // a name, and its key in brackets

/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement} */
export function find(selector, root = document) {
  const element = root.querySelector(selector);
  if (!element) throw new Error(`no element matches ${selector}`);
  return /** @type {HTMLElement} */ (element);
}

/** @param {string} selector @returns {HTMLInputElement} */
export const input = (selector) => /** @type {HTMLInputElement} */ (find(selector));

/** Create a section with a heading as its name, for screen readers, too. @param {string} title @param {...(Node | string)} children */
export const createSection = (title, ...children) =>
  el("section", { "aria-label": title }, el("h3", {}, title), ...children);

/** Create a name with its key, which devices without keys hide. @param {string} name @returns {(string | Node)[]} */
export function nameWithKey(name) {
  const [, text, key] = KEY_BEHIND.exec(name) ?? [name, name, ""];
  return key ? [text, el("span", { class: "key-hint" }, key)] : [text];
}

/** @param {string} name @param {(event: Event) => void} press @param {string} [className] */
export function createButton(name, press, className = "text") {
  const button = el("button", { type: "button", class: className }, ...nameWithKey(name));
  button.addEventListener("click", press);
  return button;
}

// The focus after its element closes.

/**
 * Return the focus to the element that had it before, or to Play if none had it, after a link or a key on the page itself.
 * @param {Element | null} before
 */
export function returnFocus(before) {
  const element =
    before instanceof HTMLElement && before !== document.body && before.isConnected ? before : find("#play");
  element.focus({ preventScroll: true });
}

// Copies text to the clipboard.

/** Copy a text. Resolves to true if it worked. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text); // the clipboard API needs HTTPS
  }
}

/** Copy through a selected text field, for browsers without the clipboard API. @param {string} text */
function copyByHand(text) {
  const before = document.activeElement;
  const field = el("textarea", { class: "visually-hidden", readonly: "" });
  field.textContent = text;
  document.body.append(field);
  /** @type {HTMLTextAreaElement} */ (field).select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

/**
 * Split a text into nodes; the registers' names look as in the listing.
 * @param {string} text
 * @returns {Node[]}
 */
export function named(text) {
  const parts = text.split(/\b(ld|col|rd|taken|poss|bit)\b/);
  return parts.map((part, index) =>
    index % 2 ? el("code", { class: `name-${part}` }, part) : document.createTextNode(part),
  );
}

/**
 * Split a text with code in backticks into nodes; ld, col and rd are coloured everywhere, other names only in code.
 * @param {string} text
 * @returns {(Node | string)[]}
 */
export const withCode = (text) =>
  text.split("`").flatMap((part, at) => (at % 2 ? [el("code", {}, ...withColours(part))] : withColours(part)));

/** Split a text into nodes, with the names of masks in the colours of their rays. @param {string} text @returns {(Node | string)[]} */
export const withColours = (text) =>
  text.split(/\b(ld|col|rd)\b/).map((part, at) => (at % 2 ? el("code", { class: `name-${part}` }, part) : part));

/** Save a file on the viewer's device. @param {Blob} file @param {string} name */
export function save(file, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // the download may start late
}

// A table for a spreadsheet, as in RFC 4180.

/** @typedef {(string | number)[][]} Rows */

/**
 * @param {Rows} rows  the first one has the names of the columns
 * @param {string} separator  the one that spreadsheets expect in the page's language
 */
export const formatTable = (rows, separator) =>
  `\ufeff${rows.map((cells) => cells.map(quote).join(separator)).join("\r\n")}\r\n`; // the mark tells Excel the encoding

/** @param {string | number} cell */
const quote = (cell) => (/[",;\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell));
