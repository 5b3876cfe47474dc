// What every page says, in English: numbers, times, names, and what goes wrong.

/** Between the thousands of a number, and before its decimals. */
export const SEPARATOR = ",";
export const POINT = ".";

export const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** The end of a list. */
export const AND = "{first} and {last}";
export const OR = "{first} or {last}";

export const solutions = /** @type {const} */ ({ one: "{count} solution", other: "{count} solutions" });
export const steps = /** @type {const} */ ({ one: "{count} step", other: "{count} steps" });
export const checks = /** @type {const} */ ({ one: "{count} check", other: "{count} checks" });

/** A time as people say it. */
export const TIMES = /** @type {const} */ ({
  ms: "{count} ms",
  s: "{count} s",
  minutes: { one: "{count} minute", other: "{count} minutes" },
  hours: { one: "{count} hour", other: "{count} hours" },
  days: { one: "{count} day", other: "{count} days" },
  years: { one: "{count} year", other: "{count} years" },
  ever: "ages",
});

/**
 * Why the N of an algorithm ends where it does; without it the reason is the server's, which is English.
 * @type {Record<string, string>}
 */
export const LIMITS = {};

/** Why there is no connection, by the status of the server's refusal. @type {Record<number, string>} */
export const REFUSALS = {
  200: "The server answers, but a proxy before it does not pass websockets on.",
  403: "The server takes this page for one of another site. Its log says what to change.",
  429: "As many viewers as allowed are connected from this network.",
  503: "As many viewers as allowed are connected.",
};
export const NO_ANSWER = "The server does not answer.";
/** Why Python does not run, in a page that has no server. */
export const NO_PYTHON =
  "Python, which answers this page, does not run: {why}. What was recorded can be watched all the same.";
/** What a film in one file holds. */
export const RECORDED = "This film has the steps {first} to {last} of {algorithm}, N = {n}.";
export const RETRY = /** @type {const} */ ({
  now: "{why} Trying again; what is shown stays.",
  later: "{why} Trying again in {seconds} s; what is shown stays.",
});

export const BROKEN = "Something went wrong in the page. Reloading it helps.";

export const NEW_VERSION = "There is a new version of this page.";

export const PRESENT = { start: "Present", stop: "Leave (Esc)" };

/** What stands on several pages from the beginning; PAGE of each page has the rest. @type {Record<string, string>} */
export const PAGES = {
  name: "N‑Queens",
  inBits: "in bits",
  pages: "Pages",
  watch: "Watch",
  race: "Race",
  table: "Table",
  exercise: "Exercises",
  manual: "Manual",
  theme: "Light or dark",
  retry: "Try now",
  reload: "Reload",
};
