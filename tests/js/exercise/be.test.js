// The exercise "Be the search": its session and grading, compared with the recorded films of small boards.

import assert from "node:assert/strict";
import test from "node:test";

import {
  LIFT,
  STEPS,
  blankOf,
  canLift,
  chooseSteps,
  createMachine,
  drawWindow,
  fill,
  meanwhileOf,
  queensOf,
  truthOf,
} from "../../../server/static/js/exercise/be/machine.js";
import { factOf, missOf, wrongBit } from "../../../server/static/js/exercise/be/hints.js";
import {
  askHint,
  blankNow,
  canUndo,
  check,
  confirm,
  countNow,
  createSession,
  listBlanks,
  scoreOf,
  setDraft,
  showModel,
  markNow,
  undo,
} from "../../../server/static/js/exercise/be/session.js";
import { createRandom, shuffle } from "../../../server/static/js/exercise/address.js";
import { wordsOf } from "../../../server/static/js/words/words.js";
import { given } from "../given.js";

const LANGUAGES = [await wordsOf("exercise", "en"), await wordsOf("exercise", "de")];

const SIZES = [4, 5, 6, 7, 8];
const FILMS = given("films", ...SIZES);
const RUNGS = [1, 2, 3, 4];

/** Return the steps of the exercise at an address. */
function stepsOf(n, seed) {
  const { start, stop } = drawWindow(seed, n, FILMS[n].length);
  return chooseSteps(FILMS[n].slice(start, stop));
}

/** Return the film's value for a blank. */
function answerIn(steps, { step, about }) {
  const { kind, bit, ld, col, rd } = steps[step];
  if (about === "move") return kind === "place" ? bit : LIFT;
  return about === "taken" ? ld | col | rd : steps[step][about];
}

/** Fill in each blank with an answer, by default the right one. */
function play(session, answer = (blank) => answerIn(session.steps, blank)) {
  let playing = session;
  for (let blank = blankNow(playing); blank; blank = blankNow(playing))
    playing = confirm(playing, answer(blank, playing));
  return playing;
}

test("every window has a start inside, with a way back", () => {
  for (const n of SIZES) {
    for (let start = 0; start < FILMS[n].length - 32; start += n === 8 ? 7 : 1) {
      const steps = chooseSteps(FILMS[n].slice(start, start + 32));
      assert.equal(steps.length, STEPS);
      assert.equal(steps[0].kind, "call");
      assert.ok(
        steps.some(({ kind }) => kind === "return"),
        `${n}, ${start}`,
      );
      assert.ok(
        steps.every(({ stack }) => stack.length),
        `${n}, ${start}`,
      );
    }
  }
});

test("the seed alone decides the data, and different seeds give different data", () => {
  assert.equal(stepsOf(6, 314)[0].step, stepsOf(6, 314)[0].step);
  assert.deepEqual(
    [314, 315, 1].map((seed) => stepsOf(6, seed)[0].step),
    [33, 392, 305],
  ); // a seed must give the same data for ever
  assert.ok(new Set([...Array(60).keys()].map((seed) => stepsOf(8, seed)[0].step)).size > 50);
  assert.deepEqual(shuffle([1, 2, 3, 4, 5], createRandom(7)).sort(), [1, 2, 3, 4, 5]);
});

/** Call `look` for every small board, with the data of some seeds, on every rung. */
function everyExercise(look) {
  for (const n of SIZES)
    for (let seed = 1; seed <= 6; seed++) for (const rung of RUNGS) look(stepsOf(n, seed), n, rung);
}

test("played like the film, every blank is right and agrees with the queens on the board", () => {
  everyExercise((steps, n, rung) => {
    let machine = createMachine(steps[0], n, rung);
    for (let blank = blankOf(machine); blank; blank = blankOf(machine)) {
      const answer = answerIn(steps, blank);
      assert.equal(
        truthOf(machine)[blank.about],
        answer,
        `N = ${n}, from ${steps[0].step}, rung ${rung}, ${blank.step} ${blank.about}`,
      );
      machine = fill(machine, answer);
      if (blank.about === "move") assert.deepEqual(queensOf(machine), steps[blank.step].queens);
    }
  });
});

test("played like the film, every blank scores its point, judged at once or at the end", () => {
  everyExercise((steps, n, rung) => {
    const score = scoreOf(play(createSession(steps, n, rung, true)));
    assert.deepEqual(score, { points: score.of, of: score.of, hints: 0 });
    assert.deepEqual(scoreOf(check(play(createSession(steps, n, rung, false)))), score);
  });
});

