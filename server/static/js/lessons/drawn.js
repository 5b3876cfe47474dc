// Drawing of a lesson's text. Only elements that are created here get on the page, whatever the file contains.

import { el } from "../page/dom.js";

/** @import { Block, Piece } from "../types.js" */

const REGISTERS = /\b(ld|col|rd|taken|poss|bit)\b/;

/** @param {Block[]} blocks */
export const drawBlocks = (blocks) =>
  blocks.map(([kind, content]) =>
    kind === "listing"
      ? el("pre", { tabindex: 0 }, el("code", {}, ...coloured(content)))
      : el("p", {}, ...drawPieces(content)),
  );

/** @param {Piece[]} pieces */
export const drawPieces = (pieces) => pieces.map(drawPiece);

/** @param {Piece} piece @returns {Node} */
function drawPiece(piece) {
  switch (piece[0]) {
    case "text":
      return document.createTextNode(piece[1]);
    case "code":
      return el("code", {}, ...coloured(piece[1]));
    case "bold":
      return el("b", {}, ...piece[1].map(drawPiece));
    case "link":
      return el("a", { href: piece[1], target: "_blank", rel: "noopener noreferrer" }, ...piece[2].map(drawPiece));
    default:
      throw new Error(`no piece of a text is ${piece[0]}`);
  }
}

/** Draw code; names of registers have their colours. @param {string} code */
function coloured(code) {
  return code.split(REGISTERS).map((part, index) => (index % 2 ? el("span", { class: `name-${part}` }, part) : part));
}
