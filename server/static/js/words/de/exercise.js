// What the page of the exercises says, in German. Pure: facts in, text out.

export * from "./common.js";

/** The exercises: what each is called, what one does, and the links that open it, by their queries. @type {Record<string, {title: string, what: string, starts: Record<string, string>}>} */
export const LIST = {};

export const ALL = "Alle Übungen";

/** @param {import("../../exercise/address.js").Allowed} allowed */
const said = (allowed) => ("of" in allowed ? `eines von ${allowed.of.join(", ")}` : `eine ganze Zahl von ${allowed.least} bis ${allowed.most}`);

/** What is wrong in the address. @param {import("../../exercise/address.js").BadField[]} bad */
export const badAddress = (bad) => bad.map(({ field, text, allowed }) => `In der Adresse ist ${field} ${said(allowed)}, nicht „${text.slice(0, 20)}“.`).join(" ");

/** What stands on the page from the beginning: by the keys that its template has in data-say, data-say-label and data-say-title. */
export const PAGE = {
  title: "Übungen: selbst die Suche sein · Bitqueens",
  name: "N‑Damen",
  inBits: "in Bits",
  pages: "Seiten",
  watch: "Ansehen",
  race: "Rennen",
  table: "Tabelle",
  exercise: "Übungen",
  theme: "Hell oder dunkel",
  retry: "Jetzt versuchen",
  reload: "Neu laden",
};