test("each rung has more blanks", () => {
  const steps = stepsOf(6, 314);
  const asked = RUNGS.map((rung) => new Set(listBlanks(createSession(steps, 6, rung, true)).map(({ about }) => about)));
  assert.deepEqual(
    asked.map((names) => [...names].sort().join(" ")),
    ["move", "move poss taken", "col ld move poss rd taken", "col ld move poss rd taken"],
  );
});

test("a wrong value stays until it is corrected, and its point is lost", () => {
  const start = createSession(stepsOf(6, 314), 6, 2, true);
  const right = answerIn(start.steps, blankNow(start));
  const wrong = confirm(start, right ^ 1);
  assert.deepEqual([wrong.wrong, wrong.draft, blankNow(wrong)], [true, right ^ 1, blankNow(start)]);
  assert.equal(setDraft(wrong, right).wrong, false);
  const done = play(wrong);
  assert.equal(done.phase, "done");
  const { points, of } = scoreOf(done);
  assert.equal(points, of - 1);
});

test("a judged answer stays judged: undo gives no second first answer", () => {
  const start = createSession(stepsOf(6, 314), 6, 2, true);
  const right = answerIn(start.steps, blankNow(start));
  const once = confirm(confirm(start, right ^ 1), right);
  assert.deepEqual(blankNow(undo(once)), blankNow(start));
  const { points, of } = scoreOf(play(undo(once)));
  assert.equal(points, of - 1);
  assert.equal(canUndo(start), false);
  assert.equal(undo(setDraft(start, 5)).draft, 0);
  assert.equal(undo(start), start);
});

test("judged at the end, a wrong mask costs only its own point and is the only blank asked again", () => {
  const start = createSession(stepsOf(6, 314), 6, 3, false);
  const slip = listBlanks(start).find(({ about }) => about === "poss");
  const full = play(
    start,
    (blank) => answerIn(start.steps, blank) ^ (blank.step === slip.step && blank.about === "poss" ? 1 : 0),
  );
  assert.equal(full.phase, "full");
  const checked = check(full);
  assert.deepEqual([blankNow(checked), checked.draft, checked.wrong], [slip, answerIn(start.steps, slip) ^ 1, true]);
  const done = confirm(checked, answerIn(start.steps, slip));
  assert.equal(done.phase, "done");
  assert.equal(scoreOf(done).points, scoreOf(done).of - 1);
});

test("judged at the end, blanks after a wrong move do not count, and the search resumes at the move", () => {
  const start = createSession(stepsOf(6, 314), 6, 1, false);
  const blanks = listBlanks(start);
  let moves = 0;
  const full = play(start, (blank, { machine }) => {
    if (blank.step === blanks[2].step) return canLift(machine) && answerIn(start.steps, blank) !== LIFT ? LIFT : 1;
    moves += 1;
    return moves <= 2 ? answerIn(start.steps, blank) : canLift(machine) ? LIFT : 1;
  });
  const checked = check(full);
  assert.deepEqual(blankNow(checked), blanks[2]);
  assert.equal(scoreOf(checked).points, 2);
  const done = play(checked);
  assert.deepEqual([done.phase, scoreOf(done).points], ["done", 2]);
});

test("hints grow stronger; the value costs the point, the others do not", () => {
  const start = createSession(stepsOf(6, 314), 6, 2, true);
  const twice = askHint(askHint(start));
  assert.equal(markNow(twice).strength, 2);
  assert.deepEqual([scoreOf(play(twice)).points, scoreOf(play(twice)).hints], [scoreOf(play(start)).of, 2]);
  const told = askHint(askHint(twice));
  assert.equal(markNow(told).strength, 3);
  assert.deepEqual([scoreOf(play(told)).points, scoreOf(play(told)).hints], [scoreOf(play(start)).of - 1, 3]);
});

test("nothing can be filled in after the model answer is shown", () => {
  const start = createSession(stepsOf(6, 314), 6, 2, true);
  const shown = showModel(start);
  assert.equal(blankNow(shown), null);
  assert.equal(confirm(shown, 1), shown);
  assert.equal(showModel(play(start)).phase, "done");
});

