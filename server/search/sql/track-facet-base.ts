import { and, sql } from "drizzle-orm";
import type { Choice } from "#/server/catalogue/filters/choice.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";

/** The tracks that meet the base conditions of a choice, for `selectFacets`. */
export const trackFacetBase = (
  choice: Choice,
) => sql`select ${tracks.termIds}, ${tracks.writerIds} from ${tracks}
  join ${albums} on ${albums.id} = ${tracks.albumId} where ${and(sql`true`, ...choice.base)}`;
