import type { Context, Hono } from "hono";
import { fileName } from "#/contract/file-name.ts";
import { readList } from "#/server/catalogue/tracks/stored-list.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { playlistOf } from "#/server/work/projects/access.ts";
import { countLinkEvent, type LinkRow, openLink } from "#/server/work/projects/links.ts";
import { fileAnswer, formatOf } from "./answer.ts";
import { availableSounds, checkZip, ensureOneSound, totalBytes } from "./available-sounds.ts";
import { type DownloadDeps, idIn } from "./collections.ts";
import { languageIn } from "./file-language.ts";
import { coverCache, openSound } from "./open-sound.ts";
import { countFiles } from "./record-downloads.ts";
import { factsOfItems, titleOf } from "./sound-facts.ts";
import { zipOf } from "./zip.ts";

/**
 * Returns the share page of a request if it is open and allows downloads.
 * @throws Problem 404
 */
async function downloadLink(db: Database, context: Context, now: Date): Promise<LinkRow> {
  const link = await openLink(db, context.req.param("token") ?? "", now);
  if (!link.allowsDownload) throw notFound();
  return link;
}

/**
 * Routes for downloads from a share page. There is no account, so no history is written; the owner sees a count
 * (docs/decisions).
 */
export function sharedDownloadRoutes(app: Hono, { db, clock, limiter, sources }: DownloadDeps): void {
  async function count(context: Context, link: LinkRow, files: number, isZip: boolean): Promise<void> {
    if (context.req.method === "HEAD") return;
    await countFiles(limiter, `share page ${link.id}`, { files, isZip });
    await countLinkEvent(db, link.id, { kind: "downloaded", files, at: clock() });
  }

  app.get("/api/front/shared_playlists/:token/tracks/:id/download", async (context) => {
    const [id, format, now] = [idIn(context), formatOf(context), clock()];
    const link = await downloadLink(db, context, now);
    const listed = await readList(db, "playlist", link.playlistId);
    const requested = listed.filter(
      ({ trackId, versionId }) =>
        trackId === id && String(versionId ?? "") === (context.req.query("version") ?? ""),
    );
    const [facts] = await factsOfItems(db, requested);
    if (!facts) throw notFound();
    const cover = await coverCache(sources)(facts.image);
    const sound = await openSound(sources, facts, { format, cover });
    if (!sound) throw notFound();
    await count(context, link, 1, false);
    return fileAnswer(
      context,
      fileName(titleOf(facts, languageIn(context)), format),
      { ...sound, stream: sound.stream() },
      format,
    );
  });

  app.get("/api/front/shared_playlists/:token/download", async (context) => {
    const [format, now] = [formatOf(context), clock()];
    const link = await downloadLink(db, context, now);
    const { name: title } = await playlistOf(db, link.playlistId);
    const all = await factsOfItems(db, await readList(db, "playlist", link.playlistId));
    const available = await availableSounds(sources, all);
    checkZip(available, format);
    await ensureOneSound(sources, available);
    await count(context, link, available.length, true);
    const isWhole = totalBytes(available, format) !== null;
    const zip = await zipOf(sources, { title, lang: languageIn(context), facts: all, format, now, isWhole });
    return fileAnswer(context, fileName(title, "zip"), zip, "zip");
  });
}
