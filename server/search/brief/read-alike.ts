import { NO_EVIDENCE, WHOLLY } from "./brief.ts";
import { type Read, WEIGHTS } from "./concept-figures.ts";
import { readText } from "./concepts.ts";
import type { KnownTerm, Lexicon } from "./lexicon.ts";
import type { TitledTrack } from "./likening.ts";

/** How closely others share a term of a track to be like it: what it sounds like more than what it is used for. */
const SHARES: Readonly<Record<string, number>> = {
  moods: 90,
  genres: 90,
  subgenres: 90,
  instruments: 80,
  nuances: 60,
};
const SHARE_ELSE = 40;

/** Reads a title that others shall be like: its track's terms, and the title itself, which stands first. */
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
      weight: strengthOf(term) / WHOLLY,
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
