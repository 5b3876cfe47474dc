// Five to try: the rows are given, and the learner clicks the bits of what follows from them.

import { el, withCode, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { digitsOf } from "./carry.js";
import { chooseTries } from "./examples.js";
import { compute, namesIn, read } from "./expressions.js";
import { createRows } from "./rows.js";

/** @import { CardName } from "../model/cards.js" */
/** @import { Try } from "./examples.js" */

const words = await wordsOf("bench");

const { TRY } = words;

/** @param {Exclude<CardName, "check">} name */
export function createTries(name) {
  const begin = el("button", { type: "button", class: "text" }, TRY.begin);
  const ask = el("p");
  const where = el("span", { class: "where" });
  const rows = createRows((_, bit) => {
    given ^= 1n << BigInt(bit);
    wrong = 0n;
    write(message, "");
    draw();
  });
  const message = el("p", { class: "message", role: "status" });
  const [check, show, next] = [TRY.check, TRY.show, TRY.next].map((text) =>
    el("button", { type: "button", class: "text" }, text),
  );
  const row = el("div", { class: "row" }, check, show, next, where);
  const body = el("div", { class: "asked" }, ask, rows.element, message, row);
  const element = el("section", { class: "tries" }, el("h3", {}, TRY.title), begin, body);
  /** @type {Try[]} */
  let tries = [];
  let at = 0;
  let given = 0n; // the answer so far
  let wrong = 0n; // its bits that were found wrong
  let missed = false; // whether this one was wrong once, or shown
  let solved = false;
  let right = 0;
  body.hidden = true;

  begin.addEventListener("click", () => {
    tries = chooseTries(name, Math.random);
    [at, right] = [0, 0];
    ask.replaceChildren(...withCode(TRY.ask({ name: tries[0].text })));
    put();
    rows.element.querySelector("button")?.focus();
  });
  check.addEventListener("click", () => {
    const { answer, width } = tries[at];
    wrong = given ^ answer;
    if (!wrong) return settle(TRY.right);
    missed = true;
    const bits = digitsOf(wrong, width).flatMap((digit, place) => (digit ? [width - 1 - place] : []));
    write(message, TRY.wrong({ count: bits.length, bits: words.listed(bits) }));
    draw();
  });
  show.addEventListener("click", () => {
    missed = true;
    wrong = 0n;
    given = tries[at].answer;
    settle(TRY.shown);
  });
  next.addEventListener("click", () => {
    at += 1;
    if (at < tries.length) {
      put();
      rows.element.querySelector("button")?.focus();
      return;
    }
    body.hidden = true;
    begin.hidden = false;
    write(begin, TRY.again);
    begin.focus();
  });

  /** Ask the next one. */
  function put() {
    [given, wrong, missed, solved] = [0n, 0n, false, false];
    begin.hidden = true;
    body.hidden = false;
    write(message, "");
    draw();
  }

  /** It is answered. @param {string} text */
  function settle(text) {
    solved = true;
    if (!missed) right += 1;
    write(message, at + 1 < tries.length ? text : `${text} ${TRY.ended({ right, of: tries.length })}`);
    draw();
    next.focus();
  }

  function draw() {
    const { text, values, width } = tries[at];
    const known = namesIn(read(text)).map((each) => ({ text: each, name: "", value: values[each] }));
    rows.render(
      [
        ...known,
        {
          text,
          name: solved ? "" : text,
          value: solved ? compute(read(text), values, "python") : given,
          bare: !solved,
          wrong,
          kind: "result",
        },
      ],
      width,
    );
    write(where, TRY.where({ at: at + 1, of: tries.length }));
    check.hidden = solved;
    show.hidden = solved || !missed;
    next.hidden = !solved;
  }

  return { element };
}
