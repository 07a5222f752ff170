import { BRIEF_MAX_CONCEPTS, type Concept } from "#/contract/brief.ts";
import type { KnownCodes } from "#/server/search/words/codes.ts";
import type { WordFacts, WordToLookUp } from "#/server/search/words/look-up-words.ts";
import type { SplitWords } from "#/server/search/words/split-words.ts";
import { isMergeable, isSame, merged } from "./alternatives.ts";
import { withoutAsides } from "./asides.ts";
import type { ReadBrief } from "./brief.ts";
import { type Read, readFigure, versionsWithout } from "./concept-figures.ts";
import { readPhrase, readText } from "./concepts.ts";
import { withoutCourtesies } from "./courtesies.ts";
import { type BriefPart, demandOf, titleOf } from "./demands.ts";
import { excludedEvidence, readExcluded } from "./exclusions.ts";
import { exclusionsAsVersions, keptParts, withoutNoWords, withoutVagueLengths } from "./kept-parts.ts";
import { leftOutTitles } from "./left-out-titles.ts";
import type { Lexicon } from "./lexicon.ts";
import { alikeIn, type TracksTitled } from "./likening.ts";
import { alternativeParts, choicesOf, ownLengths } from "./own-lengths.ts";
import { withoutWholes } from "./parts-of-things.ts";
import { withFullStops } from "./phrase-end.ts";
import { readAlike } from "./read-alike.ts";
import { scanWhole } from "./scan-whole.ts";
import type { ScannedPart } from "./scanned.ts";
import { inSense } from "./senses.ts";
import { withoutLaterCues } from "./several-cues.ts";
import { softenedIn, softenedTerms } from "./softened.ts";
import { loosened, withoutSofteners } from "./softeners.ts";
import { withFaintSettings, withFaintSubjects } from "./subjects.ts";
import { withTempoRanges } from "./tempo-ranges.ts";
import { codesTyped } from "./typed-codes.ts";
import { areFew, readUnknown, withSplits } from "./unknown-words.ts";
import { versionDemand } from "./version-demand.ts";
import { lacksOfVersions } from "./version-lacks.ts";
import { WEIGHTS } from "./weights.ts";
import { foldedWords, isNameAmid } from "./words.ts";

export interface BriefSources {
  lexicon: Lexicon;
  lookUp(words: readonly WordToLookUp[]): Promise<ReadonlyMap<string, WordFacts>>;
  knownCodes: KnownCodes;
  splitWords: SplitWords;
  tracksTitled: TracksTitled;
}

/** Returns the language of most of the understood parts; phrases of both languages do not count. */
function languageOf(parts: readonly ScannedPart[], locale: "fr" | "en"): "fr" | "en" {
  const votes = { fr: 0, en: 0 };
  for (const { means } of parts) {
    if (means.kind !== "phrase") continue;
    const langs = new Set(means.meanings.map(({ lang }) => lang));
    if (langs.has("fr") && !langs.has("en")) votes.fr += 1;
    if (langs.has("en") && !langs.has("fr")) votes.en += 1;
  }
  if (votes.fr === votes.en) return locale;
  return votes.fr > votes.en ? "fr" : "en";
}

/**
 * Returns the words to look up: those that neither the catalogue nor the thesaurus knows, each once. Quoted words are
 * not among them. There are at most as many as a brief has concepts; further ones are searched as they were typed.
 */
function unknownWords(scanned: readonly ScannedPart[]): WordToLookUp[] {
  const asked = scanned.flatMap(({ words: text, means }): WordToLookUp[] =>
    means.kind === "text" && !means.isQuoted ? [{ text, isWord: true }] : [],
  );
  return [...new Map(asked.map((one) => [one.text, one])).values()].slice(0, BRIEF_MAX_CONCEPTS);
}

/** Returns the words of the parts, which the catalogue may write as two; at most as many as a brief has concepts. */
const wordsToSplit = (scanned: readonly ScannedPart[]) =>
  scanned
    .flatMap(({ words, means }) =>
      means.kind === "figure" || (means.kind === "text" && means.isQuoted) ? [] : words,
    )
    .slice(0, BRIEF_MAX_CONCEPTS);

