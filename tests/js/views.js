// Loads the views of all algorithms.

import { ALGORITHMS, loadView } from "../../server/static/js/algorithms/algorithms.js";

export { ALGORITHMS, partsOf, viewOf } from "../../server/static/js/algorithms/algorithms.js";

await Promise.all(ALGORITHMS.map(loadView));
