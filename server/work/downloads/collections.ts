import type { Context } from "hono";
import type { DownloadSource } from "#/contract/history.ts";
import { inHouseName } from "#/contract/house-name.ts";
import { type ItemRef, readList } from "#/server/catalogue/tracks/stored-list.ts";
import type { Database } from "#/server/platform/db/database.ts";
import type { Person } from "#/server/platform/http/authentication.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { readId } from "#/server/platform/http/read-id.ts";
import type { RateLimiter } from "#/server/platform/rate-limits/rate-limiter.ts";
import { visiblePlaylist } from "#/server/work/projects/access.ts";
import { ownAdvice } from "#/server/work/projects/advice-queries.ts";
import type { FileLang } from "./file-language.ts";
import type { SoundSources } from "./open-sound.ts";
import { factsOfItems, factsOfVersion, type SoundFacts } from "./sound-facts.ts";
import texts from "./texts.json" with { type: "json" };

/** Dependencies of downloads. */
export interface DownloadDeps {
  db: Database;
  clock: () => Date;
  limiter: RateLimiter;
  sources: SoundSources;
}

/**
 * Returns the id in a path.
 * @throws Problem 404 for an invalid one.
 */
export function idIn(context: Context, name = "id"): number {
  const id = readId(context.req.param(name) ?? "");
  if (id === null) throw notFound();
  return id;
}

/** A list to download as a zip. */
interface Collection {
  title: string;
  items: ItemRef[];
}

/** What a zip is made of. */
export type ListSource = Exclude<DownloadSource, "track">;

/**
 * Returns a list that the caller may download, with its title in their language.
 * @throws Problem 404
 */
export async function collectionOf(
  db: Database,
  source: ListSource,
  { user, id, lang }: { user: Person; id: number; lang: FileLang },
): Promise<Collection> {
  if (source === "cart") {
    return { title: inHouseName(texts.cart[lang]), items: await readList(db, "cart", user.id) };
  }
  if (source === "playlist") {
    const { name } = await visiblePlaylist(db, id, user);
    return { title: name, items: await readList(db, "playlist", id) };
  }
  const { name } = await ownAdvice(db, id, user.id);
  return { title: name, items: await readList(db, "advice", id) };
}

/**
 * Returns the facts of a track or of one of its versions.
 * @throws Problem 404
 */
export async function factsOf(
  db: Database,
  trackId: number,
  version: string | undefined,
): Promise<SoundFacts> {
  if (version !== undefined && !/^\d{1,9}$/.test(version)) throw notFound();
  const facts =
    version === undefined
      ? (await factsOfItems(db, [{ trackId, versionId: null }]))[0]
      : await factsOfVersion(db, trackId, Number(version));
  if (!facts) throw notFound();
  return facts;
}
