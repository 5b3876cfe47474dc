// Reads a lesson: Markdown by its own parser, of which only what a lesson may have is taken; the rest is told, by line.
// Pure. The server follows the same rules, lessons/parse.py, and both are tried with the lessons in
// tests/lessons/corpus.

import "../../vendor/markdown-it/markdown-it.min.js";
import { KINDS } from "../questions/kinds.js";
import { LOOKS } from "./placement.js";
import { readPlace } from "./places.js";
import { hrefOf, listLines, listMarks, plain, readPieces } from "./text.js";

/** @import { Token } from "../../vendor/markdown-it/markdown-it.min.js" */
/** @import { Place } from "./places.js" */
/** @import { Piece } from "./text.js" */

/** @typedef {["paragraph", Piece[]] | ["listing", string]} Block */
/**
 * What is wrong in a line, from 1: the rule, and what stands there instead of what may.
 * @typedef {{line: number, what: string, found: string, allowed: string}} Fault
 */
/**
 * @typedef {{
 *   line: number,
 *   title: string,
 *   place: Place,
 *   look: string[],
 *   text: Block[],
 *   question: {line: number, about: string} | null,
 *   links: {line: number, place: Place}[],
 * }} Stop
 */
/** @typedef {{title: string, stops: Stop[], faults: Fault[]}} Lesson */

export const LONGEST = 60_000; // characters of a file
const SHORT = 40; // characters of what is repeated from it

/** @type {Record<string, string>} */
const BLOCKS = {
  bullet_list_open: "list",
  ordered_list_open: "list",
  blockquote_open: "quote",
  table_open: "table",
  hr: "rule",
  html_block: "html",
  code_block: "indented",
};

// What a lesson must not have is read, too, so that it can be told.
const READER = globalThis
  .markdownit("commonmark", { html: true })
  .enable(["table", "strikethrough"])
  .disable(["lheading", "reference"]);
READER.validateLink = () => true; // ours says what is wrong with a link

/**
 * Read a lesson; its faults are in the order of their lines.
 * @param {string} text
 * @param {(algorithm: string) => number} largest  n that an algorithm takes
 * @returns {Lesson}
 */
export function parseLesson(text, largest) {
  const { length } = [...text];
  if (length > LONGEST)
    return {
      title: "",
      stops: [],
      faults: [{ line: 1, what: "long", found: String(length), allowed: String(LONGEST) }],
    };
  return createReading(largest)(READER.parse(text, {}));
}

