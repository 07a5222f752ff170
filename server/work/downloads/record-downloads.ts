import { and, eq, gte, isNull } from "drizzle-orm";
import type { DownloadSource } from "#/contract/history.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { downloads } from "#/server/platform/db/schema/histories.ts";
import { type Limit, type RateLimiter, takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import type { SoundFacts } from "./sound-facts.ts";

const HOUR = 3_600_000;
/** Limits of downloads by person or share page (contract §0.9). */
export const FILE_LIMIT: Limit = { name: "downloaded files", most: 300, window: HOUR };
export const ZIP_LIMIT: Limit = { name: "downloaded zips", most: 10, window: HOUR };

/**
 * Counts downloaded files of a person or a share page.
 * @throws Problem 429 above the limits; nothing is counted then.
 */
export function countFiles(
  limiter: RateLimiter,
  key: string,
  { files, isZip }: { files: number; isZip: boolean },
): Promise<void> {
  const each = Array.from({ length: files }, () => [FILE_LIMIT, key] as const);
  return takeOrRefuse(limiter, isZip ? [[ZIP_LIMIT, key], ...each] : each);
}

interface Delivery {
  userId: number;
  source: DownloadSource;
  facts: readonly SoundFacts[];
  at: Date;
}

/** Writes one row of history per file, in the transaction that checked the access (contract §8.1). */
export async function recordDownloads(tx: Database, { userId, source, facts, at }: Delivery): Promise<void> {
  if (facts.length === 0) return;
  await tx
    .insert(downloads)
    .values(facts.map(({ trackId, versionId }) => ({ userId, trackId, versionId, source, createdAt: at })));
}

/** Returns whether this person has started a download of the sound since an instant, so that they may resume it. */
export async function hasStartedDownload(
  db: Database,
  userId: number,
  { trackId, versionId }: SoundFacts,
  since: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ id: downloads.id })
    .from(downloads)
    .where(
      and(
        eq(downloads.userId, userId),
        eq(downloads.trackId, trackId),
        versionId === null ? isNull(downloads.versionId) : eq(downloads.versionId, versionId),
        gte(downloads.createdAt, since),
      ),
    )
    .limit(1);
  return row !== undefined;
}
