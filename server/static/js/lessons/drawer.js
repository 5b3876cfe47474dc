// The drawer for learning: lessons first, then exercises and other pages.

import { loadSeen } from "./seen.js";
import { addOwn, languageOf, loadIndex } from "./list.js";
import { el } from "../page/dom.js";
import { addressOfPage } from "../suppliers/offers.js";
import { wordsOf } from "../words/words.js";

/** @import { DrawerContent, DrawerName, DrawerParts, Fault, Lesson, Source } from "../types.js" */
/** @import { About } from "./list.js" */

const words = await wordsOf("lessons");

const LONGEST = 20_000; // characters of a file: half an hour of reading
const LARGEST = 3 * LONGEST; // bytes, which fit in a message

const { ENTRIES: NAMED, LEARN: WORDS, UNSENT } = words;

/**
 * An entry below the lessons: a drawer, or a page. Its title and hint are in words/<language>/lessons.js.
 * @typedef {{name: string} & ({drawer: DrawerName} | {href: string})} Entry
 */

/** The entries below the lessons, in order. @type {Entry[]} */
export const ENTRIES = [
  { name: "place", href: addressOfPage("exercise", "?exercise=place") },
  { name: "bits", drawer: "bits" },
  { name: "every", href: "./?n=6&predict=every1" },
  { name: "exercises", href: addressOfPage("exercise") },
  { name: "wrong", href: addressOfPage("yours", "?bug=shift") },
  { name: "predict", drawer: "predict" },
  { name: "worksheet", drawer: "worksheet" },
];

/** @param {DrawerParts} parts @returns {DrawerContent} */
export function create(parts) {
  const lessons = el("ul", { class: "entries" }, el("li", { class: "hint" }, WORDS.wait));
  const refused = el("div", { class: "faults", role: "alert" });
  const own = createOwn(parts, refused);
  const element = el(
    "div",
    { class: "learn" },
    el("p", {}, WORDS.intro),
    el("h3", {}, WORDS.lessons),
    lessons,
    own,
    refused,
  );
  if (ENTRIES.length)
    element.append(
      el("h3", {}, WORDS.more),
      el("ul", { class: "entries" }, ...ENTRIES.map((entry) => createEntry(entry, parts))),
    );
  acceptDrops(element, parts, refused);
  let listed = -1; // number of navigations at the last listing: since then, stops may have been seen

  async function list() {
    try {
      const index = await loadIndex();
      const seen = loadSeen();
      lessons.replaceChildren(
        ...Object.entries(index).map(([name, lesson]) => createLesson(name, lesson, seen[name]?.length ?? 0, parts)),
      );
    } catch {
      lessons.replaceChildren(el("li", { class: "hint" }, WORDS.failed));
    }
  }

  return {
    element,
    render({ play: { navigations } }) {
      if (navigations === listed) return;
      listed = navigations;
      list();
    },
  };
}

/** @param {string} name @param {Record<string, About>} lesson @param {number} seen  stops @param {DrawerParts} parts */
function createLesson(name, lesson, seen, { actions }) {
  const language = languageOf(lesson);
  const { title, minutes, stops } = lesson[language];
  const button = el(
    "button",
    { type: "button" },
    el("b", { lang: language }, title),
    el("span", {}, words.about(minutes, stops, Math.min(seen, stops))),
  );
  button.addEventListener("click", () => actions.setLesson({ name, stop: 0 }));
  return el("li", { "data-lesson": name }, button);
}

/** @param {Entry} entry @param {DrawerParts} parts */
function createEntry(entry, { actions }) {
  const { title, hint } = NAMED[entry.name];
  const inner = [el("b", {}, title), el("span", {}, hint)];
  if ("href" in entry) return el("li", {}, el("a", { href: entry.href }, ...inner));
  const button = el("button", { type: "button" }, ...inner);
  button.addEventListener("click", () => actions.openDrawer(entry.drawer));
  return el("li", {}, button);
}

/** Create the field for a lesson from this device. @param {DrawerParts} parts @param {HTMLElement} refused */
function createOwn(parts, refused) {
  const field = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "file",
      accept: ".md,.markdown,text/markdown,text/plain",
      class: "visually-hidden",
      "aria-describedby": "own-lesson",
    })
  );
  field.addEventListener("change", () => {
    const [file] = field.files ?? [];
    if (file) open(file, parts, refused);
    field.value = ""; // so that the same file can be chosen again after a correction
  });
  return el(
    "div",
    { class: "stack own-lesson" },
    el("label", { class: "text" }, field, WORDS.own),
    el("p", { class: "hint", id: "own-lesson" }, WORDS.ownHint),
  );
}

/**
 * Accept files that are dropped anywhere on the drawer.
 * @param {HTMLElement} element
 * @param {DrawerParts} parts
 * @param {HTMLElement} refused
 */
function acceptDrops(element, parts, refused) {
  /** @param {DragEvent} event */
  const hasFile = (event) => event.dataTransfer?.types.includes("Files") ?? false;
  element.addEventListener("dragover", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    element.toggleAttribute("data-dropping", true);
  });
  element.addEventListener("dragleave", (event) => {
    if (!element.contains(/** @type {Node | null} */ (event.relatedTarget))) element.removeAttribute("data-dropping");
  });
  element.addEventListener("drop", (event) => {
    element.removeAttribute("data-dropping");
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    open(file, parts, refused);
  });
}

/**
 * Open the lesson of a file, or show its faults.
 * @param {File} file
 * @param {DrawerParts} parts
 * @param {HTMLElement} refused
 */
async function open(file, { actions, source }, refused) {
  refused.replaceChildren();
  try {
    const { lesson, faults } = await readFile(file, source);
    if (!faults.length) return actions.setLesson({ name: addOwn(lesson), stop: 0 });
    const lines = faults.map((fault) => el("li", {}, WORDS.fault({ line: fault.line, fault: fault.text })));
    refused.replaceChildren(
      el("p", {}, WORDS.refused({ count: faults.length, file: file.name })),
      el("ul", {}, ...lines),
    );
    refused.scrollIntoView({ block: "nearest" }); // after a drop, only the upper lessons may be visible
  } catch (error) {
    refused.replaceChildren(el("p", {}, /** @type {Error} */ (error).message));
  }
}

/**
 * Read the lesson of a file; the server parses it without storing it. Rejects if the server cannot be reached.
 * @param {File} file
 * @param {Source} source
 * @returns {Promise<{lesson: Lesson, faults: Fault[]}>}
 */
async function readFile(file, source) {
  if (file.size > LARGEST) return refuse(UNSENT.long({ found: `${file.size}`, allowed: `${LONGEST}` }));
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    return await source.readLesson(text, document.documentElement.lang);
  } catch (error) {
    if (error instanceof TypeError) return refuse(UNSENT.coding);
    throw error;
  }
}

/** @param {string} text @returns {{lesson: Lesson, faults: Fault[]}} */
const refuse = (text) => ({ lesson: { title: "", stops: [] }, faults: [{ line: 1, text }] });
