import type { Id } from "#/contract/hydra.ts";
import { itemIri } from "#/contract/item.ts";
import { trackSearchEndpoint } from "#/contract/search.ts";
import { soundSearchEndpoint, videoSearchEndpoint } from "#/contract/similarity.ts";
import { trackEndpoint } from "#/contract/track.ts";
import { apiErrorOf } from "#/lib/api/api-error-of.ts";
import { type Answer, addressOf, call } from "#/lib/api/call.ts";
import { readAnswer } from "#/lib/api/read-answer.ts";
import { type SimilarityState, similarityQuery, steeringOf } from "./similarity-state.ts";

/** Longest wait for a sign of an upload, and for its analysis once it has left, in milliseconds (contract §13). */
const DEADLINE = 60_000;
/** Titles offered while one is sought to begin from. */
const OFFERED = 6;

/** What others are compared with: a track of the catalogue, what was measured in a sent file, or the film at an address. */
export type Source = { track: Id } | { print: string } | { film: string };

/** The tracks that a state finds; throws as `call` does. */
export async function fetchSimilar(source: Source, state: SimilarityState, signal?: AbortSignal) {
  const input = { query: similarityQuery(state), signal };
  const steering = steeringOf(state);
  if ("film" in source) {
    return call(videoSearchEndpoint, { ...input, body: { url: source.film, ...steering } });
  }
  const of = "track" in source ? { track: itemIri({ id: source.track }) } : source;
  return call(soundSearchEndpoint, { ...input, body: { ...of, ...steering } });
}

/** A track to begin from. */
export function fetchTrack(id: Id, signal: AbortSignal) {
  return call(trackEndpoint, { params: { id }, signal });
}

/** Whether the music of a film is known; refused with 422 when the address is none of a film. */
export async function isKnownFilm(address: string, signal: AbortSignal): Promise<boolean> {
  const answer = await call(videoSearchEndpoint, {
    query: { itemsPerPage: "1" },
    body: { url: address },
    signal,
  });
  return answer["hydra:totalItems"] > 0 || answer.similarTo.track !== undefined;
}

/** Titles for a text, to choose one from. */
export async function findTracks(text: string, signal: AbortSignal) {
  const query = { search: text, type: "track", itemsPerPage: String(OFFERED), facets: "0" } as const;
  return (await call(trackSearchEndpoint, { query, signal }))["hydra:member"];
}

/**
 * Sends a file, tells how much of it has left (0–1), and gives what it is like; throws as `call` does. Only `fetch`
 * cannot tell how far an upload is.
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
      // Counted from the beginning: a large film on a slow line takes minutes, and none of them is lost.
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
