/** Storage key by which tabs learn that somebody signed in or out; never the token itself. */
const KEY = "sillon.session";

/** Notifies the site's other tabs, unless the browser refuses storage. */
export function notifyTabs(what: "in" | "out"): void {
  try {
    localStorage.setItem(KEY, `${what} ${Date.now()}`);
  } catch {
    // The other tabs notice at their next private call.
  }
}

/** Calls `listen` when another tab signs in or out, with which of them; returns a function that stops it. */
export function followTabs(listen: (what: "in" | "out") => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) listen(newValue?.startsWith("out") ? "out" : "in");
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
