// Runs before the first paint: the theme the visitor chose (features/site/theme.ts). A file of its own, so that the
// content security policy needs to know nothing about it.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is refused: the theme of the system stays.
}
