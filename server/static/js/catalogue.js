// What algorithms there are, as the server wrote it into the page's menu, and what n each takes. No state.

/** @typedef {import("./types.js").Algorithm} Algorithm */

/** @param {ParentNode} menu @returns {Algorithm[]} */
export function readCatalogue(menu) {
  return [...menu.querySelectorAll("[data-algorithm]")].map((item) => {
    const { algorithm = "", title = "", blurb = "", largest, indexed, reason = "", goal } = /** @type {HTMLElement} */ (item).dataset;
    if (goal !== "all" && goal !== "first") throw new Error(`${algorithm} has no goal ${goal}`);
    return { id: algorithm, title, blurb, largest: Number(largest), indexed: Number(indexed), reason, goal };
  });
}

/** @param {Algorithm[]} catalogue @param {string} id */
export function algorithmOf(catalogue, id) {
  const algorithm = catalogue.find((one) => one.id === id);
  if (!algorithm) throw new Error(`there is no algorithm ${id}`);
  return algorithm;
}
