// The words of the exports, in the language of the page.

import { wordsOf } from "./words.js";

export const words = await wordsOf("export");
