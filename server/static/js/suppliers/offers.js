// What can be had of who answers this page, as its template says, and where its other pages are.

const { lacks = "", ending = "" } = globalThis.document?.documentElement.dataset ?? {};
const lacking = new Set(lacks.split(" "));

/** Whether a drawer, a page, or what else there is to do, can be had. @param {string} name */
export const isOffered = (name) => !lacking.has(name);

/** The address of another page. @param {string} page @param {string} [query]  such as "?n=8" */
export const addressOfPage = (page, query = "") => `${page}${ending}${query}`;
