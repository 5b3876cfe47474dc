// What is said to somebody who opens the page for the first time, in German.

export const TITLE = "Neu hier?";
export const PROBLEM =
  "N Damen sollen auf einem Brett aus N mal N Feldern stehen, keine zwei in einer Zeile, Spalte oder Diagonale. Sieh, wie eine Suche alle Möglichkeiten findet.";
export const PLACE = "Selbst vier Damen setzen";
export const WATCH = "Der Suche zusehen";
export const SHOW = "Einer Klasse zeigen";
export const CLOSE = "Schließen (Esc)";
