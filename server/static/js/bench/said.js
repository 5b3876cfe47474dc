// Texts of the bench as nodes.

import { el } from "../page/dom.js";

/** A text with code in backticks; ld, col and rd are coloured everywhere, other names in code only. @param {string} text @returns {(Node | string)[]} */
export const said = (text) => text.split("`").flatMap((part, at) => (at % 2 ? [el("code", {}, ...coloured(part))] : coloured(part)));

/** The names of masks in the colours of their rays. @param {string} text @returns {(Node | string)[]} */
export const coloured = (text) => text.split(/\b(ld|col|rd)\b/).map((part, at) => (at % 2 ? el("code", { class: `name-${part}` }, part) : part));
