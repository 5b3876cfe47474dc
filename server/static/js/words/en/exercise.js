// What the page of the exercises says, in English. Pure: facts in, text out.

export * from "./common.js";

/** The exercises: what each is called, what one does, and the links that open it, by their queries. @type {Record<string, {title: string, what: string, starts: Record<string, string>}>} */
export const LIST = {};

export const ALL = "All exercises";

/** @param {import("../../exercise/address.js").Allowed} allowed */
const said = (allowed) => ("of" in allowed ? `one of ${allowed.of.join(", ")}` : `a whole number from ${allowed.least} to ${allowed.most}`);

/** What is wrong in the address. @param {import("../../exercise/address.js").BadField[]} bad */
export const badAddress = (bad) => bad.map(({ field, text, allowed }) => `In the address, ${field} is ${said(allowed)}, not “${text.slice(0, 20)}”.`).join(" ");

/** What stands on the page from the beginning: by the keys that its template has in data-say, data-say-label and data-say-title. */
export const PAGE = {
  title: "Exercises: be the search · Bitqueens",
  name: "N‑Queens",
  inBits: "in bits",
  pages: "Pages",
  watch: "Watch",
  race: "Race",
  table: "Table",
  exercise: "Exercises",
  theme: "Light or dark",
  retry: "Try now",
  reload: "Reload",
};
