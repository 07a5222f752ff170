import { and, eq, inArray } from "drizzle-orm";
import { VIOLATION_CODES, type Violation } from "#/contract/error.ts";
import type { Database } from "#/server/db/database.ts";
import { albums } from "#/server/db/schema/albums.ts";
import { tracks } from "#/server/db/schema/tracks.ts";
import { Violations, violation } from "#/server/http/problem.ts";
import { isPublic } from "./filters.ts";

const UNKNOWN = "The value you selected is not a valid choice.";
const LARGEST_ID = 2_147_483_647;

/** The id that a member names: a number, its digits, or the address of a track (contract §2.1). 0 for anything else. */
function idOf(member: unknown): number {
  const digits = typeof member === "string" ? member.replace(/^\/api\/tracks\//, "") : "";
  const id = typeof member === "number" ? member : /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
  return Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? id : 0;
}

/**
 * The ids of a list of tracks in its order, each once, at its first place. `path` is where the list stands in the body.
 * @throws Violations for each member that is no public track, and for more than `most` of them.
 */
export async function readTrackList(
  db: Database,
  members: readonly unknown[],
  { path, most }: { path: string; most: number },
): Promise<number[]> {
  const read = members.map(idOf);
  const ids = [...new Set(read)];
  if (ids.length > most) {
    throw violation(path, "tooMany", `This collection should contain ${most} elements or less.`);
  }
  const known = new Set(
    ids.length === 0
      ? []
      : (
          await db
            .select({ id: tracks.id })
            .from(tracks)
            .innerJoin(albums, eq(albums.id, tracks.albumId))
            .where(and(isPublic, inArray(tracks.id, ids)))
        ).map(({ id }) => id),
  );
  const refused = read.flatMap((id, index): Violation[] =>
    known.has(id)
      ? []
      : [{ propertyPath: `${path}[${index}]`, message: UNKNOWN, code: VIOLATION_CODES.choice }],
  );
  if (refused.length > 0) throw new Violations(refused);
  return ids;
}
