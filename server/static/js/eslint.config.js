// What the page's modules must not do, beyond what the type checker finds. Run by `python3 -m tests.lint`.

const MARKUP = "build elements with el() or svg(): markup in strings is how scripts get in";

export default [
  {
    files: ["**/*.js"],
    ignores: ["**/js/boot.js", "**/eslint.config.js"], // a plain script, which runs before the first paint
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
      "default-case": "error", // unknown is an error
      "default-case-last": "error",
      // what the house does not do
      "no-console": "error", // what goes wrong is said on the page
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
      "no-restricted-exports": ["error", { restrictDefaultExports: { direct: true } }], // names are given once
      // the plainer of two ways
      "arrow-body-style": "error",
      "no-else-return": "error",
      "no-lonely-if": "error",
      "no-unneeded-ternary": "error",
      "no-useless-return": "error",
      "object-shorthand": "error",
      "prefer-arrow-callback": "error",
      "prefer-const": "error",
      "prefer-template": "error",
      // short enough to be read at once
      "max-depth": ["error", 4],
      "max-lines": ["error", { max: 300, skipBlankLines: true }],
      "max-lines-per-function": ["error", 60], // functions inside included
      "max-statements": ["error", 32], // of its own: a function inside has its own count
      complexity: ["error", 15],
    },
  },
  {
    files: ["**/words/??/*.js"], // all texts of a page in a language
    rules: { "max-lines": "off" },
  },
  {
    files: ["**/words/sentences/*.js"], // a case for each kind of fact
    rules: { complexity: "off" },
  },
];
