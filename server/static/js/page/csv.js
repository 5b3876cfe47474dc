// A table for a spreadsheet, as RFC 4180 has it.

/** @typedef {(string | number)[][]} Rows */

/**
 * @param {Rows} rows  their names first
 * @param {string} separator  the one that spreadsheets expect in the page's language
 */
export const formatTable = (rows, separator) =>
  `\ufeff${rows.map((cells) => cells.map(quote).join(separator)).join("\r\n")}\r\n`; // the mark tells Excel the encoding

/** @param {string | number} cell */
const quote = (cell) => (/[",;\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell));
