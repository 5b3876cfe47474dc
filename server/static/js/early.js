// Runs before the first paint, so that a remembered theme does not flash: a plain script, not a module.
try {
  const { theme } = JSON.parse(localStorage.getItem("bitqueens.settings") ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // storage may be forbidden, or hold something else: the system's theme then
}
