import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import { albumOfFormat } from "#/server/operate/import/files/format-folder.ts";
import { folderOf } from "#/server/operate/import/files/sound-path.ts";
import {
  foldersOfTwins,
  inOneOrder,
  supersededFiles,
} from "#/server/operate/import/files/superseded-files.ts";
import { type FoundFolder, referenceOfCover } from "#/server/operate/import/files/walk-folder.ts";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { type FileTags, readTags } from "#/server/operate/import/tags/read-tags.ts";
import type { TagReader } from "#/server/operate/import/tags/tag-reader.ts";
import { withoutDisc } from "./disc-folder.ts";
import { discFolders, referenceOf } from "./joined-folders.ts";
import { misplacedFiles } from "./misplaced-files.ts";
import { nameOfFolder, upToName } from "./named-folder.ts";
import { bareReference, referencesIn } from "./reference-in-name.ts";
import { stemsByFolder } from "./stem-folder.ts";
import { versionsByFolder } from "./version-folder.ts";

/** The files that become one album. */
export interface AlbumFiles {
  /** Name of the folder, used when no tag names the album. */
  folderName: string;
  files: SoundFile[];
  covers: string[];
  /** Disc numbers from folder names, by path of the file; null if the album is a plain folder. */
  discs: Map<string, number> | null;
  /** Files from among those of another album. */
  misplaced: SoundFile[];
}

/**
 * Groups files into albums. A folder is an album, but discs are joined: folders side by side whose tags contain one
 * album and different discs, and folders with names of discs, unless their tags contain different albums. Joined too
 * are folders of one track each, and folders side by side, with no others beside them, whose files all begin with one
 * album's reference. An album named by the sheet gathers its files from any folder, and also files without a row if all
 * files of their folder begin with the same reference. A lone file among those of another album joins its own. Stems and versions in a folder of their own join the sound after
 * which they are named.
 */
export async function groupAlbums(
  root: string,
  folders: readonly FoundFolder[],
  rows: ReadonlyMap<string, SheetRow>,
  tagsOf: TagReader = readTags,
): Promise<AlbumFiles[]> {
  const all = folders.flatMap(({ sounds }) => sounds);
  const [stems, versions] = [stemsByFolder(all), versionsByFolder(all)];
  const leadOf = (file: SoundFile) => stems.get(file)?.mix ?? versions.get(file)?.lead;
  const discs = await discFolders(
    folders.filter(({ sounds }) => sounds.some((file) => !leadOf(file))),
    tagsOf,
  );
  const superseded = supersededFiles(all);
  const ofFormats = foldersOfTwins(superseded);
  const groupOf = (folder: string) =>
    upToName(albumOfFormat(discs.get(folder)?.album ?? folder, ofFormats.has(folder))).at(-1) ?? "";
  const homes = await misplacedFiles(
    all.filter((file) => !leadOf(file)),
    rows,
    groupOf,
    tagsOf,
  );
  const ofOneReference = folders
    .map(({ relative, sounds }) => ({ relative, sounds: sounds.filter((file) => !homes.has(file)) }))
    .filter(({ sounds }) => referenceOf(sounds) !== null);
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
      const home = homes.get(lead ?? kept);
      const folder = home ?? folderOf(lead ?? kept);
      const of = discs.get(folder);
      const own = groupOf(folder);
      const named = rows.get(kept.path)?.album ?? (lead && rows.get(lead.path)?.album) ?? nameInRows.get(own);
      const key = named ? `album ${fold(named)}` : `folder ${own}`;
      const album = albums.get(key) ?? {
        folderName: nameOfFolder(root, of && ofFormats.has(folder) ? own : (of?.folder ?? own)),
        files: [],
        covers: [],
        discs: null,
        misplaced: [],
      };
      album.files.push(file);
      if (home !== undefined) album.misplaced.push(file);
      if (of && !named) album.discs ??= new Map();
      if (of?.number) album.discs?.set(file.path, of.number);
      const above = coversIn.get(folderAbove(own)) ?? [];
      const covers = [
        ...[relative, ...upToName(folder), ...upToName(own)].flatMap((one) => coversIn.get(one) ?? []),
        ...(own === "" ? [] : above.filter((cover) => isCalledAfterReference(cover, kept))),
      ];
      for (const cover of covers) if (!album.covers.includes(cover)) album.covers.push(cover);
      albums.set(key, album);
    }
  }
  const aside = folders.flatMap(({ sounds, covers }) => (sounds.length === 0 ? covers : []));
  return [...albums.values()].map((album) => ({
    ...album,
    files: inOneOrder(album.files, ofFormats),
    covers: album.covers.length > 0 ? album.covers : coversAside(album, aside, albums.size === 1),
  }));
}

/**
 * Returns the covers in folders without sound, `Artwork` or `Docs`, that are named after the reference of an album's files
 * or folder; of the only album also others.
 */
function coversAside({ files }: AlbumFiles, aside: readonly string[], isOnly: boolean): string[] {
  const references = new Set(files.flatMap(({ relative }) => referencesIn(relative)));
  const ofReference = (cover: string) =>
    referencesIn(posix.basename(cover.replaceAll("\\", "/"))).some((one) => references.has(one));
  const own = aside.filter(ofReference);
  return own.length > 0 || !isOnly ? own : aside.filter((cover) => referenceOfCover(cover) === null);
}

const folderAbove = (folder: string) => posix.dirname(folder).replace(/^\.$/, "");

/** Returns whether a picture above an album's folder is named after the reference with which its files begin. */
function isCalledAfterReference(cover: string, { relative }: SoundFile): boolean {
  const reference = referenceOfCover(cover);
  return reference !== null && bareReference(posix.basename(relative)).startsWith(reference);
}

/** Returns the tags, with the folder's disc number if they have none, and without the disc in the album's name. */
export function withDisc(tags: FileTags, discs: AlbumFiles["discs"], path: string): FileTags {
  if (!discs) return tags;
  return {
    ...tags,
    disc: tags.disc ?? discs.get(path) ?? null,
    album: tags.album && withoutDisc(tags.album),
  };
}
