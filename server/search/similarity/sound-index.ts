import { asc, count, inArray, max } from "drizzle-orm";
import { readInBatches } from "#/server/platform/concurrency/read-in-batches.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { soundPrints } from "#/server/platform/db/schema/sounds.ts";
import { unpackPrint } from "#/server/sound/prints/print-bytes.ts";
import type { SoundPrint } from "#/server/sound/prints/sound-print.ts";
import { createRecordingFinder, type RecordingFinder } from "./recording-finder.ts";

/** Prints of all tracks in memory: compared one by one, which is exact, and fast below some 50,000 segments. */
export interface SoundIndex {
  /** Track ids, in the order of `prints` and of the finder's recordings. */
  trackIds: readonly number[];
  prints: readonly SoundPrint[];
  recordings: RecordingFinder;
  /** Place of a track in the lists; none without a print. */
  placeOf: ReadonlyMap<number, number>;
}

/** Returns a function that reads the index when first needed, and again after any process added or removed prints. */
export function soundIndexOf(db: Database): () => Promise<SoundIndex> {
  let known: { state: string; index: Promise<SoundIndex> } | undefined;
  return async () => {
    const state = await stateOf(db);
    if (known?.state !== state) {
      const index = read(db);
      known?.index.then(
        ({ recordings }) => recordings.retire(),
        () => undefined,
      );
      known = { state, index };
      index.catch(() => {
        known = undefined;
      });
    }
    return known.index;
  };
}

async function stateOf(db: Database): Promise<string> {
  const [row] = await db.select({ total: count(), latest: max(soundPrints.madeAt) }).from(soundPrints);
  return `${row?.total} ${row?.latest?.getTime()}`;
}

/** Prints read and unpacked per turn of the event loop. */
const TURN_PRINTS = 25;

async function read(db: Database): Promise<SoundIndex> {
  const stored = await db
    .select({ trackId: soundPrints.trackId })
    .from(soundPrints)
    .orderBy(asc(soundPrints.trackId));
  const listed = await readInBatches(
    stored.map(({ trackId }) => trackId),
    TURN_PRINTS,
    (trackIds) => readPrints(db, trackIds),
  );
  const prints = listed.map(({ print }) => print);
  return {
    trackIds: listed.map(({ trackId }) => trackId),
    prints,
    recordings: createRecordingFinder(prints.map(({ constellation }) => constellation)),
    placeOf: new Map(listed.map(({ trackId }, place) => [trackId, place])),
  };
}

async function readPrints(db: Database, trackIds: readonly number[]) {
  const rows = await db
    .select({ trackId: soundPrints.trackId, print: soundPrints.print })
    .from(soundPrints)
    .where(inArray(soundPrints.trackId, trackIds))
    .orderBy(asc(soundPrints.trackId));
  return rows.flatMap(({ trackId, print: bytes }) => {
    const print = unpackPrint(bytes);
    return print ? [{ trackId, print }] : [];
  });
}
