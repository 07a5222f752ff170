import { withoutExtension } from "#/contract/file-extension.ts";
import { byId, type Id } from "#/contract/hydra.ts";
import { versionOf } from "#/contract/version-of.ts";
import { withoutChannel, withoutRender } from "./channel-names.ts";
import { apart, partsOfName } from "./name-parts.ts";
import { isRoleName } from "./role-names.ts";
import { versionIn } from "./said-version.ts";
import { core, referencePattern, sharedWords, tight, wordsOf } from "./title-words.ts";
import type { Use } from "./used-music.ts";

/** A possible match of a use: a track of the catalogue with its versions, and the file names it is known by. */
export type Candidate = {
  id: Id;
  name: string;
  reference: string | null;
  files: string[];
  versions: readonly CandidateVersion[];
};
export type CandidateVersion = { id: Id; kind: string; label: string; files: string[] };

/** How a use was recognised, surest first; `title` and `words` need confirmation. */
export type MatchReason = "reference" | "file" | "title" | "words";
/** `version` is the one in the name or the file; null if the track does not have it. */
export type Match = {
  candidate: Candidate;
  version: CandidateVersion | null;
  reason: MatchReason;
  certainty: number;
};

/** Least share of common words for a candidate to be offered. */
const LEAST_SHARED = 0.6;
/** Certainty of titles by the words that they share, and of one that is only a part of the name. */
const OF_WORDS = 0.8;
const OF_PART = LEAST_SHARED * OF_WORDS;
const MOST_OFFERS = 5;
const VERY_FILE = 0.98;
/**
 * Certainty of matches that need confirmation: two tracks with files of one name («Track 01.wav»), and «Box» for «Music
 * Box», which may be a title outside the catalogue.
 */
const UNSURE = 0.85;
const MAY_BE_TITLE = /^musi(?:c|que|k|ca)\s+(?![\s._-])/i;
/** A shorter file name means nothing in ASCII: «01», «mix»; «夜» is a title. */
const SHORTEST_FILE = 4;
const isTelling = (file: string) => file.length >= SHORTEST_FILE || /[^ -~]/.test(file);
/** Prefix that editors put before a title of music. */
const KIND = /^(?:musi(?:c|que|k|ca)|mx|mus)[\s._-]+/i;
const bareTitle = (title: string) => title.replace(KIND, "");

/**
 * Returns the tracks that match a use, best first, at most five: by the catalogue reference in its name, by its exact
 * file, by its title, and then by titles that share most of its words or are a part of it. Empty when nothing is
 * similar. If its name only states its part in the film, matches of its file come first.
 */
export function matchesOf(
  use: Pick<Use, "name" | "file" | "reel">,
  candidates: readonly Candidate[],
): Match[] {
  const all = matchesBy([use.file, use.name, use.reel], candidates);
  const ofFile = isRoleName(use.name) ? matchesBy([use.file], candidates) : [];
  const first = new Set(ofFile.map(({ candidate }) => candidate.id));
  return [...ofFile, ...all.filter(({ candidate }) => !first.has(candidate.id))].slice(0, MOST_OFFERS);
}

/** Returns the matches of a use's names, best first. */
function matchesBy(names: readonly string[], candidates: readonly Candidate[]): Match[] {
  const sources = names.filter((one) => one !== "");
  // «Bains de soufre (Stem: drums)» is a version of «Bains de soufre», not another title that resembles it.
  const titles = sources
    .map(withoutRender)
    .flatMap((source) => [source, versionOf(withoutExtension(source))?.base ?? source]);
  const matching = (cores: string[]) =>
    candidates.flatMap((candidate) => {
      const match = matchOf(sources, cores, candidate);
      return match ? [match] : [];
    });
  const whole = matching([...new Set(titles.map(core))]);
  // «Musique de nuit» may be a title; where it is none, «de nuit» is.
  const isFound = whole.some(({ reason }) => reason !== "words");
  const bare = [...titles, ...titles.map(bareTitle)];
  const isUnsure = titles.some((title) => MAY_BE_TITLE.test(title));
  const matches = isFound
    ? whole
    : matching([...new Set(bare.map(core))]).map((match) =>
        isUnsure && match.reason === "title" ? { ...match, certainty: UNSURE } : match,
      );
  const all = matches.some(({ reason }) => reason !== "words")
    ? matches
    : withParts(matches, sources, candidates);
  const areFiles = all.filter(({ certainty }) => certainty === VERY_FILE).length > 1;
  return all
    .map((match) => (areFiles && match.certainty === VERY_FILE ? { ...match, certainty: UNSURE } : match))
    .sort((a, b) => b.certainty - a.certainty || byId(a.candidate.id, b.candidate.id));
}

/** Adds the tracks that a part of a name is the title of: each no surer than a similar title. */
function withParts(matches: Match[], sources: string[], candidates: readonly Candidate[]): Match[] {
  const parts = sources.map(withoutRender).flatMap(partsOfName);
  if (parts.length === 0) return matches;
  const titles = parts.flatMap((part) => [part, bareTitle(part), versionOf(part)?.base ?? part]);
  const [ofParts, ofWhole] = [titles, sources.map(apart)].map((one) => [...new Set(one.map(core))]);
  const known = new Map(matches.map((match) => [match.candidate.id, match]));
  for (const candidate of candidates) {
    const part = matchOf([...parts, ...sources], ofParts ?? [], candidate);
    const whole = known.get(candidate.id) ?? matchOf(sources, ofWhole ?? [], candidate);
    const best = whole ?? (part?.reason === "words" ? null : part);
    if (!best) continue;
    const certainty = Math.min(best.certainty, whole ? OF_WORDS : OF_PART);
    const version = best.version ?? part?.version ?? null;
    known.set(candidate.id, { candidate, version, reason: "words", certainty });
  }
  return [...known.values()];
}

/** `cores` are the sources reduced to the title. */
function matchOf(sources: string[], cores: string[], candidate: Candidate): Match | null {
  const reference = candidate.reference ? referencePattern(candidate.reference) : null;
  const bare = (file: string) => tight(withoutExtension(file));
  const names = new Set(sources.flatMap((source) => [bare(source), bare(withoutChannel(source))]));
  const isNamed = (files: readonly string[]) =>
    files.map(bare).some((file) => isTelling(file) && names.has(file));
  const ofFile = candidate.versions.find(({ files }) => isNamed(files)) ?? null;
  const found = (reason: MatchReason, certainty: number): Match => ({
    candidate,
    version: ofFile ?? versionIn(sources, candidate),
    reason,
    certainty,
  });
  if (reference && sources.some((source) => reference.test(wordsOf(source)))) return found("reference", 1);
  if (isNamed(candidate.files)) return found("file", VERY_FILE);
  const title = core(candidate.name) || wordsOf(candidate.name);
  let best: Match | null = null;
  for (const said of cores) {
    const shared = sharedWords(said, title);
    if (shared === 1 && (title.length > 2 || !/[a-z0-9]/.test(title))) return found("title", 0.9);
    if (shared >= LEAST_SHARED && shared * OF_WORDS > (best?.certainty ?? 0)) {
      best = found("words", shared * OF_WORDS);
    }
  }
  return best;
}
