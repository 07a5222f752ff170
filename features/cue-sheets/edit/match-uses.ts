import { withoutExtension } from "#/contract/file-extension.ts";
import { byId, type Id } from "#/contract/hydra.ts";
import { versionOf } from "#/contract/version-of.ts";
import { withoutRender } from "./channel-names.ts";
import { possibleTitlesOfClip, titleOfClip } from "./clip-title.ts";
import type { Use } from "./join-clips.ts";
import {
  type Candidate,
  FILE_CERTAINTY,
  type Match,
  matchOf,
  namesToCompare,
  PART_CERTAINTY,
  WORDS_CERTAINTY,
} from "./match-of.ts";
import { hasCodeBehind, partsBetweenSigns, partsOfName, splitJoinedWords } from "./name-parts.ts";
import { isRoleName } from "./role-names.ts";
import { wordsOf } from "./title-words.ts";
import { areAmong, writerInClip } from "./writer-in-clip.ts";

const MOST_OFFERS = 5;
/**
 * Certainty of a match that the person must confirm. There are two cases: several tracks have a file of this name
 * («Track 01.wav»); or only a part of the name matches («Box» in «Music Box»), so that the name may be a title that the
 * catalogue does not have.
 */
const UNSURE_CERTAINTY = 0.85;
/** A word for music that may also be the first word of the title. */
const MUSIC_WORD_MAYBE_IN_TITLE =
  /^(?:(?:[Mm]usi(?:c|que|k|ca)|MUSI(?:C|QUE|K|CA))\s+(?![\s._-])|[Mm]usi(?:c|que|k|ca)_)/;
/** Prefix for music that editors put before a title. */
const MUSIC_WORD = /^(?:musi(?:c|que|k|ca)|mx|mus)[\s._-]+/i;
const withoutMusicWord = (title: string) => title.replace(MUSIC_WORD, "");

/**
 * Returns the tracks that match a use, at most five, best first: by the catalogue reference in its name, by its exact
 * file, by its title, and then by titles that share most of its words or are a part of it. Empty if nothing is similar.
 * If the name of the use states only its part in the film, matches of its file come first.
 */
export function matchesOf(
  use: Pick<Use, "name" | "file" | "reel">,
  candidates: readonly Candidate[],
): Match[] {
  const all = matchesBy([use.file, use.name, use.reel], candidates);
  const byFile = isRoleName(use.name) ? matchesBy([use.file], candidates) : [];
  const first = new Set(byFile.map(({ candidate }) => candidate.id));
  return [...byFile, ...all.filter(({ candidate }) => !first.has(candidate.id))].slice(0, MOST_OFFERS);
}

