// The content of the frame: the findings of a check, and the buttons. Also the tools that move the held line, and the
// best result.

import { createButton, el, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { refute } from "./distractors.js";
import { placeOf } from "./grade.js";
import { MOST_HELP, forgetResults, hasHelp, isSwapped, savedResult } from "./session.js";

/** @import { Language, Step } from "../../types.js" */
/** @import { Shown } from "../frame.js" */
/** @import { Finding, Session } from "./session.js" */

const words = await wordsOf("exercise");

const { LINES: WORDS } = words;

export const SHOWN_N = 4; // n of the film that refutes lines
const MOVES = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Delete"]; // a tool for each key

/**
 * @param {Session} session
 * @param {Step[]} steps  of the film that refutes lines
 * @param {boolean} isHeld  whether a line is held; then its tools are shown
 * @returns {Shown}
 */
export function describe(session, steps, isHeld) {
  const { findings, done } = session;
  return {
    remark: { text: formatResult(session, steps), tone: done ? "right" : findings.length ? "wrong" : "" },
    buttons: {
      check: !done && !isHeld && { text: WORDS.CHECK, main: true },
      help: hasHelp(session) && !isHeld && { text: WORDS.HELP[Math.min(MOST_HELP - 1, session.help)] },
    },
    links: linksOf(session, steps),
  };
}

/** @param {Session} session @param {Step[]} steps */
function linksOf({ findings, done }, steps) {
  if (done) return [{ href: "./", text: WORDS.FILM }];
  const shown = findings.flatMap((finding) =>
    finding.why === "distractor" ? [refute(finding.name, steps, SHOWN_N).step] : [],
  );
  return [...new Set(shown)].map((step) => ({
    href: `./?algorithm=bitmask&n=${SHOWN_N}&step=${step}`,
    text: WORDS.see({ step }),
  }));
}

/** Create the tools for the held line. @param {(key: string) => void} steer  moves the line as a key would @param {() => void} drop */
export function createTools(steer, drop) {
  const moves = WORDS.MOVES.map(([sign, name], at) => {
    const element = createButton(sign, () => steer(MOVES[at]));
    element.setAttribute("aria-label", name);
    return element;
  });
  const attributes = { class: "row", role: "toolbar", "aria-label": WORDS.TOOLS };
  return el("div", attributes, ...moves, createButton(WORDS.DROP, drop));
}

/** Create the best result in a language. @param {Language} language */
export function createBest(language) {
  const text = el("span");
  const element = el("p", { class: "frame-keys row hint" }, text);
  element.append(
    createButton(WORDS.FORGET, () => {
      forgetResults();
      render();
    }),
  );
  function render() {
    const best = savedResult(language);
    element.hidden = !best;
    write(text, best ? WORDS.best(best.tries, best.help) : "");
  }
  return { element, render };
}

/** @param {Session} session @param {Step[]} steps */
function formatResult(session, steps) {
  const { findings, done, tries, help } = session;
  if (done) return WORDS.right(tries, help) + (isSwapped(session) ? ` ${WORDS.SWAPPED}` : "");
  return findings.length ? formatFaults(session, steps) : WORDS.HOW;
}

/** Return the faults, one a line; a fault of several lines is listed once. @param {Session} session @param {Step[]} steps */
function formatFaults({ findings, arrangement }, steps) {
  /** @type {Map<string, number[]>} */
  const faults = new Map();
  for (const finding of findings) {
    const text = formatFinding(finding, steps);
    const ids = finding.why === "before" ? finding.ids.slice(0, 1) : finding.ids;
    faults.set(text, [...(faults.get(text) ?? []), ...ids.map((id) => placeOf(arrangement, id) + 1)]);
  }
  return [...faults].map(([text, at]) => WORDS.fault(at, text)).join("\n");
}

/** @param {Finding} finding @param {Step[]} steps */
function formatFinding(finding, steps) {
  switch (finding.why) {
    case "distractor":
      return WORDS.stray(finding.name, refute(finding.name, steps, SHOWN_N), SHOWN_N);
    case "missing":
      return WORDS.missing({ count: finding.count });
    case "inside":
      return WORDS.INSIDE[finding.role];
    case "before":
      return WORDS.before(finding.needs, finding.role);
    default:
      return WORDS.PLAIN[finding.why];
  }
}
