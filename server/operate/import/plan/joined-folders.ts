import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import type { FoundFolder } from "#/server/operate/import/files/walk-folder.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import type { FileTags } from "#/server/operate/import/tags/read-tags.ts";
import type { TagReader } from "#/server/operate/import/tags/tag-reader.ts";
import { isOfCorrections, isOfLater } from "./correction-in-name.ts";
import { type Disc, discNamed, withoutDisc } from "./disc-folder.ts";
import { albumReferenceIn, bareReference } from "./reference-in-name.ts";
import { trackFolders } from "./track-folder.ts";

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
  /** Names of its files. */
  names: readonly string[];
  /** Whether it holds one track and its versions. */
  isTrack: boolean;
}

/** Returns the album reference with which the names of all files begin; null if there is none. */
export const referenceOf = (sounds: readonly SoundFile[]) =>
  albumReferenceIn(sounds.map(({ relative }) => posix.basename(relative)));

interface DiscFolder {
  /** The folder that represents the whole album. */
  album: string;
  /** The folder whose name is the album's. */
  folder: string;
  /** The disc number in its name, if any. */
  number: number | null;
}

/** Returns the folders that are discs or parts of the album of another folder. Folders of corrections are none. */
export async function discFolders(
  found: readonly FoundFolder[],
  tagsOf: TagReader,
): Promise<Map<string, DiscFolder>> {
  const folders = found.filter(({ relative }) => {
    const name = posix.basename(relative);
    // «Rives Remastered CD 2» is a disc nevertheless.
    return !isOfCorrections(name) && !(isOfLater(name) && discNamed(name) === null);
  });
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
    const tags = await tagsOf(first.path);
    const { disc } = tags;
    const reference = referenceOf(sounds);
    const names = sounds.map((file) => posix.basename(file.relative));
    candidates.push({ relative, parent, named, album: albumOf(tags), disc, reference, names, isTrack });
  }
  /** Returns whether a folder contains only its discs and files of the same album. */
  const hasNoOther = async (folder: string, title: string | null) => {
    const [loose] = folders.find(({ relative }) => relative === folder)?.sounds ?? [];
    return !loose || albumOf(await tagsOf(loose.path)) === title;
  };
  const joined = new Map<string, DiscFolder>();
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
      joined.set(relative, { album, folder: album, number: named?.number ?? null });
  }
  const byName = Map.groupBy(
    candidates.filter(({ relative, named }) => named && !joined.has(relative)),
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
      joined.set(relative, { album, folder, number: named?.number ?? null });
  }
  const left = candidates.filter(({ relative }) => !joined.has(relative));
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
    for (const one of group) joined.set(one.relative, { album: parent, folder: parent, number: null });
    if (isTrack)
      for (const one of besideTracks(group, left))
        joined.set(one, { album: parent, folder: parent, number: null });
  }
  return joined;
}

const albumOf = ({ album }: FileTags) => album && fold(withoutDisc(album));

/** Returns whether every folder has its own disc number in its tags. */
const haveOwnDiscs = (group: readonly Candidate[]) =>
  group.every(({ disc }) => disc !== null) && new Set(group.map(({ disc }) => disc)).size === group.length;

/**
 * Returns the folders beside those of one track each whose files begin with the same album reference: «Toolkit» with
 * `VLT009 Riser 01` beside `01 Breach the Gate`.
 */
function besideTracks(tracks: readonly Candidate[], folders: readonly Candidate[]): string[] {
  const [reference, ...others] = new Set(tracks.map((one) => one.reference));
  if (!reference || others.length > 0) return [];
  const albums = new Set(tracks.map(({ album }) => album));
  return folders.flatMap(({ relative, parent, album, isTrack, names }) => {
    const isBeside = !isTrack && parent === tracks[0]?.parent && albums.has(album);
    const rests = names.map((name) => bareReference(name).split(reference, 2));
    return isBeside && rests.every(([before, after]) => before === "" && /^\D/.test(after ?? ""))
      ? relative
      : [];
  });
}
