// Facts that a program's text has about its names: parameters, and variables that functions share. Pure.

/** @import { Code, OpenCall, ProgramState } from "./state.js" */

const LOCALS = ".<locals>."; // in the name of a function: between the one around it and its own name

/** Return true if a function has a parameter of that name. @param {string[]} lines  of its file @param {number} line  of the function, from 1 @param {string} name */
export function isParameter(lines, line, name) {
  const text = lines.slice(line - 1, line + 40).join("\n");
  const [, parameters = ""] = /\bdef\s+\w+\s*\(([^]*?)\)\s*(?:->[^\n]*?)?:/.exec(text) ?? [];
  return new RegExp(`(?<![\\w.])${name}(?!\\w)`).test(parameters);
}

/** Return true if a function is defined within another one. @param {string} inner @param {string} outer */
export const isWithin = (inner, outer) => inner.startsWith(outer + LOCALS);

/** A variable of a function, of which functions within have declared `nonlocal`. */
export class Variable {
  #name;
  #owner;
  #writers;

  /** @param {string} name @param {string} owner @param {string[]} writers  names of the functions that share it */
  constructor(name, owner, writers) {
    this.#name = name;
    this.#owner = owner;
    this.#writers = writers;
  }

  /** @param {OpenCall | undefined} call */
  #isOf(call) {
    if (!call || !Object.hasOwn(call.names, this.#name)) return false;
    const { function: where } = call;
    return (
      isNamed(where, this.#owner) || this.#writers.some((writer) => isNamed(where, `${this.#owner}${LOCALS}${writer}`))
    );
  }

  /** Return its code at an event, or before the first one. @param {ProgramState} state @param {Code} before  the latest code, undefined for none @returns {Code} */
  read({ stack }, before) {
    const top = stack.at(-1);
    const call = before === undefined ? [...stack].reverse().find((one) => this.#isOf(one)) : top;
    return this.#isOf(call) ? call?.names[this.#name] : before;
  }

  /** Return true if the name means this variable in a function. @param {string} name @param {string} inFunction  the function's name */
  isMeant(name, inFunction) {
    const [around] = inFunction.split(LOCALS).slice(-2);
    return name === this.#name && (isNamed(inFunction, this.#owner) || isNamed(around, this.#owner));
  }
}

/** @param {string} full @param {string} short  without what it is within */
const isNamed = (full, short) => full === short || full.endsWith(`.${short}`);

/** List the variables that a text declares as `nonlocal`. @param {string[]} lines @returns {Variable[]} */
export function listShared(lines) {
  /** @type {Map<string, {name: string, owner: string, writers: string[]}>} */
  const found = new Map();
  lines.forEach((line, at) => {
    const [, indent, names] = /^(\s*)nonlocal\s+([\w\s,]+)/.exec(line) ?? [];
    const inner = names ? functionAbove(lines, at, indent.length) : null;
    const outer = inner && functionAbove(lines, inner.at, inner.indent);
    for (const name of outer ? names.split(",").map((one) => one.trim()) : []) {
      const key = `${name} ${outer?.name}`;
      const { writers = [] } = found.get(key) ?? {};
      found.set(key, { name, owner: outer?.name ?? "", writers: [...writers, inner?.name ?? ""] });
    }
  });
  return [...found.values()].map(({ name, owner, writers }) => new Variable(name, owner, writers));
}

/** Find the function around a line. @param {string[]} lines @param {number} at  index of the line @param {number} indent  of the line */
function functionAbove(lines, at, indent) {
  for (let above = at - 1; above >= 0; above -= 1) {
    const [, spaces, name] = /^(\s*)(?:async\s+)?def\s+(\w+)/.exec(lines[above]) ?? [];
    if (name && spaces.length < indent) return { at: above, name, indent: spaces.length };
  }
  return null;
}
