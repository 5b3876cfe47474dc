// The languages that the page speaks, by their codes, each with its own name: the server writes its list into the page.

/** @type {Record<string, string>} */
export const LANGUAGES = JSON.parse(globalThis.document?.documentElement.dataset.languages ?? "{}");
