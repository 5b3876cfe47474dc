// The fields of a page's address: how each is read and written, its default, and the names that it allows. Pure.
//
// A page gives its fields as a table, by the names of their values. Unknown fields are ignored, as other sites add their own to
// links. Invalid texts are reported, and replaced by the default.

/**
 * A field. `name`: in the address, if it differs from the value's; `always`: whether it is written with its default, too;
 * `read`: returns null for an invalid text, undefined for one that means the default, and reports invalid items of a list; `write`: returns "" for a field without a value, null for none
 * @template T
 * @typedef {{usual: T, read: (text: string, report: Report) => T | null | undefined, write?: (value: T) => string | null, name?: string,
 *   names?: readonly string[], always?: boolean}} Field
 */
/** @typedef {(text: string, field?: string, names?: readonly string[]) => void} Report */
/** @template T @typedef {{[K in keyof T]: Field<T[K]>}} Table */
/**
 * A field with an invalid text, and the allowed names, if the field is limited to names.
 * @typedef {[field: string, text: string, names?: readonly string[]]} BadField
 */

/** The fields of one address. */
export class Fields {
  #given;
  /** @type {BadField[]} */
  badFields = [];

  /** @param {string} query  like "?n=8&step=2802" */
  constructor(query) {
    this.#given = new URLSearchParams(query);
  }

  /** @param {string[]} names */
  hasAny(...names) {
    return names.some((name) => this.#given.has(name));
  }

  /** @template T @param {Table<T>} table @returns {T} */
  read(table) {
    const entries = /** @type {[string, Field<any>][]} */ (Object.entries(table));
    return /** @type {T} */ (Object.fromEntries(entries.map(([key, field]) => [key, this.#readOne(key, field)])));
  }

  /** @template T @param {string} key @param {Field<T>} field */
  #readOne(key, { usual, read, names, name = key }) {
    const text = this.#given.get(name);
    if (text === null) return usual;
    /** @type {Report} */
    const report = (bad, field = name, allowed) => this.badFields.push(allowed ? [field, bad, allowed] : [field, bad]);
    const value = read(text, report);
    if (value === null) report(text, name, names);
    return value ?? usual;
  }
}

/**
 * Return the names of a table's fields in an address.
 * @template T @param {Table<T>} table
 */
export const namesOf = (table) =>
  Object.entries(table).map(([key, field]) => /** @type {Field<unknown>} */ (field).name ?? key);

/**
 * Format a query, in the order of the table: fields with another value than their default, and those that are always written.
 * @template T @param {Table<T>} table @param {T} values
 */
export function formatFields(table, values) {
  const entries = /** @type {[keyof T & string, Field<any>][]} */ (Object.entries(table));
  const written = entries.flatMap(([key, { usual, write = String, name = key, always }]) => {
    const [text, without] = [values[key], usual].map((value) => (value === null ? null : write(value)));
    if (text === null || (text === without && !always)) return [];
    return text === "" ? name : `${name}=${text}`;
  });
  return `?${written.join("&")}`;
}

// Kinds of fields.

/** @template {string} T @param {readonly T[]} names @param {T} [usual] @returns {Field<T>} */
export const oneOf = (names, usual = names[0]) => ({
  usual,
  names,
  read: readName(names),
});

/** @template {string} T @param {readonly T[]} names @returns {(text: string) => T | null} */
export const readName = (names) => (text) => names.find((name) => name === text) ?? null;

/** @param {readonly number[]} numbers @param {number} usual @returns {Field<number>} */
export const oneNumberOf = (numbers, usual) => ({
  usual,
  names: numbers.map(String),
  read: (text) => numbers.find((number) => String(number) === text) ?? null,
});

/** @template {number | null} U @param {U} usual @param {number} [least] @param {number} [most] @returns {Field<U | number>} */
export const wholeNumber = (usual, least = 0, most = Infinity) => ({
  usual,
  read: (text) => readWhole(text, least, most),
});

/**
 * A list of items behind commas; invalid ones are reported and left out. `most`: items in it, of which the others are left out,
 * too; `item`: the name under which an item is reported, with its `names`
 * @template T
 * @param {T[]} usual
 * @param {(text: string) => T | null} readItem
 * @param {{most?: number, item?: string, names?: readonly string[]}} [bounds]
 * @returns {Field<T[]>}
 */
export const listOf = (usual, readItem, bounds = {}) => ({
  usual,
  read: (text, report) => {
    const { most = Infinity, item, names } = bounds;
    const written = text ? text.split(",") : [];
    const items = written.flatMap((one) => {
      const value = readItem(one);
      if (value === null) report(one, item, names);
      return value ?? [];
    });
    if (written.length > most) report(String(written.length));
    return items.slice(0, most);
  },
  write: (items) => items.join(","),
});

/** A field without a value. @returns {Field<boolean>} */
export const flag = () => ({ usual: false, read: () => true, write: (value) => (value ? "" : null) });

/** A part that is shown or hidden. @returns {Field<boolean>} */
export const shown = () => ({
  usual: true,
  names: ["shown", "hidden"],
  read: (text) => (["shown", "hidden"].includes(text) ? text === "shown" : null),
  write: (value) => (value ? "shown" : "hidden"),
});

/** Read a whole number that is exact in JavaScript. @param {string} text @param {number} [least] @param {number} [most] */
export function readWhole(text, least = 0, most = Infinity) {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(value) && value >= least && value <= most ? value : null;
}
