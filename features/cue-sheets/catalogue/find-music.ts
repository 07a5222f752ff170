import { LONGEST_TEXT } from "#/contract/cue-sheet.ts";
import { trackSearchEndpoint } from "#/contract/search.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { sendFile } from "#/features/search/similarity/similarity-data.ts";
import { call } from "#/lib/api/call.ts";
import { candidatesFor, creditsOf } from "../cue-sheet-api.ts";
import { candidateOf } from "../edit/cues-of-edit.ts";
import { matchesOf } from "../edit/match-uses.ts";

/** A recording of the catalogue that a row may be: a track, or one version of it. */
export interface Offer {
  credits: TrackCredits;
  version: TrackCredits["versions"][number] | null;
}

/** Titles that are offered at once. */
const OFFERED = 6;
/** Versions of the first title that are offered with it. */
const VERSIONS = 4;

/** Recordings for what is typed into a row, best first: the reference that it is, the version that it names, its words. */
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

/** What a clip's own sound is: tracks that sound like it, best first; `isExact` when the first is this very recording. */
export interface Heard {
  offers: { credits: TrackCredits; score: number }[];
  isExact: boolean;
}

/** Has a sound file compared with the catalogue; nothing of it is kept. Throws when it cannot be sent or read. */
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
