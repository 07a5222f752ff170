import type { Hono } from "hono";
import { fileName } from "#/contract/file-name.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { requirePerson } from "#/server/platform/http/require-caller.ts";
import { fileAnswer, formatOf } from "./answer.ts";
import { availableSounds, checkZip, ensureOneSound, totalBytes } from "./available-sounds.ts";
import { collectionOf, type DownloadDeps, factsOf, idIn, type ListSource } from "./collections.ts";
import { languageIn } from "./file-language.ts";
import { offerRoutes } from "./offer-routes.ts";
import { coverCache, openSound } from "./open-sound.ts";
import { countFiles, hasStartedDownload, recordDownloads } from "./record-downloads.ts";
import { resumedAt } from "./resume.ts";
import { sharedDownloadRoutes } from "./shared-routes.ts";
import { factsOfItems, titleOf } from "./sound-facts.ts";
import { zipOf } from "./zip.ts";

/** Milliseconds after its start during which a download can be resumed. */
const RESUMED_WITHIN = 24 * 3_600_000;

/** Routes that send tracks as files and lists as zips, each file with its facts embedded (contract §8). */
export function downloadRoutes(app: Hono, deps: DownloadDeps): void {
  const { db, clock, limiter, sources } = deps;

  app.get("/api/front/tracks/:id/download", async (context) => {
    const user = await requirePerson(context, "downloads");
    const [id, format, now] = [idIn(context), formatOf(context), clock()];
    const version = context.req.query("version");
    const facts = await factsOf(db, id, version);
    const cover = await coverCache(sources)(facts.image);
    const sound = await openSound(sources, facts, { format, cover });
    if (!sound) throw notFound();
    const requestedStart = resumedAt(context, sound);
    // A download that was never started is sent completely and recorded, so that no download is missing in the history.
    const from =
      requestedStart > 0 && (await hasStartedDownload(db, user.id, facts, new Date(+now - RESUMED_WITHIN)))
        ? requestedStart
        : 0;
    if (context.req.method !== "HEAD") {
      await countFiles(limiter, String(user.id), { files: 1, isZip: false });
      await db.transaction(async (tx) => {
        await factsOf(tx, id, version);
        if (from > 0) return;
        await recordDownloads(tx, { userId: user.id, source: "track", facts: [facts], at: now });
      });
    }
    const { size, etag } = sound;
    const answer = { stream: sound.stream(from), size, resumed: { etag, from } };
    return fileAnswer(context, fileName(titleOf(facts, languageIn(context, user)), format), answer, format);
  });

  const serveZip = (path: string, source: ListSource) =>
    app.get(path, async (context) => {
      const user = await requirePerson(context, "downloads");
      const [format, now] = [formatOf(context), clock()];
      const id = source === "cart" ? 0 : idIn(context);
      const lang = languageIn(context, user);
      const { title, items } = await collectionOf(db, source, { user, id, lang });
      const available = await availableSounds(sources, await factsOfItems(db, items));
      checkZip(available, format);
      await ensureOneSound(sources, available);
      const facts = available.map((one) => one.facts);
      if (context.req.method !== "HEAD") {
        await countFiles(limiter, String(user.id), { files: facts.length, isZip: true });
        await db.transaction(async (tx) => {
          await collectionOf(tx, source, { user, id, lang });
          await recordDownloads(tx, { userId: user.id, source, facts, at: now });
        });
      }
      const isWhole = totalBytes(available, format) !== null;
      // The zip names missing files after the others.
      const order = { title, lang, facts: await factsOfItems(db, items), format, now, isWhole };
      return fileAnswer(context, fileName(title, "zip"), await zipOf(sources, order), "zip");
    });
  serveZip("/api/playlist/:id/download", "playlist");
  serveZip("/api/conseil/:id/download", "conseil");
  serveZip("/api/user/me/cart_download", "cart");

  offerRoutes(app, deps);
  sharedDownloadRoutes(app, deps);
}
