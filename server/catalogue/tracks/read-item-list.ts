import { and, eq, inArray } from "drizzle-orm";
import { VIOLATION_CODES, type Violation } from "#/contract/error.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { Violations, violation } from "#/server/platform/http/problem.ts";
import { readId } from "#/server/platform/http/read-id.ts";
import { VIOLATION_MESSAGES } from "#/server/platform/http/violation-messages.ts";
import { isPublic } from "./filters.ts";
import type { ItemRef } from "./stored-list.ts";

type NamedItem = { kind: "track" | "version"; id: number };

/**
 * Parses a member: a track by a number, its digits or its address (contract §2.1), a version by its address. The id is
 * 0 for anything else.
 */
function nameOf(member: unknown): NamedItem {
  if (typeof member === "number") return { kind: "track", id: idOrNone(String(member)) };
  const text = typeof member === "string" ? member : "";
  const [, collection = "tracks", digits = ""] =
    /^(?:\/api\/(tracks|track_versions)\/)?(\d{1,10})$/.exec(text) ?? [];
  return { kind: collection === "tracks" ? "track" : "version", id: idOrNone(digits) };
}

const idOrNone = (digits: string) => readId(digits) ?? 0;

/**
 * Parses a list of tracks and versions in order, each once, at its first place. `path` is the list's place in the body.
 * @throws Violations for each member that is no public track and no enabled version of one, and for more than `most`.
 */
export async function readItemList(
  db: Database,
  members: readonly unknown[],
  { path, most }: { path: string; most: number },
): Promise<ItemRef[]> {
  const read = members.map(nameOf);
  const key = ({ kind, id }: NamedItem) => `${kind} ${id}`;
  const wanted = new Map(read.map((named) => [key(named), named]));
  if (wanted.size > most) throw violation(path, "tooMany", most);
  const ids = (kind: NamedItem["kind"]) =>
    [...wanted.values()].filter((named) => named.kind === kind).map(({ id }) => id);
  const known = new Map<string, ItemRef>();
  for (const id of await publicTracks(db, ids("track"))) {
    known.set(key({ kind: "track", id }), { trackId: id, versionId: null });
  }
  for (const { id, trackId } of await publicVersions(db, ids("version"))) {
    known.set(key({ kind: "version", id }), { trackId, versionId: id });
  }
  const refused = read.flatMap((named, index): Violation[] =>
    known.has(key(named))
      ? []
      : [
          {
            propertyPath: `${path}[${index}]`,
            message: VIOLATION_MESSAGES.choice(0),
            code: VIOLATION_CODES.choice,
          },
        ],
  );
  if (refused.length > 0) throw new Violations(refused);
  return [...wanted.keys()].flatMap((name) => known.get(name) ?? []);
}

async function publicTracks(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: tracks.id })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(and(isPublic, inArray(tracks.id, [...ids])));
  return rows.map(({ id }) => id);
}

async function publicVersions(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: trackVersions.id, trackId: trackVersions.trackId })
    .from(trackVersions)
    .innerJoin(tracks, eq(tracks.id, trackVersions.trackId))
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(and(isPublic, trackVersions.isEnable, inArray(trackVersions.id, [...ids])));
}
