import { withoutExtension } from "#/contract/file-extension.ts";
import type { Id } from "#/contract/hydra.ts";
import { withoutChannel } from "./channel-names.ts";
import { versionIn } from "./said-version.ts";
import { core, referencePattern, setOf, sharedWords, tight, wordsOf } from "./title-words.ts";

/** A possible match of a use: a track of the catalogue with its versions, and the file names it is known by. */
export type Candidate = {
  id: Id;
  name: string;
  reference: string | null;
  files: string[];
  versions: readonly CandidateVersion[];
  /** Names of the writers, where they are known. */
  writers?: readonly string[];
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
export const OF_WORDS = 0.8;
export const OF_PART = LEAST_SHARED * OF_WORDS;
export const VERY_FILE = 0.98;
/** A shorter file name means nothing in ASCII: «01», «mix»; «夜» is a title. */
const SHORTEST_FILE = 4;
const isTelling = (file: string) => file.length >= SHORTEST_FILE || /[^ -~]/.test(file);

/** Names of a use as they are compared: themselves, as names of files, in words, and reduced to the title. */
type Said = { sources: string[]; files: ReadonlySet<string>; words: string[]; cores: ReadonlySet<string>[] };

const bareFile = (file: string) => tight(withoutExtension(file));

/** Returns the names of a use for comparison; `titles` are those that may be a title. */
export const saidBy = (sources: string[], titles: string[]): Said => ({
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

/** Returns the match of a use's names with a track; null if nothing is similar. */
export function matchOf(said: Said, candidate: Candidate): Match | null {
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
