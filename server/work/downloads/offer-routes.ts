import type { Hono } from "hono";
import { DOWNLOAD_FORMATS, type DownloadFormat, downloadOfferEndpoint } from "#/contract/download.ts";
import type { Person } from "#/server/platform/http/authentication.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { type AvailableSound, availableSounds } from "./available-sounds.ts";
import { collectionOf, type DownloadDeps, factsOf } from "./collections.ts";
import { fileBytes, zipBytes } from "./download-sizes.ts";
import { type FileLang, fileLanguage } from "./file-language.ts";
import { factsOfItems, type SoundFacts } from "./sound-facts.ts";

type Query = Partial<
  Record<"track" | "version" | "playlist" | "conseil" | "cart" | "locale", string | undefined>
>;

/** The subject of a request: one file, or a list that is delivered as a zip. */
interface Requested {
  /** Title of the list; null for a single file. */
  title: string | null;
  lang: FileLang;
  facts: SoundFacts[];
}

/** Routes that return the formats and sizes of a download before it starts. */
export function offerRoutes(app: Hono, { db, sources }: DownloadDeps): void {
  async function readRequest(query: Query, user: Person): Promise<Requested> {
    // A cart has no id; 1 passes the check, and nothing reads it.
    const id = Number(query.track ?? query.playlist ?? query.conseil ?? 1);
    if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw notFound();
    const lang = fileLanguage(query.locale, user);
    if (query.track) return { title: null, lang, facts: [await factsOf(db, id, query.version)] };
    const source = query.playlist ? "playlist" : query.conseil ? "conseil" : query.cart ? "cart" : null;
    if (!source) throw notFound();
    const { title, items } = await collectionOf(db, source, { user, id, lang });
    return { title, lang, facts: await factsOfItems(db, items) };
  }

  async function bytesIn(
    format: DownloadFormat,
    { title, lang, facts }: Requested,
    available: readonly AvailableSound[],
  ) {
    if (title !== null) return zipBytes(sources, { title, lang, facts, available }, format);
    return available[0] ? fileBytes(sources, available[0], format) : 0;
  }

  serve(app, downloadOfferEndpoint, async ({ user, query, url }) => {
    const requested = await readRequest(query, user);
    const available = await availableSounds(sources, requested.facts);
    const formats = [];
    for (const format of DOWNLOAD_FORMATS) {
      const delivered = format === "mp3" ? available : available.filter(({ wav }) => wav !== undefined);
      if (delivered.length === 0) continue;
      formats.push({ format, files: delivered.length, bytes: await bytesIn(format, requested, available) });
    }
    return {
      "@id": `${url.pathname}${url.search}`,
      "@type": "DownloadOffer",
      files: available.length,
      formats,
    };
  });
}
