// The exports: the picture, a film in one file, an animation of a range of steps, and the steps as data.

import { createSection, el, write } from "../page/dom.js";
import { FilmFile, createProgramFile } from "./filmfile.js";
import { Moving } from "./moving.js";
import { createPoster } from "./poster.js";
import { createStill } from "./still.js";
import { isOffered } from "../suppliers/offers.js";
import { supplier } from "../wire/opening.js";
import { createNewest } from "../wire/newest.js";
import { wordsOf } from "../words/words.js";
import { createRange } from "./fields.js";

/** @import { DrawerContent, DrawerParts, Run, State, Step } from "../types.js" */
/** @import { Range } from "./fields.js" */

const words = await wordsOf("export");

/** @param {DrawerParts} parts @returns {DrawerContent} */
export function create(parts) {
  const sections = [
    createStill(parts),
    createPoster(parts),
    supplier.program ? createProgramFile(parts, supplier.program) : new FilmFile(parts),
    new Moving(parts),
    ...(isOffered("excerpts") ? [createTable(parts)] : []),
  ];
  return {
    element: el("div", { class: "export" }, ...sections.map(({ element }) => element)),
    render(state) {
      for (const section of sections) section.render(state);
    },
  };
}

// The export of steps as data: links to the server's files, with their estimated sizes.

const SAMPLE = 12; // number of steps from which sizes are estimated
const FORMATS = /** @type {const} */ (["jsonl", "csv"]);
/** The fields of a step that have no column in a table. */
const NOT_IN_TABLES = ["stack"];

/** Estimate the bytes of a step in each format. @param {Step} step */
export function bytesOf(step) {
  const cells = Object.entries(step)
    .filter(([name]) => !NOT_IN_TABLES.includes(name))
    .map(([, value]) => JSON.stringify(value ?? ""));
  const quoted = cells.filter((cell) => cell.includes(",")).length * 2;
  const empty = 6; // separators of the columns that such a step leaves empty, its depth, and the line's end
  return { jsonl: JSON.stringify(step).length + 1, csv: cells.join(",").replaceAll('"', "").length + quoted + empty };
}

/** @param {DrawerParts} parts */
function createTable({ state, source }) {
  const range = createRange(() => update());
  const links = FORMATS.map((format) => ({
    format,
    link: el("a", { class: "save", download: "" }),
    size: el("small"),
  }));
  const element = buildSection(range.element, links);
  /** @type {Run | null} */
  let run = null;

  const last = () => (state().film.run === run ? (state().film.description?.steps ?? Infinity) : Infinity) - 1;
  // if the request fails, no size is shown
  const sizes = createNewest(readSample, ({ count }, steps) => showSizes(links, count, steps));

  /**
   * Read a few steps of a range; if the length of the run is unknown, the step on the screen.
   * @param {Range} wanted
   * @returns {Promise<Step[]>}
   */
  async function readSample({ from, to, stride, count }) {
    const {
      film: { shown },
    } = state();
    if (!run || !shown) return [];
    if (!Number.isFinite(last())) return [shown.step];
    return source.read(run, from, to + 1, stride * Math.max(1, Math.ceil(count / SAMPLE)));
  }

  function update() {
    const wanted = range.read(last());
    for (const { format, link, size } of links) {
      write(link, words.FORMATS[format]);
      write(size, "");
      if (wanted && run) link.setAttribute("href", addressOf(format, run, wanted));
      else link.removeAttribute("href");
    }
    if (wanted) sizes.request(wanted);
  }

  return {
    element,
    /** Propose all steps when the run has changed. @param {State} state */
    render({ film: { shown, description } }) {
      if (!shown || shown.run === run || (state().film.run === shown.run && !description)) return;
      run = shown.run;
      range.fill(0, Number.isFinite(last()) ? last() : Math.max(shown.step.step, 9999));
      update();
    },
  };
}

/** @typedef {{format: typeof FORMATS[number], link: HTMLElement, size: HTMLElement}} Link */

/** @param {HTMLElement} range @param {Link[]} links */
function buildSection(range, links) {
  return createSection(
    words.EXPORT.table,
    range,
    el("div", { class: "links" }, ...links.map(({ link, size }) => el("p", {}, link, " ", size))),
    el("p", { class: "hint" }, words.EXPORT.tableHint),
  );
}

/** Return the address of the server's file. @param {Link["format"]} format @param {Run} run @param {Range} range */
function addressOf(format, run, { from, to, stride }) {
  const query = new URLSearchParams(
    Object.entries({ ...run, from, to, stride }).map(([name, value]) => [name, String(value)]),
  );
  return `download/steps.${format}?${query}`;
}

/**
 * Estimate the files' sizes from a few steps, and show them.
 * @param {Link[]} links
 * @param {number} count  of all steps
 * @param {Step[]} steps
 */
function showSizes(links, count, steps) {
  const sample = steps.map(bytesOf);
  for (const { format, size } of links) {
    const bytes = (sample.reduce((sum, each) => sum + each[format], 0) / Math.max(1, sample.length)) * count;
    write(size, sample.length ? words.FILE_SIZE({ steps: words.steps({ count }), size: words.bytes(bytes) }) : "");
  }
}
