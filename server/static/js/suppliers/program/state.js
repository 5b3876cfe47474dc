// The names of a program at one event, as codes (server/programs/RECORDING.md). The same as
// server/programs/recording/state.py.

import { demand } from "./checks.js";

/** @import { Head } from "./checks.js" */

/** @typedef {import("./checks.js").Code} Code */
/** @typedef {import("./checks.js").Names} Names */
/** An open call; call 0 is the module. @typedef {{number: number, function: string, file: number, line: number, names: Names}} OpenCall */

export class ProgramState {
  /** Open calls, outermost first. @type {OpenCall[]} */
  stack;
  /** Suspended generators, by the numbers of their calls. @type {Map<number, OpenCall>} */
  parked;
  /** @type {Names} */
  globals;
  /** Objects by number. @type {Names} */
  heap;
  /** Number of calls so far. */
  frames;

  /** @param {Head} head */
  constructor({ stack, parked, globals, heap, frames }) {
    this.stack = stack.map(frameOf);
    this.parked = new Map(parked.map((one) => [one[0], frameOf(one)]));
    this.globals = { ...globals };
    this.heap = { ...heap };
    this.frames = frames;
  }

  /** Return the object that a code refers to; any other code unchanged. @param {Code} code @returns {Code} */
  resolve(code) {
    return code?.["@"] === undefined ? code : this.heap[code["@"]];
  }

  /** Open or resume a call, before its changes. @param {string} kind @param {number} line @param {any[]} changes */
  enter(kind, line, [, , , , first, file = 0]) {
    if (kind === "c") {
      this.stack.push({ number: this.frames, function: first, file, line, names: {} });
      this.frames += 1;
    } else if (kind === "s") {
      const frame = this.parked.get(first);
      demand(frame !== undefined, "a resumption", "one of a suspended call", first);
      this.stack.push(frame);
      this.parked.delete(first);
    }
    const top = this.stack.at(-1);
    demand(top !== undefined, "an event", "one of an open call", kind);
    top.line = line;
  }

  /** @param {Names | 0} [local] @param {Names | 0} [heap] @param {Names | 0} [globals] */
  change(local, heap, globals) {
    const top = this.stack.at(-1);
    if (local && top) update(top.names, local);
    if (globals) update(this.globals, globals);
    if (!heap) return;
    for (const [number, code] of Object.entries(heap)) {
      const changes = code?.a !== undefined && code.o === undefined && code.n === undefined;
      const known = this.heap[number];
      demand(!changes || known?.o !== undefined, "a change of attributes", "one of a known object", number);
      this.heap[number] = changes ? { o: known.o, a: update({ ...known.a }, code.a) } : code;
    }
  }

  /** Close or suspend a call, after a return or a yield. @param {string} kind */
  leave(kind) {
    if (kind !== "r" && kind !== "y") return;
    const frame = this.stack.pop();
    if (frame && kind === "y") this.parked.set(frame.number, frame);
  }
}

/** @param {any[]} one @returns {OpenCall} */
const frameOf = ([number, name, file, line, names]) => ({ number, function: name, file, line, names: { ...names } });

/** @param {Names} names @param {Names} changes */
function update(names, changes) {
  for (const [name, code] of Object.entries(changes)) {
    if (code?.x !== undefined) delete names[name];
    else names[name] = code;
  }
  return names;
}
