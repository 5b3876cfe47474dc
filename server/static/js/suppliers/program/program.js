// The supplier of the page of a learner's own program. It answers from the program's recording, which is made by Python in
// a worker of the page or by the command line that serves the page, or is part of a film in one file.

import { film as inFile } from "../files.js";
import { LocalChannel } from "../channel.js";
import { NoRecording } from "./checks.js";
import { ProgramFilm, LINES, MOVES } from "./film.js";
import { ProgramRecording } from "./recording.js";
import { Runner } from "./runner.js";

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

/** News of the command line: the number of its latest run, if it is still running, why it failed, and its tries. @typedef {{run: number, running: boolean, wrong: string, tries: Tries | null}} News */

/**
 * The progress of a run.
 * @typedef {object} RunProgress
 * @property {"idle" | "fetching" | "coming" | "starting" | "running" | "finding" | "unread" | "refused" | "failed"} stage  `fetching`: the server fetches Python; `coming`: Python is loading; `starting`: it has loaded; `unread`: the text is no program; `refused`: the recording cannot be read
 * @property {number} share   of Python that has been fetched or has loaded
 * @property {number} bytes   of Python
 * @property {number} events  recorded so far, roughly
 * @property {string} why     the reason of a failure
 * @property {{reason: string, line: number | null, text: string} | null} end  of an unread text: the place that Python cannot read, while the film before stays
 */

const LARGEST = 32;
const ANOTHER = { given: -1, another: true }; // the outcome of a program that solves another puzzle
/** @type {Facts} */
const facts = JSON.parse(document.documentElement.dataset.supply ?? "{}");
const at = (/** @type {string} */ path) => new URL(path, document.baseURI).href;

class Program {
  /** The latest film. @type {ProgramFilm | null} */
  film = null;
  /** True while the latest film is that of an earlier run. */
  isOld = false;
  /** @type {RunProgress} */
  progress = { stage: "idle", share: 1, bytes: facts.python?.bytes ?? 0, events: 0, why: "", end: null };
  /** True if programs run in this page; else the command line runs them, or they cannot run. */
  runs = facts.python !== undefined;
  /** True if the command line runs the program each time that it is saved. */
  watched = facts.watch === true;
  /** The results of the latest run's tries so far. @type {Tries | null} */
  tries = null;
  /** @type {(film: ProgramFilm | null) => void} */
  #notify = () => {};
  #runner = facts.python && new Runner(locate(facts.python));
  /** The number of the command line's latest run. */
  #run = 0;

  /** The outcome of the recorded run; null without one, undefined until it is known. @returns {{given: number, another?: boolean, harmed?: boolean} | null | undefined} */
  get recorded() {
    if (this.isOld || !this.film || this.film.isPart) return undefined;
    const { comparison } = this.film.findings;
    return comparison?.another ? ANOTHER : (comparison?.outcome ?? null);
  }

  /** Call the listener whenever progress or film has changed. @param {(film: ProgramFilm | null) => void} listener */
  listen(listener) {
    this.#notify = listener;
    if (this.watched) new EventSource(at("news")).onmessage = ({ data }) => this.#handleNews(JSON.parse(data));
  }

  /** Handle news of the command line. @param {News} news */
  async #handleNews({ run, running, wrong, tries }) {
    if (run !== this.#run) this.#begin();
    this.#run = run;
    if (tries) this.#showTries(tries);
    if (wrong) this.#update({ stage: "failed", why: wrong });
    else if (!running && this.progress.stage === "running") await this.#fetch("");
  }

  /** Start Python in advance. */
  warm() {
    this.#runner?.warm();
  }

