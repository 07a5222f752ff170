import { inHouseName, isDemoHouse } from "#/contract/house-name.ts";
import type { Lang } from "./lang.ts";
import { withFallback } from "./with-fallback.ts";

/**
 * Loads all messages of a language, with the name of the house; English replaces a missing key (specification §4,
 * acceptance S16).
 */
export async function loadMessages(lang: Lang) {
  const ours = await ourMessages(lang);
  if (isDemoHouse()) return ours;
  const known = named.get(lang) ?? withHouseName(ours);
  named.set(lang, known);
  return known;
}

type Texts = Awaited<ReturnType<typeof ourMessages>>;

/** Cached for all pages: the house name of a process never changes. */
const named = new Map<Lang, Texts>();

/** Inserts the house name. A text is a string, or nested lists once the build has parsed it. */
function withHouseName<Text>(part: Text): Text {
  if (typeof part === "string") return inHouseName(part) as Text;
  if (Array.isArray(part)) return part.map(withHouseName) as Text;
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withHouseName(value)])) as Text;
}

/** French, completed from English; cached, because a page uses it several times. */
let completed: typeof import("#/messages/en.json") | undefined;

async function ourMessages(lang: Lang) {
  const { default: english } = await import("#/messages/en.json");
  if (lang === "en") return english;
  const { default: french } = await import("#/messages/fr.json");
  completed ??= withFallback(french, english) as typeof english;
  return completed;
}
