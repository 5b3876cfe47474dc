// The part of markdown-it that this project uses, for the type checker. Ours.

export interface Token {
  type: string;
  tag: string;
  markup: string;
  content: string;
  level: number;
  nesting: number;
  map: [number, number] | null;
  children: Token[] | null;
  attrGet(name: string): string | null;
}

export interface MarkdownIt {
  enable(rules: string[]): MarkdownIt;
  disable(rules: string[]): MarkdownIt;
  validateLink: (url: string) => boolean;
  parse(text: string, env: object): Token[];
}

declare global {
  var markdownit: (preset: "commonmark", options: { html: boolean }) => MarkdownIt;
}
