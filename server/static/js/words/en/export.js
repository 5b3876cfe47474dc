// What the drawer for taking things along says, in English.

/** What the drawer for taking things along says as it stands. */
export const EXPORT = {
  still: "Picture of this step",
  poster: "The whole search",
  posterLegend:
    "In the middle the root; a ring is a row, an arc a call, once around all steps; gold are the solutions.",
  noPoster: "This search is too long to be drawn as a whole.",
  svg: "Save SVG",
  png: "Save PNG",
  pngWidth: "Width of the PNG",
  moving: "Animated GIF",
  from: "From step",
  to: "To step",
  stride: "Every",
  delay: "ms a step",
  width: "Pixels wide",
  make: "Make the GIF",
  cancel: "Cancel",
  cancelled: "Cancelled.",
  progress: "Share of the frames that are drawn",
  film: "The finished animation",
  noPng: "The browser cannot make a PNG of this size.",
  noGif: "The browser could not make the GIF.",
  programFile: "The whole run in one file, to be handed in",
  programFileHint: "Code, film, output and comparison in one HTML file, which plays without a network.",
  filmFile: "A film in one file",
  filmFileHint:
    "It plays anywhere with all that this page shows: from a folder, in mail, in slides, without a network.",
  filmOf: "What the film is of",
  ofSteps: "Steps of this search",
  saveFilm: "Save the film",
  filmMaking: "The film is being made …",
  table: "Steps as data",
  tableHint: "One step a line. JSON Lines has everything, the call stack too; CSV opens in a spreadsheet.",
};

/** @type {Record<"jsonl" | "csv", string>} */
export const FORMATS = { jsonl: "JSON Lines", csv: "CSV" };

/** What stands above an exported picture. */
export const HEADING = /** @type {const} */ ({
  step: "N = {n}, {algorithm}, step {step}",
  of: "N = {n}, {algorithm}, step {step} of {steps}",
});

/** What stands above the picture of a whole search. */
export const POSTER = /** @type {const} */ ({
  title: "The whole search of N = {n}",
  facts: "{algorithm}: {steps}",
  found: "{algorithm}: {steps}, {solutions}",
});

export const pixels = "{count} px";

export const BAD_NUMBER = /** @type {const} */ ({
  from: "A whole number, {least} or more",
  between: "A whole number from {least} to {most}",
});

export const FILM_PLAN = /** @type {const} */ ({
  one: "{count} frame, {time} long",
  other: "{count} frames, {time} long",
});

export const tooManyFrames =
  "These are {frames} frames; a GIF takes {most} at most. Fewer steps, or not every one, will do.";

export const ofLesson = "The lesson “{title}”";

export const filmTooLong = "These are {count} steps; a film in one file has {most} at most.";

export const savedFile = "Saved: {name} ({size})";

export const framesDone = "Frame {done} of {all}";

export const SAVE_FILE = "Save {name} ({size})";

export const FILE_SIZE = "{steps}, about {size}";

/** The smallest unit of size. */
export const BYTES = "bytes";
