// Rows, columns and masks, for tests that compute from the queens.

export const upTo = (n) => [...Array(n).keys()];

export const squaresOf = (n) => upTo(n * n).map((at) => [Math.floor(at / n), at % n]);

/** Return queens in these columns of the rows 0, 1, … */
export const queensIn = (...columns) => columns.map((column, row) => [row, column]);

/** Return the columns whose bits are set in a mask. */
export const columnsOf = (mask, n) => upTo(n).filter((column) => (mask >> (n - 1 - column)) & 1);
