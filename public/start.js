// Runs before the first paint, in every page. A file of its own, so that the content security policy needs to know
// nothing about it.

// Whether single keys do anything (lib/choices.ts).
let hasKeys = true;

// The theme the visitor chose (features/site/upkeep/theme.ts).
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  // And how tightly rows stand (lib/row-density.ts).
  if (localStorage.getItem("density") === "tight") document.documentElement.dataset.density = "tight";
  hasKeys = !/"keys":false/.test(localStorage.getItem("sillon.choices"));
} catch {
  // Storage is refused: the theme of the system, rows and keys as they are by default.
}

// Whether somebody is signed in: their place in the header is kept free (features/account/session-menu.tsx).
if (/(^|; )token=/.test(document.cookie)) document.documentElement.dataset.session = "";

// A button pressed before the scripts are there does its work once they are (features/site/upkeep/early-press.tsx).
{
  let pressed = null;
  const isAlive = (element) => Object.keys(element).some((key) => key.startsWith("__react"));
  const keep = ({ target }) => {
    const button = target instanceof Element && target.closest("button[type=button]");
    // One that is alive by the end of its press has done its work: once more would undo it.
    if (button) setTimeout(() => (pressed = isAlive(button) ? pressed : button));
    // The other language has its own name for this page, which the frame learns with the scripts.
    const link = target instanceof Element && target.closest("header a[hreflang]");
    const twin = link && document.querySelector(`link[rel="alternate"][hreflang="${link.hreflang}"]`);
    if (twin && !isAlive(link)) link.pathname = new URL(twin.href).pathname;
  };
  // The key «/» reaches the search of the header (features/site/search-box/search-box.tsx).
  const reach = (event) => {
    const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
    if (event.key !== "/" || event.metaKey || event.ctrlKey || event.altKey || isTyping || !hasKeys) return;
    event.preventDefault();
    document.querySelector("header [role=combobox]")?.focus();
  };
  addEventListener("click", keep, true);
  addEventListener("keydown", reach);
  document.addEventListener(
    "alive",
    () => {
      removeEventListener("click", keep, true);
      removeEventListener("keydown", reach);
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}

// A part of the site that cannot be loaded is most often one of an older build: the page is loaded again, once
// (specification §8, acceptance S19). Within ten seconds of that, or offline, it stays as it is.
addEventListener(
  "error",
  ({ target }) => {
    const isPart = target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === "stylesheet");
    if (!isPart || !(target.src || target.href).includes("/_next/static/") || !navigator.onLine) return;
    try {
      const last = Number(sessionStorage.getItem("reloaded"));
      if (Date.now() - last < 10_000) return;
      sessionStorage.setItem("reloaded", String(Date.now()));
      location.reload();
    } catch {
      // Without storage nothing would stop a second reload, and a third.
    }
  },
  true,
);
