// Unpacks columns: lists of JSON values, each of which differs little from the one before. excerpts/columns.py packs and
// documents them.

/** @typedef {[kind: string, ...parts: any[]]} Column */

/** @param {Column} column @returns {any[]} */
export function unpack([kind, ...parts]) {
  const reader = READERS[kind];
  if (!reader) throw new Error(`unknown kind of column: ${kind}`);
  return reader(...parts);
}

/** @type {Record<string, (...parts: any[]) => any[]>} */
const READERS = {
  plain: (values) => values,
  deltas: sum,
  chosen(column, places) {
    const values = unpack(column);
    return places.map((/** @type {number} */ place) => values[place]);
  },
  grown(dropped, added, column) {
    const items = unpack(column);
    let [at, list] = [0, /** @type {any[]} */ ([])];
    return dropped.map((/** @type {number} */ count, /** @type {number} */ index) => {
      const more = items.slice(at, (at += added[index]));
      list = [...list.slice(0, list.length - count), ...more];
      return list;
    });
  },
  changed(first, counts, places, column) {
    const items = unpack(column);
    let [at, list] = [0, first];
    const others = counts.map((/** @type {number} */ count) => {
      list = [...list];
      for (const end = at + count; at < end; at += 1) list[places[at]] = items[at];
      return list;
    });
    return [first, ...others];
  },
  records(count, columns) {
    const objects = Array.from({ length: count }, () => /** @type {Record<string, any>} */ ({}));
    for (const [name, column] of Object.entries(columns)) {
      if (column[0] === "some") fill(objects, name, sum(column[1]), unpack(column[2]));
      else fill(objects, name, null, unpack(column));
    }
    return objects;
  },
};

/** Add up differences: return the numbers that they are of. @param {number[]} differences */
function sum(differences) {
  let total = 0;
  return differences.map((difference) => (total += difference));
}

/**
 * Write a field into objects.
 * @param {Record<string, any>[]} objects
 * @param {string} name
 * @param {number[] | null} places  indexes of the objects that have it; null for all
 * @param {any[]} values
 */
function fill(objects, name, places, values) {
  values.forEach((value, index) => (objects[places ? places[index] : index][name] = value));
}
