import { LONGEST_TEXT } from "#/contract/cue-sheet.ts";
import { trackSearchEndpoint } from "#/contract/search.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { sendFile } from "#/features/search/similarity/similarity-data.ts";
import { call } from "#/lib/api/call.ts";
import { candidatesFor, creditsOf } from "../cue-sheet-api.ts";
import { candidateOf } from "../edit/cues-of-edit.ts";
import { matchesOf } from "../edit/match-uses.ts";

/** A recording of the catalogue offered for a row: a track, or one version of it. */
export interface Offer {
  credits: TrackCredits;
  version: TrackCredits["versions"][number] | null;
}

/** Number of titles offered at once. */
const OFFERED = 6;
/** Number of versions offered with the first title. */
const VERSIONS = 4;

/** Returns the recordings for a row's typed text, best first: by reference, then by version name, then by words. */
export async function findMusic(text: string, signal: AbortSignal): Promise<Offer[]> {
  const query = { search: text, type: "track", itemsPerPage: String(OFFERED), facets: "0" } as const;
  const [byWords, byReference] = await Promise.all([
    call(trackSearchEndpoint, { query, signal }).then((found) => found["hydra:member"]),
    /\d/.test(text) ? candidatesFor([text.slice(0, LONGEST_TEXT)]) : [],
  ]);
  const byWordsToo = await creditsOf(
    byWords.map(({ id }) => id),
    signal,
  );
  const known = new Map([...byReference, ...byWordsToo].map((one) => [one.id, one]));
  const named = matchesOf({ name: text, file: "", reel: "" }, [...known.values()].map(candidateOf));
  const namedById = new Map(named.map((match) => [match.candidate.id, match]));
  const order = [...named.map(({ candidate }) => candidate.id), ...byWords.map(({ id }) => id)];
  return [...new Set(order)].slice(0, OFFERED).flatMap((id, index) => {
    const credits = known.get(id);
    if (!credits) return [];
    const said = credits.versions.find((one) => one.id === namedById.get(id)?.version?.id) ?? null;
    const others = index === 0 ? credits.versions.filter((one) => one !== said).slice(0, VERSIONS) : [];
    return [said, ...(said ? [null] : []), ...others].map((version) => ({ credits, version }));
  });
}

/** Recognition of a clip's sound: similar tracks, best first; `isExact` when the first is the same recording. */
export interface Heard {
  offers: { credits: TrackCredits; score: number }[];
  isExact: boolean;
}

/** Compares a sound file with the catalogue, without storing it. Throws when it cannot be sent or read. */
export async function hear(file: File, signal: AbortSignal): Promise<Heard> {
  const found = (await sendFile(file, { onProgress: () => {}, signal }))["hydra:member"].slice(0, OFFERED);
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