/** @param {(algorithm: string) => number} largest */
function createReading(largest) {
  /** @type {string | null} */
  let title = null;
  /** @type {Stop[]} */
  const stops = [];
  /** @type {Fault[]} */
  const faults = [];
  /** @type {Set<string>} */
  const told = new Set();
  /**
   * The stop that is being read; `line` is that of its heading until its place has come.
   * @type {Omit<Stop, "place"> & {place: Place | null, begun: boolean} | null}
   */
  let draft = null;

  /** @param {number} line @param {string} what @param {string} [found] @param {string} [allowed] */
  function tell(line, what, found = "", allowed = "") {
    const letters = [...found];
    const short = letters.length <= SHORT ? found : `${letters.slice(0, SHORT).join("")}…`;
    const key = JSON.stringify([line, what, short, allowed]);
    if (!told.has(key)) faults.push({ line, what, found: short, allowed });
    told.add(key);
  }

  /** Before a stop: a lesson begins with its title, which is missed once. @param {number} line */
  function missTitle(line) {
    if (title !== null) return;
    tell(line, "title");
    title = "";
  }

  /** @param {number} line @param {Token} opening @param {Token[]} children */
  function takeHeading(line, { tag, markup }, children) {
    if (tag !== "h1" && tag !== "h2") return tell(line, "heading", markup);
    const words = plain(children);
    for (const found of listMarks(children)) tell(line, "marks", found);
    if (!words) tell(line, "empty");
    if (tag === "h2") {
      missTitle(line);
      finish();
      draft = { line, title: words, place: null, begun: false, look: [], text: [], question: null, links: [] };
    } else if (title === null) title = words;
    else tell(line, "titles");
  }

  /** @param {number} line @param {Token} token @param {Token[]} children  of the paragraph that begins with it */
  function takeBlock(line, { type, content }, children) {
    if (BLOCKS[type]) tell(line, BLOCKS[type]);
    else if (!draft) tell(line, "before");
    else if (type === "fence") {
      begin(line);
      draft.text.push(["listing", content.replace(/\n+$/, "")]);
    } else if (type === "paragraph_open") takeParagraph(draft, line, children);
    else throw new Error(`nobody said what becomes of ${type}`);
  }

  /** The text of a stop begins, so its place should have come. @param {number} line */
  function begin(line) {
    if (!draft || draft.begun) return;
    tell(draft.line, "place");
    draft.line = line;
    draft.begun = true;
  }

  /** @param {NonNullable<typeof draft>} stop @param {number} first @param {Token[]} children */
  function takeParagraph(stop, first, children) {
    const left = [];
    for (const numbered of listLines(children, first)) {
      const { line } = numbered[0];
      const tokens = numbered.map(({ token }) => token);
      const words = tokens[0].type === "text" ? tokens[0].content : "";
      if (!stop.begun && tokens[0].type === "link_open") {
        takePlace(stop, line, tokens);
        continue;
      }
      begin(line);
      if (/^\?([ a-z]|$)/.test(words)) takeQuestion(stop, line, plain(tokens).slice(1).trim());
      else if (words.startsWith("look:")) tell(line, "alone");
      else left.push(...numbered);
    }
    const pieces = readPieces(left, tell, (line, href) => takeLink(stop, line, href));
    if (pieces.length) stop.text.push(["paragraph", pieces]);
  }

  /** @param {NonNullable<typeof draft>} stop @param {number} line @param {Token[]} tokens */
  function takePlace(stop, line, tokens) {
    stop.line = line;
    stop.begun = true;
    const href = hrefOf(tokens[0]);
    if (href.startsWith("?")) stop.place = checkPlace(line, href);
    else tell(line, "place");
    const behind = plain(tokens.slice(tokens.findIndex(({ type }) => type === "link_close") + 1));
    stop.look = ["board"];
    if (!behind) return;
    if (!behind.startsWith("look:")) return tell(line, "after", behind);
    const names = behind.slice("look:".length).trim().split(/[ ,]+/);
    const allowed = Object.keys(LOOKS).join(", ");
    if (names.join() === "") return tell(line, "nothing", "", allowed);
    for (const name of names) if (!(name in LOOKS)) tell(line, "look", name, allowed);
    stop.look = names;
  }

  /** @param {number} line @param {string} href */
  function checkPlace(line, href) {
    const { place, bad } = readPlace(href, largest);
    for (const [what, found, allowed] of bad) tell(line, what, found, allowed);
    return place;
  }

  /** @param {NonNullable<typeof draft>} stop @param {number} line @param {string} about */
  function takeQuestion(stop, line, about) {
    if (stop.question) tell(line, "questions");
    else if (!KINDS.includes(about)) tell(line, "kind", about || "nothing", KINDS.join(", "));
    else stop.question = { line, about };
  }

  /** @param {NonNullable<typeof draft>} stop @param {number} line @param {string} href */
  function takeLink(stop, line, href) {
    if (href.startsWith("?")) stop.links.push({ line, place: checkPlace(line, href) });
    else if (!/^https?:\/\//i.test(href)) tell(line, "link", href);
  }

  /** The stop that was read ends. */
  function finish() {
    if (!draft) return;
    const { begun, place, ...stop } = draft;
    if (!begun) tell(stop.line, "place");
    else if (place) stops.push({ ...stop, place });
    draft = null;
  }

  /** @param {Token[]} tokens @returns {Lesson} */
  return function read(tokens) {
    tokens.forEach((token, index) => {
      // within what has been told, or between an opening and a closing one
      if (token.level || token.nesting < 0) return;
      const line = token.map ? token.map[0] + 1 : 0;
      const children = tokens[index + 1]?.children ?? [];
      if (token.type === "heading_open") takeHeading(line, token, children);
      else takeBlock(line, token, children);
    });
    finish();
    if (title === null) tell(1, "title");
    if (!stops.length && !faults.length) tell(1, "stops");
    return { title: title ?? "", stops, faults: faults.sort((one, other) => one.line - other.line) };
  };
}
