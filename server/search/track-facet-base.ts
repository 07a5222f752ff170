import { and, sql } from "drizzle-orm";
import { albums } from "#/server/db/schema/albums.ts";
import { tracks } from "#/server/db/schema/tracks.ts";
import type { Choice } from "./choice.ts";

/** The tracks that a choice's base lets through, as `selectFacets` counts them. */
export const trackFacetBase = (
  choice: Choice,
) => sql`select ${tracks.termIds}, ${tracks.writerIds} from ${tracks}
  join ${albums} on ${albums.id} = ${tracks.albumId} where ${and(sql`true`, ...choice.base)}`;
