import type { Id } from "#/contract/hydra.ts";
import { itemIri } from "#/contract/item.ts";
import { trackSearchEndpoint } from "#/contract/search.ts";
import { soundSearchEndpoint, videoSearchEndpoint } from "#/contract/similarity.ts";
import { trackEndpoint } from "#/contract/track.ts";
import { apiErrorOf } from "#/lib/api/api-error-of.ts";
import { type Answer, addressOf, call } from "#/lib/api/call.ts";
import { readAnswer } from "#/lib/api/read-answer.ts";
import { type SimilarityState, similarityQuery, steeringOf } from "./similarity-state.ts";

/** Deadline for progress of an upload, and for the analysis after it, in milliseconds (contract §13). */
const DEADLINE = 60_000;
/** Number of tracks offered as a reference. */
const OFFERED = 6;

/** A reference: a track of the catalogue, the measurements of a sent file, or the film at an address. */
export type Source = { track: Id } | { print: string } | { film: string };

/** Returns the tracks that a state finds; throws as `call` does. */
export async function fetchSimilar(source: Source, state: SimilarityState, signal?: AbortSignal) {
  const input = { query: similarityQuery(state), signal };
  const steering = steeringOf(state);
  if ("film" in source) {
    return call(videoSearchEndpoint, { ...input, body: { url: source.film, ...steering } });
  }
  const of = "track" in source ? { track: itemIri({ id: source.track }) } : source;
  return call(soundSearchEndpoint, { ...input, body: { ...of, ...steering } });
}

/** Returns a track to use as the reference. */
export function fetchTrack(id: Id, signal: AbortSignal) {
  return call(trackEndpoint, { params: { id }, signal });
}

/** Whether the music of a film is known; throws with 422 when the address is not a film's. */
export async function isKnownFilm(address: string, signal: AbortSignal): Promise<boolean> {
  const answer = await call(videoSearchEndpoint, {
    query: { itemsPerPage: "1" },
    body: { url: address },
    signal,
  });
  return answer["hydra:totalItems"] > 0 || answer.similarTo.track !== undefined;
}

/** Returns tracks for a text, to choose one from. */
export async function findTracks(text: string, signal: AbortSignal) {
  const query = { search: text, type: "track", itemsPerPage: String(OFFERED), facets: "0" } as const;
  return (await call(trackSearchEndpoint, { query, signal }))["hydra:member"];
}

/**
 * Sends a file, reports the share sent (0–1), and returns similar tracks; throws as `call` does. `fetch` cannot report
 * the progress of an upload.
 */
export function sendFile(
  file: File,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
) {
  const isFilm = file.type.startsWith("video/") || /\.(?:mp4|mov|webm)$/i.test(file.name);
  const endpoint = isFilm ? videoSearchEndpoint : soundSearchEndpoint;
  const form = new FormData();
  form.append("file", file, file.name);
  return new Promise<Answer<typeof endpoint>>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", addressOf(endpoint.path));
    request.setRequestHeader("Accept", "application/ld+json");
    const startedAt = performance.now();
    request.timeout = DEADLINE;
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(total > 0 ? loaded / total : 0);
      // XHR counts the timeout from the start, so progress extends it: a large film on a slow connection takes minutes.
      request.timeout = performance.now() - startedAt + DEADLINE;
    };
    const lost = () => reject(new TypeError("The file could not be sent"));
    request.onerror = lost;
    request.ontimeout = lost;
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status !== endpoint.status) {
        apiErrorOf(new Response(responseText, { status, statusText })).then(reject, reject);
        return;
      }
      try {
        resolve(readAnswer(endpoint.answer, JSON.parse(responseText)));
      } catch (error) {
        reject(error);
      }
    };
    signal.addEventListener("abort", () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(form);
  });
}
