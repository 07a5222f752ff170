import type { Concept } from "#/contract/brief.ts";

/** The eight mood families (looks.md §1), whose hue a chip that names one takes. */
const FAMILIES = ["tension", "drive", "bright", "roots", "calm", "open", "enigma", "tender"];

/** The mood family that a concept is itself; null for all that only leads to one. */
export function moodOfConcept({ kind, leads }: Pick<Concept, "kind" | "leads">): string | null {
  const slug = kind === "term" ? leads[0]?.slug : undefined;
  return slug && FAMILIES.includes(slug) ? slug : null;
}
