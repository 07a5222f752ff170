import { BRIEF_MAX_CONCEPTS, type Concept } from "#/contract/brief.ts";
import { fold } from "#/contract/fold.ts";
import { codesIn, type KnownCodes } from "#/server/search/words/codes.ts";
import type { Asked, WordFacts } from "#/server/search/words/look-up-words.ts";
import type { PartedWords } from "#/server/search/words/parted-words.ts";
import { isMergeable, merged } from "./alternatives.ts";
import type { ReadBrief } from "./brief.ts";
import { type Read, readFigure, versionsWithout, WEIGHTS } from "./concept-figures.ts";
import { readPhrase, readText } from "./concepts.ts";
import { withoutCourtesies } from "./courtesies.ts";
import { demandOf, type Part, titleOf, versionDemand } from "./demands.ts";
import { excludedEvidence } from "./exclusions.ts";
import type { Lexicon } from "./lexicon.ts";
import { alikeIn, type TracksTitled } from "./likening.ts";
import { isNumberWord } from "./numbers.ts";
import { readAlike } from "./read-alike.ts";
import { scanBrief } from "./scan.ts";
import type { Scan, Scanned, ScannedBrief } from "./scanned.ts";
import { alsoParted, readUnknown } from "./unknown-words.ts";
import { wordsOf } from "./words.ts";

export interface BriefWords {
  lexicon: Lexicon;
  lookUp(words: readonly Asked[]): Promise<ReadonlyMap<string, WordFacts>>;
  knownCodes: KnownCodes;
  parted: PartedWords;
  tracksTitled: TracksTitled;
}

