/** Wait until all promises made so far are settled. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));
