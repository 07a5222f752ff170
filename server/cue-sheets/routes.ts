import type { Hono } from "hono";
import {
  type CueSheet,
  clipCandidatesEndpoint,
  cueSheetEndpoint,
  keepCueSheetEndpoint,
  type TrackCredits,
  trackCreditsEndpoint,
} from "#/contract/cue-sheet.ts";
import type { Database } from "#/server/db/database.ts";
import { versionTag } from "#/server/http/if-match.ts";
import { notFound } from "#/server/http/problem.ts";
import { LARGEST_ID, serve } from "#/server/serve.ts";
import { candidateIds } from "./candidates.ts";
import { selectCredits } from "./credits.ts";
import { presentCueSheet } from "./present.ts";
import { findCueSheet, keepCueSheet, projectTrackIds } from "./queries.ts";

const MOST_IDS = 1_000;

/** Declarations of the music of projects, and what the catalogue knows for them. */
export function cueSheetRoutes(app: Hono, db: Database): void {
  serve(app, cueSheetEndpoint, async ({ user, params, setHeader }) => {
    const sheet = await read(user.id, params.id);
    setHeader("ETag", versionTag(sheet.version));
    return sheet;
  });

  serve(app, keepCueSheetEndpoint, async ({ user, params, body, header, setHeader }) => {
    await db.transaction((tx) => keepCueSheet(tx, user.id, params.id, body, header("If-Match")));
    const sheet = await read(user.id, params.id);
    setHeader("ETag", versionTag(sheet.version));
    return sheet;
  });

  serve(app, trackCreditsEndpoint, async ({ query, url }) =>
    collectionOf(await selectCredits(db, readIds(query["ids[]"] ?? [])), url),
  );

  serve(app, clipCandidatesEndpoint, async ({ body, url }) =>
    collectionOf(await selectCredits(db, await candidateIds(db, body.clips)), url),
  );

  async function read(userId: number, playlistId: number): Promise<CueSheet> {
    const row = await findCueSheet(db, userId, playlistId);
    if (!row) throw notFound();
    if (row.kept) return presentCueSheet(row, []);
    const ids = await projectTrackIds(db, playlistId);
    const credits = new Map((await selectCredits(db, ids)).map((one) => [one.id, one]));
    return presentCueSheet(
      row,
      ids.map((id) => credits.get(id)).filter((one) => one !== undefined),
    );
  }
}

const readIds = (texts: readonly string[]) => [
  ...new Set(
    texts
      .slice(0, MOST_IDS)
      .map((text) => (/^\d{1,10}$/.test(text) ? Number(text) : 0))
      .filter((id) => id > 0 && id <= LARGEST_ID),
  ),
];

const collectionOf = (members: TrackCredits[], url: URL) => ({
  "@id": url.pathname + url.search,
  "@type": "hydra:Collection",
  "hydra:member": members,
  "hydra:totalItems": members.length,
});
