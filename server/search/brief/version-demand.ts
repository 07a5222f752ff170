import type { Choice, LackingTerms, VersionDemand } from "./brief.ts";
import { kinVersions, lengthCurve, type Read } from "./concept-figures.ts";
import { type BriefPart, weighed } from "./demands.ts";
import type { Lexicon } from "./lexicon.ts";
import type { ScannedPart } from "./scanned.ts";
import { asksForVocals } from "./wanted-voices.ts";

/** The words for what a version may lack, and the minimum worth of their leads to terms that count as that. */
const VOCALS = [
  { word: "vocals", leastWorth: 0 },
  ...["voices", "female vocals", "backing vocals"].map((word) => ({ word, leastWorth: 100 })),
];
const DRUMS = [{ word: "drums", leastWorth: 70 }];
/** What some kinds of version lack. Any version of a track without singing, or without drums, counts as such a kind. */
const LACKED_BY: Readonly<Record<string, typeof VOCALS>> = {
  "no-vocals": VOCALS,
  instrumental: VOCALS,
  "no-drums": DRUMS,
};

const literalMeanings = (words: readonly string[], phrases: Lexicon["phrases"]) => {
  const phrase = phrases.longest(words);
  return phrase?.meanings.slice(0, phrase.literal) ?? [];
};

/** Returns the terms for what these kinds of version lack, and the other instruments; null if they lack nothing. */
function lackingTerms(versions: readonly string[], { phrases, terms }: Lexicon): LackingTerms | null {
  const things = new Set(versions.flatMap((version) => LACKED_BY[version] ?? []));
  if (things.size === 0) return null;
  const slugs = [...things].flatMap(({ word, leastWorth }) =>
    literalMeanings(word.split(" "), phrases).flatMap((means) => {
      if (means.kind !== "entry") return [];
      const { leads } = means.entry;
      return [
        ...leads.terms.flatMap(({ slug, worth }) => (worth >= leastWorth ? slug : [])),
        ...leads.leftOut,
      ];
    }),
  );
  const lacked = new Set(slugs.flatMap((slug) => terms.get(slug) ?? []));
  const instruments = [...terms.values()].filter(
    (term) => term.taxonomy === "instruments" && term.isCarried && !lacked.has(term),
  );
  return { instruments, lacked: [...lacked] };
}

/** Returns whether a length follows a kind of version, after five letters at most: “stings of 4 s”. */
const isRightBehind = (kind: ScannedPart, length: ScannedPart) =>
  length.start >= kind.end && length.start - kind.end <= 5;

/**
 * Returns whether a version without vocals is wanted beside a song: “female vocal, and an instrumental as well”. No one
 * version is both, so that the song is searched and the version is a further one.
 */
const isBesideVocals = ({ read, mode }: BriefPart, parts: readonly BriefPart[]) =>
  mode === "wanted" &&
  (read.versions ?? []).some((version) => LACKED_BY[version] === VOCALS) &&
  parts.some(asksForVocals);

/** Returns the kind and length of version that a brief wants, and further ones; null if it wants none. */
export function versionDemand(
  parts: readonly BriefPart[],
  lexicon: Lexicon,
  choices: readonly Choice[],
): VersionDemand | null {
  const others = choices.slice(1).flatMap(({ concepts }) => concepts.map(({ concept }) => concept));
  const wanted = (kind: Read["kind"]) =>
    parts
      .map((part, concept) => ({ part, concept }))
      .filter(
        ({ part, concept }) =>
          part.read.kind === kind && part.mode !== "excluded" && !others.includes(concept),
      );
  const [[kind, ...kinds], [length, ...lengths]] = [wanted("version"), wanted("length")];
  if (!kind && !length) return null;
  // “A theme of 40 s and stings of 4 s”.
  const own = kind && lengths.find(({ part }) => isRightBehind(kind.part, part));
  const isFurther = kind !== undefined && (own !== undefined || isBesideVocals(kind.part, parts));
  const common = ({ part, concept }: { part: BriefPart; concept: number }) => ({
    concept,
    weight: weighed(part.read, part.mode),
    isMust: part.mode === "must",
  });
  const kindOf = (one: { part: BriefPart; concept: number }) => {
    const versions = one.part.read.versions ?? [];
    return {
      ...common(one),
      strengths: kinVersions(versions),
      lacking: lackingTerms(versions, lexicon),
    };
  };
  const lengthOf = (one: { part: BriefPart; concept: number }) => ({
    ...common(one),
    curve: lengthCurve(one.part.read.seconds ?? { from: null, to: null }),
    choices: choices.map(({ terms, curve }) => ({ terms, curve })),
  });
  return {
    kind: kind && !isFurther ? kindOf(kind) : null,
    length: length ? lengthOf(length) : null,
    further: [
      ...(kind && isFurther ? [{ kind: kindOf(kind), length: own ? lengthOf(own) : null }] : []),
      ...kinds.map((one) => ({ kind: kindOf(one), length: null })),
      ...lengths.flatMap((one) => (one === own ? [] : [{ kind: null, length: lengthOf(one) }])),
    ],
  };
}
