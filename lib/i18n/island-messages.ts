import type { Lang } from "./lang.ts";
import { loadMessages } from "./messages.ts";

type Namespace = keyof Awaited<ReturnType<typeof loadMessages>>;

/**
 * Namespaces for the layout's client components, on every page. They are in the HTML of every page, so texts of server
 * components must not be here.
 */
const EVERYWHERE: Namespace[] = [
  "common",
  "header",
  "footer",
  "toast",
  "consent",
  "player",
  "track",
  "versions",
  "error",
  "notFound",
  "returnPage",
];

/** Returns the messages of the layout's islands. */
export async function layoutMessages(lang: Lang) {
  return pick(await loadMessages(lang), EVERYWHERE);
}

/** Returns the messages that a page's islands need beyond the layout's, for `MoreMessages`. */
export async function pageMessages(lang: Lang, namespaces: Namespace[]) {
  return pick(await loadMessages(lang), namespaces);
}

function pick<M extends object>(messages: M, namespaces: (keyof M)[]) {
  return Object.fromEntries(
    Object.entries(messages).filter(([name]) => namespaces.includes(name as keyof M)),
  );
}
