// Sets theme, calm page and language before the first paint, so that nothing flashes, preloads the words of that
// language, reports a page that does not start, and notes the fields that are changed before it has. A plain script, not a
// module.

{
  const root = document.documentElement;
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
  const isCalm = /[?&]calm\b/.test(location.search) || (location.search.length < 2 && joined !== "everything");
  if (isCalm && !root.dataset.lacks?.includes("calm")) root.dataset.calm = joined; // page/extras.js reads it
  const join = () => {
    for (const name of joined.split(" ")) document.getElementById(`panel-${name}`)?.setAttribute("data-joined", "");
  };
  document.addEventListener("readystatechange", join, { once: true }); // all elements exist, and no module has run yet
  const languages = Object.keys(JSON.parse(root.dataset.languages ?? ""));
  const wanted = languages.find((language) => language === chosen.language);
  const spoken = wanted ? [wanted] : navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
  root.lang = spoken.find((tag) => languages.includes(tag)) ?? languages[0];
  /** The sentence and the button of a page that has not started after some seconds. @type {Record<string, string[]>} */
  const LATE = {
    en: ["This page has not started yet.", "Reload"],
    de: ["Diese Seite ist noch nicht gestartet.", "Neu laden"],
  };
  const WAIT = 10_000; // milliseconds
  setTimeout(() => {
    if (root.dataset.started !== undefined || !document.body) return;
    const [sentence, reload] = LATE[root.lang];
    const late = Object.assign(document.createElement("div"), { id: "late", className: "banner", role: "alert" });
    late.dataset.shown = "";
    const button = Object.assign(document.createElement("button"), { className: "text", textContent: reload });
    button.addEventListener("click", () => location.reload());
    late.append(Object.assign(document.createElement("p"), { textContent: sentence }), button);
    document.body.append(late);
  }, WAIT);

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
