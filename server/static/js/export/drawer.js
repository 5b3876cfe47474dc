// The exports: the picture, the poster, a film in one file, and an animation of a range of steps.

import { el } from "../page/dom.js";
import { FilmFile, createProgramFile } from "./filmfile.js";
import { Moving } from "./moving.js";
import { createPoster } from "./poster.js";
import { createStill } from "./still.js";
import { supplier } from "../wire/connection.js";

/** @import { DrawerContent, DrawerParts } from "../types.js" */

/** @param {DrawerParts} parts @returns {DrawerContent} */
export function create(parts) {
  const sections = [
    createStill(parts),
    createPoster(parts),
    supplier.program ? createProgramFile(parts, supplier.program) : new FilmFile(parts),
    new Moving(parts),
  ];
  return {
    element: el("div", { class: "export" }, ...sections.map(({ element }) => element)),
    render(state) {
      for (const section of sections) section.render(state);
    },
  };
}
