// What a program's names are at one event, as codes: server/programs/RECORDING.md says what those are. The same as
// server/programs/recording/state.py.

/** @typedef {any} Code */
/** @typedef {Record<string, Code>} Names */
/** An open call; call 0 is the module. @typedef {{number: number, function: string, file: number, line: number, names: Names}} Frame */

/** A chunk's head. @typedef {{stack: any[][], parked: any[][], globals: Names, heap: Names, frames: number}} Head */

export class State {
  /** Open calls, outermost first. @type {Frame[]} */
  stack;
  /** Generators that wait, by the numbers of their calls. @type {Map<number, Frame>} */
  parked;
  /** @type {Names} */
  globals;
  /** Objects by number. @type {Names} */
  heap;
  /** How many calls there were so far. */
  frames;

  /** @param {Head} head */
  constructor({ stack, parked, globals, heap, frames }) {
    this.stack = stack.map(frameOf);
    this.parked = new Map(parked.map((one) => [one[0], frameOf(one)]));
    this.globals = { ...globals };
    this.heap = { ...heap };
    this.frames = frames;
  }

  /** The object that a code refers to; any other code is itself. @param {Code} code @returns {Code} */
  resolve(code) {
    return code?.["@"] === undefined ? code : this.heap[code["@"]];
  }

  /** Before what a call or a resumption changes. @param {string} kind @param {number} line @param {Code[]} more */
  enter(kind, line, more) {
    if (kind === "c") {
      this.stack.push({ number: this.frames, function: more[0], file: more[1] ?? 0, line, names: {} });
      this.frames += 1;
    } else if (kind === "s") {
      this.stack.push(/** @type {Frame} */ (this.parked.get(more[0])));
      this.parked.delete(more[0]);
    }
    const top = this.stack.at(-1);
    if (top) top.line = line;
  }

  /** @param {Names | 0} local @param {Names | 0} heap @param {Names | 0} globals */
  change(local, heap, globals) {
    const top = this.stack.at(-1);
    if (local && top) update(top.names, local);
    if (globals) update(this.globals, globals);
    for (const [number, code] of Object.entries(heap || {})) {
      const changes = code?.a !== undefined && code.o === undefined && code.n === undefined;
      const known = this.heap[number];
      this.heap[number] = changes ? { o: known.o, a: update({ ...known.a }, code.a) } : code;
    }
  }

  /** After a return or a yield. @param {string} kind */
  leave(kind) {
    if (kind !== "r" && kind !== "y") return;
    const frame = this.stack.pop();
    if (frame && kind === "y") this.parked.set(frame.number, frame);
  }
}

/** @param {any[]} one @returns {Frame} */
const frameOf = ([number, name, file, line, names]) => ({ number, function: name, file, line, names: { ...names } });

/** @param {Names} names @param {Names} changes */
function update(names, changes) {
  for (const [name, code] of Object.entries(changes)) {
    if (code?.x !== undefined) delete names[name];
    else names[name] = code;
  }
  return names;
}
