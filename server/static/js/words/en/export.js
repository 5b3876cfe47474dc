// English texts of the drawer Export.

/** Fixed texts of the drawer. */
export const EXPORT = {
  still: "Picture of this step",
  poster: "The whole search",
  posterLegend:
    "The root is in the centre. A ring is a row, an arc a call, a full turn the search. Gold marks solutions.",
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
  progress: "Progress of the drawing",
  film: "The finished animation",
  noPng: "The browser cannot make a PNG of this size.",
  noGif: "The browser could not make the GIF.",
  programFile: "The whole run in one file, to hand in",
  programFileHint: "Code, film, output and comparison in one HTML file, which plays without a network.",
  filmFile: "A film in one file",
  filmFileHint: "It plays anywhere with everything on this page: from a folder, in mail, in slides, without a network.",
  filmOf: "Contents of the film",
  ofSteps: "Steps of this search",
  saveFilm: "Save the film",
  filmMaking: "Making the film …",
};

/** Heading of an exported picture. */
export const HEADING = /** @type {const} */ ({
  step: "N = {n}, {algorithm}, step {step}",
  of: "N = {n}, {algorithm}, step {step} of {steps}",
});

/** Heading of the picture of a whole search. */
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

export const tooManyFrames = "That is {frames} frames; a GIF takes at most {most}. Choose fewer steps, or skip some.";

export const ofLesson = "The lesson “{title}”";

export const filmTitle = "N = {n}, {algorithm}, steps {from} to {to}";
export const filmTooLong = "That is {count} steps; a film in one file has at most {most}.";

export const savedFile = "Saved: {name} ({size})";

export const framesDone = "Frame {done} of {all}";

export const SAVE_FILE = "Save {name} ({size})";

/** The smallest unit of size. */
export const BYTES = "bytes";
