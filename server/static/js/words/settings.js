// The words of the settings and the keys, in the language of the page.

import { wordsOf } from "./words.js";

export const words = await wordsOf("settings");
