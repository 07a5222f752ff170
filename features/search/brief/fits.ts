import { type BriefTrack, type Concept, MEANT, MET, NEAR } from "#/contract/brief.ts";

/** How a track fits a concept of the brief: it has it, only comes near it, or lacks it. */
export interface Fit {
  how: "met" | "near" | "lacks";
  /** Its own terms for the concept, strongest first, as indexes of the concept's leads. */
  leads?: readonly number[];
  /** Its own tempo, if one is asked for: that of a version may differ. */
  bpm?: number | null;
}

/** A concept and how a track fits it. */
export interface ShownFit extends Fit {
  concept: Concept;
}

/** Limit of terms shown per concept. */
const MOST_TERMS = 2;
const ORDER: readonly Fit["how"][] = ["met", "near", "lacks"];

/**
 * Returns how a track fits a concept.
 * @param fit as in the answer to the brief; null for a concept of which nothing is said, such as an excluded one
 */
export function fitOf(
  { kind, leads }: Concept,
  fit: number | null,
  { terms, bpm }: Pick<BriefTrack, "terms" | "bpm">,
): Fit | null {
  if (fit === null) return null;
  const how = fit >= MET ? "met" : fit >= NEAR ? "near" : "lacks";
  if (kind === "tempo") return { how, bpm };
  if (how === "lacks" || (how === "met" && kind !== "idea")) return { how };
  const own = new Set(terms.map(({ slug }) => slug));
  const least = how === "met" ? MEANT : 0;
  const carried = leads.flatMap(({ slug, weight }, at) => (weight >= least && own.has(slug) ? at : []));
  return carried.length > 0 ? { how, leads: carried.slice(0, MOST_TERMS) } : { how };
}

/** Returns the concepts that a track has, then those it comes near, then those it lacks; without excluded ones. */
export function shownFits(
  fits: readonly (Fit | null)[] | undefined,
  concepts: readonly Concept[],
): ShownFit[] {
  const shown = concepts.flatMap((concept, at): ShownFit[] => {
    const fit = fits?.[at];
    return fit ? [{ ...fit, concept }] : [];
  });
  return ORDER.flatMap((how) => shown.filter((fit) => fit.how === how));
}
