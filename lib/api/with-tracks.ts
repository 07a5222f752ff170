import type { z } from "zod";
import { type Id, idOfIri } from "#/contract/hydra.ts";
import { type Track, trackEndpoint } from "#/contract/track.ts";

const TRACK = /\/api\/tracks\/[^/?#]+$/;
/** Concurrent track requests: the number of connections that browsers open to one host. */
const AT_ONCE = 6;

/** Fetches a track; null for one that is gone. */
type ReadTrack = (endpoint: typeof trackEndpoint, params: { id: Id }) => Promise<Track | null>;

/**
 * Returns an answer with full tracks in place of addresses, for a backend that only lists the members' addresses;
 * `read` fetches one. Members whose track is gone are left out, as our own backend leaves them out. Null, without any
 * request, if `issues`, the schema's errors, contain anything else; null as well if a track that is gone is no member.
 */
export async function withTracks(
  answer: unknown,
  { issues }: z.core.$ZodError,
  read: ReadTrack,
): Promise<unknown> {
  const whole = structuredClone(answer);
  const places: AddressPlace[] = [];
  for (const { path } of issues) {
    const place = addressOn(path, whole);
    if (!place) return null;
    places.push(place);
  }
  const tracks = await tracksAt([...new Set(places.map(({ address }) => address))], read);
  const gone = new Map<unknown[], Set<number>>();
  for (const { holder, key, address, list, at } of places) {
    const track = tracks.get(address);
    if (track) holder[key] = track;
    else if (!list) return null;
    else gone.set(list, (gone.get(list) ?? new Set()).add(at));
  }
  for (const [list, members] of gone)
    list.splice(0, list.length, ...list.filter((_, at) => !members.has(at)));
  return whole;
}

/** Path to a track's address, and the member of the innermost list that contains it. */
interface AddressPlace {
  holder: Record<PropertyKey, unknown>;
  key: PropertyKey;
  address: string;
  list: unknown[] | null;
  at: number;
}

/** Returns the address at a path where the schema expects an object and the answer has none. */
function addressOn(path: readonly PropertyKey[], answer: unknown): AddressPlace | null {
  let value = answer;
  let [list, at]: [unknown[] | null, number] = [null, 0];
  for (const named of path.slice(0, -1)) {
    if (typeof value !== "object" || value === null) return null;
    const holder = value as Record<PropertyKey, unknown>;
    if (Array.isArray(value)) [list, at] = [value, Number(named)];
    const key = named in holder ? named : String(named).replace(/^hydra:/, "");
    value = holder[key];
    if (typeof value === "string" && TRACK.test(value)) return { holder, key, address: value, list, at };
  }
  return null;
}

async function tracksAt(addresses: readonly string[], read: ReadTrack): Promise<Map<string, Track | null>> {
  const tracks = new Map<string, Track | null>();
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    const some = addresses.slice(from, from + AT_ONCE);
    const found = await Promise.all(
      some.map(async (address) => [address, await read(trackEndpoint, { id: idOfIri(address) })] as const),
    );
    for (const [address, track] of found) tracks.set(address, track);
  }
  return tracks;
}
