import { LONGEST_TEXT } from "#/contract/cue-sheet.ts";
import { trackSearchEndpoint } from "#/contract/search.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { sendFile } from "#/features/search/similarity/similarity-data.ts";
import { call } from "#/lib/api/call.ts";
import { candidatesFor, creditsOf } from "../cue-sheet-api.ts";
import { candidateOf } from "../edit/cues-of-edit.ts";
import { matchesOf } from "../edit/match-uses.ts";

/** A recording of the catalogue that is offered for a row: a track, or one version of it. */
export interface Offer {
  credits: TrackCredits;
  version: TrackCredits["versions"][number] | null;
}

/** Number of tracks offered at once. */
const MOST_TRACKS = 6;
/** Number of further versions offered with the first track. */
const MOST_VERSIONS = 4;

/**
 * Returns the recordings for a text typed into a row, best first: tracks whose title, version or reference the text
 * names, then those that contain its words.
 */
export async function findMusic(text: string, signal: AbortSignal): Promise<Offer[]> {
  const query = { search: text, type: "track", itemsPerPage: String(MOST_TRACKS), facets: "0" } as const;
  const [byWords, byReference] = await Promise.all([
    call(trackSearchEndpoint, { query, signal }).then((found) => found["hydra:member"]),
    /\d/.test(text) ? candidatesFor([text.slice(0, LONGEST_TEXT)]) : [],
  ]);
  const creditsByWords = await creditsOf(
    byWords.map(({ id }) => id),
    signal,
  );
  const known = new Map([...byReference, ...creditsByWords].map((one) => [one.id, one]));
  const named = matchesOf({ name: text, file: "", reel: "" }, [...known.values()].map(candidateOf));
  const namedById = new Map(named.map((match) => [match.candidate.id, match]));
  const order = [...named.map(({ candidate }) => candidate.id), ...byWords.map(({ id }) => id)];
  return [...new Set(order)].slice(0, MOST_TRACKS).flatMap((id, index) => {
    const credits = known.get(id);
    if (!credits) return [];
    const namedVersion = credits.versions.find((one) => one.id === namedById.get(id)?.version?.id) ?? null;
    const others =
      index === 0 ? credits.versions.filter((one) => one !== namedVersion).slice(0, MOST_VERSIONS) : [];
    return [namedVersion, ...(namedVersion ? [null] : []), ...others].map((version) => ({
      credits,
      version,
    }));
  });
}

/** Result of recognising a sound file: similar tracks, best first. */
export interface HeardFile {
  offers: { credits: TrackCredits; score: number }[];
  /** Whether the first track is the same recording as the file. */
  isExact: boolean;
}

/** Compares a sound file with the catalogue; the server does not store it. Throws when it cannot be sent or read. */
export async function recognise(file: File, signal: AbortSignal): Promise<HeardFile> {
  const found = (await sendFile(file, { onProgress: () => {}, signal }))["hydra:member"].slice(
    0,
    MOST_TRACKS,
  );
  const scores = new Map(found.map(({ id, score }) => [id, score]));
  const credits = await creditsOf(
    found.map(({ id }) => id),
    signal,
  );
  return {
    offers: credits.map((one) => ({ credits: one, score: scores.get(one.id) ?? 0 })),
    isExact: found[0]?.exact === true,
  };
}
