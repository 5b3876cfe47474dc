// The supplier of the page of a learner's own program. It answers from the program's recording, which is made by Python in
// a worker of the page or by the command line that serves the page, or is part of a film in one file.

import { film as inFile } from "../files.js";
import { LocalChannel } from "../channel.js";
import { NoRecording } from "./checks.js";
import { ProgramFilm, LINES, MOVES } from "./film.js";
import { ProgramRecording } from "./recording.js";
import { Runner, Stopped } from "./runner.js";

/** @import { ProgramStep } from "../../types.js" */
/** @import { Fetching, Files } from "../pyodide.js" */
/** @import { Findings, Tries } from "./film.js" */

/**
 * The supplier's part of the page's template. Addresses are relative to the page.
 * @typedef {object} Facts
 * @property {Files} [python]  if programs run in the page
 * @property {boolean} [watch]  if the command line runs them
 */

/** @typedef {{source: string, path: string, argv: string[], stdin: string, call: string}} Task */

/**
 * The progress of a run.
 * @typedef {object} RunProgress
 * @property {"idle" | "fetching" | "coming" | "running" | "finding" | "unread" | "refused" | "failed"} stage  `fetching`: the server fetches Python; `coming`: Python is loading; `unread`: the text is no program; `refused`: the recording cannot be read
 * @property {number} share   of Python that has been fetched or has loaded
 * @property {number} bytes   of Python
 * @property {number} events  recorded so far, roughly
 * @property {string} why     the reason of a failure
 */

const LARGEST = 32;
/** @type {Facts} */
const facts = JSON.parse(document.documentElement.dataset.supply ?? "{}");
const at = (/** @type {string} */ path) => new URL(path, document.baseURI).href;

class Program {
  /** @type {ProgramFilm | null} */
  film = null;
  /** @type {RunProgress} */
  progress = { stage: "idle", share: 1, bytes: facts.python?.bytes ?? 0, events: 0, why: "" };
  /** True if programs run in this page; else the command line runs them, or they cannot run. */
  runs = facts.python !== undefined;
  /** True if the command line runs the program each time that it is saved. */
  watched = facts.watch === true;
  /** The results of the tries of the film's program so far. @type {Tries | null} */
  tries = null;
  /** @type {(film: ProgramFilm | null) => void} */
  #notify = () => {};
  #runner =
    facts.python &&
    new Runner(locate(facts.python), {
      onProgress: (share, fetching) => this.#update(fetching?.bytes ? fetchingOf(fetching) : loadingOf(share)),
      onBlock: (events) => this.#update({ stage: "running", events }),
    });

  /** Call the listener whenever progress or film has changed. @param {(film: ProgramFilm | null) => void} listener */
  listen(listener) {
    this.#notify = listener;
    if (this.watched) new EventSource(at("news")).onmessage = ({ data }) => this.#handleNews(JSON.parse(data));
  }

  /** Handle news of the command line. @param {{running: boolean, wrong: string}} news */
  async #handleNews({ running, wrong }) {
    if (running) this.#update({ stage: "running", events: 0, why: "" });
    else if (wrong) this.#update({ stage: "failed", why: wrong });
    else await this.#fetch("");
  }

  /** @param {Partial<RunProgress>} change */
  #update(change) {
    this.progress = { ...this.progress, ...change };
    this.#notify(null);
  }

  /** Run a program and film it. @param {Task} task */
  async run(task) {
    if (!this.#runner) throw new Error("programs cannot run in this page");
    this.tries = null;
    this.#update({ stage: "running", events: 0, why: "" });
    await this.#try(async (runner) => {
      await this.#findAndShow(await runner.run(task), "");
      const { n = 0, right = false } = this.film?.findings.comparison ?? {};
      runner.tryAll({ ...task, size: n, right }, (facts) => this.#showTries(JSON.parse(facts)));
    });
  }

  /** @param {Tries} tries */
  #showTries(tries) {
    this.tries = tries;
    this.#notify(null);
  }

  stop() {
    this.#runner?.stop();
  }

  /** Show another reading as the board; null for no board. @param {number | null} index */
  async choose(index) {
    if (!this.film) return;
    const { findings, recording } = this.film;
    const choice = index === null ? "none" : JSON.stringify(findings.readings[index]);
    if (this.watched) await this.#fetch(choice);
    else await this.#try(() => this.#findAndShow(recording.bytes, choice));
  }

  /** @param {(runner: Runner) => Promise<void>} act */
  async #try(act) {
    try {
      await act(/** @type {Runner} */ (this.#runner));
    } catch (error) {
      this.fail(/** @type {Error} */ (error));
    }
  }

  /** Report that a text cannot be run. @param {string} why  a sentence */
  refuse(why) {
    this.#update({ stage: "unread", why });
  }

  /** Report an error as the progress. @param {Error} error */
  fail(error) {
    this.#runner?.endTries();
    this.#update({ stage: error instanceof NoRecording ? "refused" : "failed", why: error.message });
  }

  /** @param {Uint8Array} bytes @param {string} choice */
  async #findAndShow(bytes, choice) {
    this.#update({ stage: "finding" });
    const findings = await findIn(/** @type {Runner} */ (this.#runner), bytes, choice);
    this.show(await ProgramRecording.open(bytes), findings);
  }

  /** Load the recording of the command line. @param {string} choice */
  async #fetch(choice) {
    if (!this.film) this.#update({ stage: "finding" }); // the verdict of the film that is shown stays
    try {
      const answer = await fetch(at(`program?choice=${encodeURIComponent(choice)}`));
      if (!answer.ok) throw new Error((await answer.text()).trim());
      await this.unpack(await answer.json());
    } catch (error) {
      const hasEnded = error instanceof TypeError && this.film !== null; // the command: its latest film stays
      if (hasEnded) this.#update({ stage: "idle", why: "" });
      else this.fail(/** @type {Error} */ (error));
    }
  }

  /** @param {{recording: string, findings: Findings, trials?: Tries | null}} found  the recording in base64 */
  async unpack({ recording, findings, trials: tries }) {
    const bytes = Uint8Array.from(atob(recording), (letter) => letter.charCodeAt(0));
    this.tries = tries ?? null;
    this.show(await ProgramRecording.open(bytes), findings);
  }

  /** @param {ProgramRecording} recording @param {Findings} findings */
  show(recording, findings) {
    this.film = new ProgramFilm(recording, findings);
    this.progress = { ...this.progress, stage: "idle", share: 1, events: recording.count, why: "" };
    this.#notify(this.film);
  }
}

