import { type Id, idOfIri } from "#/contract/hydra.ts";
import { type Track, trackEndpoint } from "#/contract/track.ts";

/** Keys under which projects, carts, advice and histories hold tracks. */
const HOLDERS: ReadonlySet<string> = new Set(["tracks", "track"]);
const TRACK = /\/api\/tracks\/[^/?#]+$/;
/** Tracks that are fetched at once: as many connections as browsers open to one host. */
const AT_ONCE = 6;

type Read = (endpoint: typeof trackEndpoint, params: { id: Id }) => Promise<Track>;

/**
 * Returns an answer with whole tracks in place of their addresses, for a backend that names the members of a list and
 * does not send them along; `read` fetches one. An answer that names none so is returned as it is.
 */
export async function withTracks(answer: unknown, read: Read): Promise<unknown> {
  const addresses = [...new Set(namedIn(answer))];
  const tracks = new Map<string, Track>();
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    const some = addresses.slice(from, from + AT_ONCE);
    const found = await Promise.all(
      some.map(async (address) => [address, await read(trackEndpoint, { id: idOfIri(address) })] as const),
    );
    for (const [address, track] of found) tracks.set(address, track);
  }
  return tracks.size > 0 ? filled(answer, tracks) : answer;
}

const isAddress = (value: unknown): value is string => typeof value === "string" && TRACK.test(value);

function namedIn(answer: unknown): string[] {
  if (typeof answer !== "object" || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) => [
    ...(HOLDERS.has(key) ? [value].flat().filter(isAddress) : []),
    ...namedIn(value),
  ]);
}

function filled(answer: unknown, tracks: ReadonlyMap<string, Track>): unknown {
  if (typeof answer !== "object" || answer === null) return answer;
  if (Array.isArray(answer)) return answer.map((one) => filled(one, tracks));
  const whole = (value: unknown) => (isAddress(value) ? tracks.get(value) : filled(value, tracks));
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => {
      if (!HOLDERS.has(key)) return [key, filled(value, tracks)];
      return [key, Array.isArray(value) ? value.map(whole) : whole(value)];
    }),
  );
}
