import { withoutExtension } from "#/contract/file-extension.ts";
import { byId, type Id } from "#/contract/hydra.ts";
import { versionOf } from "#/contract/version-of.ts";
import { withoutChannel, withoutRender } from "./channel-names.ts";
import { apart, partsOfName } from "./name-parts.ts";
import { isRoleName } from "./role-names.ts";
import { versionIn } from "./said-version.ts";
import { core, referencePattern, setOf, sharedWords, tight, wordsOf } from "./title-words.ts";
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
  const matching = (all: string[]) => {
    const said = saidBy(sources, all);
    return candidates.flatMap((candidate) => matchOf(said, candidate) ?? []);
  };
  const whole = matching(titles);
  // «Musique de nuit» may be a title; where it is none, «de nuit» is.
  const isFound = whole.some(({ reason }) => reason !== "words");
  const bare = [...titles, ...titles.map(bareTitle)];
  const isUnsure = titles.some((title) => MAY_BE_TITLE.test(title));
  const matches = isFound
    ? whole
    : matching(bare).map((match) =>
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
  const [ofParts, ofWhole] = [saidBy([...parts, ...sources], titles), saidBy(sources, sources.map(apart))];
  const known = new Map(matches.map((match) => [match.candidate.id, match]));
  for (const candidate of candidates) {
    const part = matchOf(ofParts, candidate);
    const whole = known.get(candidate.id) ?? matchOf(ofWhole, candidate);
    const best = whole ?? (part?.reason === "words" ? null : part);
    if (!best) continue;
    const certainty = Math.min(best.certainty, whole ? OF_WORDS : OF_PART);
    const version = best.version ?? part?.version ?? null;
    known.set(candidate.id, { candidate, version, reason: "words", certainty });
  }
  return [...known.values()];
}

/** Names of a use as they are compared: themselves, as names of files, in words, and reduced to the title. */
type Said = { sources: string[]; files: ReadonlySet<string>; words: string[]; cores: ReadonlySet<string>[] };

const bareFile = (file: string) => tight(withoutExtension(file));

const saidBy = (sources: string[], titles: string[]): Said => ({
  sources,
  files: new Set(sources.flatMap((source) => [bareFile(source), bareFile(withoutChannel(source))])),
  words: sources.map(wordsOf),
  cores: [...new Set(titles.map(core))].map(setOf),
});

/** A candidate as it is compared with every use of an edit; a title of a letter or two is found anywhere. */
type Known = {
  reference: RegExp | null;
  files: string[];
  ofVersions: string[][];
  title: ReadonlySet<string>;
  isShort: boolean;
};
const compared = new WeakMap<Candidate, Known>();

function knownOf(candidate: Candidate): Known {
  const before = compared.get(candidate);
  if (before) return before;
  const { name, reference, files, versions } = candidate;
  const tellingIn = (all: readonly string[]) => all.map(bareFile).filter(isTelling);
  const title = core(name) || wordsOf(name);
  const known = {
    reference: reference ? referencePattern(reference) : null,
    files: tellingIn(files),
    ofVersions: versions.map((one) => tellingIn(one.files)),
    title: setOf(title),
    isShort: title.length <= 2 && /[a-z0-9]/.test(title),
  };
  compared.set(candidate, known);
  return known;
}

function matchOf(said: Said, candidate: Candidate): Match | null {
  const { reference, files, ofVersions, title, isShort } = knownOf(candidate);
  const isNamed = (all: readonly string[]) => all.some((file) => said.files.has(file));
  const found = (reason: MatchReason, certainty: number): Match => ({
    candidate,
    version: candidate.versions[ofVersions.findIndex(isNamed)] ?? versionIn(said.sources, candidate),
    reason,
    certainty,
  });
  if (reference && said.words.some((words) => reference.test(words))) return found("reference", 1);
  if (isNamed(files)) return found("file", VERY_FILE);
  let most = 0;
  for (const one of said.cores) {
    const shared = sharedWords(one, title);
    if (shared === 1 && !isShort) return found("title", 0.9);
    if (shared >= LEAST_SHARED) most = Math.max(most, shared);
  }
  return most > 0 ? found("words", most * OF_WORDS) : null;
}
