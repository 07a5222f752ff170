import { type Evidence, NEAR_STRENGTH, NO_EVIDENCE, type WeighedTerm, WHOLLY } from "./brief.ts";
import type { Read } from "./concept-figures.ts";
import { readText } from "./concepts.ts";
import type { Part } from "./demands.ts";

/**
 * Minimum strength from which a lead excludes tracks that have the term. Things are excluded with their family («sans
 * percussions»), moods only by name: a person who wants nothing sad may want something tender.
 */
const EXCLUDING: Readonly<Record<string, number>> = {
  instruments: 70,
  genres: 70,
  subgenres: 70,
  moods: 100,
};
const EXCLUDING_ELSE = 84;
/** Places where words exclude: titles alone (`PLACES`). */
const TITLE_ONLY = [WHOLLY, 0, 0, 0, 0];
/** Of a family of instruments none is wanted back by a mood that leads to it: «tribal, sans percussions». */
const FAMILIES = "instruments";

/** An idea whose leads are all weaker is no feeling that a person could want none of: “no covers” is about covers. */
const TELLING = 70;

/** Returns how a part that is excluded reads: what leads nowhere surely is excluded by its words. */
export function readExcluded(read: Read, words: string): Read {
  const { leads, evidence, leftOut = [] } = read;
  const isVague = read.kind === "idea" && leads.every(({ weight }) => weight * WHOLLY < TELLING);
  return isVague && evidence.territories.length + leftOut.length === 0
    ? readText(words, [], [], false)
    : read;
}

/**
 * Returns how closely the words of a part name a term: 2 by the catalogue's own name, 1 where they mean that term alone
 * (“sad”), 0 where they only lead to terms («musette» to the accordion).
 */
const closenessOfName = ({ read, words }: Part) => (read.kind === "term" ? 2 : Number(read.title !== words));

/**
 * Whether an excluded term is what another part asks for: «accordéon, mais pas musette» wants accordions. What the
 * excluded part itself means stays excluded, unless the other is the nearer name of it; what it only leads to gives way
 * to a demand, and feelings and genres to what a demand leads to («triste, mais pas larmoyant»).
 */
function isWanted({ id, taxonomy }: WeighedTerm, excluded: Part, wanted: readonly Part[]): boolean {
  const isMeant = excluded.read.evidence.own.terms.includes(id);
  return wanted.some((part) => {
    const { own, terms } = part.read.evidence;
    if (isMeant)
      return (
        own.terms.length === 1 && own.terms[0] === id && closenessOfName(part) > closenessOfName(excluded)
      );
    const isNear = terms.some((one) => one.id === id && one.strength >= NEAR_STRENGTH);
    return own.terms.includes(id) || (isNear && taxonomy !== FAMILIES);
  });
}

/**
 * Evidence that excludes a track: terms close to the excluded one, and the words if they are plain text. What the
 * `wanted` parts ask for shuts nothing out.
 */
export function excludedEvidence(part: Part, wanted: readonly Part[]): Evidence {
  const { read, means } = part;
  const { evidence, leftOut = [] } = read;
  const isText = means.kind === "text" || read.kind === "text";
  // «Pas comme “Delta”» is about that title alone.
  if (means.kind === "figure" && means.figure.kind === "alike")
    return { ...NO_EVIDENCE, texts: [{ text: means.figure.track.name, worth: TITLE_ONLY }] };
  return {
    ...evidence,
    terms: [
      ...evidence.terms.filter(
        (term) =>
          term.strength >= (EXCLUDING[term.taxonomy] ?? EXCLUDING_ELSE) && !isWanted(term, part, wanted),
      ),
      ...leftOut,
    ],
    tempo: read.kind === "tempo" ? evidence.tempo : null,
    texts: isText ? evidence.texts : [],
  };
}
