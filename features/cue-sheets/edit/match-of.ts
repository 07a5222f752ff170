import { withoutExtension } from "#/contract/file-extension.ts";
import type { Id } from "#/contract/hydra.ts";
import { withoutChannel } from "./channel-names.ts";
import { referencePattern, sharedWords, titleWords, withoutSpaces, wordSet, wordsOf } from "./title-words.ts";
import { versionIn } from "./version-in-name.ts";

/** A possible match of a use: a track of the catalogue with its versions and the names of its files. */
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

/** How a use was recognised, surest first. Matches below the certainty of decisions.ts need confirmation. */
export type MatchReason = "reference" | "file" | "title" | "words";
/** `version` is the one that the name or the file states; null if there is none, or if the track does not have it. */
export type Match = {
  candidate: Candidate;
  version: CandidateVersion | null;
  reason: MatchReason;
  certainty: number;
};

/** Smallest share of common words with which a candidate is offered. */
const LEAST_SHARED = 0.6;
/** Certainty of a similar title, to be multiplied by the share of common words. */
export const WORDS_CERTAINTY = 0.8;
/** Certainty of a title that is only a part of the name. */
export const PART_CERTAINTY = LEAST_SHARED * WORDS_CERTAINTY;
/** Certainty of a track that has a file with the name. */
export const FILE_CERTAINTY = 0.98;
/** Minimum length of a file name in ASCII that identifies music: «01» and «mix» do not. «夜» is a title. */
const SHORTEST_FILE = 4;
const isMeaningful = (file: string) => file.length >= SHORTEST_FILE || /[^ -~]/.test(file);

/** Names of a use in the forms that are compared: unchanged, as names of files, as words, and reduced to titles. */
type UseNames = {
  sources: string[];
  files: ReadonlySet<string>;
  words: string[];
  titles: ReadonlySet<string>[];
};

const comparableFile = (file: string) => withoutSpaces(withoutExtension(file));

/** Returns the names of a use for comparison; `titles` are those that may be titles. */
export const namesToCompare = (sources: string[], titles: string[]): UseNames => ({
  sources,
  files: new Set(
    sources.flatMap((source) => [comparableFile(source), comparableFile(withoutChannel(source))]),
  ),
  words: sources.map(wordsOf),
  titles: [...new Set(titles.map(titleWords))].map(wordSet),
});

/**
 * A candidate in the form that is compared with each use. A title of one or two letters (`isShort`) would match
 * anywhere.
 */
type ComparedCandidate = {
  reference: RegExp | null;
  files: string[];
  versionFiles: string[][];
  title: ReadonlySet<string>;
  isShort: boolean;
};
const compared = new WeakMap<Candidate, ComparedCandidate>();

function comparedForm(candidate: Candidate): ComparedCandidate {
  const known = compared.get(candidate);
  if (known) return known;
  const { name, reference, files, versions } = candidate;
  const meaningfulNames = (all: readonly string[]) => all.map(comparableFile).filter(isMeaningful);
  const title = titleWords(name) || wordsOf(name);
  const form = {
    reference: reference ? referencePattern(reference) : null,
    files: meaningfulNames(files),
    versionFiles: versions.map((one) => meaningfulNames(one.files)),
    title: wordSet(title),
    isShort: title.length <= 2 && /[a-z0-9]/.test(title),
  };
  compared.set(candidate, form);
  return form;
}

/** Returns the match of a use's names with a track; null if they are not similar. */
export function matchOf(names: UseNames, candidate: Candidate): Match | null {
  const { reference, files, versionFiles, title, isShort } = comparedForm(candidate);
  const isNamed = (all: readonly string[]) => all.some((file) => names.files.has(file));
  const found = (reason: MatchReason, certainty: number): Match => ({
    candidate,
    version: candidate.versions[versionFiles.findIndex(isNamed)] ?? versionIn(names.sources, candidate),
    reason,
    certainty,
  });
  if (reference && names.words.some((words) => reference.test(words))) return found("reference", 1);
  if (isNamed(files)) return found("file", FILE_CERTAINTY);
  let most = 0;
  for (const one of names.titles) {
    const shared = sharedWords(one, title);
    if (shared === 1 && !isShort) return found("title", 0.9);
    if (shared >= LEAST_SHARED) most = Math.max(most, shared);
  }
  return most > 0 ? found("words", most * WORDS_CERTAINTY) : null;
}
