// Who answers the page of a learner's own program: the recording of it, once there is one. It is made by Python in a worker
// of the page, by the command line that the page belongs to, or long before, for a film in one file.

import { film as inFile } from "../files.js";
import { LocalLine } from "../line.js";
import { NoRecording } from "./checks.js";
import { ProgramFilm, LINES, MOVES } from "./film.js";
import { ProgramRecording } from "./recording.js";
import { Runner, Stopped } from "./runner.js";

/** @import { ProgramStep } from "../../types.js" */
/** @import { Files } from "../pyodide.js" */
/** @import { Findings } from "./film.js" */

/**
 * What the page's template says, with addresses below the page.
 * @typedef {object} Facts
 * @property {Files} [python]  where programs run in the page
 * @property {boolean} [watch]  where the command line runs them
 */

/** @typedef {{source: string, path: string, argv: string[], stdin: string, call: string}} Task */

/**
 * How far it is.
 * @typedef {object} Progress
 * @property {"idle" | "coming" | "running" | "finding" | "refused" | "failed"} stage  `coming`: Python is on its way; `refused`: there is no recording that can be read
 * @property {number} share   of Python that has come
 * @property {number} events  recorded so far, about
 * @property {string} why     it failed
 */

const LARGEST = 32;
/** @type {Facts} */
const facts = JSON.parse(document.documentElement.dataset.supply ?? "{}");
const at = (/** @type {string} */ path) => new URL(path, document.baseURI).href;

class Program {
  /** @type {ProgramFilm | null} */
  film = null;
  /** @type {Progress} */
  progress = { stage: "idle", share: 1, events: 0, why: "" };
  /** Whether programs run in this page; else the command line runs them, or nobody does. */
  runs = facts.python !== undefined;
  /** Whether the command line runs this one whenever it is saved. */
  watched = facts.watch === true;
  /** @type {(film: ProgramFilm | null) => void} */
  #tell = () => {};
  #runner =
    facts.python &&
    new Runner(locate(facts.python), {
      come: (share) => this.#go({ stage: share < 1 ? "coming" : "running", share }),
      block: (events) => this.#go({ stage: "running", events }),
    });

  /** Be told whenever its progress or its film has changed. @param {(film: ProgramFilm | null) => void} listener */
  listen(listener) {
    this.#tell = listener;
    if (this.watched) new EventSource(at("news")).onmessage = ({ data }) => this.#hear(JSON.parse(data));
  }

