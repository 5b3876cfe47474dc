// Reads the text of a program from a file's bytes: Python in the encoding that it declares, or the code cells of a notebook.
// server/programs/source.py does the same for the command line.

import { wordsOf } from "../words/words.js";
import { programOf, readAnswer } from "./answers.js";
import { LARGEST } from "./editor.js";

const words = await wordsOf("yours");

const CODING = /^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/;
const PAIRED = /^(?:[^\x80-\uffff]|[\xa1-\xf7][\xa1-\xfe])*$/; // Chinese characters in GBK
const MAGIC = /^(\s*)([%!].*)$/gm;

const LARGEST_FILE = 10_000_000; // bytes: a notebook also has the pictures of its outputs

/** A file that cannot be a program; the message is a sentence for the learner. */
export class NoProgram extends Error {}

/** Read a program from a file. Throws NoProgram. @param {File} file @returns {Promise<string>} */
export async function readProgram(file) {
  checkLength(file.size, LARGEST_FILE);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.includes(0)) throw new NoProgram(words.UNREAD.binary);
  const text = decode(bytes).replace(/\r\n?/g, "\n");
  const program = codeOf(text) ?? text;
  checkLength(program.length);
  return program;
}

/** Return the program in a text: the text itself, one that shows the boards of an answer, or a notebook's code. Throws NoProgram. @param {string} text */
export function programIn(text) {
  checkLength(text.length);
  const answer = readAnswer(text);
  return answer ? programOf(answer, words.ANSWER.title) : (codeOf(text) ?? text);
}

/** Throw NoProgram for a text that is too long. @param {number} length @param {number} [most] */
export function checkLength(length, most = LARGEST) {
  if (length > most) throw new NoProgram(words.UNREAD.long({ length, most }));
}

/** @param {Uint8Array} bytes */
function decode(bytes) {
  const declared = declaredIn(bytes);
  try {
    return new TextDecoder(declared || "utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw new NoProgram(words.UNREAD.unknown({ encoding: declared }));
    const line = firstUnreadable(bytes, declared || "utf-8");
    if (declared) throw new NoProgram(words.UNREAD.declared({ line, encoding: declared }));
    throw new NoProgram(words.UNREAD.encoding({ line, encoding: encodingOf(bytes) }));
  }
}

/** Return the encoding that one of the first two lines declares, or "". @param {Uint8Array} bytes */
function declaredIn(bytes) {
  const lines = new TextDecoder("latin1").decode(bytes.subarray(0, 1000)).split(/\r\n?|\n/, 2);
  const [first = "", second = ""] = lines.map((line) => CODING.exec(line)?.[1] ?? "");
  const declared = first || (/^[ \t\f]*(#|$)/.test(lines[0]) ? second : "");
  return declared
    .replace(/^latin-1$/i, "latin1")
    .replace(/^cp125(\d)$/i, "windows-125$1")
    .replace(/^cp936$/i, "gbk");
}

/** Return the first line that cannot be decoded. @param {Uint8Array} bytes @param {string} encoding */
function firstUnreadable(bytes, encoding) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let [start, line] = [0, 1];
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    try {
      decoder.decode(bytes.subarray(start, end));
    } catch {
      return line;
    }
    [start, line] = [end + 1, line + 1];
  }
  return line;
}

/** Guess the encoding of a text that is not in UTF-8: GBK if its bytes beyond ASCII come in pairs. @param {Uint8Array} bytes */
const encodingOf = (bytes) => (PAIRED.test(new TextDecoder("latin1").decode(bytes)) ? "gbk" : "latin-1");

/** Return the code cells of a notebook as one program; null for a text that is no notebook. @param {string} text */
export function codeOf(text) {
  if (!text.trimStart().startsWith("{") || !text.includes('"cells"')) return null;
  let notebook;
  try {
    notebook = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(notebook.cells) || !("nbformat" in notebook)) return null;
  const cells = notebook.cells.filter((/** @type {any} */ cell) => Object(cell).cell_type === "code");
  const texts = cells.map((/** @type {any} */ { source }) => [source].flat().join("").trimEnd());
  const code = texts
    .filter((/** @type {string} */ text) => text.trim())
    .map((/** @type {string} */ text) => text.replace(MAGIC, "$1# $2"));
  if (!code.length) throw new NoProgram(words.UNREAD.cells);
  return `${code.join("\n\n")}\n`;
}
