import type { Lang } from "./lang.ts";
import { withFallback } from "./with-fallback.ts";

/** All messages of a language; a key it lacks is taken from English (specification §4, acceptance S16). */
export async function loadMessages(lang: Lang) {
  const { default: english } = await import("#/messages/en.json");
  if (lang === "en") return english;
  const { default: french } = await import("#/messages/fr.json");
  return withFallback(french, english) as typeof english;
}
