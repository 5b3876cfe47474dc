/** Until everything that has been promised so far is there. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));
