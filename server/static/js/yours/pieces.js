// Splits a value as text into its entries, each with the way from the value to it. Pure.

/** @import { Asked } from "../suppliers/program/writes.js" */

/** A piece of the text. `way`: to the entry that it shows; null for brackets, commas and keys. @typedef {{text: string, way: Asked["path"] | null}} Piece */

const OPEN = /(?:deque|array)\(\[|\[(?!…)|\((?![^(),']*j\))|\{|[A-Za-z_][\w. ]*\((?=\w+=)/y;
const CLOSE = /[\])}]\)?/y;
const COMMA = /,\s*/y;
const COLON = /: /y;
const ATTRIBUTE = /\w+=/y;
const LEAF = /'(?:\\.|[^'\\])*'?|"(?:\\.|[^"\\])*"?|\[…[^\]]*\]?|[\w.]*\([^()]*\)?|[^,:[\](){}]+/y;

class Splitter {
  /** @type {Piece[]} */
  pieces = [];
  #text;
  #at = 0;

  /** @param {string} text  as written by writeValue, perhaps cut off */
  constructor(text) {
    this.#text = text;
    this.#readValue([]);
    if (this.#at < text.length) this.#add(text.slice(this.#at), null);
  }

  /** @param {string} text @param {Piece["way"]} way */
  #add(text, way) {
    this.pieces.push({ text, way });
    this.#at += text.length;
    return text;
  }

  /** Take what a pattern matches as a piece; "" if it does not match. @param {RegExp} pattern @param {Piece["way"]} [way] */
  #take(pattern, way = null) {
    pattern.lastIndex = this.#at;
    const [text = ""] = pattern.exec(this.#text) ?? [];
    return text && this.#add(text, way);
  }

  /** @param {Asked["path"] | null} way */
  #readValue(way) {
    const open = this.#take(OPEN);
    if (!open) return this.#take(LEAF, way);
    for (let index = 0; this.#at < this.#text.length && !this.#take(CLOSE); index += 1) {
      const before = this.#at;
      const attribute = /\w\($/.test(open) ? this.#take(ATTRIBUTE).slice(0, -1) : "";
      if (open === "{") this.#readEntry(way, index);
      else this.#readValue(way && [...way, attribute || index]);
      this.#take(COMMA);
      if (this.#at === before) break;
    }
    return open;
  }

  /** Read an entry of a dict, or of a set, whose entries have no way. @param {Piece["way"]} way @param {number} entry */
  #readEntry(way, entry) {
    const begin = this.#at;
    this.#readValue(null);
    const key = this.#text.slice(begin, this.#at);
    if (this.#take(COLON)) this.#readValue(way && [...way, { entry, key }]);
  }
}

/** Split a value into entries with the signs around them: a line may end after each. @param {string} text @returns {Piece[][]} */
export function splitValue(text) {
  /** @type {Piece[][]} */
  const entries = [[]];
  for (const piece of new Splitter(text).pieces) {
    entries.at(-1)?.push(piece);
    if (piece.way === null && piece.text.startsWith(",")) entries.push([]);
  }
  return entries;
}
