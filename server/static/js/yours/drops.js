// Files that are dropped anywhere on the page.

import { mark } from "../page/dom.js";

/** @param {(text: string, name: string) => void} open */
export function listenToDrops(open) {
  const root = document.documentElement;
  addEventListener("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    mark(root, "dropping", true);
  });
  addEventListener("dragleave", (event) => !event.relatedTarget && mark(root, "dropping", false));
  addEventListener("drop", async (event) => {
    mark(root, "dropping", false);
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    open(await file.text(), file.name);
  });
}
