import { fold } from "#/contract/fold.ts";
import { WEIGHTS } from "./concept-figures.ts";
import type { BriefPart } from "./demands.ts";

/** Customers, their products and occasions, and the film itself: they say for whom the music is, not how it sounds. */
const SUBJECT =
  "(?:films?|movies?|features?|longs? metrages?|courts? metrages?|banques?|banks?|banking|assurances?|insurance|mutuelles?|conventions?|seminaires?|seminars?|conferences?|congres|charit(?:y|ies)|ong|ngos?|bio|organic|yaourts?|yogh?urts?|lessives?|detergents?|cosmetiques?|startups?|entreprises?|company|companies|marques?|brands?|clients?)";
const NAMES_SUBJECT = new RegExp(
  `^(?:(?:pubs?|spots?|ads?|adverts?|commercials?|films?|videos?)\\s+(?:(?:pour|de|d['’]|for)\\s*)?(?:(?:une?|an?|the|la|le|les)\\s+)?)?${SUBJECT}(?:\\s+${SUBJECT})?$`,
);
const ASPECTS = ["moods", "nuances", "genres", "subgenres", "instruments"];

const isSubject = ({ read, words }: BriefPart) => read.kind === "idea" && NAMES_SUBJECT.test(fold(words));

/** Returns whether a part asks for music: a mood, a genre, an instrument, a tempo or a key, by name or by an idea. */
const isMusical = ({ read, mode }: BriefPart) =>
  mode !== "excluded" &&
  (read.kind === "tempo" ||
    read.kind === "key" ||
    read.evidence.terms.some(({ strength, taxonomy }) => strength > 0 && ASPECTS.includes(taxonomy)));

/**
 * Makes the subjects of a brief a faint idea, so that «film pour une banque, inspirant» is inspiring first. A brief that
 * asks for nothing musical has only its subject, which then keeps its weight.
 */
export function withFaintSubjects(parts: readonly BriefPart[]): BriefPart[] {
  const hasMusic = parts.some((part) => !isSubject(part) && isMusical(part));
  if (!hasMusic) return [...parts];
  return parts.map((part) =>
    part.mode === "wanted" && isSubject(part)
      ? { ...part, read: { ...part.read, weight: Math.min(part.read.weight, WEIGHTS.subject) } }
      : part,
  );
}
