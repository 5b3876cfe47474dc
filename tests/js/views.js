// The views of all algorithms, loaded.

import { ALGORITHMS, loadView } from "../../server/static/js/algorithms/views.js";

export { ALGORITHMS, viewOf } from "../../server/static/js/algorithms/views.js";

await Promise.all(ALGORITHMS.map(loadView));
