import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import { albumOfFormat } from "#/server/operate/import/files/format-folder.ts";
import { folderOf } from "#/server/operate/import/files/sound-path.ts";
import {
  foldersOfTwins,
  inOneOrder,
  supersededFiles,
} from "#/server/operate/import/files/superseded-files.ts";
import type { FoundFolder } from "#/server/operate/import/files/walk-folder.ts";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { type FileTags, readTags } from "#/server/operate/import/tags/read-tags.ts";
import { type Disc, discNamed, withoutDisc } from "./disc-folder.ts";
import { nameOfFolder, upToName } from "./named-folder.ts";
import { albumReferenceIn } from "./reference-in-name.ts";
import { stemsByFolder } from "./stem-folder.ts";
import { trackFolders } from "./track-folder.ts";
import { versionsByFolder } from "./version-folder.ts";

/** The files that become one album. */
export interface AlbumFiles {
  /** Name of the folder, used when no tag names the album. */
  folderName: string;
  files: SoundFile[];
  covers: string[];
  /** Disc numbers from folder names, by path of the file; null if the album is a plain folder. */
  discs: Map<string, number> | null;
}

/** A folder of sound that may be a disc. */
interface Candidate {
  relative: string;
  parent: string;
  /** The disc in its name. */
  named: Disc | null;
  /** Album and disc in the tags of its first file; the album is folded. */
  album: string | null;
  disc: number | null;
  /** Album reference with which all its files begin. */
  reference: string | null;
  /** Whether it holds one track and its versions. */
  isTrack: boolean;
}

const referenceOf = (sounds: readonly SoundFile[]) =>
  albumReferenceIn(sounds.map(({ relative }) => posix.basename(relative)));

/**
 * Groups files into albums. A folder is an album, but discs are joined: folders side by side whose tags contain one
 * album and different discs, and folders with names of discs, unless their tags contain different albums. Joined too
 * are folders of one track each, and folders side by side, with no others beside them, whose files all begin with one
 * album's reference. An album named by the sheet gathers its files from any folder, and also files without a row if all
 * files of their folder begin with the same reference. Stems and versions in a folder of their own join the sound after
 * which they are named.
 */
export async function groupAlbums(
  root: string,
  folders: readonly FoundFolder[],
  rows: ReadonlyMap<string, SheetRow>,
): Promise<AlbumFiles[]> {
  const all = folders.flatMap(({ sounds }) => sounds);
  const [stems, versions] = [stemsByFolder(all), versionsByFolder(all)];
  const leadOf = (file: SoundFile) => stems.get(file)?.mix ?? versions.get(file)?.lead;
  const discs = await discFolders(folders.filter(({ sounds }) => sounds.some((file) => !leadOf(file))));
  const superseded = supersededFiles(all);
  const ofFormats = foldersOfTwins(superseded);
  const groupOf = (folder: string) =>
    upToName(albumOfFormat(discs.get(folder)?.album ?? folder, ofFormats.has(folder))).at(-1) ?? "";
  const ofOneReference = folders.filter(({ sounds }) => referenceOf(sounds) !== null);
  const nameInRows = new Map(
    [...Map.groupBy(ofOneReference, ({ relative }) => groupOf(relative))].flatMap(([group, inIt]) => {
      const names = inIt.flatMap(({ sounds }) => sounds.flatMap(({ path }) => rows.get(path)?.album ?? []));
      return new Set(names.map(fold)).size === 1 ? [[group, names[0]] as const] : [];
    }),
  );
  const albums = new Map<string, AlbumFiles>();
  const coversIn = new Map(folders.map(({ relative, covers }) => [relative, covers]));
  for (const { relative, sounds } of folders) {
    for (const file of sounds) {
      const kept = superseded.get(file) ?? file;
      const lead = leadOf(kept);
      const folder = folderOf(lead ?? kept);
      const of = discs.get(folder);
      const own = groupOf(folder);
      const named = rows.get(kept.path)?.album ?? (lead && rows.get(lead.path)?.album) ?? nameInRows.get(own);
      const key = named ? `album ${fold(named)}` : `folder ${own}`;
      const album = albums.get(key) ?? {
        folderName: nameOfFolder(root, of && ofFormats.has(folder) ? own : (of?.folder ?? own)),
        files: [],
        covers: [],
        discs: null,
      };
      album.files.push(file);
      if (of && !named) album.discs ??= new Map();
      if (of?.number) album.discs?.set(file.path, of.number);
      const covers = [relative, ...upToName(folder), ...upToName(own)].flatMap(
        (one) => coversIn.get(one) ?? [],
      );
      for (const cover of covers) if (!album.covers.includes(cover)) album.covers.push(cover);
      albums.set(key, album);
    }
  }
  return [...albums.values()].map((album) => ({ ...album, files: inOneOrder(album.files, ofFormats) }));
}

