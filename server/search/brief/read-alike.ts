import { FULL_STRENGTH, NO_EVIDENCE } from "./brief.ts";
import type { Read } from "./concept-figures.ts";
import { readText } from "./concepts.ts";
import type { KnownTerm, Lexicon } from "./lexicon.ts";
import type { TitledTrack } from "./likening.ts";
import { WEIGHTS } from "./weights.ts";

/** Strength of the track's terms by taxonomy, in a search for similar tracks: its sound counts more than its use. */
const SHARES: Readonly<Record<string, number>> = {
  moods: 90,
  genres: 90,
  subgenres: 90,
  instruments: 80,
  nuances: 60,
};
const SHARE_ELSE = 40;

/**
 * Returns the meaning of a title to which a brief wants similar tracks: the terms of its track, and the title itself,
 * which ranks first.
 */
export function readAlike({ name, termIds }: TitledTrack, { terms }: Lexicon): Read {
  const ids = new Set(termIds);
  const strengthOf = ({ taxonomy }: KnownTerm) => SHARES[taxonomy] ?? SHARE_ELSE;
  const own = [...terms.values()]
    .filter(({ id }) => ids.has(id))
    .sort((one, other) => strengthOf(other) - strengthOf(one) || one.id - other.id);
  return {
    kind: "idea",
    title: name,
    titleFr: name,
    reason: "catalogue",
    leads: own.map((term) => ({
      slug: term.slug,
      title: term.title,
      titleFr: term.titleFr,
      weight: strengthOf(term) / FULL_STRENGTH,
    })),
    weight: WEIGHTS.default,
    evidence: {
      ...NO_EVIDENCE,
      terms: own.map((term) => ({ id: term.id, strength: strengthOf(term), taxonomy: term.taxonomy })),
      texts: readText(name, [], [], true).evidence.texts,
      own: { ...NO_EVIDENCE.own, texts: [{ text: name, places: 1 }] },
    },
  };
}