/** The findings if the viewer cancels the search for the board: the run is shown without one. @type {Findings} */
const NOTHING_FOUND = {
  ...{ readings: [], board: null, confidence: "unsure", registers: [], size: 0, changes: [] },
  ...{ comparison: null, doubt: "", masks: null },
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

/** @param {Fetching} fetching @returns {Partial<RunProgress>} */
const fetchingOf = ({ fetched, bytes }) => ({ stage: "fetching", share: Math.min(0.99, fetched / bytes), bytes });

/** @param {number} share @returns {Partial<RunProgress>} */
const loadingOf = (share) => ({ stage: share < 1 ? "coming" : "running", share, bytes: facts.python?.bytes });

/** @param {Files} files @returns {Files} */
const locate = ({ pyodide, package: zip, snapshot, bytes }) => ({
  ...{ pyodide: at(pyodide), package: at(zip), snapshot: snapshot && at(snapshot), bytes },
});

export const program = new Program();

if (inFile) await program.unpack(/** @type {NonNullable<typeof inFile.program>} */ (inFile.program));

/** The runs that an address can name. */
export const runs = [LINES, MOVES].flatMap((algorithm) =>
  Array.from({ length: LARGEST }, (_, index) => ({ algorithm, n: index + 1, goal: /** @type {const} */ ("all") })),
);

/** The place that an address without a place leads to. */
export const begins = {
  run: { algorithm: LINES, n: program.film?.n ?? 8, goal: /** @type {const} */ ("all") },
  ...inFile?.begins,
};

export function open() {
  const channel = new LocalChannel(async (text) => {
    const { id, ...message } = JSON.parse(text);
    const film = program.film?.recording.count ? program.film : null;
    const answer = await (film?.answer(message) ?? answerNothing(message));
    const refused = { type: "error", code: "unavailable", message: "the recording of a program has no answer to this" };
    channel.deliver(JSON.stringify({ ...(answer ?? refused), id }));
  });
  queueMicrotask(() => channel.open());
  return channel;
}

/** Answer before anything has run: one step, with an empty board. @param {Record<string, any>} message */
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
    steps: [{ ...BEFORE, state: { ...BEFORE.state, happens: kindBeforeRun() } }],
  };
}

/** Return the kind of the step before a program has run: the learner runs it, the command line does, or it cannot run. @returns {ProgramStep["state"]["happens"]} */
function kindBeforeRun() {
  if (program.runs) return "wanted";
  return program.watched && !program.film ? "awaited" : "nothing";
}

const BEFORE = {
  ...{ step: 0, kind: "line", queens: [], square: null, stack: [], lines: [] },
  ...{ calls: 0, placements: 0, solutions: 0, dead_ends: 0, checks: 0 },
  state: { event: -1, value: "", changed: [], attacks: [], trial: false, registers: [], globals: [] },
};

// Nothing else can fail, come later or change.
export const watch = () => {};
export const fetchStatus = async () => 0;
export const isOutdated = async () => false;
export const renew = async () => {};
export const retry = () => {};

/** @param {string} address @returns {Promise<string>} */
async function locateFile(address) {
  throw new Error(`the page of a program cannot make ${address}`);
}
export { locateFile as locate };
