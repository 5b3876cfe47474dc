// Asks one question on the page of the film: masks the step, takes the answer by mouse, finger or keys, says why a wrong one is
// wrong, and tells how it ended. Predict asks with it as the film plays, a lesson at its stops:
//
//     const asker = await parts.asker(); //              views/asking.js loads it when it is first wanted
//     const end = await asker.askAt("rd"); //            at the step that is shown: asks, and waits for the end
//     if (end === null) …; //                            this step has no such question (or the server has not reached it)
//     if (end === "closed") …; //                        the viewer went elsewhere, or pressed Escape
//     actions.go(asker.latest().shown); //               the step that shows the answer; for "free" and "attacker" it is the same step
//
// The ends are in asking.js: "right", "again" (at the second try), "told", "closed". While `state().asked` is not null, digits,
// arrows, Space, Enter, S and Escape belong to the question: whoever listens to them leaves them alone then. Any intent that moves
// the film closes it. One question is open at a time; a new one closes the one before.

import { find } from "../page/dom.js";
import { returnFocus } from "../page/focus.js";
import { keepsKey } from "../page/keys.js";
import { loadStyles } from "../page/styles.js";
import { loadListings } from "../wire/listings.js";
import { words } from "../words/learn.js";
import { answer, begin as beginAsking, tell } from "./asking.js";
import { choosing, chosenOf, pick, sending } from "./ballot.js";
import { blame } from "./blame.js";
import { belongsToButton, createCard } from "./card.js";
import { facesOf, labelsOf, lightOf } from "./faces.js";
import { createInput, maskOf, press, toggle } from "./input.js";
import { WAYS, answersTo, lineAnswering, mannerOf } from "./kinds.js";
import { pictureAsking } from "./picture.js";
import { REGISTERS, createTargets } from "./targets.js";

/** @typedef {import("../types.js").Asked} Asked */
/** @typedef {import("../types.js").Question} Question */
/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").Run} Run */
/** @typedef {import("./asking.js").Asking} Asking */
/** @typedef {import("./asking.js").End} End */
/** @typedef {import("./input.js").Input} Input */

/** `input`: null until its answers are known; `code`: the lines of the listing, where they are the answers; `ballot`: where its answers are votes; `held`: they are closed. @typedef {{ballot: import("./ballot.js").Ballot | null, held: boolean, asked: Asked, step: Step, asking: Asking, input: Input | null, code: string[], onEnd: (end: End) => void}} Open */

/** @typedef {{actions: import("../intents/actions.js").Actions, source: import("../types.js").Source, state: () => import("../types.js").State}} Parts */

/** The asker, with its style sheet. @param {Parts} parts */
export async function loadAsker(parts) {
  await loadStyles("learn/question.css");
  return createAsker(parts);
}

