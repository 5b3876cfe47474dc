// The words of the page of the race, in the language of the page.

import { wordsOf } from "./words.js";

export const words = await wordsOf("race");
