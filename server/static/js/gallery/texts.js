// Formats a solution as text, as the server writes it into files. Pure: takes the queen's column in each row.

/** A writer for each form, by the server's name for it. @type {Record<import("../types.js").Form, (columns: number[]) => string>} */
const WRITERS = {
  matrix: (columns) => columns.map((queen) => columns.map((_, column) => (column === queen ? "1" : "0")).join(" ")).join("\n"),
  columns: (columns) => `[${columns.join(", ")}]`,
  board(columns) {
    const rule = `+${"-+".repeat(columns.length)}`;
    const rows = columns.map((queen) => `|${columns.map((_, column) => (column === queen ? "Q|" : " |")).join("")}`);
    return [rule, ...rows.flatMap((row) => [row, rule])].join("\n");
  },
};

/** @param {number[]} columns @param {import("../types.js").Form} form */
export const textOf = (columns, form) => WRITERS[form](columns);