interface DiscFolder {
  /** The folder that represents the whole album. */
  album: string;
  /** The folder whose name is the album's. */
  folder: string;
  /** The disc number in its name, if any. */
  number: number | null;
}

/** Returns the folders that are discs. */
async function discFolders(folders: readonly FoundFolder[]): Promise<Map<string, DiscFolder>> {
  const beside = Map.groupBy(folders, ({ relative }) => posix.dirname(relative));
  const ofTracks = trackFolders(folders);
  const candidates: Candidate[] = [];
  for (const { relative, sounds } of folders) {
    const parent = posix.dirname(relative).replace(/^\.$/, "");
    const named = discNamed(posix.basename(relative));
    const isAlone = (beside.get(posix.dirname(relative))?.length ?? 0) < 2;
    const [first] = sounds;
    const isTrack = ofTracks.has(relative);
    if (relative === "" || !first || (isAlone && !named && !isTrack)) continue;
    const tags = await readTags(first.path);
    const { disc } = tags;
    const reference = referenceOf(sounds);
    candidates.push({ relative, parent, named, album: albumOf(tags), disc, reference, isTrack });
  }
  /** Returns whether a folder contains only its discs and files of the same album. */
  const hasNoOther = async (folder: string, title: string | null) => {
    const [loose] = folders.find(({ relative }) => relative === folder)?.sounds ?? [];
    return !loose || albumOf(await readTags(loose.path)) === title;
  };
  const found = new Map<string, DiscFolder>();
  const byTags = Map.groupBy(candidates, ({ parent, album }) => JSON.stringify([parent, album]));
  for (const group of byTags.values()) {
    const [one] = group;
    if (!one?.album || group.length < 2 || !haveOwnDiscs(group)) continue;
    // The parent folder represents the album unless it contains something else too.
    const isWhole =
      candidates.every(({ parent, album }) => parent !== one.parent || album === one.album) &&
      (await hasNoOther(one.parent, one.album));
    const album = isWhole ? one.parent : one.relative;
    for (const { relative, named } of group)
      found.set(relative, { album, folder: album, number: named?.number ?? null });
  }
  const byName = Map.groupBy(
    candidates.filter(({ relative, named }) => named && !found.has(relative)),
    ({ parent, named }) => JSON.stringify([parent, fold(named?.album ?? "")]),
  );
  for (const group of byName.values()) {
    const [one] = group;
    // A single «Best of CD 2» is an album of that name.
    if (!one?.named || (one.named.album && group.length < 2)) continue;
    const [title = null, ...others] = new Set(group.flatMap(({ album }) => album ?? []));
    if (others.length > 0) continue;
    const folder = posix.join(one.parent, one.named.album).replace(/^\.$/, "");
    const album = (await hasNoOther(folder, title)) ? folder : one.relative;
    for (const { relative, named } of group)
      found.set(relative, { album, folder, number: named?.number ?? null });
  }
  const left = candidates.filter(({ relative }) => !found.has(relative));
  const byTrack = Map.groupBy(
    left.filter(({ isTrack }) => isTrack),
    ({ parent }) => parent,
  );
  const byReference = Map.groupBy(
    left.filter(({ isTrack, reference }) => reference !== null && !isTrack),
    ({ parent, reference }) => JSON.stringify([parent, reference]),
  );
  for (const group of [...byTrack.values(), ...byReference.values()]) {
    const [{ relative = "", parent = "", isTrack = false } = {}] = group;
    const [title = null, ...others] = new Set(group.flatMap(({ album }) => album ?? []));
    const isWhole =
      isTrack || (group.length > 1 && beside.get(posix.dirname(relative))?.length === group.length);
    if (!isWhole || others.length > 0 || !(await hasNoOther(parent, title))) continue;
    for (const one of group) found.set(one.relative, { album: parent, folder: parent, number: null });
  }
  return found;
}

const albumOf = ({ album }: FileTags) => album && fold(withoutDisc(album));

/** Returns whether every folder has its own disc number in its tags. */
const haveOwnDiscs = (group: readonly Candidate[]) =>
  group.every(({ disc }) => disc !== null) && new Set(group.map(({ disc }) => disc)).size === group.length;

/** Returns the tags, with the folder's disc number if they have none, and without the disc in the album's name. */
export function withDisc(tags: FileTags, discs: AlbumFiles["discs"], path: string): FileTags {
  if (!discs) return tags;
  return {
    ...tags,
    disc: tags.disc ?? discs.get(path) ?? null,
    album: tags.album && withoutDisc(tags.album),
  };
}
