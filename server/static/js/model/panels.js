// The list of panels beside the board. A panel's name is used in the address, and by its tab and section in the template.

/** @type {readonly string[]} */
export const PANELS = ["now", "code", "stack", "tree"];
