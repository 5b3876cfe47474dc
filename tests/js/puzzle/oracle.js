// A board's solutions under the rule `touch`, found in the plainest way: row after row, each square tested by itself.

/**
 * List the columns of the queens of each solution.
 * @param {number[][]} regions  a number for the region of each square
 */
export function listSolutions(regions) {
  const found = [];
  const search = (columns) => {
    const row = columns.length;
    if (row === regions.length) found.push(columns);
    else for (const column of regions.keys()) if (isFree(regions, columns, column)) search([...columns, column]);
  };
  search([]);
  return found;
}

const isFree = (regions, columns, column) =>
  columns.every(
    (other, row) =>
      other !== column &&
      (row !== columns.length - 1 || Math.abs(other - column) > 1) &&
      regions[row][other] !== regions[columns.length][column],
  );

/** Return the rule of a board's text, and the region of each square. @param {string} text */
export function readBoard(text) {
  const [rule, rows] = text.split(":");
  return { rule, regions: rows.split("/").map((row) => [...row].map((letter) => letter.charCodeAt(0) - 65)) };
}