/** Returns the matches of a use's names, best first. */
function matchesBy(names: readonly string[], candidates: readonly Candidate[]): Match[] {
  const sources = names.filter((one) => one !== "");
  // «Bains de soufre (Stem: drums)» is a version of «Bains de soufre», not a similar title.
  const titles = sources
    .map(withoutRender)
    .flatMap((source) => [source, versionOf(withoutExtension(source))?.base ?? source]);
  const matching = (compared: string[]) => {
    const prepared = namesToCompare(sources, compared);
    return candidates.flatMap((candidate) => matchOf(prepared, candidate) ?? []);
  };
  const ofWhole = matching(titles);
  // «Musique de nuit» may be a title. If it is not, «de nuit» may be.
  const isFound = ofWhole.some(({ reason }) => reason !== "words");
  const shortened = [
    ...titles,
    ...titles.map(withoutMusicWord),
    // A code behind the title may be that of other music with the same title.
    ...sources.filter((source) => !hasCodeBehind(source)).map((source) => titleOfClip(source).title),
  ];
  const isUnsure = titles.some((title) => MUSIC_WORD_MAYBE_IN_TITLE.test(title));
  const unsure = (found: Match[]) =>
    found.map((match) => (match.reason === "title" ? { ...match, certainty: UNSURE_CERTAINTY } : match));
  const ofShortened = isFound ? ofWhole : matching(shortened);
  const isShortenedFound = ofShortened.some(({ reason }) => reason !== "words");
  // «UB40_Red» may be a title that is not in the catalogue, so that a match with «Red» is unsure.
  const matches = !isShortenedFound
    ? unsure(matching([...shortened, ...sources.flatMap(possibleTitlesOfClip)]))
    : isUnsure && !isFound
      ? unsure(ofShortened)
      : ofShortened;
  const withPartMatches = matches.some(({ reason }) => reason !== "words")
    ? matches
    : withParts(matches, sources, candidates);
  const areSeveralFiles = withPartMatches.filter(({ certainty }) => certainty === FILE_CERTAINTY).length > 1;
  return bestOfEach(
    isFound
      ? withPartMatches
      : [
          ...withPartMatches,
          ...matchesAfterPerson(sources, candidates),
          ...matchesBesideWriter(sources, candidates),
        ],
  )
    .map((match) =>
      areSeveralFiles && match.certainty === FILE_CERTAINTY
        ? { ...match, certainty: UNSURE_CERTAINTY }
        : match,
    )
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

/**
 * Returns the tracks with the title after a person's name, «Ana Roux - Delta». Unless the person is their writer, they
 * need confirmation.
 */
function matchesAfterPerson(sources: string[], candidates: readonly Candidate[]): Match[] {
  return sources.flatMap((source) => {
    const namedByPerson = writerInClip(titleOfClip(source).title);
    if (!namedByPerson) return [];
    const names = namesToCompare([source], [namedByPerson.title]);
    return candidates.flatMap((candidate) => {
      const match = matchOf(names, candidate);
      if (match?.reason !== "title") return [];
      return areAmong(namedByPerson.writer, candidate.writers ?? [])
        ? match
        : { ...match, reason: "words" as const, certainty: WORDS_CERTAINTY };
    });
  });
}

/**
 * Returns the tracks whose title is one part of a name while another part is one of their writers: «SaltMarsh_Tideline_
 * Adair», «Mirage (Kapoor)».
 */
function matchesBesideWriter(sources: string[], candidates: readonly Candidate[]): Match[] {
  return sources.flatMap((source) => {
    const parts = partsBetweenSigns(source);
    if (parts.length < 2) return [];
    const names = namesToCompare([source], parts);
    return candidates.flatMap((candidate) => {
      const match = matchOf(names, candidate);
      if (match?.reason !== "title") return [];
      const { name, writers = [] } = candidate;
      return parts.some((one) => wordsOf(one) !== wordsOf(name) && areAmong(one, writers)) ? match : [];
    });
  });
}

/** Adds the tracks whose title is a part of a name; none is surer than a similar title. */
function withParts(matches: Match[], sources: string[], candidates: readonly Candidate[]): Match[] {
  const parts = sources.map(withoutRender).flatMap(partsOfName);
  if (parts.length === 0) return matches;
  const titles = parts.flatMap((part) => [part, withoutMusicWord(part), versionOf(part)?.base ?? part]);
  const [partNames, wholeNames] = [
    namesToCompare([...parts, ...sources], titles),
    namesToCompare(sources, sources.map(splitJoinedWords)),
  ];
  const known = new Map(matches.map((match) => [match.candidate.id, match]));
  for (const candidate of candidates) {
    const part = matchOf(partNames, candidate);
    const whole = known.get(candidate.id) ?? matchOf(wholeNames, candidate);
    const best = whole ?? (part?.reason === "words" ? null : part);
    if (!best) continue;
    const certainty = Math.min(best.certainty, whole ? WORDS_CERTAINTY : PART_CERTAINTY);
    const version = best.version ?? part?.version ?? null;
    known.set(candidate.id, { candidate, version, reason: "words", certainty });
  }
  return [...known.values()];
}
