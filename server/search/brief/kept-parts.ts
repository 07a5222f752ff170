import { BRIEF_MAX_CONCEPTS } from "#/contract/brief.ts";
import { fold } from "#/contract/fold.ts";
import { type Read, versionRead, versionsWithout } from "./concept-figures.ts";
import type { BriefPart } from "./demands.ts";
import { FILLERS } from "./vocabulary.ts";
import { asksForVoices } from "./wanted-voices.ts";
import { WEIGHTS } from "./weights.ts";

/** Returns whether words mean a longer version than a figure does: «version longue» beside «30 s». */
const isLonger = (words: Read["seconds"], figure: Read["seconds"]) =>
  words?.to === null && (figure?.to ?? Number.POSITIVE_INFINITY) < (words.from ?? 0);

/**
 * Drops words for a length if the brief also states a length in figures: “:30 and :60 cutdowns”. In “a full version and
 * a :30” both are wanted.
 */
export function withoutVagueLengths(parts: readonly BriefPart[]): BriefPart[] {
  const isLength = ({ read, mode }: BriefPart, reason: string) =>
    read.kind === "length" && mode !== "excluded" && read.reason === reason;
  const figures = parts.filter((part) => isLength(part, "figure"));
  return parts.filter(
    (part) =>
      !isLength(part, "thesaurus") || figures.every(({ read }) => isLonger(part.read.seconds, read.seconds)),
  );
}

/** Next to a code, turns an exclusion into a wish for that track's version without the thing: “SIL 201-01 no drums”. */
export function exclusionsAsVersions(parts: readonly BriefPart[]): BriefPart[] {
  const isOfTrack = parts.some(({ mode, means }) => mode !== "excluded" && isCode(means));
  return parts.map((part): BriefPart => {
    const { versions } = part.mode === "excluded" ? versionsWithout(part.read) : {};
    return isOfTrack && versions
      ? { ...part, mode: "wanted", read: versionRead(versions, "thesaurus") }
      : part;
  });
}

const isCode = (means: BriefPart["means"]) => means.kind === "figure" && means.figure.kind === "code";

/** Returns whether a part is a misspelt filler: “muisc”. */
const isSlipOfFiller = ({ read }: BriefPart) =>
  read.kind === "text" && (read.instead ?? []).length > 0 && read.instead?.every((word) => FILLERS.has(word));

/** Kinds of concepts that a person states on purpose, in figures or by name. */
const STATED: readonly Read["kind"][] = ["tempo", "length", "key", "version", "writer"];

const MOODS = ["moods", "nuances"];
/** Topics of the thesaurus whose words name the music itself, and those whose words name its mood. */
const OF_MUSIC = ["music", "tempo", "left-out", "terms"];
const OF_MOODS = ["feelings"];

/** How much later an idea is given up than one of the next tier, whatever their weights are. */
const TIER = 1_000;
/** How much earlier an idea that is only welcome is given up; it stays above the next tier. */
const BELOW_WISHES = 500;

/**
 * Returns 2 for what names the music (an instrument, a voice, a style, a mood of the catalogue, a country), 1 for a word for one
 * mood and for a use of the catalogue, and 0 for what only suggests them: “harbour”, «village».
 */
function tierOf({ read, means, words }: BriefPart): number {
  const taxonomy = read.evidence.terms[0]?.taxonomy ?? "";
  const meanings = means.kind === "phrase" ? means.meanings : [];
  const isAbout = (topics: readonly string[]) =>
    meanings.some((meaning) => meaning.kind === "entry" && topics.includes(meaning.entry.topic));
  const isTerm = read.kind === "term";
  if (read.weight === WEIGHTS.subject) return 0;
  if (read.kind === "territory") return 2;
  if (taxonomy !== "uses" && (isTerm || isAbout(OF_MUSIC))) return 2;
  const isOneMood = MOODS.includes(taxonomy) && read.title !== words;
  return Number(isTerm || isOneMood || isAbout(OF_MOODS));
}

/** Returns how late a part is given up when there are too many: unknown words first, then the faintest ideas. */
function rankOf(part: BriefPart): number {
  const { read, mode, means } = part;
  const isStated =
    STATED.includes(read.kind) || mode === "must" || mode === "excluded" || means.kind === "figure";
  if (isStated) return Number.POSITIVE_INFINITY;
  if (read.weight === WEIGHTS.stray) return 0;
  return tierOf(part) * TIER + read.weight - (mode === "loose" ? BELOW_WISHES : 0);
}

/**
 * Returns the parts of a brief, at most as many as it may have concepts. The last of the faintest ones are given up
 * first, figures and exclusions last: “a must” may be typed at the end.
 */
export function keptParts(parts: readonly BriefPart[]): BriefPart[] {
  const meant = parts.filter((part) => !isSlipOfFiller(part));
  const ranked = meant
    .map((part, at) => ({ part, at, rank: rankOf(part) }))
    .sort((one, other) => other.rank - one.rank || one.at - other.at);
  const kept = new Set(ranked.slice(0, BRIEF_MAX_CONCEPTS).map(({ part }) => part));
  return meant.filter((part) => kept.has(part));
}

const NO_WORDS = /(?<!\p{L})(?:lyrics?|words|paroles?|texte)(?!\p{L})/u;
const WORDLESS =
  /(?<!\p{L})(?:wordless|textless|vocali[sz]e?s?|humm(?:ed|ing)|sans paroles|sans texte)(?!\p{L})/u;

/** A version that is named as one is wanted by itself: “vocals, and a no-lyrics version”. */
const NAMED_VERSION = /(?<!\p{L})(?:versions?|mix|edit|alt)(?!\p{L})/u;

/** Splits off a wish for no words beside a wanted voice, which then has none: “female voice, no lyrics”. */
export function withoutNoWords(parts: readonly BriefPart[]): {
  parts: readonly BriefPart[];
  dropped: readonly BriefPart[];
} {
  const hasVoice = parts.some(
    (part) =>
      asksForVoices(part) ||
      (part.mode !== "excluded" && part.read.kind !== "version" && WORDLESS.test(fold(part.words))),
  );
  const isNoWords = ({ read, mode, words }: BriefPart) =>
    hasVoice &&
    mode !== "excluded" &&
    read.kind === "version" &&
    NO_WORDS.test(fold(words)) &&
    !NAMED_VERSION.test(fold(words));
  return {
    parts: parts.filter((part) => !isNoWords(part)),
    dropped: parts.filter(isNoWords),
  };
}
