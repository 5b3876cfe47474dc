// The panels beside the board: the list that another one joins. Its name is what the address has for it, its tab and its
// section in the template.

/** @type {readonly string[]} */
export const PANELS = ["now", "code", "stack", "tree"];
