import { basename } from "node:path";
import { isGone } from "#/server/operate/import/files/gone-files.ts";
import { recordMoved, recordRefused, recordTaken } from "#/server/operate/import/files/import-journal.ts";
import type { InspectDeps, InspectedFile } from "#/server/operate/import/files/inspect-file.ts";
import { type KnownSound, knownByBytes } from "#/server/operate/import/files/known-files.ts";
import type { ImportReport } from "#/server/operate/import/import-report.ts";
import {
  deepestMessage,
  ImportStopped,
  mediaFailure,
  stopReason,
} from "#/server/operate/import/import-stopped.ts";
import type { PlannedSound } from "#/server/operate/import/plan/plan-album.ts";
import { refusalNotice } from "#/server/operate/import/refusal-notice.ts";
import { placeName } from "#/server/platform/media/media-place.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { houseDay } from "#/server/platform/text/house-time.ts";
import { refreshSearch, refreshTrack } from "#/server/search/refresh.ts";
import { type AlbumInWork, albumIdFor } from "./album-in-work.ts";
import { reportCorrection } from "./corrected-sound.ts";
import { createFileStore } from "./file-store.ts";
import { holdOnShown } from "./held-on-show.ts";
import { type LeadTrack, soundTarget } from "./sound-target.ts";
import { storeAlbum, storeCover, updateAlbum } from "./store-album.ts";
import { replaceSound, storeTrack, storeVersion, updateVersion } from "./store-sound.ts";
import { resolveDetails, updateDetails } from "./track-details.ts";

interface ImporterOptions extends Pick<InspectDeps, "db" | "media"> {
  importId: number;
  report: ImportReport;
}

type Inspected<Outcome extends string> = Extract<InspectedFile, { outcome: Outcome }>;
type Prepared = Inspected<"prepared">;

