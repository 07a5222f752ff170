import type { z } from "zod";
import { type Id, idOfIri } from "#/contract/hydra.ts";
import { type Track, trackEndpoint } from "#/contract/track.ts";

const TRACK = /\/api\/tracks\/[^/?#]+$/;
/** Concurrent track requests: the number of connections that browsers open to one host. */
const AT_ONCE = 6;

type Read = (endpoint: typeof trackEndpoint, params: { id: Id }) => Promise<Track>;

/**
 * Returns an answer with full tracks in place of addresses, for a backend that only lists the members' addresses;
 * `read` fetches one. Null, without any request, if `issues`, the schema's errors, contain anything else.
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

/** Path to a track's address. */
interface Place {
  holder: Record<PropertyKey, unknown>;
  key: PropertyKey;
  address: string;
}

/** Returns the address at a path where the schema expects an object and the answer has none. */
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
