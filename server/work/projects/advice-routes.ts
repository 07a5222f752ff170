import type { Hono } from "hono";
import {
  musicAdviceEndpoint,
  musicAdvicesEndpoint,
  updateMusicAdviceEndpoint,
} from "#/contract/music-advice.ts";
import { checkAddresses } from "#/server/catalogue/tracks/check-addresses.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { versionTag } from "#/server/platform/http/if-match.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import { ownAdvice, selectAdviceItems, selectAdvices, updateAdvice } from "./advice-queries.ts";
import { presentAdvice, presentAdviceFacts } from "./present.ts";

/** Selections that the music advisers made for the signed-in user (contract §6.4). */
export function adviceRoutes(app: Hono, db: Database, clock: () => Date): void {
  const read = async (id: number, userId: number) =>
    presentAdvice(await ownAdvice(db, id, userId), await selectAdviceItems(db, id));

  serve(app, musicAdvicesEndpoint, async ({ user, url }) => {
    const rows = await selectAdvices(db, user.id);
    const members = rows.map(({ trackCount, ...row }) => ({ ...presentAdviceFacts(row), trackCount }));
    return collectionAnswer(musicAdvicesEndpoint, url, { members, total: members.length });
  });

  serve(app, musicAdviceEndpoint, async ({ user, params, setHeader }) => {
    const answer = await read(params.id, user.id);
    setHeader("ETag", versionTag(answer.version ?? 0));
    setHeader("Accept-Patch", "application/merge-patch+json");
    return answer;
  });

  serve(app, updateMusicAdviceEndpoint, async ({ user, params, body, header, setHeader }) => {
    checkAddresses(body.tracks);
    const change = { members: body.tracks, ifMatch: header("If-Match"), at: clock() };
    await updateAdvice(db, params.id, user.id, change);
    const answer = await read(params.id, user.id);
    setHeader("ETag", versionTag(answer.version ?? 0));
    return answer;
  });
}
