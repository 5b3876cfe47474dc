// A parser for the expressions of a listing, in Python or JavaScript, and their evaluation as in that language:
// Python's whole numbers have no end, JavaScript's bit operations work on 32 signed bits. Pure: text in, numbers out.

/** @import { Language } from "../types.js" */

/**
 * A part of an expression; `at`: the indexes of its operators in the text; `text`: the part as written.
 * @typedef {{sign: string, parts: Node[], at: number[], text: string}} Node
 */
/** @typedef {Record<string, bigint>} Values */
/** @typedef {{text: string, at: number}} Token */

const TOKEN = /[A-Za-z_]\w*(?:\[\w+\])?|\d+|>>|<<|[|&^+*/%<>=!-]=+|=>|[-~&|^+()[\]]|[^\s]/g;
const NAME = /^[A-Za-z_]/;
const NUMBER = /^\d/;
const CLOSING = /** @type {Record<string, string>} */ ({ "(": ")", "[": "]" });
/** The precedence of binary operators, the same in both languages. @type {Record<string, number>} */
const BINDING = { "|": 1, "^": 2, "&": 3, ">>": 4, "<<": 4, "+": 5, "-": 5 };
const UNARY = ["~", "-"];
const ASSIGNED = /^[|&^]=$/; // an assignment that also uses the name on its left
const SHIFTED = 31n; // JavaScript shifts by the five lowest bits

/**
 * Return the part of an expression whose operator is the first in a range of a listing.
 * @param {string} listing
 * @param {number} start
 * @param {number} end
 * @returns {Node}
 */
export function partAt(listing, start, end) {
  const tokens = split(listing);
  const here = tokens.findIndex(
    ({ text, at }) => at >= start && at < end && (ASSIGNED.test(text) || text in BINDING || UNARY.includes(text)),
  );
  if (here < 0) throw new Error(`no operator in ${listing.slice(start, end)}`);
  const { text, at } = tokens[here];
  if (ASSIGNED.test(text)) {
    const [left, right] = [
      leaf(tokens[here - 1].text),
      parse(listing, tokens.slice(here + 1, edge(tokens, here + 1, 1))),
    ];
    return { sign: text[0], parts: [left, right], at: [at], text: `${left.text} ${text[0]} ${right.text}` };
  }
  const whole = parse(listing, tokens.slice(edge(tokens, here, -1) + 1, edge(tokens, here, 1)));
  return /** @type {Node} */ (find(whole, at));
}

/** @param {string} text @returns {Node} */
export const parseExpression = (text) => parse(text, split(text));

/** @param {string} text @returns {Token[]} */
const split = (text) => [...text.matchAll(TOKEN)].map((match) => ({ text: match[0], at: match.index ?? 0 }));

/** @param {string} text @returns {Node} */
const leaf = (text) => ({ sign: "", parts: [], at: [], text });

/**
 * Return the nearest token in a direction that is outside the expression.
 * @param {Token[]} tokens
 * @param {number} from
 * @param {-1 | 1} by
 */
function edge(tokens, from, by) {
  let depth = 0;
  for (let at = from; ; at += by) {
    const text = tokens[at]?.text;
    if (text === undefined) return at;
    const opens = text in CLOSING;
    if (opens || Object.values(CLOSING).includes(text)) depth += opens === by > 0 ? 1 : -1;
    else if (!depth && !belongs(tokens, at, from, by)) return at;
    if (depth < 0) return at;
  }
}

/**
 * Return whether a token continues the expression; two names or numbers in a row do not.
 * @param {Token[]} tokens
 * @param {number} at
 * @param {number} from
 * @param {-1 | 1} by
 */
function belongs(tokens, at, from, by) {
  const { text } = tokens[at];
  if (text in BINDING || UNARY.includes(text)) return true;
  const isValue = NAME.test(text) || NUMBER.test(text);
  const last = at === from ? undefined : tokens[at - by].text;
  return isValue && (last === undefined || last in BINDING || UNARY.includes(last));
}

/** @param {string} text @param {Token[]} tokens @returns {Node} */
function parse(text, tokens) {
  let next = 0;

  /** @param {number} from  token @returns {string} */
  const written = (from) =>
    text.slice(tokens[from].at, tokens[next - 1].at + tokens[next - 1].text.length).replace(/\s+/g, " ");

  /** @param {number} least  precedence @returns {Node} */
  function chain(least) {
    const from = next;
    let node = single();
    for (let token = tokens[next]; token && BINDING[token.text] >= least; token = tokens[next]) {
      next += 1;
      const right = chain(BINDING[token.text] + 1);
      const goesOn = node.sign === token.text && "|&^".includes(token.text) && node.at.length > 0;
      node = goesOn
        ? { ...node, parts: [...node.parts, right], at: [...node.at, token.at] }
        : { sign: token.text, parts: [node, right], at: [token.at], text: "" };
      node.text = written(from);
    }
    return node;
  }

  /** @returns {Node} */
  function single() {
    const from = next;
    const token = tokens[next++];
    if (!token) throw new Error(`${text} ends too early`);
    if (token.text === "(") {
      const inner = chain(0);
      if (tokens[next++]?.text !== ")") throw new Error(`a bracket of ${text} is not closed`);
      return inner;
    }
    if (UNARY.includes(token.text)) {
      const inner = single();
      return { sign: `${token.text}x`, parts: [inner], at: [token.at], text: written(from) };
    }
    return leaf(token.text);
  }

  const node = chain(0);
  if (next < tokens.length) throw new Error(`${text} goes on with ${tokens[next].text}`);
  return node;
}

/** Find the part whose operator is at an index. @param {Node} node @param {number} at @returns {Node | null} */
function find(node, at) {
  if (node.at.includes(at)) return node;
  for (const part of node.parts) {
    const found = find(part, at);
    if (found) return found;
  }
  return null;
}

/** Return the names in an expression, without indexes, each once. @param {Node} node @returns {string[]} */
export function namesIn(node) {
  if (!node.parts.length) return NAME.test(node.text) ? [nameOf(node.text)] : [];
  return [...new Set(node.parts.flatMap(namesIn))];
}

/** Return a name without its index: "poss" for "poss[row]". @param {string} text */
const nameOf = (text) => text.replace(/\[.*/, "");

/** @param {Node} node @param {Values} values @param {Language} language @returns {bigint} */
export function compute(node, values, language) {
  if (!node.parts.length) return valueOf(node.text, values);
  const [first, ...others] = node.parts.map((part) => compute(part, values, language));
  const cut = (/** @type {bigint} */ value) => (language === "javascript" ? BigInt.asIntN(32, value) : value);
  const by = (/** @type {bigint} */ value) => (language === "javascript" ? value & SHIFTED : value);
  switch (node.sign) {
    case "~x":
      return ~cut(first);
    case "-x":
      return -first; // minus is not a bit operation
    case "|":
      return others.reduce((one, other) => cut(one | other), cut(first));
    case "&":
      return others.reduce((one, other) => cut(one & other), cut(first));
    case "^":
      return others.reduce((one, other) => cut(one ^ other), cut(first));
    case ">>":
      return cut(first) >> by(others[0]);
    case "<<":
      return cut(cut(first) << by(others[0]));
    case "+":
      return first + others[0];
    case "-":
      return first - others[0];
    default:
      throw new Error(`no way to compute ${node.sign}`);
  }
}

/** @param {string} text  a name or a number @param {Values} values */
function valueOf(text, values) {
  if (NUMBER.test(text)) return BigInt(text);
  const value = values[nameOf(text)];
  if (value === undefined) throw new Error(`${text} has no value`);
  return value;
}
