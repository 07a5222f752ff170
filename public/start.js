// The first paint of every page waits for this: the modules named here say why.

// lib/choices.ts
let hasKeys = true;

// features/site/upkeep/theme.ts
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  // lib/row-density.ts
  if (localStorage.getItem("density") === "tight") document.documentElement.dataset.density = "tight";
  hasKeys = !/"keys":false/.test(localStorage.getItem("sillon.choices"));
} catch {
  // Storage is refused: all as it is by default.
}

// features/account/session-menu.tsx
if (/(^|; )token=/.test(document.cookie)) document.documentElement.dataset.session = "";

// features/site/upkeep/early-press.tsx
{
  let pressed = null;
  let isAlive = false;
  const keep = ({ target }) => {
    const button = target instanceof Element && target.closest("button[type=button]");
    // A page that is alive, maybe by this very press, has done its work: once more would undo it.
    if (button) setTimeout(() => (pressed = isAlive ? pressed : button));
    // The frame learns the page's other name with the scripts, of which some may still be on their way.
    const link = target instanceof Element && target.closest("header a[hreflang]");
    const twin = link && document.querySelector(`link[rel="alternate"][hreflang="${link.hreflang}"]`);
    if (twin) link.pathname = new URL(twin.href).pathname;
  };
  // features/site/search-box/search-box.tsx
  const reach = (event) => {
    const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
    if (event.key !== "/" || event.metaKey || event.ctrlKey || event.altKey || isTyping || !hasKeys) return;
    event.preventDefault();
    document.querySelector("header [role=combobox]")?.focus();
  };
  addEventListener("click", keep, true);
  addEventListener("keydown", reach);
  document.addEventListener("hydrated", () => (isAlive = true), { once: true });
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

// A part that fails is most often of an older build: the page is loaded again, once in ten seconds (acceptance S19).
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
      // Nothing would stop a second reload.
    }
  },
  true,
);
