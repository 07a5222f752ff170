import { withoutExtension } from "#/contract/file-extension.ts";
import { byId, type Id } from "#/contract/hydra.ts";
import { versionOf } from "#/contract/version-of.ts";
import { withoutRender } from "./channel-names.ts";
import { perhapsTitlesOfClip, titleOfClip } from "./clip-title.ts";
import { type Candidate, type Match, matchOf, OF_PART, OF_WORDS, saidBy, VERY_FILE } from "./match-of.ts";
import { apart, partsOfName } from "./name-parts.ts";
import { isRoleName } from "./role-names.ts";
import { wordsOf } from "./title-words.ts";
import type { Use } from "./used-music.ts";
import { writerInClip } from "./writer-in-clip.ts";

const MOST_OFFERS = 5;
/**
 * Certainty of matches that need confirmation: two tracks with files of one name («Track 01.wav»), and «Box» for «Music
 * Box», which may be a title outside the catalogue.
 */
const UNSURE = 0.85;
const MAY_BE_TITLE = /^(?:(?:[Mm]usi(?:c|que|k|ca)|MUSI(?:C|QUE|K|CA))\s+(?![\s._-])|[Mm]usi(?:c|que|k|ca)_)/;
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
  const bare = [...titles, ...titles.map(bareTitle), ...sources.map((source) => titleOfClip(source).title)];
  const isUnsure = titles.some((title) => MAY_BE_TITLE.test(title));
  const unsure = (found: Match[]) =>
    found.map((match) => (match.reason === "title" ? { ...match, certainty: UNSURE } : match));
  const ofBare = isFound ? whole : matching(bare);
  const isBare = ofBare.some(({ reason }) => reason !== "words");
  // «UB40_Red» may be a title outside the catalogue, and «Red» another.
  const matches = !isBare
    ? unsure(matching([...bare, ...sources.flatMap(perhapsTitlesOfClip)]))
    : isUnsure && !isFound
      ? unsure(ofBare)
      : ofBare;
  const all = matches.some(({ reason }) => reason !== "words")
    ? matches
    : withParts(matches, sources, candidates);
  const areFiles = all.filter(({ certainty }) => certainty === VERY_FILE).length > 1;
  return bestOfEach(isFound ? all : [...all, ...signed(sources, candidates)])
    .map((match) => (areFiles && match.certainty === VERY_FILE ? { ...match, certainty: UNSURE } : match))
    .sort((a, b) => b.certainty - a.certainty || byId(a.candidate.id, b.candidate.id));
}

/** Returns the surest match of each track. */
function bestOfEach(matches: readonly Match[]): Match[] {
  const best = new Map<Id, Match>();
  for (const match of matches) {
    const known = best.get(match.candidate.id);
    if (!known || match.certainty > known.certainty) best.set(match.candidate.id, match);
  }
  return [...best.values()];
}

/** Returns the tracks of a title behind a person's name, «Ana Roux - Delta»: if it is not the writer's, to be confirmed. */
function signed(sources: string[], candidates: readonly Candidate[]): Match[] {
  return sources.flatMap((source) => {
    const named = writerInClip(titleOfClip(source).title);
    if (!named) return [];
    const said = saidBy([source], [named.title]);
    const isBy = ({ writers = [] }: Candidate) =>
      writers.some((name) => wordsOf(name) === wordsOf(named.writer));
    return candidates.flatMap((candidate) => {
      const match = matchOf(said, candidate);
      if (match?.reason !== "title") return [];
      return isBy(candidate) ? match : { ...match, reason: "words" as const, certainty: OF_WORDS };
    });
  });
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
