// The drawer with everything that one can learn here: the path, more lessons and exercises, and what teachers need.

import { loadSeen } from "./seen.js";
import { addOwn, languageOf, loadIndex } from "./list.js";
import { PATH, isDone, nextLeg, numberOf } from "./path.js";
import { createButton, el } from "../page/dom.js";
import { addressOfPage, isOffered } from "../suppliers/offers.js";
import { wordsOf } from "../words/words.js";

/** @import { DrawerContent, DrawerName, DrawerParts, Fault, Lesson, Source } from "../types.js" */
/** @import { Index } from "./list.js" */
/** @import { Leg, Seen } from "./path.js" */

const words = await wordsOf("lessons");

const LONGEST = 20_000; // characters of a file: half an hour of reading
const LARGEST = 3 * LONGEST; // bytes, which fit in a message

const { ENTRIES: NAMED, LEARN: WORDS, UNSENT } = words;

/** An entry besides lessons, a drawer or a page, with its title and hint in the words; `of`: the feature that it needs. @typedef {{name: string, of?: string, drawer?: DrawerName, href?: string}} Entry */

/** The entries of more to learn, and of a teacher, by the features that they need. @type {Record<"more" | "teach", Entry[]>} */
export const ENTRIES = {
  more: [
    { name: "bits", drawer: "bits" },
    { name: "race", href: addressOfPage("race") },
    { name: "yours", href: addressOfPage("yours") },
    { name: "wrong", of: "yours", href: addressOfPage("yours", "?bug=shift") },
    { name: "every", of: "predict", href: "./?n=6&predict=every1" },
    { name: "predict", drawer: "predict" },
  ],
  teach: [
    { name: "class", drawer: "class" },
    { name: "worksheet", drawer: "worksheet" },
  ],
};

/** @param {DrawerParts} parts @returns {DrawerContent} */
export function create(parts) {
  const path = el("div", { class: "path" });
  const [more, teach] = [ENTRIES.more, ENTRIES.teach].map((entries) => {
    const items = entries.filter(({ name, of = name }) => isOffered(of)).map((entry) => createEntry(entry, parts));
    return { items, list: el("ul", { class: "entries" }, ...items) };
  });
  const failed = el("p", { class: "hint", hidden: "" }, WORDS.failed);
  const refused = el("div", { class: "faults", role: "alert" });
  const element = el(
    "div",
    { class: "learn" },
    ...[path, failed, el("h3", {}, WORDS.more), more.list, el("h3", {}, WORDS.teach), teach.list],
    createOwn(parts, refused),
    refused,
  );
  acceptDrops(element, parts, refused);
  let isListed = false;
  parts.actions.onNavigate(() => (isListed = false)); // from now on, stops may be seen

  async function list() {
    /** @type {Index} */
    const index = await loadIndex().catch(() => ({}));
    const seen = loadSeen();
    const names = Object.keys(index);
    const others = names.filter((name) => !numberOf(name));
    const [taught, free] = [true, false].map((one) =>
      others
        .filter((name) => index[name][languageOf(index[name])].taught === one)
        .map((name) => createLesson(name, index, seen, parts)),
    );
    path.replaceChildren(...createPath(index, seen, parts));
    more.list.replaceChildren(...free, ...more.items);
    teach.list.replaceChildren(...taught, ...teach.items);
    failed.hidden = names.length > 0;
  }

  return {
    element,
    render() {
      if (!isListed) list();
      isListed = true;
    },
  };
}

/**
 * Create the path: how far one is, the button to its next leg, and all legs.
 * @param {Index} index @param {Seen} seen @param {DrawerParts} parts
 */
function createPath(index, seen, parts) {
  const { LEGS, PATH: WAY } = words;
  const stops = Object.fromEntries(
    Object.entries(index).map(([name, lesson]) => [name, lesson[languageOf(lesson)].stops]),
  );
  const legs = PATH.filter(({ name, href }) => name in index || !href.includes("lesson="));
  const coming = nextLeg(seen, stops);
  const go = coming ?? legs[0];
  const leg = LEGS[go.name];
  const label = !coming ? WAY.again : (coming === legs[0] ? WAY.start : WAY.next)({ leg });
  const items = legs.map((one) => {
    const door = createDoor(one, index, parts, "text", `${numberOf(one.name)} · ${LEGS[one.name]}`);
    if (isDone(one.name, seen, stops)) door.append(el("span", { class: "done" }, "✓", spoken(WORDS.done)));
    return el("li", {}, door);
  });
  return [
    el("h3", {}, coming && coming !== legs[0] ? WAY.at({ leg: numberOf(coming.name), legs: PATH.length }) : WAY.title),
    el("p", {}, createDoor(go, index, parts, "text primary", label)),
    el("ol", { class: "legs" }, ...items),
  ];
}

/**
 * Create the way to a leg: a link, or the button of a lesson of this page.
 * @param {Leg} leg @param {Index} index @param {DrawerParts} parts @param {string} className @param {string} text
 */
function createDoor({ name, href }, index, { actions }, className, text) {
  if (!(name in index)) return el("a", { class: className, href }, text);
  return createButton(text, () => actions.setLesson({ name, stop: 0 }), className);
}

/** Create a word for screen readers. @param {string} word */
const spoken = (word) => el("span", { class: "visually-hidden" }, ` ${word}`);

/** @param {string} name @param {Index} index @param {Seen} seen @param {DrawerParts} parts */
function createLesson(name, index, seen, { actions }) {
  const language = languageOf(index[name]);
  const { title, minutes, stops } = index[name][language];
  const hint = words.about(minutes, stops, Math.min(seen[name]?.length ?? 0, stops));
  const button = el("button", { type: "button" }, el("b", { lang: language }, title), el("span", {}, hint));
  button.addEventListener("click", () => actions.setLesson({ name, stop: 0 }));
  return el("li", { "data-lesson": name }, button);
}

/** @param {Entry} entry @param {DrawerParts} parts */
function createEntry({ name, href, drawer }, { actions }) {
  const { title, hint } = NAMED[name];
  const inner = [el("b", {}, title), el("span", {}, hint)];
  if (href) return el("li", {}, el("a", { href }, ...inner));
  const button = el("button", { type: "button" }, ...inner);
  button.addEventListener("click", () => drawer && actions.openDrawer(drawer));
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
