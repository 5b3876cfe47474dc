// Asks one question on the page of the film: masks the step, and hands the answer, given by mouse, finger or keys, to
// what takes it: answering.js for one learner, voting.js for a class. Predict asks with it as the film plays, a lesson
// at its stops:
//
//     const asker = await parts.asker(); //              views/asking.js loads it when it is first wanted
//     const end = await asker.askAt("rd"); //            at the step that is shown: asks, and waits for the end
//     if (end === null) …; //                            this step has no such question (or the server has not reached it)
//     if (end === "closed") …; //                        the viewer went elsewhere, or pressed Escape
//     actions.go(asker.latest().shown); //               the step that shows the answer; for "free" and "attacker" it is the same step
//
// The ends are in asking.js: "right", "again" (at the second try), "told", "closed". While `state().asked` is not null,
// digits, arrows, Space, Enter, S and Escape belong to the question: whoever listens to them leaves them alone then.
// Any intent that moves the film closes it. One question is open at a time; a new one closes the one before.

import { find, returnFocus } from "../page/dom.js";
import { loadStyles } from "../page/loading.js";
import { loadListings } from "../wire/source.js";
import { wordsOf } from "../words/words.js";
import { createAnswering, createVoting } from "./answering.js";
import { createCard, createKeys } from "./card.js";
import { choicesOf, labelsOf } from "./answers.js";
import { createInput, press } from "./answer.js";
import { WAYS, answersTo, lineAnswering, mannerOf } from "./kinds.js";
import { pictureAsking } from "./picture.js";
import { REGISTERS, createTargets } from "./targets.js";

/** @import { Actions, Asked, FactBase, Look, Question, Run, Source, State, Step } from "../types.js" */
/** @import { Ballot, End, Input, Taker } from "./answer.js" */

const words = await wordsOf("learn");

/**
 * `input`: null until its answers are known; `code`: the lines of the listing, where they are the answers; `ballot`:
 * where its answers are votes; `held`: they are closed.
 * @typedef {{
 *   ballot: Ballot | null,
 *   held: boolean,
 *   asked: Asked,
 *   step: Step,
 *   taker: Taker,
 *   input: Input | null,
 *   code: string[],
 *   onEnd: (end: End) => void,
 * }} Open
 */

