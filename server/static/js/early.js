// Runs before the first paint, so that a remembered theme does not flash: a plain script, not a module.
try {
  const theme = localStorage.getItem("bitqueens.theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // storage may be forbidden: the system's theme then
}
