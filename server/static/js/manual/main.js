// The page of the manual: its chapters in the page's language, and a search for sections by words.

import { standBeside } from "../class/class.js";
import { find, input, mark, write } from "../page/dom.js";
import { showGone } from "../page/gone.js";
import { createSettled, start } from "../page/loading.js";
import { switchTheme } from "../page/settings.js";
import { fill } from "../words/fill.js";
import { wordsOf } from "../words/words.js";

const words = await wordsOf("manual");

fill(words.PAGE);
showGone();

switchTheme();

// Show each chapter in the page's language, if it has been translated.
const { lang } = document.documentElement;
for (const part of find("main").querySelectorAll(`[data-chapter]:lang(${lang})`)) {
  for (const other of find("main").querySelectorAll(
    `${part.localName}[data-chapter="${part.getAttribute("data-chapter")}"]`,
  )) {
    /** @type {HTMLElement} */ (other).hidden = other !== part;
  }
}
mark(find("main"), "ready", true);

const sections = [...document.querySelectorAll(".chapters article:not([hidden]) section")].map((section) => ({
  section: /** @type {HTMLElement} */ (section),
  text: (section.textContent ?? "").toLowerCase(),
}));

/** Show only the sections with all words of the search, and mark the words. */
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
  if (!("highlights" in CSS)) return; // such a browser shows the sections without marks
  CSS.highlights.set(
    "found",
    new Highlight(
      ...wanted.flatMap((word) => sections.flatMap(({ section }) => (section.hidden ? [] : rangesOf(section, word)))),
    ),
  );
}

/** @param {Element} root @param {string} word */
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

/** Show the section that the address's fragment names, in the page's language, also if a search hides it. */
function show() {
  const anchor = decodeURIComponent(location.hash.slice(1));
  const translated = document.getElementById(`${lang}/${anchor}`);
  const target = translated ?? document.getElementById(anchor);
  const isFiltered = target?.closest("section")?.hidden ?? false;
  if (isFiltered) {
    input("#search").value = "";
    search();
  }
  if (isFiltered || translated) target?.scrollIntoView();
}

input("#search").addEventListener("input", search);
addEventListener("hashchange", show);
show();
start();
standBeside();
createSettled()("page", false);
