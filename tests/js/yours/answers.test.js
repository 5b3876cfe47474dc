// Pasted boards: the forms in which they come, their faults, and the program that shows them.

import assert from "node:assert/strict";
import test from "node:test";

import { answerIn, judgeAnswer, programOf, readAnswer } from "../../../server/static/js/yours/answers.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const ONE = [1, 3, 0, 2];
const OTHER = [2, 0, 3, 1];

const FORMS = {
  "lists of strings": '[[".Q..","...Q","Q...","..Q."],["..Q.","Q...","...Q",".Q.."]]',
  "as Python prints them": "[['.Q..', '...Q', 'Q...', '..Q.'], ['..Q.', 'Q...', '...Q', '.Q..']]",
  columns: "[[1, 3, 0, 2], [2, 0, 3, 1]]",
  "columns from 1": "[(2, 4, 1, 3), (3, 1, 4, 2)]",
  squares: "[[[0, 1], [1, 3], [2, 0], [3, 2]], [(0, 2), (1, 0), (2, 3), (3, 1)]]",
  cells: "[[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]], [[0,0,1,0],[1,0,0,0],[0,0,0,1],[0,1,0,0]]]",
  pictures: ". Q . .\n. . . Q\nQ . . .\n. . Q .\n\n. . Q .\nQ . . .\n. . . Q\n. Q . .\n",
  "pictures with lines":
    "+-+-+-+-+\n| |Q| | |\n+-+-+-+-+\n| | | |Q|\n|Q| | | |\n| | |Q| |\n+-+-+-+-+\n..Q.\nQ...\n...Q\n.Q..\n",
};

test("all forms of boards", () => {
  for (const [form, text] of Object.entries(FORMS))
    assert.deepEqual(readAnswer(text), { n: 4, boards: [ONE, OTHER], expected: null }, form);
});

test("a single board", () => {
  assert.deepEqual(readAnswer("[1, 3, 0, 2]")?.boards, [ONE]);
  assert.deepEqual(readAnswer('[".Q..", "...Q", "Q...", "..Q."]')?.boards, [ONE]);
});

test("the message of a judge", () => {
  const text = `Input\nn =\n4\nOutput\n[[".Q..","...Q","Q...","..Q."],["Q...",".Q..","..Q.","...Q"]]\nExpected\n${FORMS["lists of strings"]}\n`;
  const answer = readAnswer(text);
  assert.deepEqual(answer, { n: 4, boards: [ONE, [0, 1, 2, 3]], expected: [ONE, OTHER] });
  const { right, wrong, differs, lacking } = judgeAnswer(/** @type {any} */ (answer));
  assert.deepEqual({ right, differs, lacking }, { right: 1, differs: 2, lacking: 1 });
  assert.deepEqual(
    wrong.map(({ number, pair }) => [number, pair]),
    [
      [
        2,
        [
          [0, 0],
          [1, 1],
        ],
      ],
    ],
  );
});

test("programs and other texts are no answers", () => {
  for (const text of [
    "",
    "n = 8",
    "print([1, 3, 0, 2])",
    "[1, 2, 3",
    "[]",
    "[[1, 3, 0, 2], [0]]",
    "Hello\nworld",
    "4",
    "[9, 9]",
    "....\n....\n....\n....\n",
  ])
    assert.equal(readAnswer(text), null, text);
});

test("its program shows it, and leads back to it", () => {
  for (const expected of [null, [ONE, OTHER]]) {
    const answer = { n: 4, boards: [ONE, [0, null, 3, 1]], expected };
    const source = programOf(answer, "Boards");
    assert.match(source, /^ {4}\[0, None, 3, 1\],$/m);
    assert.deepEqual(answerIn(source), answer);
    assert.equal(answerIn(`${source}print()\n`), null);
  }
  assert.equal(answerIn("answer = [\n    [1, 3, 0, 2],\n]\n"), null);
});

test("the sentences about it", async () => {
  const say = async (/** @type {(number | null)[][]} */ boards, /** @type {number | null} */ total, language = "en") =>
    (await wordsOf("yours", language))
      .answered(judgeAnswer({ n: 4, boards, expected: null }), total)
      .map(({ text }) => text);
  assert.deepEqual(await say([ONE, OTHER], 2), ["Right: both solutions for N = 4."]);
  assert.deepEqual(await say([ONE], 2), ["1 of the 2 solutions for N = 4."]);
  assert.deepEqual(await say([ONE, ONE, [0, 1, 2, 3], [null, 0, 3, 1]], 2), [
    "Board 3 is no solution: the queens of row 0, column 0 and row 1, column 1 attack each other.",
    "Board 4 is no solution: row 0 must have one queen.",
    "Board 2 is the same as board 1.",
    "1 of the 2 solutions for N = 4.",
  ]);
  assert.deepEqual(await say([ONE, OTHER], 2, "de"), ["Richtig: beide Lösungen für N = 4."]);
});
