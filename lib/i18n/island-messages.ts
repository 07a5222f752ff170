import type { Lang } from "./lang.ts";
import { loadMessages } from "./messages.ts";

type Namespace = keyof Awaited<ReturnType<typeof loadMessages>>;

/**
 * Namespaces that client components of the layout read, on every page. Everything sent here is in every
 * page's HTML: texts of server components never come through here.
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

/** The messages of the layout's islands. */
export async function layoutMessages(lang: Lang) {
  return pick(await loadMessages(lang), EVERYWHERE);
}

/** The messages that the islands of one page need beside the layout's; give them to `MoreMessages`. */
export async function pageMessages(lang: Lang, namespaces: Namespace[]) {
  return pick(await loadMessages(lang), namespaces);
}

function pick<M extends object>(messages: M, namespaces: (keyof M)[]) {
  return Object.fromEntries(
    Object.entries(messages).filter(([name]) => namespaces.includes(name as keyof M)),
  );
}