  /** What the command line says. @param {{running: boolean, wrong: string}} news */
  async #hear({ running, wrong }) {
    if (running) this.#go({ stage: "running", events: 0, why: "" });
    else if (wrong) this.#go({ stage: "failed", why: wrong });
    else await this.#fetch("");
  }

  /** @param {Partial<Progress>} change */
  #go(change) {
    this.progress = { ...this.progress, ...change };
    this.#tell(null);
  }

  /** Run a program and film it. @param {Task} task */
  async run(task) {
    if (!this.#runner) throw new Error("nobody runs programs here");
    this.#go({ stage: "running", events: 0, why: "" });
    await this.#try(async (runner) => this.#show(await runner.run(task), ""));
  }

  /** End the program that runs. */
  stop() {
    this.#runner?.stop();
  }

  /** Show another of the readings as the board, or no board. @param {number | null} index */
  async choose(index) {
    if (!this.film) return;
    const { findings, recording } = this.film;
    const choice = index === null ? "none" : JSON.stringify(findings.readings[index]);
    if (this.watched) await this.#fetch(choice);
    else await this.#try(() => this.#show(recording.bytes, choice));
  }

  /** @param {(runner: Runner) => Promise<void>} act */
  async #try(act) {
    try {
      await act(/** @type {Runner} */ (this.#runner));
    } catch (error) {
      this.fail(/** @type {Error} */ (error));
    }
  }

  /** Say what is wrong. @param {Error} error */
  fail(error) {
    this.#go({ stage: error instanceof NoRecording ? "refused" : "failed", why: error.message });
  }

  /** @param {Uint8Array} bytes @param {string} choice */
  async #show(bytes, choice) {
    this.#go({ stage: "finding" });
    const findings = await findIn(/** @type {Runner} */ (this.#runner), bytes, choice);
    this.take(await ProgramRecording.open(bytes), findings);
  }

  /** What the command line has recorded. @param {string} choice */
  async #fetch(choice) {
    this.#go({ stage: "finding" });
    try {
      const answer = await fetch(at(`program?choice=${encodeURIComponent(choice)}`));
      if (!answer.ok) throw new Error((await answer.text()).trim());
      await this.unpack(await answer.json());
    } catch (error) {
      this.fail(/** @type {Error} */ (error));
    }
  }

  /** @param {{recording: string, findings: Findings}} found  the recording as letters */
  async unpack({ recording, findings }) {
    const bytes = Uint8Array.from(atob(recording), (letter) => letter.charCodeAt(0));
    this.take(await ProgramRecording.open(bytes), findings);
  }

  /** @param {ProgramRecording} recording @param {Findings} findings */
  take(recording, findings) {
    this.film = new ProgramFilm(recording, findings);
    this.progress = { stage: "idle", share: 1, events: recording.count, why: "" };
    this.#tell(this.film);
  }
}

/** Who stops the search for the board sees the run without one. @type {Findings} */
const NOTHING_FOUND = {
  ...{ readings: [], board: null, confidence: "unsure", registers: [], size: 0, changes: [], comparison: null },
};

/** @param {Runner} runner @param {Uint8Array} bytes @param {string} choice @returns {Promise<Findings>} */
async function findIn(runner, bytes, choice) {
  try {
    return JSON.parse(await runner.find(bytes, choice));
  } catch (error) {
    if (error instanceof Stopped) return NOTHING_FOUND;
    throw error;
  }
}

/** @param {Files} files @returns {Files} */
const locate = ({ pyodide, package: zip, snapshot, bytes }) => ({
  ...{ pyodide: at(pyodide), package: at(zip), snapshot: snapshot && at(snapshot), bytes },
});

export const program = new Program();

if (inFile?.program) await program.unpack(inFile.program).catch((error) => program.fail(error));

/** The runs that an address can lead to. */
export const runs = [LINES, MOVES].flatMap((algorithm) =>
  Array.from({ length: LARGEST }, (_, index) => ({ algorithm, n: index + 1, goal: /** @type {const} */ ("all") })),
);

/** What an address that says nothing leads to. */
export const begins = {
  run: { algorithm: LINES, n: program.film?.n ?? 8, goal: /** @type {const} */ ("all") },
  ...inFile?.begins,
};

export function open() {
  const line = new LocalLine(async (text) => {
    const { id, ...message } = JSON.parse(text);
    const film = program.film?.recording.count ? program.film : null;
    const answer = await (film?.answer(message) ?? answerNothing(message));
    const refused = { type: "error", code: "unavailable", message: "this is not known of a program" };
    line.say(JSON.stringify({ ...(answer ?? refused), id }));
  });
  queueMicrotask(() => line.open());
  return line;
}

/** Before anything has run there is one step, of an empty board. @param {Record<string, any>} message */
function answerNothing({ type, algorithm, n, start }) {
  const run = { algorithm, n };
  if (type === "describe")
    return { type: "description", ...run, steps: 1, placements: 0, solutions: 0, checks: null, exact: true };
  if (type !== "read") return null;
  return {
    type: "steps",
    ...run,
    start,
    stride: 1,
    steps: [{ ...BEFORE, state: { ...BEFORE.state, happens: comes() } }],
  };
}

/** Who is to run it. @returns {ProgramStep["state"]["happens"]} */
function comes() {
  if (program.runs) return "wanted";
  return program.watched && !program.film ? "awaited" : "nothing";
}

const BEFORE = {
  ...{ step: 0, kind: "line", queens: [], square: null, stack: [], lines: [] },
  ...{ calls: 0, placements: 0, solutions: 0, dead_ends: 0, checks: 0 },
  state: { event: -1, value: "", changed: [], attacks: [], trial: false, registers: [], globals: [] },
};

// There is nothing else that could be in the way, come later, or change.
export const watch = () => {};
export const askWhy = async () => 0;
export const isOutdated = async () => false;
export const renew = async () => {};
export const retry = () => {};

/** @param {string} address @returns {Promise<string>} */
async function locateFile(address) {
  throw new Error(`nobody here can make ${address}`);
}
export { locateFile as locate };
