// The exports: the picture, an animation of a range of steps, and the steps as data.

import { el } from "../page/dom.js";
import { createMoving } from "../export/moving.js";
import { createStill } from "../export/still.js";
import { createTable } from "../export/table.js";

/** @param {import("./catalogue.js").Parts} parts @returns {import("./catalogue.js").Content} */
export function create(parts) {
  const sections = [createStill(parts), createMoving(parts), createTable(parts)];
  return {
    element: el("div", { class: "export" }, ...sections.map(({ element }) => element)),
    render(state) {
      for (const section of sections) section.render(state);
    },
  };
}
