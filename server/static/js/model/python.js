// Colours Python: splits a text into lines of pieces with a CSS class each, like server/web/highlight.py does for the
// listings. All pieces joined are the text. Pure.

/** @import { Pieces } from "../types.js" */

const KEYWORDS = new Set(
  (
    "False None True and as assert async await break class continue def del elif else except finally for from global if " +
    "import in is lambda match nonlocal not or pass raise return try while with yield"
  ).split(" "),
);
/** A name of a mask, in an operation on bits: elsewhere `col` is the number of a column. A shift's right side is a number. */
const MASK =
  /(?<!(?:<<|>>)\s*)\b(ld|col|rd|poss|bit)\b(?=\s*(?:[|&^]|<<|>>))|[|&^~]=?\s*\b(ld|col|rd|poss|bit)\b(?!\s*[[.(])/g;

/** A comment, a text of several lines, a text of one line, a number, a name, or one character. */
const TOKEN =
  /#[^\n]*|(?:[rbfuRBFU]{0,2})(?:"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?)|\d[\w.]*|[\p{L}_][\p{L}\p{N}_]*|\s+|[\s\S]/gu;

/** @param {string} text @returns {Pieces}  line by line */
export function colourPython(text) {
  /** @type {Pieces} */
  const lines = [[]];
  const masks = new Set([...text.matchAll(MASK)].map(([, before, behind]) => before ?? behind));
  for (const [token] of text.matchAll(TOKEN)) {
    const kind = masks.has(token) ? `name-${token}` : classOf(token);
    token.split("\n").forEach((part, index) => {
      if (index) lines.push([]);
      const line = lines[lines.length - 1];
      const last = line[line.length - 1];
      if (!part) return;
      if (last && last[0] === kind) last[1] += part;
      else line.push([kind, part]);
    });
  }
  return lines;
}

/** @param {string} token */
function classOf(token) {
  if (token.startsWith("#")) return "comment";
  if (/^\d/.test(token)) return "number";
  if (/^\w*["']/.test(token)) return "string";
  return KEYWORDS.has(token) ? "keyword" : "";
}
