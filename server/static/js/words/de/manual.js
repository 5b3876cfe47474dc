// German texts of the manual's page; its chapters are Markdown.

export const found = {
  zero: "Im Handbuch kommt das nicht vor.",
  one: "Das steht in einem Abschnitt.",
  other: "Das steht in {count} Abschnitten.",
};

export const PAGE = {
  title: "Handbuch · Bitqueens",
  contents: "Inhalt",
  search: "Im Handbuch suchen",
};
