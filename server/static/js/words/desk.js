// What a class says to its host, in the language of the page.

import { wordsOf } from "./words.js";

export const words = await wordsOf("desk");
