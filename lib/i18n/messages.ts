import { inHouseName, isDemoHouse } from "#/contract/house-name.ts";
import type { Lang } from "./lang.ts";
import { withFallback } from "./with-fallback.ts";

/**
 * All messages of a language, with the name of the house; a key it lacks is taken from English (specification §4,
 * acceptance S16).
 */
export async function loadMessages(lang: Lang) {
  const ours = await ourMessages(lang);
  if (isDemoHouse()) return ours;
  const known = named.get(lang) ?? inHouse(ours);
  named.set(lang, known);
  return known;
}

type Texts = Awaited<ReturnType<typeof ourMessages>>;

/** Kept: every page asks, and the name of a process never changes. */
const named = new Map<Lang, Texts>();

/** A text is a string, or lists of strings and more once the build has parsed it. */
function inHouse<Part>(part: Part): Part {
  if (typeof part === "string") return inHouseName(part) as Part;
  if (Array.isArray(part)) return part.map(inHouse) as Part;
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, inHouse(value)])) as Part;
}

/** French with what it lacks, kept: a page asks three times and more. */
let completed: typeof import("#/messages/en.json") | undefined;

async function ourMessages(lang: Lang) {
  const { default: english } = await import("#/messages/en.json");
  if (lang === "en") return english;
  const { default: french } = await import("#/messages/fr.json");
  completed ??= withFallback(french, english) as typeof english;
  return completed;
}
