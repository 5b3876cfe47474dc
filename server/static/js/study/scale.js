// The System Usability Scale (J. Brooke, "SUS: a quick and dirty usability scale", 1996): ten statements, from 1
// (strongly disagree) to 5 (strongly agree). Every second one is negative. Pure.

export const STATEMENTS = 10;
export const STEPS = [1, 2, 3, 4, 5];

/** Return the score from 0 to 100, which is not a percentage. @param {number[]} answers */
export function scoreOf(answers) {
  const points = answers.map((answer, index) => (index % 2 ? 5 - answer : answer - 1));
  return 2.5 * points.reduce((sum, one) => sum + one, 0);
}
