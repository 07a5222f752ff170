import type { StatedParty } from "./edit.ts";
import { personsIn } from "./tables/persons-behind-title.ts";

/** Brackets at the end of a name, and what stands there behind a dash or an underscore. */
const AT_END = [
  /^(?<title>.*\p{L}.*?)[\s_]*[([](?<persons>[^()[\]]{4,80})[)\]]$/u,
  /^(?<title>.*\p{L}.*?)(?:\s+[-\u2013\u2014]\s+|_+)(?<persons>[^_]{4,80})$/u,
];

/**
 * Returns a name without the persons at its end, of whom one has an initial: «Damp Course - R. Osei», «Tea (J Abara, P
 * Voss)», «BRUME_M CASTELLAN»; as it is, without persons, if none are surely there.
 */
export function splitPersonsBehind(name: string): { title: string; writers: readonly StatedParty[] } {
  for (const pattern of AT_END) {
    const { title = "", persons = "" } = pattern.exec(name)?.groups ?? {};
    const named = persons === "" ? null : personsIn(persons);
    if (named?.isSure) return { title, writers: named.writers };
  }
  return { title: name, writers: [] };
}