test("a hint names a queen on the board, and a bit that is wrong", () => {
  const seen = new Set();
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    play(createSession(stepsOf(5, seed), 5, 3, true), (blank, { machine, steps }) => {
      const answer = answerIn(steps, blank);
      for (let draft = 0; draft < 32; draft++) {
        const isMove = blank.about === "move";
        if (isMove && draft & (draft - 1)) continue;
        const { reason, by } = factOf(machine, blank.about, draft);
        seen.add(`${blank.about} ${reason.why}`);
        for (const { queen } of by) assert.ok(queensOf(machine).some((its) => String(its) === String(queen)));
        if (!isMove && "bit" in reason && reason.why !== "tried") assert.equal(((answer ^ draft) >> reason.bit) & 1, 1);
        if (draft !== LIFT || !isMove) assert.equal(reason.why === "fits", draft === answer, `${blank.about} ${draft}`);
      }
      return answer;
    });
  }
  for (const kind of [
    "taken attacked",
    "taken missed",
    "poss attacked",
    "move attacked",
    "move lower",
    "move tried",
    "move left",
    "move spent",
    "ld hit",
    "rd turned",
  ]) {
    assert.ok(seen.has(kind), kind);
  }
});

test("questions are numbered consecutively, with any steps between them", () => {
  everyExercise((steps, n, rung) => {
    const counted = [];
    const done = play(createSession(steps, n, rung, true), (blank, session) => {
      counted.push(countNow(session));
      return answerIn(steps, blank);
    });
    const of = listBlanks(done).length;
    assert.deepEqual(
      counted,
      [...Array(of).keys()].map((at) => ({ at: at + 1, of })),
    );
    assert.deepEqual(countNow(done), { at: of, of });
  });
});

test("each call between two questions is mentioned once", () => {
  everyExercise((steps, n, rung) => {
    const told = [];
    play(createSession(steps, n, rung, true), (blank, { machine }) => {
      const meanwhile = meanwhileOf(machine);
      if (meanwhile) {
        told.push(meanwhile);
        const sentences = LANGUAGES.map((words) => words.BE.meanwhile(meanwhile));
        for (const sentence of sentences) assert.match(sentence, /^\p{Lu}.*\.$/u);
        if (meanwhile.did !== "below")
          for (const sentence of sentences) assert.match(sentence, new RegExp(`${meanwhile.row}`));
      } else for (const words of LANGUAGES) assert.equal(words.BE.meanwhile(meanwhile), "");
      return answerIn(steps, blank);
    });
    const calls = steps.filter(({ kind }, at) => (kind === "call" || kind === "solution") && at < STEPS - 1);
    if (rung === 1) assert.deepEqual(told.length, calls.length, `${n}, ${steps[0].step}`);
    if (rung >= 3) assert.deepEqual(told, []);
  });
});

test("the third wrong answer in a row reveals the answer, wrong digits are marked, and the first point is lost", () => {
  const start = createSession(stepsOf(6, 314), 6, 2, true);
  const blank = blankNow(start);
  const right = answerIn(start.steps, blank);
  const wrong = right ^ 0b10100;
  const misses = [confirm(start, wrong)];
  for (let more = 0; more < 2; more++) misses.push(confirm(misses.at(-1), wrong));
  assert.deepEqual(
    misses.map((its) => markNow(its).misses),
    [1, 2, 3],
  );
  assert.deepEqual(misses.map(wrongBit), [2, 2, null]);
  assert.deepEqual(
    misses.map(({ draft }) => draft),
    [wrong, wrong, right],
  );
  const done = play(misses[2]);
  assert.deepEqual([done.phase, scoreOf(done).points], ["done", scoreOf(done).of - 1]);
});

test("feedback climbs from a place to look at, over evidence, to the answer with its reason; right answers have reasons", () => {
  const seen = new Set();
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    play(createSession(stepsOf(5, seed), 5, 3, true), (blank, session) => {
      const { about } = blank;
      const answer = answerIn(session.steps, blank);
      const digits = answer.toString(2).padStart(5, "0");
      for (let draft = 0; draft < 32; draft++) {
        if (draft === answer || (about === "move" && draft & (draft - 1))) continue;
        const rungs = [1, 2, 3].map((misses) => missOf(session.machine, about, draft, misses));
        for (const { BE } of LANGUAGES) {
          const [look, shows, told] = rungs.map((miss) => BE.miss(miss));
          assert.equal(new Set([look, shows, told]).size, 3);
          for (const sentence of [look, shows, told]) assert.doesNotMatch(sentence, /undefined|\{/);
          assert.ok(!look.includes(digits) && !shows.includes(digits), look);
          if (about !== "move" || answer) assert.ok(told.includes(digits), told);
        }
        seen.add(`${about} ${rungs[0].look}`);
      }
      for (const { BE } of LANGUAGES) {
        const sentence = BE.right({ about, value: answer, row: queensOf(session.machine).length, n: 5 });
        assert.match(sentence, /^(Right|Richtig): .{12,}\.$/);
      }
      return answer;
    });
  }
  for (const kind of ["ld ld", "col col", "rd rd", "taken taken", "poss poss", "move left", "move lowest"])
    assert.ok(seen.has(kind), kind);
});
