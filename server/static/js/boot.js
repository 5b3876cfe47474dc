// Sets the shape of the page, theme, calm page and language before the first paint, so that nothing flashes, preloads the
// words of that language, reports a page that does not start, and notes the fields that are changed before it has. A plain
// script, not a module.

{
  const root = document.documentElement;
  // The shapes, of which the first that holds is data-layout: three columns; the same, with stack and tree in one place;
  // one panel beside the board; one column, or (data-lying) one beside the board. An em is the type that the viewer has
  // chosen in the browser, so large type has the shape of a smaller window, as a zoomed page has.
  const SHAPES = {
    wide: matchMedia("(width >= 78.125em) and (height >= 50em) and (aspect-ratio >= 8/5)"),
    low: matchMedia("(width >= 78.125em) and (height >= 35em) and (aspect-ratio >= 8/5)"),
    tall: matchMedia("(width >= 53.75em) and (height >= 35em)"),
    small: matchMedia("all"),
  };
  const lying = matchMedia(
    "(width >= 35em) and ((height < 35em) or ((42.5em <= width < 53.75em) and (aspect-ratio >= 24/25)))",
  );
  const shape = () => {
    root.dataset.layout = Object.entries(SHAPES).find(([, query]) => query.matches)?.[0];
    root.toggleAttribute("data-lying", lying.matches);
  };
  for (const query of [...Object.values(SHAPES), lying]) query.addEventListener("change", shape);
  shape();

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  /** @type {Record<string, unknown>} */
  let chosen = {};
  let joined = "";
  try {
    const names = Array.from(localStorage, (_, at) => localStorage.key(at));
    const isNew = !names.some((name) => name?.startsWith("bitqueens."));
    joined = localStorage.getItem("bitqueens.calm") ?? (isNew ? "" : "everything");
    chosen = JSON.parse(localStorage.getItem("bitqueens.settings") ?? "{}") ?? {};
  } catch {
    // storage is forbidden or holds invalid data: use the system's theme and the browser's language
  }
  if (chosen.theme === "light" || chosen.theme === "dark") root.dataset.theme = chosen.theme;
  const isCalm = /[?&](calm|byhand)\b/.test(location.search) || (location.search.length < 2 && joined !== "everything");
  if (isCalm && !root.dataset.lacks?.includes("calm")) root.dataset.calm = joined; // page/extras.js reads it
  // the page waits for a queen unless its address names a place in a film
  const isPlace = /[?&](step|part|from|to|queens|embed|present|predict|lesson|tour|class)\b/.test(location.search);
  root.toggleAttribute("data-placing", !isPlace && !root.dataset.lacks?.includes("place"));
  const languages = Object.keys(JSON.parse(root.dataset.languages ?? ""));
  const wanted = languages.find((language) => language === chosen.language);
  const spoken = wanted ? [wanted] : navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
  root.lang = spoken.find((tag) => languages.includes(tag)) ?? languages[0];
  /** The sentence and the button of a page that has not started after some seconds. @type {Record<string, [string, string]>} */
  const LATE = {
    en: ["This page has not started yet.", "Reload"],
    de: ["Diese Seite ist noch nicht gestartet.", "Neu laden"],
  };
  /** The sentence of a copy that a browser has saved of a page. Of a film it saves all that plays. @type {Record<string, string>} */
  const COPY = {
    en: "This is a saved copy of the page, in which nothing plays. Export in the page saves a film that plays.",
    de: "Das ist eine gespeicherte Kopie der Seite; in ihr spielt nichts. Export auf der Seite sichert einen Film, der spielt.",
  };
  const WAIT = 10_000; // milliseconds
  const isCopy = root.dataset.started !== undefined;
  delete root.dataset.started;

  /** @param {string} sentence @param {string} [reload]  the name of the button */
  function report(sentence, reload) {
    const late = Object.assign(document.createElement("div"), { id: "late", className: "banner", role: "alert" });
    late.dataset.shown = "";
    late.append(Object.assign(document.createElement("p"), { textContent: sentence }));
    if (reload) {
      const button = Object.assign(document.createElement("button"), { className: "text", textContent: reload });
      button.addEventListener("click", () => location.reload());
      late.append(button);
    }
    document.body.append(late);
  }
  const isOf = (/** @type {string} */ id) => document.getElementById(id) !== null;
  if (isCopy)
    addEventListener("DOMContentLoaded", () => isOf("banner") && !isOf("page-files") && report(COPY[root.lang]));
  else setTimeout(() => root.dataset.started ?? (document.body && report(...LATE[root.lang])), WAIT);

  for (const kind of ["input", "change"])
    addEventListener(kind, ({ target }) => {
      if (root.dataset.started === undefined) /** @type {HTMLElement} */ (target).dataset.early = kind; // see page/loading.js
    });

  for (const name of (script.dataset.words ?? "").split(" ").filter(Boolean)) {
    const words = document.createElement("link");
    words.rel = "modulepreload";
    words.href = new URL(`words/${root.lang}/${name}.js`, script.src).href;
    document.head.append(words);
  }
}
