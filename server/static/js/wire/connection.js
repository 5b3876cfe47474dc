// Opens the connection to the supplier beside the page: the server, or the one that the page names. A page loads this
// module first, so that it is connected by the time that the other modules arrive.

import * as websocket from "../suppliers/websocket.js";

/** @import { Driver, Supplier } from "../types.js" */

/** The other suppliers, by the page's `data-supplier`. @type {Record<string, () => Promise<Driver>>} */
const OTHERS = {
  site: () => import("../suppliers/site.js"),
  recorded: () => import("../suppliers/recorded.js"),
  program: () => import("../suppliers/program/program.js"),
};

const { supplier: name } = document.documentElement.dataset;

/** The functions that a supplier may leave out: one with all its answers at hand, in which nothing fails, comes later or changes. @type {Omit<Supplier, "open">} */
const DEFAULTS = {
  isRemote: false,
  fetchStatus: async () => 0,
  isOutdated: async () => false,
  renew: async () => {},
  watch() {},
  retry() {},
  async locate(address) {
    throw new Error(`this page cannot make ${address}`);
  },
  boundsOf: () => null,
};

/** @type {Supplier} */
export const supplier = { ...DEFAULTS, .../** @type {Driver} */ (name ? await OTHERS[name]() : websocket) };
/** Return the code of the class that the tab was in before a reload, "" for none. */
function codeOfTab() {
  try {
    return String(JSON.parse(sessionStorage.getItem("bitqueens.class") ?? "{}")?.code ?? "");
  } catch {
    return ""; // the browser forbids storage
  }
}

const code = new URLSearchParams(location.search).get("class") ?? codeOfTab();
export const opening = supplier.open(code.replace(/[^0-9a-z]/gi, "").slice(0, 6));
