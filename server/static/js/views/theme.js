// Light or dark: the system's choice until the viewer makes one, which is remembered here (and applied by early.js).

const STORED = "bitqueens.theme";

export function createTheme() {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  function change() {
    const { dataset } = document.documentElement;
    const now = dataset.theme ?? (dark.matches ? "dark" : "light");
    dataset.theme = now === "dark" ? "light" : "dark";
    try {
      localStorage.setItem(STORED, dataset.theme);
    } catch {
      // storage may be forbidden: the choice then lasts as long as the page
    }
  }
  for (const button of document.querySelectorAll("[data-theme-switch]")) button.addEventListener("click", change);
}
