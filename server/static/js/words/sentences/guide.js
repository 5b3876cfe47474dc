// Sentences of the drawers that explain the page: which text applies, and with which facts.

/** @import { Say } from "../words.js" */
/** @typedef {Say<"guide">} Guide */

export * from "./common.js";
