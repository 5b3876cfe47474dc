// Runs programs in the page. A run has three parts at once: the program is recorded; it is tried without the recorder,
// which gives its answer first; and the board is found in what has been recorded.

import { ProgramFilm } from "./film.js";
import { Finder } from "./finder.js";
import { Pool } from "./pool.js";
import { Recorder, Stopped } from "./recorder.js";
import { Trying } from "./trying.js";

/** @import { Files } from "../pyodide.js" */
/** @import { Findings, Tries } from "./film.js" */
/** @import { RecorderListener } from "./recorder.js" */
/** @import { ProgramRecording } from "./recording.js" */

const FIRST = 8_000; // events after which the film so far is shown, and again whenever it is twice as long

/** The findings if the viewer cancels the search for the board: the run is shown without one. @type {Findings} */
const NOTHING_FOUND = {
  ...{ readings: [], board: null, confidence: "unsure", registers: [], size: 0, changes: [] },
  ...{ comparison: null, doubt: "", masks: null, rows: null },
};

/** Callbacks, also for the results of the tries so far, and for the film so far. @typedef {RecorderListener & {onTries: (tries: Tries) => void, onPart: (film: ProgramFilm) => void}} RunListener */

export class Runner {
  #pool;
  #finder;
  /** Of the run in progress. @type {Recorder | null} */
  #recorder = null;
  /** Of the latest run. @type {Trying | null} */
  #trying = null;

  /** @param {Files} files */
  constructor(files) {
    this.#pool = new Pool(files);
    this.#finder = new Finder(this.#pool);
  }

  /** Start Python in advance, so that the next program runs at once. */
  warm() {
    this.#finder.warm();
    this.#pool.warm();
  }

  /**
   * Run a program and resolve to its film, also if the viewer stops it. Its tries go on until they or the next run end.
   * @param {{source: string} & Record<string, unknown>} task  see server/programs/worker.py
   * @param {RunListener} listener  only called about this run
   */
  async run(task, listener) {
    this.#trying?.end();
    const tryAs = (/** @type {object} */ how, /** @type {Tries["plain"]} */ plain = null) =>
      new Trying(this.#pool, this.#finder, { ...task, ...how }, (facts) =>
        listener.onTries({ ...facts, plain: plain ?? facts.plain }),
      );
    const trying = tryAs({ size: 0 }); // of the board: unknown
    let next = FIRST; // Infinity while a part is awaited
    const recorder = new Recorder(this.#pool, task, {
      ...listener,
      onBlock: (recording) => {
        listener.onBlock(recording);
        if (recording.count < next) return;
        const later = 2 * recording.count;
        next = Infinity;
        this.#findPart(recording).then((film) => {
          next = later;
          if (film && this.#recorder === recorder) listener.onPart(film);
        });
      },
    });
    [this.#trying, this.#recorder] = [trying, recorder];
    try {
      const recording = await recorder.recording;
      listener.onBlock(recording);
      const film = await this.find(recording, "");
      trying.ended.then(() => this.#tryAgain(trying, film, tryAs));
      return film;
    } catch (error) {
      trying.end();
      throw error;
    } finally {
      this.#recorder = null;
      trying.ended.then(() => this.#recorder ?? this.warm());
    }
  }

  /** Try a program again, now that its board is known, if no try was right: perhaps the place of its size was not clear. @param {Trying} trying @param {ProgramFilm} film @param {(how: object, plain: Tries["plain"]) => Trying} tryAs */
  #tryAgain(trying, { findings: { comparison } }, tryAs) {
    if (!comparison || trying.hasRight || this.#trying !== trying) return;
    this.#trying = tryAs({ size: comparison.n, right: comparison.right }, trying.facts?.plain ?? null);
  }

  /** Find the board in the first part of a recording; null if that fails: the whole is still looked for. @param {ProgramRecording} recording */
  #findPart(recording) {
    return this.#findIn(recording, "part").catch(() => null);
  }

  /** Find the board in a recording; without one if the viewer stops the search. @param {ProgramRecording} recording @param {string} choice  the chosen board */
  async find(recording, choice) {
    try {
      return await this.#findIn(recording, choice);
    } catch (error) {
      if (error instanceof Stopped) return new ProgramFilm(recording, NOTHING_FOUND);
      throw error;
    }
  }

  /** @param {ProgramRecording} recording @param {string} choice  see server/programs/worker.py */
  async #findIn(recording, choice) {
    const findings = JSON.parse(await this.#finder.ask({ find: recording.bytes, choice }));
    return new ProgramFilm(recording, findings, choice === "part");
  }

  /** Stop the program, or the search for its board, and its tries. */
  stop() {
    this.#trying?.end();
    this.#trying = null;
    if (this.#recorder && !this.#recorder.isOver) this.#recorder.stop();
    else this.#finder.end(new Stopped("the search was stopped"));
  }
}