/** Returns the language of most of the understood parts; phrases that both languages have do not count. */
function languageOf(parts: readonly Scanned[], locale: "fr" | "en"): "fr" | "en" {
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

function isSameKey(one: Read, other: Read): boolean {
  const [tonalities, others] = [one.tonalities ?? [], other.tonalities ?? []];
  return (
    tonalities.length > 0 &&
    tonalities.length === others.length &&
    tonalities.every((tonality) => others.includes(tonality))
  );
}

/** A repeated concept counts once, a key also by its other name: “C# minor / Db minor”. */
const isSame = (one: Part, other: Part) =>
  one.mode === other.mode &&
  one.read.kind === other.read.kind &&
  (one.read.title === other.read.title || isSameKey(one.read, other.read));

/** A word for a length says nothing beside one in figures: “:30 and :60 cutdowns”. */
function withoutVagueLengths(parts: readonly Part[]): Part[] {
  const isLength = ({ read, mode }: Part, reason: string) =>
    read.kind === "length" && mode !== "excluded" && read.reason === reason;
  const isSaid = parts.some((part) => isLength(part, "figure"));
  return parts.filter((part) => !isSaid || !isLength(part, "thesaurus"));
}

/**
 * Returns the words to look up: those that neither the catalogue nor the thesaurus knows, each once. Quoted words are
 * not among them. There are at most as many as a brief has concepts; further ones are searched as they were typed.
 */
function unknownOf(scanned: readonly Scanned[]): Asked[] {
  const asked = scanned.flatMap(({ words: text, means }): Asked[] =>
    means.kind === "text" && !means.isQuoted ? [{ text, isWord: true }] : [],
  );
  return [...new Map(asked.map((one) => [one.text, one])).values()].slice(0, BRIEF_MAX_CONCEPTS);
}

/** The single words of the parts, which the catalogue may write as two; as many as a brief has concepts. */
const wordsOfParts = (scanned: readonly Scanned[]) =>
  scanned
    .flatMap(({ words, means }) =>
      means.kind === "figure" || (means.kind === "text" && means.isQuoted) ? [] : words,
    )
    .slice(0, BRIEF_MAX_CONCEPTS);

async function readParts(
  text: string,
  scanned: readonly Scanned[],
  words: BriefWords,
  locale: "fr" | "en",
): Promise<Part[]> {
  const lang = languageOf(scanned, locale);
  const facts = await words.lookUp(unknownOf(scanned));
  const partings = await words.parted(wordsOfParts(scanned));
  const parts = scanned.flatMap((part): Part[] => {
    const { means } = part;
    const parted = partings.get(part.words) ?? [];
    if (means.kind === "figure") {
      const { figure } = means;
      const read = figure.kind === "alike" ? readAlike(figure.track, words.lexicon) : readFigure(figure);
      return [{ ...part, read }];
    }
    if (means.kind === "phrase") {
      const read = readPhrase(means.meanings, part.words, lang, words.lexicon);
      return [{ ...part, read: read ? alsoParted(read, parted) : readText(part.words, [], [], false) }];
    }
    const known = facts.get(part.words);
    // A word that the catalogue writes as two is spelt correctly.
    const spelt = known && parted.length > 0 ? { ...known, instead: [] } : known;
    const read = readUnknown(part.words, means.isQuoted, spelt, words.lexicon, lang);
    return [{ ...part, read: alsoParted(read, parted) }];
  });
  // An unknown word counts less beside understood ones.
  const isUnderstood = parts.some(({ read }) => read.kind !== "text");
  for (const { read, means } of parts)
    if (isUnderstood && means.kind === "text" && !means.isQuoted && read.kind === "text")
      read.weight = WEIGHTS.stray;
  return parts.reduce<Part[]>((kept, part) => {
    const before = kept.at(-1);
    if (before && part.isAlternative && isMergeable(before, part))
      kept[kept.length - 1] = merged(before, part, text);
    else if (!kept.some((other) => isSame(other, part))) kept.push(part);
    return kept;
  }, []);
}

/** Next to a requested reference, unknown words are only phrasing: «avez-vous SIL 201 ?». Words with a sign stay. */
function withoutUnknown(scanned: ScannedBrief): ScannedBrief {
  const { parts, dropped } = scanned;
  const isAsked = ({ mode, means }: Scanned) =>
    mode !== "excluded" && means.kind === "figure" && means.figure.kind === "code";
  if (!parts.some(isAsked)) return scanned;
  const [unknown, known] = [true, false].map((isUnknown) =>
    parts.filter(
      ({ mode, means }) => (mode === "wanted" && means.kind === "text" && !means.isQuoted) === isUnknown,
    ),
  ) as [Scanned[], Scanned[]];
  return { parts: known, dropped: [...dropped, ...unknown.map(({ words }) => words)] };
}

/** If nothing is understood, number words are no counts: «Cinquante herz» is a half-remembered title. */
function scanWhole(text: string, lexicon: Lexicon, scan: Scan): ScannedBrief {
  const scanned = scanBrief(text, lexicon, scan);
  if (scan.named.length > 0) return withoutUnknown(scanned);
  const isText = scanned.parts.length > 0 && scanned.parts.every(({ means }) => means.kind === "text");
  const hasWord = scanned.dropped.some((word) => isNumberWord(fold(word)));
  return isText && hasWord ? scanBrief(text, lexicon, { ...scan, keepsNumbers: true }) : scanned;
}

/** Returns what the words of a name mean in the catalogue and the thesaurus. */
const kindsNamed = (name: string, { phrases }: Lexicon) =>
  phrases.longest(wordsOf(name))?.meanings.map(({ kind }) => kind) ?? [];

const isStray = ({ read, mode }: Part) => mode === "wanted" && read.weight === WEIGHTS.stray;

/** Returns the parts of a brief, as many as it may have concepts: the last unknown words give way to the others. */
function tellingParts(parts: readonly Part[]): Part[] {
  const stray = parts.filter(isStray);
  const given = new Set(
    stray.slice(Math.max(0, stray.length - Math.max(0, parts.length - BRIEF_MAX_CONCEPTS))),
  );
  return parts.filter((part) => !given.has(part)).slice(0, BRIEF_MAX_CONCEPTS);
}

const conceptOf = ({ read, mode, words, start, end }: Part): Concept => {
  const { evidence: _, weight: __, leftOut: ___, isLimit: ____, versions, ...shown } = read;
  const kinds = mode === "excluded" ? versionsWithout(read) : versions && { versions };
  return { ...shown, ...kinds, mode, words, start, end };
};

/**
 * Parses a brief into the concepts to show and the search.
 * @param text trimmed
 * @param locale the language of words that both languages have, when nothing else of the brief decides
 */
export async function readBrief(text: string, locale: "fr" | "en", words: BriefWords): Promise<ReadBrief> {
  const said = withoutCourtesies(text, (name) => kindsNamed(name, words.lexicon));
  const named = await codesIn(said.text, words.knownCodes);
  const alike = await alikeIn(said.text, words.tracksTitled);
  const { parts: scanned, dropped } = scanWhole(said.text, words.lexicon, { named, alike });
  const read = withoutVagueLengths(await readParts(text, scanned, words, locale));
  const parts = tellingParts(read);
  const left = read.filter((part) => !parts.includes(part)).map((part) => part.words);
  const ofTracks = (part: Part) => part.read.kind !== "version" && part.read.kind !== "length";
  const wanted = parts.filter(({ mode }) => mode !== "excluded");
  return {
    concepts: parts.map(conceptOf),
    dropped: [...said.dropped, ...dropped, ...left],
    search: {
      demands: parts.flatMap((part, concept) =>
        part.mode !== "excluded" && ofTracks(part) ? [demandOf(part, concept)] : [],
      ),
      version: versionDemand(parts, words.lexicon),
      excluded: parts.flatMap((part) =>
        part.mode === "excluded" && ofTracks(part) ? [excludedEvidence(part, wanted)] : [],
      ),
      title: titleOf(text, parts),
    },
  };
}
