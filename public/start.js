// Its reasons: docs/decisions/009.
let hasKeys = true;

try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  if (localStorage.getItem("density") === "tight") document.documentElement.dataset.density = "tight";
  hasKeys = !/"keys":false/.test(localStorage.getItem("sillon.choices"));
} catch {}

if (/(^|; )token=/.test(document.cookie)) document.documentElement.dataset.session = "";

{
  const done = new Map();
  let isAlive = false;
  const keep = (element, again) => {
    done.delete(element);
    done.set(element, again);
  };
  const keepUnlessDone = (element, again) => setTimeout(() => isAlive || keep(element, again));

  const press = ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest("button[type=button],button[data-act]");
    if (button) keepUnlessDone(button, () => button.click());
    const link = target.closest("header a[hreflang]");
    const twin = link && document.querySelector(`link[rel="alternate"][hreflang="${link.hreflang}"]`);
    if (twin) link.pathname = new URL(twin.href).pathname;
    const signIn = target.closest("header a[href*='?redirect=']");
    if (signIn) signIn.search = `?redirect=${encodeURIComponent(location.pathname + location.search)}`;
  };
  const change = ({ target: field }) => {
    const { checked, value } = field;
    if (field.type === "checkbox") {
      return void keepUnlessDone(field, () => {
        if (checked === field.defaultChecked) return;
        field.checked = !checked;
        field.click();
      });
    }
    keep(field, () => {
      if (field.value !== value) field.value = value;
      field._valueTracker?.setValue(`${value} `);
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    });
  };
  const send = (event) => {
    const form = event.target;
    if (form.hasAttribute("action")) return;
    event.preventDefault();
    keepUnlessDone(form, () => form.requestSubmit());
  };
  const isTyped = ({ target, metaKey, ctrlKey, altKey }) =>
    metaKey || ctrlKey || altKey || !(target instanceof Element) || target.closest("input, textarea, select, [contenteditable]");
  const pressAgain = (event) => () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: event.key, shiftKey: event.shiftKey, bubbles: true, cancelable: true }));
  const key = (event) => {
    const { target, key } = event;
    if (isTyped(event)) return;
    if (target.getAttribute("aria-keyshortcuts")?.split(" ").includes(key)) {
      event.preventDefault();
      return void keepUnlessDone({ isConnected: true }, pressAgain(event));
    }
    if (key !== "/" || !hasKeys) return;
    event.preventDefault();
    document.querySelector("header [role=combobox]")?.focus();
  };
  const letter = (event) => {
    if (isAlive || !hasKeys || event.repeat || event.defaultPrevented || !/^[^\s/]$/.test(event.key) || isTyped(event)) return;
    keep({ isConnected: true }, pressAgain(event));
  };
  const listeners = Object.entries({ click: press, input: change, submit: send, keydown: key });
  for (const [type, listener] of listeners) addEventListener(type, listener, true);
  addEventListener("keydown", letter);
  document.addEventListener("hydrated", () => (isAlive = true), { once: true });
  document.addEventListener(
    "alive",
    async () => {
      for (const [type, listener] of listeners) removeEventListener(type, listener, true);
      removeEventListener("keydown", letter);
      document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
      for (const [element, again] of done) {
        if (element.isConnected) again();
        await null;
      }
    },
    { once: true },
  );
}

let leftAt = -Infinity;
addEventListener("beforeunload", ({ timeStamp }) => (leftAt = timeStamp));
addEventListener(
  "error",
  ({ target, timeStamp }) => {
    const isPart = target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === "stylesheet");
    if (!isPart || !(target.src || target.href).includes("/_next/static/") || !navigator.onLine || timeStamp - leftAt < 10_000) return;
    try {
      const last = Number(sessionStorage.getItem("reloaded"));
      if (Date.now() - last < 10_000) return;
      sessionStorage.setItem("reloaded", String(Date.now()));
      location.reload();
    } catch {}
  },
  true,
);
