// The cells of a long row that lie left and right of the board, up to where the row has an end. Pure.

/**
 * @param {(column: number) => boolean | undefined} valueAt  also left of column 0 and right of the last; undefined beyond the ends
 * @param {number} n
 * @returns {import("./rows.js").Outer}
 */
export function outerCells(valueAt, n) {
  const [left, right] = [[], []].map((side) => /** @type {boolean[]} */ (side));
  for (let column = -1, value = valueAt(column); value !== undefined; value = valueAt(--column)) left.unshift(value);
  for (let column = n, value = valueAt(column); value !== undefined; value = valueAt(++column)) right.push(value);
  return { left, right };
}
