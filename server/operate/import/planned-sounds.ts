import { posix } from "node:path";
import type { Database } from "#/server/platform/db/database.ts";
import { houseDay } from "#/server/platform/text/house-time.ts";
import { isOldFolder } from "./files/old-folders.ts";
import type { FoundFolder } from "./files/walk-folder.ts";
import type { ImportReport } from "./import-report.ts";
import { applyLetters, keyOfSentence } from "./letters/letter-facts.ts";
import {
  holdsAny,
  type Letter,
  letterHolds,
  type ReadLetter,
  withSentences,
} from "./letters/letter-holds.ts";
import { toldSentences } from "./letters/told-sentences.ts";
import { isCorrection } from "./plan/correction-in-name.ts";
import type { AlbumFiles } from "./plan/group-albums.ts";
import { likelyCopies } from "./plan/likely-copies.ts";
import type { PlannedSound } from "./plan/plan-album.ts";
import { plannedAlbums } from "./planned-albums.ts";
import type { SheetRow } from "./sheet/sheet-row.ts";
import type { SoundFile } from "./sounds/sound-file.ts";
import type { AlbumInWork } from "./store/album-in-work.ts";
import { heldOnShow } from "./store/held-on-show.ts";
import type { TagReader } from "./tags/tag-reader.ts";

/**
 * Plans the albums, and yields their sounds one after another until `signal` ends the import: those first that others
 * may copy or correct, and each track before its versions. What `letters` hold back stays hidden. Adds doubts, repaired
 * texts and held music to the report.
 */
export async function* plannedSounds(
  albums: readonly AlbumFiles[],
  { rows, letters }: { rows: ReadonlyMap<string, SheetRow>; letters: readonly Letter[] },
  {
    db,
    signal,
    folders,
    tagsOf,
  }: { db: Database; signal: AbortSignal; folders: readonly FoundFolder[]; tagsOf: TagReader },
  report: ImportReport,
): AsyncGenerator<{ album: AlbumInWork; sound: PlannedSound }> {
  const copies = await likelyCopies(
    albums.flatMap(({ files }) => files),
    rows,
  );
  const isLate = (file: SoundFile) => copies.has(file) || isCorrection(file);
  const inTurn = lateLast(albums, ({ files }) => files.filter(isLate).length / files.length);
  const planned = await plannedAlbums(inTurn, rows, { db, signal, tagsOf }, report);
  const plans = planned.map(({ plan }) => plan);
  // What letters name, they name as files, tags and sheets call it.
  const held = await withHolds(planned, letters.map(withSentences), { db, folders }, report);
  const { notices, applied } = applyLetters(
    letters.filter(({ file }) => !isOldFolder(posix.dirname(file))),
    plans,
  );
  report.fromLetters.push(...notices);
  report.doubts.push(
    ...toldSentences(letters, (file, sentence) => applied.has(keyOfSentence(file, sentence))),
  );
  for (const album of held) {
    for (const sound of lateLast(album.plan.sounds, (one) =>
      Number(isLate(trackOf(one)) || isCorrection(one.file)),
    )) {
      if (signal.aborted) return;
      yield { album, sound };
    }
  }
}

/** Returns the albums with what letters hold of them, and adds the letters' sentences to the report. */
async function withHolds(
  albums: readonly AlbumInWork[],
  letters: readonly ReadLetter[],
  { db, folders }: { db: Database; folders: readonly FoundFolder[] },
  report: ImportReport,
): Promise<readonly AlbumInWork[]> {
  if (!holdsAny(letters)) return albums;
  const plans = albums.map(({ plan }) => plan);
  const {
    albums: whole,
    tracks,
    notices,
  } = letterHolds(
    letters,
    plans,
    houseDay(new Date()),
    folders.map(({ relative }) => relative),
  );
  const held = [...[...whole.keys()].flatMap(({ sounds }) => sounds), ...tracks.keys()];
  report.notes.push(
    ...notices,
    ...(await heldOnShow(
      db,
      held.map(({ file }) => file),
    )),
  );
  return albums.map((album) => ({ ...album, hold: whole.get(album.plan) ?? null, heldTracks: tracks }));
}

/** Sorts likely copies and corrections, which need the sounds that they copy or correct, after all other items. */
const lateLast = <Item>(items: readonly Item[], lateness: (item: Item) => number): Item[] =>
  items.toSorted((one, other) => lateness(one) - lateness(other));

/** Returns the file of the track to which a planned sound belongs. */
const trackOf = ({ file, version }: PlannedSound) => version?.lead ?? file;
