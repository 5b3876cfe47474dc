// The page of the study: for a learner; with ?collect for the teacher, with ?paper for the printer.

import { el, find } from "../page/dom.js";
import { createSettled } from "../page/loading.js";
import { switchTheme } from "../page/settings.js";
import { addressOfPage } from "../suppliers/offers.js";
import { fill } from "../words/fill.js";
import { wordsOf } from "../words/words.js";
import { Collecting } from "./collect.js";
import { StudyWalk } from "./learner.js";
import { drawPaper } from "./paper.js";

const words = await wordsOf("study");

fill(words.PAGE);

switchTheme();

/** The variants of the page, by the field of its address. @type {Record<string, () => HTMLElement>} */
const WAYS = {
  "": () => new StudyWalk().element,
  collect: () => new Collecting().element,
  paper: drawPaper,
};

const fields = [...new URLSearchParams(location.search).keys()];
const way = fields.find((field) => Object.hasOwn(WAYS, field)) ?? "";
const unknown = fields.filter((field) => !Object.hasOwn(WAYS, field)).map((field) => `“${field.slice(0, 30)}”`);
if (unknown.length) find("#trouble").textContent = words.BAD_ADDRESS({ field: words.listed(unknown) });

// The study on paper has the key of both forms, so a learner's page has no link to it.
const LINKS = { study: "", collect: "?collect", ...(way && { paper: "?paper" }) };
const links = Object.entries(LINKS).map(([name, query]) => {
  const link = el("a", { href: addressOfPage("study", query) }, words.LINKS[/** @type {keyof typeof LINKS} */ (name)]);
  if (query === (way && `?${way}`)) link.setAttribute("aria-current", "page");
  return link;
});
const { lang } = document.documentElement;
const chapter = lang === "en" ? "teaching" : `${lang}/teaching`;
const manual = el("a", { href: addressOfPage("manual", `#${chapter}`) }, words.LINKS.manual);
find("#place").replaceChildren(
  WAYS[way](),
  el(
    "nav",
    { class: "teachers row links hint", "aria-label": words.LINKS.label },
    el("b", {}, words.LINKS.label),
    ...links,
    manual,
  ),
);
createSettled()("page", false);
