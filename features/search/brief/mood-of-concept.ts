import type { Concept } from "#/contract/brief.ts";

/** The eight mood families (looks §1), whose hue a chip for one takes. */
const FAMILIES = ["tension", "drive", "bright", "roots", "calm", "open", "enigma", "tender"];

/** Returns the mood family of a concept that is one; null for concepts that only lead to one. */
export function moodOfConcept({ kind, leads }: Pick<Concept, "kind" | "leads">): string | null {
  const slug = kind === "term" ? leads[0]?.slug : undefined;
  return slug && FAMILIES.includes(slug) ? slug : null;
}