  /** Begin a run: of the one before only the film is left. */
  #begin() {
    this.tries = null;
    this.isOld = this.film !== null;
    this.#update({ stage: "running", events: 0, why: "", end: null });
  }

  /** @param {Partial<RunProgress>} change */
  #update(change) {
    this.progress = { ...this.progress, ...change };
    this.#notify(null);
  }

  /** @param {Tries} tries */
  #showTries(tries) {
    this.tries = tries;
    this.#notify(null);
  }

  /** Run a program, say what it answers, and film it. @param {Task} task */
  async run(task) {
    this.#begin();
    await this.#try(async (runner) => {
      const film = await runner.run(task, {
        onProgress: (share, fetching) => this.#update(fetching?.bytes ? fetchingOf(fetching) : loadingOf(share)),
        onReady: () => this.#update({ stage: "running" }),
        onBlock: ({ count, isOver }) => this.#update({ stage: isOver ? "finding" : "running", events: count }),
        onTries: (tries) => this.#showTries(tries),
        onPart: (part) => this.#show(part),
      });
      this.#show(film);
    });
  }

  stop() {
    this.#runner?.stop();
  }

  /** Show another reading as the board; null for no board. @param {number | null} index */
  async choose(index) {
    if (!this.film || this.progress.stage !== "idle") return;
    const { findings, recording } = this.film;
    const choice = index === null ? "none" : JSON.stringify(findings.readings[index]);
    if (this.watched) return this.#fetch(choice);
    this.#update({ stage: "finding" });
    await this.#try(async (runner) => this.#show(await runner.find(recording, choice)));
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
    this.#update({ stage: "unread", why, end: null });
  }

  /** Report an error as the progress. @param {Error} error */
  fail(error) {
    this.#update({ stage: error instanceof NoRecording ? "refused" : "failed", why: error.message });
  }

  /** Load the film of the command line's latest run; a later one makes it superfluous. @param {string} choice */
  async #fetch(choice) {
    const run = this.#run;
    if (this.isOld || !this.film) this.#update({ stage: "finding" }); // else the verdict of the film stays
    try {
      const answer = await fetch(at(`program?run=${run}&choice=${encodeURIComponent(choice)}`));
      if (!answer.ok) throw new Error((await answer.text()).trim());
      const film = await unpack(await answer.json());
      if (run === this.#run) this.#show(film);
    } catch (error) {
      if (run !== this.#run) return;
      const hasEnded = error instanceof TypeError && this.film !== null && !this.isOld; // the command: its film stays
      if (hasEnded) this.#update({ stage: "idle", why: "" });
      else this.fail(/** @type {Error} */ (error));
    }
  }

  /** Show a film; that of a text which Python cannot read has no step, and leaves the one before. @param {ProgramFilm} film */
  #show(film) {
    const { end } = film.recording.header;
    if (this.runs && this.film && !film.count && end.reason === "syntax" && end.line)
      return this.#update({ stage: "unread", end });
    this.film = film;
    this.isOld = false;
    if (!film.isPart) this.progress = { ...this.progress, stage: "idle", share: 1, events: film.count, why: "" };
    this.#notify(film);
  }
}

/** Unpack a film that Python has made. @param {{recording: string, findings: Findings}} found  the recording in base64 */
async function unpack({ recording, findings }) {
  const bytes = Uint8Array.from(atob(recording), (letter) => letter.charCodeAt(0));
  const known = findings.comparison?.faults ? findings : { ...findings, comparison: null }; // an earlier version's has none
  return new ProgramFilm(await ProgramRecording.open(bytes), known);
}

/** @param {Fetching} fetching @returns {Partial<RunProgress>} */
const fetchingOf = ({ fetched, bytes }) => ({ stage: "fetching", share: Math.min(0.99, fetched / bytes), bytes });

/** @param {number} share @returns {Partial<RunProgress>} */
const loadingOf = (share) => ({ stage: share < 1 ? "coming" : "starting", share, bytes: facts.python?.bytes });

/** @param {Files} files @returns {Files} */
const locate = ({ pyodide, package: zip, snapshot, bytes }) => ({
  ...{ pyodide: at(pyodide), package: at(zip), snapshot: snapshot && at(snapshot), bytes },
});

export const program = new Program();

if (inFile) program.film = await unpack(/** @type {NonNullable<typeof inFile.program>} */ (inFile.program));

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
    const film = program.film?.count ? program.film : null;
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
