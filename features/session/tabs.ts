/** Where one tab tells the others that somebody signed in or out; never the token itself. */
const KEY = "sillon.session";

/** Tells the site's other tabs. A browser that refuses storage has none to tell. */
export function tellTabs(what: "in" | "out"): void {
  try {
    localStorage.setItem(KEY, `${what} ${Date.now()}`);
  } catch {
    // The other tabs find out at their next private call.
  }
}

/** Calls `listen` when another tab signs in or out; gives what stops it. */
export function followTabs(listen: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) listen();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
