// The words of the drawers that explain the page, in the language of the page.

import { wordsOf } from "./words.js";

export const words = await wordsOf("guide");
