import type { Hono } from "hono";
import { DOWNLOAD_FORMATS, downloadOfferEndpoint } from "#/contract/download.ts";
import { notFound } from "#/server/http/problem.ts";
import { serve } from "#/server/serve.ts";
import type { Caller } from "#/server/session/caller.ts";
import { collectionOf, type DownloadSurroundings, factsOf } from "./collections.ts";
import { availableOf, bytesOf } from "./plan.ts";
import { factsOfItems, type SoundFacts } from "./sound-facts.ts";

type Query = Partial<Record<"track" | "version" | "playlist" | "conseil" | "cart", string | undefined>>;

/** What there is to take, before it is taken. */
export function offerRoutes(app: Hono, { db, sources }: DownloadSurroundings): void {
  async function asked(query: Query, user: Caller): Promise<SoundFacts[]> {
    const id = Number(query.track ?? query.playlist ?? query.conseil ?? 1);
    if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw notFound();
    if (query.track) return [await factsOf(db, id, query.version)];
    const source = query.playlist ? "playlist" : query.conseil ? "conseil" : query.cart ? "cart" : null;
    if (!source) throw notFound();
    return factsOfItems(db, (await collectionOf(db, source, user, id)).items);
  }

  serve(app, downloadOfferEndpoint, async ({ user, query, url }) => {
    const available = await availableOf(sources, await asked(query, user));
    const formats = DOWNLOAD_FORMATS.map((format) => ({
      format,
      files: format === "mp3" ? available.length : available.filter(({ wav }) => wav !== undefined).length,
      bytes: bytesOf(available, format),
    }));
    return {
      "@id": `${url.pathname}${url.search}`,
      "@type": "DownloadOffer",
      files: available.length,
      formats: formats.filter(({ files }) => files > 0),
    };
  });
}
