// The page with the manual, and the one with the reference of the library: finds the sections that have some words.

import { find, input, mark, write } from "../page/dom.js";
import { createSettled } from "../page/loading.js";
import { loadSettings, oppositeTheme, createTheme } from "../page/settings.js";
import { fill } from "../words/fill.js";
import { wordsOf } from "../words/words.js";

const words = await wordsOf("manual");

fill(find("main").dataset.page === "reference" ? { ...words.PAGE, ...words.REFERENCE } : words.PAGE);

let settings = loadSettings();
const systemDark = matchMedia("(prefers-color-scheme: dark)");
const theme = createTheme({ toggleTheme }, settings);

function toggleTheme() {
  settings = { ...settings, theme: oppositeTheme(settings.theme, systemDark.matches) };
  theme({ settings });
}

// A chapter is shown in the page's language, where it has been translated.
const { lang } = document.documentElement;
for (const part of find("main").querySelectorAll(`[data-chapter]:lang(${lang})`)) {
  for (const other of find("main").querySelectorAll(
    `${part.localName}[data-chapter="${part.getAttribute("data-chapter")}"]`,
  )) {
    /** @type {HTMLElement} */ (other).hidden = other !== part;
  }
}
// In one column the contents of the reference would stand before it, six screens long.
if (matchMedia("(max-width: 859px)").matches) {
  for (const opened of find(".contents").querySelectorAll("details")) opened.open = false;
}
mark(find("main"), "ready", true);

const sections = [...document.querySelectorAll(".chapters article:not([hidden]) section")].map((section) => ({
  section: /** @type {HTMLElement} */ (section),
  text: (section.textContent ?? "").toLowerCase(),
}));

/** Show only the sections that have all words of what is looked for, and mark those words. */
function search() {
  const wanted = input("#search").value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { section, text } of sections) {
    const has = wanted.every((word) => text.includes(word));
    section.hidden = !has;
    if (has) count += 1;
  }
  write(find("#found"), wanted.length ? words.found({ count }) : "");
  highlight(wanted);
}

/** @param {string[]} wanted */
function highlight(wanted) {
  if (!("highlights" in CSS)) return; // a browser without it shows the sections only
  CSS.highlights.set(
    "found",
    new Highlight(
      ...wanted.flatMap((word) => sections.flatMap(({ section }) => (section.hidden ? [] : rangesOf(section, word)))),
    ),
  );
}

/** Where a word stands below an element. @param {Element} root @param {string} word */
function rangesOf(root, word) {
  const ranges = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.nodeValue ?? "").toLowerCase();
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** A link to a section that is hidden just now ends the search. */
function show() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.closest("section")?.hidden) return;
  input("#search").value = "";
  search();
  target.scrollIntoView();
}

input("#search").addEventListener("input", search);
addEventListener("hashchange", show);
createSettled()("page", false);
