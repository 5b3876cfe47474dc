// Rows, columns and masks, for tests that look at the queens themselves.

export const upTo = (n) => [...Array(n).keys()];

export const squaresOf = (n) => upTo(n * n).map((at) => [Math.floor(at / n), at % n]);

/** Queens in these columns of the rows 0, 1, … */
export const queensIn = (...columns) => columns.map((column, row) => [row, column]);

/** The columns whose bits are set in a mask. */
export const columnsOf = (mask, n) => upTo(n).filter((column) => (mask >> (n - 1 - column)) & 1);
