import type { z } from "zod";
import { type Id, idOfIri } from "#/contract/hydra.ts";
import { type Track, trackEndpoint } from "#/contract/track.ts";

const TRACK = /\/api\/tracks\/[^/?#]+$/;
/** Tracks that are fetched at once: as many connections as browsers open to one host. */
const AT_ONCE = 6;

type Read = (endpoint: typeof trackEndpoint, params: { id: Id }) => Promise<Track>;

/**
 * Returns an answer with whole tracks where it gives their addresses, for a backend that names the members of a list and
 * does not send them along; `read` fetches one. Null, and nothing is fetched, where that is not all that the schema has
 * against the answer, as `issues` say.
 */
export async function withTracks(
  answer: unknown,
  { issues }: z.core.$ZodError,
  read: Read,
): Promise<unknown> {
  const whole = structuredClone(answer);
  const places: Place[] = [];
  for (const { path } of issues) {
    const place = addressOn(path, whole);
    if (!place) return null;
    places.push(place);
  }
  const tracks = await tracksAt([...new Set(places.map(({ address }) => address))], read);
  for (const { holder, key, address } of places) holder[key] = tracks.get(address);
  return whole;
}

/** Where a track's address stands. */
interface Place {
  holder: Record<PropertyKey, unknown>;
  key: PropertyKey;
  address: string;
}

/** The address in which a path goes on, where the schema has an object and the answer has none. */
function addressOn(path: readonly PropertyKey[], answer: unknown): Place | null {
  let value = answer;
  for (const named of path.slice(0, -1)) {
    if (typeof value !== "object" || value === null) return null;
    const holder = value as Record<PropertyKey, unknown>;
    const key = named in holder ? named : String(named).replace(/^hydra:/, "");
    value = holder[key];
    if (typeof value === "string" && TRACK.test(value)) return { holder, key, address: value };
  }
  return null;
}

async function tracksAt(addresses: readonly string[], read: Read): Promise<Map<string, Track>> {
  const tracks = new Map<string, Track>();
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    const some = addresses.slice(from, from + AT_ONCE);
    const found = await Promise.all(
      some.map(async (address) => [address, await read(trackEndpoint, { id: idOfIri(address) })] as const),
    );
    for (const [address, track] of found) tracks.set(address, track);
  }
  return tracks;
}