/** Returns functions that store inspected files, one after another in order, and count them in the report. */
export function createImporter({ db, media, importId, report }: ImporterOptions) {
  const store = createFileStore({ db, media, report });
  const touched = new Set<number>();

  async function replace(album: AlbumInWork, sound: PlannedSound, inspected: Prepared, former: KnownSound) {
    const { trackId, versionId } = former;
    await store(async (tx, context) => {
      await replaceSound(tx, context, former, { sound, ...inspected });
      const entry = { importId, path: sound.file.path, ...inspected.seen };
      await recordTaken(tx, entry, versionId === null ? { trackId } : { versionId });
      await refreshTrack(tx, trackId);
    });
    report.replaced += 1;
    // A correction may replace a sound of another album.
    settle(album, sound, former, { isOfAlbum: former.path === sound.file.path });
  }

  async function addVersion(album: AlbumInWork, sound: PlannedSound, inspected: Prepared, lead: LeadTrack) {
    const { version } = sound;
    if (!version) return;
    await store(async (tx) => {
      const versionId = await storeVersion(tx, lead.trackId, version, { sound, ...inspected });
      await recordTaken(tx, { importId, path: sound.file.path, ...inspected.seen }, { versionId });
    });
    report.versions += 1;
    settle(album, sound, lead, lead);
  }

  async function addTrack(album: AlbumInWork, sound: PlannedSound, inspected: Prepared) {
    const incoming = { sound, ...inspected };
    const stored = await store(async (tx, context) => {
      const known = albumIdFor(album, sound.file.path);
      const { albumId, isNew, publishAt } = known
        ? { albumId: known, isNew: false, publishAt: null }
        : await storeAlbum(tx, context, album.plan, album.hold);
      // An album on show is not hidden as a whole because of what joins it.
      const ofAlbum = isNew ? null : await holdOnShown(tx, albumId, album.hold);
      const hold = album.heldTracks.get(sound) ?? ofAlbum;
      const trackId = await storeTrack(tx, context, albumId, incoming, hold);
      await storeCover(tx, context, albumId, album.plan, incoming);
      await recordTaken(tx, { importId, path: sound.file.path, ...inspected.seen }, { trackId });
      await refreshTrack(tx, trackId);
      return { trackId, albumId, isNew, publishAt };
    });
    if (stored.isNew) report.albums += 1;
    if (stored.publishAt) report.scheduled.push({ album: album.plan.name, day: houseDay(stored.publishAt) });
    report.tracks += 1;
    if (sound.facts.credits.length === 0) report.withoutWriter.push(sound.file.relative);
    settle(album, sound, stored);
  }

  async function add(album: AlbumInWork, planned: PlannedSound, inspected: Prepared): Promise<void> {
    // Two copies may have been decoded at the same time; the first one is in the catalogue by now.
    const known = await knownByBytes(db, inspected.seen.fingerprint);
    if (known && known.path !== planned.file.path) return meet(album, planned, known);
    const { sound, former, lead, isNewFile } = await soundTarget(db, album, planned, known);
    if (former) await replace(album, sound, inspected, former);
    else if (lead) await addVersion(album, sound, inspected, lead);
    else if (!sound.version) await addTrack(album, sound, inspected);
    else return refuse(sound, { key: "refusedLead", values: { file: sound.version.lead.relative } });
    report.soundSeconds += inspected.prepared.duration;
    if (isNewFile) reportCorrection(report, sound.file, former);
  }

  async function meet(album: AlbumInWork, sound: PlannedSound, known: KnownSound): Promise<void> {
    const { path, relative } = sound.file;
    if (known.path !== path) {
      if (!(await isGone(known.path))) {
        report.copies.push({ file: relative, of: known.path });
        album.leads.set(path, known.trackId);
        return;
      }
      await recordMoved(db, known.fingerprint, path);
    }
    const changed = sound.row !== undefined && (await updateKnown(album, sound, known));
    if (changed) report.updated += 1;
    else report.known += 1;
    settle(album, sound, known, { changed });
  }

  /** Updates a known track or version, and its album, from the sheet row. Returns whether anything changed. */
  function updateKnown(album: AlbumInWork, sound: PlannedSound, known: KnownSound): Promise<boolean> {
    const isFormerTrack = known.versionId === null && sound.version !== null;
    return store(async (tx, context) => {
      // The planned album is that of the track whose version the sound would be now, so it is not updated.
      const changes = isFormerTrack ? [] : [await updateAlbum(tx, known.albumId, album.plan)];
      changes.push(
        known.versionId === null
          ? await updateDetails(tx, known.trackId, await resolveDetails(tx, context, sound), sound)
          : await updateVersion(tx, known.versionId, sound),
      );
      if (changes.includes(true)) await refreshTrack(tx, known.trackId);
      return changes.includes(true);
    });
  }

  function settle(
    album: AlbumInWork,
    sound: PlannedSound,
    stored: { trackId: number; albumId: number | null },
    { changed = true, isOfAlbum = true } = {},
  ): void {
    album.leads.set(sound.file.path, stored.trackId);
    if (isOfAlbum) album.albumId ??= stored.albumId;
    if (changed && stored.albumId !== null) touched.add(stored.albumId);
  }

  async function refuseInspected(album: AlbumInWork, sound: PlannedSound, inspected: Inspected<"refused">) {
    if (inspected.seen) {
      const entry = { importId, path: sound.file.path, ...inspected.seen };
      await recordRefused(db, entry, inspected.reason);
    }
    const former = album.former.get(sound.file.path);
    if (former) album.leads.set(sound.file.path, former.trackId);
    refuse(sound, refusalNotice(inspected), former !== undefined);
  }

  /** Counts a recording that is imported in a better format; refuses it if an earlier import took this file. */
  function passOver(album: AlbumInWork, sound: PlannedSound, of: string): void {
    const { relative, path } = sound.file;
    if (album.former.has(path)) refuse(sound, { key: "refusedTwin", values: { detail: of } }, true);
    else report.otherFormats.push({ file: relative, of });
  }

  function stayOut(album: AlbumInWork, sound: PlannedSound, { known, by }: Inspected<"corrected">): void {
    settle(album, sound, known, { changed: false });
    refuse(sound, { key: "refusedCorrected", values: { detail: basename(by) } });
  }

  function refuse({ file }: PlannedSound, notice: Notice, keepsFormer = false) {
    report.refused.push({ file: file.relative, notice, keepsFormer });
  }

  return {
    /**
     * Stores one file, or counts it as refused with the reason.
     * @throws {ImportStopped} when nothing more can be stored.
     */
    async take(album: AlbumInWork, sound: PlannedSound, inspected: InspectedFile): Promise<void> {
      if (inspected.outcome === "failed") throw mediaFailure(inspected, placeName(media.place));
      try {
        if (inspected.outcome === "refused") await refuseInspected(album, sound, inspected);
        else if (inspected.outcome === "otherFormat") passOver(album, sound, inspected.of);
        else if (inspected.outcome === "withdrawn") report.withdrawn.push(sound.file.relative);
        else if (inspected.outcome === "corrected") stayOut(album, sound, inspected);
        else if (inspected.outcome === "known") await meet(album, sound, inspected.known);
        else await add(album, sound, inspected);
      } catch (cause) {
        const notice = stopReason(cause, placeName(media.place));
        if (notice) throw new ImportStopped(notice, { cause });
        refuse(sound, { key: "refusedStore", values: { reason: deepestMessage(cause) } });
      }
    },
    /**
     * Refreshes the search index: the albums that this run changed, and all writers, placements and words. After an
     * earlier run that was `cutShort`, it does so even if this run changed nothing.
     */
    async finish(cutShort: boolean): Promise<void> {
      if (touched.size > 0 || cutShort) await db.transaction((tx) => refreshSearch(tx, [...touched]));
    },
  };
}
