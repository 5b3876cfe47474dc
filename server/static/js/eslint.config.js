// ESLint's rules for the page's modules, beyond the type checker's. `python3 -m tests.lint` runs them.

const MARKUP = "build elements with el() or svg(): markup in strings lets scripts in";
// documentation begins with a verb or a noun phrase, never with a pronoun without its noun
const FIRST_LINE = "^(?!(?:What|Whatever|Whether|Who|Whoever|Whom|Whose|Those|Nobody)\\b)[^]*$";

export default [
  {
    files: ["**/*.js"],
    ignores: ["**/js/boot.js", "**/eslint.config.js"], // boot.js is a plain script
    languageOptions: { ecmaVersion: 2022, sourceType: "module" },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // likely bugs
      eqeqeq: "error",
      "no-cond-assign": "error",
      "no-dupe-else-if": "error",
      "no-dupe-keys": "error",
      "no-duplicate-case": "error",
      "no-fallthrough": "error",
      "no-loss-of-precision": "error",
      "no-self-assign": "error",
      "no-self-compare": "error",
      "no-template-curly-in-string": "error",
      "no-unreachable": "error",
      "no-unsafe-finally": "error",
      "no-unused-expressions": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-use-before-define": ["error", { functions: false, variables: false }],
      "array-callback-return": "error",
      "default-case": "error", // throw an error for unknown values
      "default-case-last": "error",
      // not done in this project
      "no-console": "error", // the page itself shows errors
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-var": "error",
      "no-restricted-properties": [
        "error",
        { property: "innerHTML", message: MARKUP },
        { property: "outerHTML", message: MARKUP },
        { property: "insertAdjacentHTML", message: MARKUP },
        { object: "document", property: "write", message: MARKUP },
      ],
      "no-restricted-exports": ["error", { restrictDefaultExports: { direct: true } }], // imports keep the name
      // the simpler of two forms
      "arrow-body-style": "error",
      "no-else-return": "error",
      "no-lonely-if": "error",
      "no-unneeded-ternary": "error",
      "no-useless-return": "error",
      "object-shorthand": "error",
      "prefer-arrow-callback": "error",
      "prefer-const": "error",
      "prefer-template": "error",
      // short enough to read at once
      "max-depth": ["error", 4],
      "max-lines": ["error", { max: 300, skipBlankLines: true }],
      "max-lines-per-function": ["error", 60], // inner functions included
      "max-statements": ["error", 32], // inner functions are counted separately
      complexity: ["error", 15],
    },
  },
  {
    files: ["**/words/??/*.js"], // all texts of a page in one language
    rules: { "max-lines": "off" },
  },
  {
    files: ["**/words/sentences/*.js"], // one case for each kind of fact
    rules: { complexity: "off" },
  },
];

// Rules for the comments of functions and types; `tests/lint.py` passes eslint-plugin-jsdoc as `jsdoc`.
export const withDocumentation = (/** @type {object} */ jsdoc) => [
  {
    files: ["**/*.js"],
    plugins: { jsdoc },
    settings: { jsdoc: { mode: "typescript" } },
    rules: {
      "jsdoc/check-alignment": "error",
      "jsdoc/check-param-names": ["error", { checkDestructured: false }],
      "jsdoc/empty-tags": "error",
      "jsdoc/multiline-blocks": "error",
      "jsdoc/no-bad-blocks": "error",
      "jsdoc/no-blank-block-descriptions": "error",
      "jsdoc/no-multi-asterisks": "error",
      "jsdoc/require-asterisk-prefix": "error",
      "jsdoc/match-description": ["error", { matchDescription: FIRST_LINE, contexts: ["any"] }],
    },
  },
];
