// Say what the page says of programs: `node said.mjs LANGUAGE` reads requests from its input, a line of JSON each,
// {"recording": in base64, "findings", "trials"}, and answers each with a line: {"once", "beside", "results", "tries"},
// lists of {"text", "grave"}. The page's own modules make the sentences, on elements that keep no more than these need.

import { createInterface } from "node:readline";

const BLOCKS = new Set(["p", "li", "h3", "h4", "figcaption", "summary"]);
const SILENT = new Set(["button", "pre"]);

class Text {
  nextSibling = null;

  constructor(text) {
    this.textContent = this.nodeValue = text;
  }
}

class Element {
  #attributes = new Map();
  childNodes = [];
  dataset = {};
  hidden = false;
  style = { setProperty() {}, removeProperty() {} };

  constructor(name) {
    this.localName = name;
  }

  getAttribute(name) {
    return this.#attributes.get(name) ?? null;
  }

  hasAttribute(name) {
    return this.#attributes.has(name);
  }

  setAttribute(name, value) {
    this.#attributes.set(name, value);
  }

  removeAttribute(name) {
    this.#attributes.delete(name);
  }

  addEventListener() {}

  append(...nodes) {
    this.childNodes.push(...nodes.map((node) => (typeof node === "string" ? new Text(node) : node)));
  }

  prepend(...nodes) {
    this.childNodes.unshift(...nodes);
  }

  appendChild(node) {
    this.append(node);
    return node;
  }

  replaceChildren(...nodes) {
    this.childNodes = [];
    this.append(...nodes);
  }

  get children() {
    return this.childNodes.filter((node) => node instanceof Element);
  }

  /** Find a child by its class, which is its only one. */
  querySelector(selector) {
    return this.children.find((child) => `.${child.getAttribute("class")}` === selector) ?? null;
  }

  matches(name) {
    return this.localName === name;
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  get textContent() {
    return this.childNodes.map((node) => node.textContent).join("");
  }

  set textContent(text) {
    this.replaceChildren(text);
  }
}

globalThis.document = {
  documentElement: { lang: process.argv[2], dataset: {} },
  createElement: (name) => new Element(name),
  createElementNS: (_, name) => new Element(name),
  createTextNode: (text) => new Text(text),
};

const { ProgramFilm } = await import("../../server/static/js/suppliers/program/film.js");
const { ProgramRecording } = await import("../../server/static/js/suppliers/program/recording.js");
const { Results } = await import("../../server/static/js/yours/results.js");
const { TryList } = await import("../../server/static/js/yours/tries.js");

/** Yield the sentences in an element. */
function* sentencesIn(element, isGrave = false) {
  if (!(element instanceof Element) || element.hidden || SILENT.has(element.localName)) return;
  const grave = isGrave || element.hasAttribute("data-grave");
  if (!BLOCKS.has(element.localName)) for (const child of element.childNodes) yield* sentencesIn(child, grave);
  else {
    const shown = element.childNodes.filter((node) => !SILENT.has(node.localName) && !node.hidden);
    const text = shown
      .map((node) => node.textContent)
      .join("")
      .trim();
    if (text) yield { text, grave };
  }
}

async function say({ recording, findings, trials }) {
  const film = new ProgramFilm(await ProgramRecording.open(new Uint8Array(Buffer.from(recording, "base64"))), findings);
  const [results, tries] = [new Results({ choose: null }), new TryList(() => {})];
  tries.show(trials, undefined);
  const once = [...sentencesIn(tries.element)];
  results.setFilm(film);
  const { comparison } = findings;
  results.setTries(trials);
  tries.show(trials, comparison?.another ? { given: -1, another: true } : (comparison?.outcome ?? null));
  const parts = { beside: results.verdict, results: results.element, tries: tries.element };
  return { once, ...Object.fromEntries(Object.entries(parts).map(([name, one]) => [name, [...sentencesIn(one)]])) };
}

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await say(JSON.parse(line)))}\n`);
