// The text of a paragraph: its lines, and its pieces. Pure. The server does the same: lessons/text.py.

/** @import { Token } from "../../vendor/markdown-it/markdown-it.min.js" */

/** @typedef {{line: number, token: Token}} Numbered */
/** @typedef {["text" | "code", string] | ["bold", Piece[]] | ["link", string, Piece[]]} Piece */

const BREAKS = ["softbreak", "hardbreak"];
/** @type {Record<string, string>} */
const REFUSED = { em_open: "italic", s_open: "struck", image: "image", html_inline: "html" };
/** @type {Record<string, string>} */
const MARKS = {
  strong_open: "**",
  em_open: "*",
  s_open: "~~",
  link_open: "[](…)",
  image: "![](…)",
  html_inline: "<…>",
};

/**
 * The lines of a paragraph. Each ends with its break; what spans lines is not cut.
 * @param {Token[]} tokens
 * @param {number} first  the number of its first line
 */
export function listLines(tokens, first) {
  /** @type {Numbered[][]} */
  const lines = [];
  /** @type {Numbered[]} */
  let line = [];
  let [number, depth] = [first, 0];
  for (const token of tokens) {
    line.push({ line: number, token });
    depth += token.nesting;
    if (!BREAKS.includes(token.type)) continue;
    number += 1;
    if (depth) continue;
    lines.push(line);
    line = [];
  }
  return line.length ? [...lines, line] : lines;
}

/** The words alone. @param {Token[]} tokens */
export const plain = (tokens) =>
  tokens
    .filter(({ nesting }) => !nesting)
    .map(wordsOf)
    .join("")
    .trim();

/** @param {Token} token */
const wordsOf = ({ type, content }) => (BREAKS.includes(type) ? " " : content);

/** How each mark among the words looks. @param {Token[]} tokens */
export const listMarks = (tokens) => tokens.flatMap(({ type }) => MARKS[type] ?? []);

/**
 * The pieces of a text.
 * @param {Numbered[]} numbered @param {(line: number, what: string) => void} tell  of what a text must not have
 * @param {(line: number, href: string) => void} link  called with each address that it leads to
 */
export function readPieces(numbered, tell, link) {
  /** @type {{opening: Token | null, pieces: Piece[]}[]} */
  const open = [{ opening: null, pieces: [] }];
  for (const { line, token } of numbered) {
    const { opening, pieces } = open[open.length - 1];
    const { type } = token;
    if (REFUSED[type]) tell(line, REFUSED[type]);
    else if (type === "strong_open" || type === "link_open") {
      open.push({ opening: token, pieces: [] });
      if (type === "link_open") link(line, hrefOf(token));
    } else if (type === "strong_close" || type === "link_close") {
      open.pop();
      open[open.length - 1].pieces.push(
        opening?.type === "link_open" ? ["link", hrefOf(opening), pieces] : ["bold", pieces],
      );
    } else if (type === "code_inline") pieces.push(["code", token.content]);
    else if (!token.nesting) addText(pieces, wordsOf(token));
  }
  return trim(open[0].pieces);
}

/** @param {Token} token */
export const hrefOf = (token) => token.attrGet("href") ?? "";

/** @param {Piece[]} pieces @param {string} text */
function addText(pieces, text) {
  const last = pieces.at(-1);
  if (last?.[0] === "text") last[1] += text;
  else if (text) pieces.push(["text", text]);
}

/** Without spaces at both ends. @param {Piece[]} pieces */
function trim(pieces) {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first?.[0] === "text") first[1] = first[1].replace(/^ +/, "");
  if (last?.[0] === "text") last[1] = last[1].replace(/ +$/, "");
  return pieces.filter(([kind, text]) => kind !== "text" || text !== "");
}
