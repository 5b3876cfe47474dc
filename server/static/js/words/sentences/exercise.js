// Sentences of the page of the exercises.

/** @import { BadField } from "../../exercise/address.js" */
/** @import { Say } from "../words.js" */

export * from "./common.js";

/** Faults in the address. @param {Say<"exercise">} say @param {BadField[]} bad */
export const badAddress = ({ BAD_FIELD }, bad) =>
  bad
    .map(({ field, text, allowed }) => BAD_FIELD({ field, text: text.slice(0, 20), names: allowed.join(", ") }))
    .join(" ");
