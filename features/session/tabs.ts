import { type Id, idOfText, iriEnd } from "#/contract/hydra.ts";

/** Storage key by which tabs learn that somebody signed in or out; never the token itself. */
const KEY = "sillon.session";

/** News of the session: that somebody signed in, or that somebody signed out, with the person's id if it is known. */
type News = { what: "in" | "out"; person: Id | null };

function read(value: string | null): News {
  const [what, , person = ""] = (value ?? "").split(" ");
  return {
    what: what === "out" ? "out" : "in",
    person: person === "" ? null : idOfText(decodeURIComponent(person)),
  };
}

/**
 * Notifies the site's other tabs, unless the browser refuses storage; `person` is who has signed out: a tab may no
 * longer know it.
 */
export function notifyTabs(what: "in" | "out", person?: Id): void {
  try {
    localStorage.setItem(KEY, [what, Date.now(), iriEnd(person ?? "")].join(" "));
  } catch {
    // The other tabs notice at their next private call.
  }
}

/** Calls `listen` when another tab signs in or out; returns a function that stops it. */
export function followTabs(listen: (news: News) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) listen(read(newValue));
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

/** Returns who has signed out of this browser, if nobody has signed in since; null if that is not known. */
export function lastSignedOut(): Id | null {
  try {
    const { what, person } = read(localStorage.getItem(KEY));
    return what === "out" ? person : null;
  } catch {
    return null;
  }
}