async function readParts(
  text: string,
  scanned: readonly ScannedPart[],
  words: BriefSources,
  locale: "fr" | "en",
): Promise<BriefPart[]> {
  const lang = languageOf(scanned, locale);
  const unknown = unknownWords(scanned);
  const [facts, isOneOfFew] = [await words.lookUp(unknown), areFew(unknown)];
  const splits = await words.splitWords(wordsToSplit(scanned));
  /** Unknown words that were read: a correction costs hundreds of look-ups in memory, and a brief may repeat one. */
  const corrected = new Map<string, Read>();
  const parts = scanned.flatMap((part): BriefPart[] => {
    const { means } = part;
    const splitWords = splits.get(part.words) ?? [];
    if (means.kind === "figure") {
      const { figure } = means;
      const read = figure.kind === "alike" ? readAlike(figure.track, words.lexicon) : readFigure(figure);
      return [{ ...part, read }];
    }
    if (means.kind === "phrase") {
      const read = readPhrase(means.meanings, part.words, lang, words.lexicon);
      const concept = read ? withSplits(read, splitWords) : readText(part.words, [], [], false);
      return [{ ...part, read: part.mode === "excluded" ? readExcluded(concept, part.words) : concept }];
    }
    const known = facts.get(part.words);
    // A word that the catalogue writes as two is spelt correctly.
    const spelt = known && splitWords.length > 0 ? { ...known, instead: [] } : known;
    const asked = { isQuoted: means.isQuoted, isName: isNameAmid(text, part) };
    const key = JSON.stringify([part.words, asked]);
    const read =
      corrected.get(key) ??
      readUnknown(part.words, { ...asked, facts: spelt, isOneOfFew }, words.lexicon, lang);
    corrected.set(key, read);
    return [{ ...part, read: withSplits(read, splitWords) }];
  });
  // An unknown word counts less next to understood ones.
  const isUnderstood = parts.some(({ read }) => read.kind !== "text");
  for (const { read, means } of parts)
    if (isUnderstood && means.kind === "text" && !means.isQuoted && read.kind === "text")
      read.weight = WEIGHTS.stray;
  return parts.reduce<BriefPart[]>((kept, part) => {
    const before = kept.at(-1);
    if (before && part.isAlternative && isMergeable(before, part))
      kept[kept.length - 1] = merged(before, part, text);
    else if (!kept.some((other) => isSame(other, part))) kept.push(part);
    return kept;
  }, []);
}

/** Returns the kinds of meaning that a name has in the catalogue and the thesaurus. */
const kindsNamed = (name: string, { phrases }: Lexicon) =>
  phrases.longest(foldedWords(name))?.meanings.map(({ kind }) => kind) ?? [];

const conceptOf = ({ read, mode, words, start, end }: BriefPart): Concept => {
  const { evidence: _, weight: __, leftOut: ___, isLimit: ____, versions, ...shown } = read;
  const kinds = mode === "excluded" ? versionsWithout(read) : versions && { versions };
  return { ...shown, ...kinds, mode, words, start, end };
};

/**
 * Parses a brief into the concepts to show and the search.
 * @param typed trimmed
 * @param locale the language of words that both languages have, if nothing else in the brief decides
 */
export async function readBrief(typed: string, locale: "fr" | "en", words: BriefSources): Promise<ReadBrief> {
  const text = withFullStops(typed);
  const letter = withoutCourtesies(text, (name) => kindsNamed(name, words.lexicon));
  const first = withoutLaterCues(letter.text);
  const request = withoutAsides(first.text);
  const named = await codesTyped(request.text, words.knownCodes);
  const pointed = leftOutTitles(request.text, await alikeIn(request.text, words.tracksTitled));
  const { alike } = pointed;
  const plain = withoutSofteners(pointed.text, [...named, ...alike]);
  const { parts: scanned, dropped } = scanWhole(plain.text, words.lexicon, { named, alike });
  const told = loosened(pointed.text, plain.softenings, withoutWholes(plain.text, scanned));
  const meant = inSense(text, told.parts, words.lexicon);
  const sung = withoutNoWords(await readParts(text, meant.parts, words, locale));
  const version = lacksOfVersions(text, sung.parts);
  const stated = withTempoRanges(text, withoutVagueLengths(version.parts));
  const all = withFaintSettings(text, withFaintSubjects(text, exclusionsAsVersions(stated)));
  const softened = softenedIn(text, all, words.lexicon);
  const read = all.filter((part) => !softened.includes(part));
  const parts = keptParts(read);
  const left = read.filter((part) => !parts.includes(part)).map((part) => part.words);
  const ofTracks = (part: BriefPart) => part.read.kind !== "version" && part.read.kind !== "length";
  const wanted = parts.filter(({ mode }) => mode !== "excluded");
  const against = softenedTerms(softened, wanted);
  const own = ownLengths(text, parts, words.lexicon);
  const choices = choicesOf(parts, own, words.lexicon);
  return {
    concepts: parts.map(conceptOf),
    dropped: [
      ...letter.dropped,
      ...first.dropped,
      ...request.dropped,
      ...pointed.dropped,
      ...plain.dropped,
      ...dropped,
      ...[...told.dropped, ...meant.dropped],
      ...[...sung.dropped, ...version.dropped, ...softened].map(({ start, end }) => text.slice(start, end)),
      ...left,
    ],
    search: {
      demands: alternativeParts(text, parts, own).flatMap(({ part, concept }) =>
        part.mode !== "excluded" && ofTracks(part) ? [demandOf(part, concept, against)] : [],
      ),
      version: versionDemand(parts, words.lexicon, choices),
      choices,
      excluded: parts.flatMap((part) =>
        part.mode === "excluded" && ofTracks(part) ? [excludedEvidence(part, wanted)] : [],
      ),
      title: titleOf(text, parts),
    },
  };
}