/** @typedef {{actions: Actions, source: Source, state: () => State}} Parts */

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

  const card = createCard({
    press: pressPlace,
    give: () => change((taker, input) => taker.give(input)),
    none: () => change((taker, input) => taker.none(input)),
    show: () => take("s"),
    skip: () => close(),
  });
  const targets = createTargets({ choose: pressPlace, chooseQueen: choose, chooseLine: choose });
  const keys = createKeys(state, take);
  find("#why").after(card.element);

  /**
   * What the state needs for a question to be open at a step that is shown, or is about to be.
   * @param {Question} question
   * @param {Step} step  at which it is asked
   * @param {Run} run
   * @param {(end: End) => void} onEnd
   * @param {Ballot | null} [ballot]
   * @returns {Asked}
   */
  function begin(question, step, run, onEnd, ballot = null) {
    finish("closed");
    const manner = mannerOf(run.algorithm);
    const { about } = question;
    /** @type {Asked} */
    const asked = {
      run,
      question,
      picture: pictureAsking(question, step, run),
      cause: null,
      said: {
        title: words.question(about, /** @type {Record<string, any>} */ (step)[manner.fills], manner),
        why: words.HOW[WAYS[about]],
      },
    };
    const taker = ballot
      ? createVoting(ballot, card)
      : createAnswering(question, step, run, card, { light, end, close });
    open = { ballot, held: false, asked, step, taker, input: null, code: [], onEnd };
    latest = question;
    prepare(open);
    return asked;
  }

  /** Find the answers that can be given; for a line, the listing is asked. @param {Open} its */
  async function prepare(its) {
    const {
      asked: { question, run },
      step,
    } = its;
    const listing = WAYS[question.about] === "line" ? (await loadListings(run.algorithm))[run.goal] : null;
    if (open !== its) return;
    const answers = answersTo(question, step, run.n, listing?.runs ?? []);
    its.code = listing
      ? listing.runs.map((line) =>
          listing.python[line - 1]
            .map(([, text]) => text)
            .join("")
            .trim(),
        )
      : [];
    its.input = its.taker.begin(createInput(labelsOf(question, run, answers), answers));
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
    keys.close();
    if (focused) returnFocus(opener);
  }

  function close() {
    card.say("", "");
    actions.setAsked(null);
    finish("closed");
  }

  /** Show why an answer is wrong. @param {FactBase | null} cause */
  function light(cause) {
    if (!open) return;
    open.asked = { ...open.asked, cause };
    actions.setAsked(open.asked);
  }

  /** @param {End} how */
  function end(how) {
    actions.setAsked(null);
    finish(how);
  }

  /** Let what takes the answers do something with what is chosen. @param {(taker: Taker, input: Input) => Input} act */
  function change(act) {
    if (!open?.input) return;
    const its = open;
    its.input = act(its.taker, open.input);
    actions.repaint();
  }

  /**
   * The votes are closed: what was asked stays masked, so that it can be talked about.
   * @param {Open} its
   * @param {Ballot} ballot
   */
  function hold(its, ballot) {
    if (its.held) return;
    its.held = true;
    its.asked = { ...its.asked, said: { ...its.asked.said, why: "" } }; // which says how to answer
    actions.setAsked(its.asked);
    putAway();
    card.say(ballot.words.closed, "told");
  }

  /** An answer that was clicked where it belongs, if it is one. @param {number} value */
  function choose(value) {
    if (open?.input?.answers?.includes(value)) change((taker, input) => taker.choose(input, value));
  }

  /** A place of the card, or what stands for it on the board. @param {number} at */
  function pressPlace(at) {
    change((taker, input) => taker.press(input, at));
  }

  /** Whether a key belongs to the question; if so, it is done. @param {string} key */
  function take(key) {
    if (!open?.input) return false;
    if (key === "Escape" || key.toLowerCase() === "s") return open.taker.leave(key);
    if (key === "Enter") {
      change((taker, input) => taker.enter(input));
      return true;
    }
    const pressed = press(open.input, key);
    if (!pressed) return false;
    const { input, given } = pressed;
    open.input = input;
    if (card.hasFocus()) card.focus(input.at); // at once: the next key may press it
    change((taker) => (given === null ? input : taker.choose(input, given)));
    return true;
  }

  /** The question whose card is on the screen. @type {Open | null} */
  let painted = null;

  /** Put the card on the screen. @param {Open} its */
  function mount(its) {
    const {
      asked: { question, run },
      step,
      input,
      code,
    } = its;
    if (!input) return;
    painted = its;
    const way = WAYS[question.about];
    const manner = mannerOf(run.algorithm);
    const remark = its.taker.remark();
    card.say(remark, remark && "told");
    card.open(way, choicesOf(question, run, input.labels, code), its.ballot !== null);
    targets.open(
      {
        n: run.n,
        fills: manner.fills,
        line: lineAnswering(question, step, run.n),
        registers: manner.masks ? (REGISTERS[question.about] ?? []) : [],
        queens: way === "queen",
      },
      way === "line",
    );
    keys.open();
    actions.point(null);
    const { activeElement } = document;
    opener = activeElement;
    if (!activeElement?.matches("input[type=text], dialog *")) card.focus(input.at);
  }

  /**
   * Ask a question about the step that is shown, and wait for its end.
   * @param {Question} question
   * @param {Ballot} [ballot]  where answers are votes
   * @returns {Promise<End>}
   */
  function ask(question, ballot) {
    const {
      film: { shown },
    } = state();
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
    /**
     * Ask a question of a kind at the step that is shown; null if it has none.
     * @param {string} about
     * @returns {Promise<End | null>}
     */
    async askAt(about) {
      const {
        film: { shown },
      } = state();
      if (!shown) return null;
      const {
        step: { step },
        run,
      } = shown;
      const questions = await source.readQuestions(run, step, step + 1).catch(() => []);
      const question = questions.find((one) => one.about === about);
      return question && state().film.shown === shown ? ask(question) : null;
    },
    /** @param {Look} look */
    render({ learn: { asked }, film: { shown } }) {
      if (!open || !shown) return;
      if (asked !== open.asked) {
        // the film has gone on
        if (state().learn.asked === open.asked) actions.setAsked(null);
        return finish("closed");
      }
      const { ballot } = open;
      if (ballot && (open.held || !ballot.isOpen())) return hold(open, ballot);
      if (painted !== open) mount(open);
      if (!open.input) return;
      const { input, taker } = open;
      taker.paint(input);
      targets.paint(["bits", "bit"].includes(WAYS[asked.question.about]) ? input.chosen : null);
    },
  };
}

/** @typedef {ReturnType<typeof createAsker>} Asker */
