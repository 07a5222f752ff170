import type { Hono } from "hono";
import { cueSheetEndpoint, keepCueSheetEndpoint } from "#/contract/cue-sheet.ts";
import { clipCandidatesEndpoint, type TrackCredits, trackCreditsEndpoint } from "#/contract/track-credits.ts";
import { selectCredits } from "#/server/catalogue/writers/credits.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { versionTag } from "#/server/platform/http/if-match.ts";
import { readId } from "#/server/platform/http/read-id.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { candidateIds } from "./candidates.ts";
import { changeCueSheet, readCueSheet } from "./sheets.ts";

const MOST_IDS = 1_000;

/** Routes of the cue sheets of projects, and of the catalogue's data for them. */
export function cueSheetRoutes(app: Hono, db: Database): void {
  serve(app, cueSheetEndpoint, async ({ user, params, setHeader }) => {
    const sheet = await readCueSheet(db, user.id, params.id);
    setHeader("ETag", versionTag(sheet.version));
    setHeader("Accept-Patch", "application/merge-patch+json");
    return sheet;
  });

  serve(app, keepCueSheetEndpoint, async ({ user, params, body, header, setHeader }) => {
    const ifMatch = header("If-Match");
    const sheet = await db.transaction((tx) => changeCueSheet(tx, user.id, params.id, body, ifMatch));
    setHeader("ETag", versionTag(sheet.version));
    return sheet;
  });

  serve(app, trackCreditsEndpoint, async ({ query, url }) =>
    collectionOf(await selectCredits(db, readIds(query["ids[]"] ?? [])), url),
  );

  serve(app, clipCandidatesEndpoint, async ({ body, url }) =>
    collectionOf(await selectCredits(db, await candidateIds(db, body.clips)), url),
  );
}

const readIds = (texts: readonly string[]) => [
  ...new Set(texts.slice(0, MOST_IDS).flatMap((text) => readId(text) ?? [])),
];

const collectionOf = (members: TrackCredits[], url: URL) => ({
  "@id": url.pathname + url.search,
  "@type": "hydra:Collection",
  "hydra:member": members,
  "hydra:totalItems": members.length,
});
