// The words of the exercise with four queens, in the language of the page.

import { wordsOf } from "./words.js";

export const words = await wordsOf("place");
