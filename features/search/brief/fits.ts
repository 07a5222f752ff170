import { type BriefTrack, type Concept, MEANT, MET, NEAR } from "#/contract/brief.ts";

/** How a title fits a concept of the brief: it has it, has only what is near it, or lacks it. */
export interface Fit {
  how: "met" | "near" | "lacks";
  /** Its own terms that speak for the concept, strongest first, as places among the concept's leads. */
  leads?: readonly number[];
  /** Its own tempo, where one is asked for: that of a version may be another. */
  bpm?: number | null;
}

/** A concept and how a title fits it. */
export interface ToldFit extends Fit {
  concept: Concept;
}

/** Terms that are told of one concept. */
const MOST_TOLD = 2;
const TOLD: readonly Fit["how"][] = ["met", "near", "lacks"];

/**
 * How a title fits a concept.
 * @param fit as the answer to the brief has it; null for an excluded concept
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
  return carried.length > 0 ? { how, leads: carried.slice(0, MOST_TOLD) } : { how };
}

/** What of a brief a title meets, then what it comes near, then what it lacks; what was excluded is not told. */
export function toldFits(fits: readonly (Fit | null)[] | undefined, concepts: readonly Concept[]): ToldFit[] {
  const told = concepts.flatMap((concept, at): ToldFit[] => {
    const fit = fits?.[at];
    return fit ? [{ ...fit, concept }] : [];
  });
  return TOLD.flatMap((how) => told.filter((fit) => fit.how === how));
}