/** @param {Parts} parts */
function createAsker({ actions, source, state }) {
  /** @type {Open | null} */
  let open = null;
  /** The last question that was asked. @type {Question | null} */
  let latest = null;
  /** @type {Element | null} */
  let opener = null;

  const card = createCard({ press: pressPlace, give: () => given(null), none: () => vote(open?.ballot ?? null, 0), show: () => end(open && tell(open.asking)), skip: () => close() });
  const targets = createTargets({ choose: pressPlace, chooseQueen: choose, chooseLine: choose });
  find("#why").after(card.element);

  /**
   * What the state needs for a question to be open at a step that is shown, or is about to be.
   * @param {Question} question @param {Step} step  at which it is asked @param {Run} run @param {(end: End) => void} onEnd @param {import("./ballot.js").Ballot | null} [ballot] @returns {Asked}
   */
  function begin(question, step, run, onEnd, ballot = null) {
    finish("closed");
    const manner = mannerOf(run.algorithm);
    const { about } = question;
    /** @type {Asked} */
    const asked = {
      run, question, picture: pictureAsking(question, step, run), blamed: null,
      said: { title: words.QUESTIONS[about](/** @type {Record<string, any>} */ (step)[manner.fills], manner), why: words.HOW[WAYS[about]] },
    };
    open = { ballot, held: false, asked, step, asking: beginAsking(question, null), input: null, code: [], onEnd };
    latest = question;
    prepare(open);
    return asked;
  }

  /** Find the answers that can be given; for a line, the listing is asked. @param {Open} its */
  async function prepare(its) {
    const { asked: { question, run }, step } = its;
    const listing = WAYS[question.about] === "line" ? (await loadListings(run.algorithm))[run.goal] : null;
    if (open !== its) return;
    const answers = answersTo(question, step, run.n, listing?.runs ?? []);
    its.code = listing ? listing.runs.map((line) => listing.python[line - 1].map(([, text]) => text).join("").trim()) : [];
    its.asking = beginAsking(question, answers);
    its.input = createInput(labelsOf(question, run, answers), answers);
    const sent = its.ballot?.sent() ?? null;
    if (sent !== null) its.input = choosing(its.input, sent);
    if (WAYS[question.about] === "line") actions.openLanguage("python"); // whose lines run
    actions.repaint();
  }

  /** Take the question off the screen. @param {End} how */
  function finish(how) {
    if (!open) return;
    const { onEnd } = open;
    open = null;
    painted = null;
    putAway();
    onEnd(how);
  }

  /** Nothing can be answered any more. */
  function putAway() {
    const focused = card.hasFocus();
    card.close();
    targets.close();
    removeEventListener("keydown", onKey, { capture: true });
    if (focused) returnFocus(opener);
  }

  function close() {
    card.say("", "");
    actions.setAsked(null);
    finish("closed");
  }

  /** Go on from an answer: another try, or the end. @param {Asking | null} asking */
  function end(asking) {
    if (!open || !asking) return;
    const { step, asked } = open;
    open.asking = asking;
    const wrong = asking.wrong.at(-1);
    const manner = mannerOf(asked.run.algorithm);
    const blamed = wrong === undefined ? null : blame(asked.question, wrong, step, asked.run.n, manner);
    const why = blamed ? words.why(blamed.reason, manner) : "";
    if (asking.end) {
      const right = asking.end === "right" || asking.end === "again";
      card.say(right ? words.RIGHT : why || words.SHOWN, right ? "right" : "told");
      actions.setAsked(null);
      finish(asking.end);
    } else if (blamed) {
      card.say(`${why} ${words.AGAIN}`, "wrong");
      open.asked = { ...asked, blamed: lightOf(blamed, step, asked.run) };
      actions.setAsked(open.asked);
    }
  }

  /** An answer; null for the bits that are chosen. @param {number | null} value */
  function given(value) {
    if (!open?.input) return;
    const { input, asking, ballot } = open;
    if (ballot) {
      if (value === null) vote(ballot, chosenOf(input));
      else open.input = choosing(input, value);
      return actions.repaint();
    }
    const its = value ?? (input.answers ? input.answers[input.at] : maskOf(input));
    if (!asking.wrong.includes(its) || !input.answers) end(answer(asking, its));
  }

  /** @param {import("./ballot.js").Ballot | null} ballot @param {number | null} answer */
  function vote(ballot, answer) {
    if (!open?.input || !ballot || answer === null || answer === ballot.sent()) return;
    if (answer === 0) open.input = choosing(open.input, answer); // bits that were chosen are not
    ballot.send(answer);
    card.say(ballot.words.sent, "told");
  }

  /** The votes are closed: what was asked stays masked, so that it can be talked about. @param {Open} its @param {import("./ballot.js").Ballot} ballot */
  function hold(its, ballot) {
    if (its.held) return;
    its.held = true;
    putAway();
    card.say(ballot.words.closed, "told");
  }

  /** An answer that was clicked where it belongs, if it is one. @param {number} value */
  function choose(value) {
    if (open?.input?.answers?.includes(value)) given(value);
  }

  /** A place of the card, or what stands for it on the board. @param {number} at */
  function pressPlace(at) {
    if (!open?.input) return;
    const { input } = open;
    open.input = !input.answers ? toggle(input, at) : open.ballot ? pick(input, at) : { ...input, at };
    if (input.answers && !open.ballot) given(input.answers[at]);
    actions.repaint();
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (!open?.input || event.ctrlKey || event.altKey || event.metaKey || belongsElsewhere(event) || !actOn(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whether what has the focus needs a key itself. @param {KeyboardEvent} event */
  function belongsElsewhere({ key, target }) {
    const { drawer, settings } = state();
    const element = target instanceof Element ? target : null;
    if (drawer || element?.closest("dialog:not(.lesson), [popover]")) return true;
    const sign = /^[\ds]$/i.test(key);
    if (element?.closest("#question, dialog.lesson")) return belongsToButton(element, key);
    if (sign) return !settings.keys || keepsKey(element, key); // without being wanted they come by mistake, as in dictating
    return keepsKey(element, key) || (key !== "Escape" && Boolean(element?.closest("#stage"))); // there the cursor of the board reads on, and Enter chooses
  }

  /** Whether a key belongs to the question. @param {string} key */
  function actOn(key) {
    if (!open?.input) return false;
    if (open.ballot && key === "Enter") given(chosenOf(open.input) === null && open.input.answers ? open.input.answers[open.input.at] : null);
    else if (open.ballot && (key === "Escape" || key.toLowerCase() === "s")) return false;
    else if (key === "Escape") close();
    else if (key.toLowerCase() === "s") end(tell(open.asking));
    else {
      const pressed = press(open.input, key);
      if (!pressed) return false;
      open.input = pressed.input;
      if (card.hasFocus()) card.focus(open.input.at); // at once: the next key may press it
      if (pressed.given !== null) given(pressed.given);
      actions.repaint();
    }
    return true;
  }

  /** The question whose card is on the screen. @type {Open | null} */
  let painted = null;

  /** Put the card on the screen. @param {Open} its */
  function mount(its) {
    const { asked: { question, run }, step, input, code } = its;
    if (!input) return;
    painted = its;
    const way = WAYS[question.about];
    const manner = mannerOf(run.algorithm);
    card.say("", "");
    card.open(way, facesOf(question, run, input.labels, code), its.ballot !== null);
    if (its.ballot && its.ballot.sent() !== null) card.say(its.ballot.words.sent, "told");
    targets.open({ n: run.n, fills: manner.fills, line: lineAnswering(question, step, run.n), registers: manner.masks ? REGISTERS[question.about] ?? [] : [], queens: way === "queen" }, way === "line");
    addEventListener("keydown", onKey, { capture: true });
    actions.point(null);
    const { activeElement } = document;
    opener = activeElement;
    if (!activeElement?.matches("input[type=text], dialog *")) card.focus(input.at);
  }

  /** Ask a question about the step that is shown, and wait for its end. @param {Question} question @param {import("./ballot.js").Ballot} [ballot]  where answers are votes @returns {Promise<End>} */
  function ask(question, ballot) {
    const { shown } = state();
    if (!shown || shown.step.step !== question.step) throw new Error(`step ${question.step} is not on the screen`);
    return new Promise((resolve) => actions.setAsked(begin(question, shown.step, shown.run, resolve, ballot)));
  }

  return {
    begin,
    /** The last question. */
    latest: () => latest,
    /** Nothing more is said of the last answer. */
    hush: () => card.say("", ""),
    close,
    ask,
    /** Ask a question of a kind at the step that is shown; null if it has none. @param {string} about @returns {Promise<End | null>} */
    async askAt(about) {
      const { shown } = state();
      if (!shown) return null;
      const { step: { step }, run } = shown;
      const questions = await source.readQuestions(run, step, step + 1).catch(() => []);
      const question = questions.find((one) => one.about === about);
      return question && state().shown === shown ? ask(question) : null;
    },
    /** @param {import("../types.js").Look} look */
    render({ asked }) {
      if (!open) return;
      if (asked !== open.asked) { // the film has gone on
        if (state().asked === open.asked) actions.setAsked(null);
        return finish("closed");
      }
      const { ballot } = open;
      if (ballot && (open.held || !ballot.isOpen())) return hold(open, ballot);
      if (painted !== open) mount(open);
      if (!open.input) return;
      const { input, asking } = open;
      card.paint(input, asking.wrong);
      if (ballot) card.paintBallot(input, sending(ballot, chosenOf(input)), ballot.words.none);
      targets.paint(["bits", "bit"].includes(WAYS[asked.question.about]) ? input.chosen : null);
    },
  };
}

/** @typedef {ReturnType<typeof createAsker>} Asker */
