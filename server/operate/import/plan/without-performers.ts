import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import { bare } from "#/server/operate/import/tags/bare.ts";
import { HOUSE } from "./album-facts.ts";
import type { KnownFile } from "./known-file.ts";

/**
 * Returns the files of an album without the artists whom tags name in place of writers, if another file or row of the
 * album names a writer: the artists are then performers. A row that names only arrangers does not count. Leaves out
 * artists that are a label or a device too.
 */
export function withoutPerformers(files: readonly KnownFile[]): readonly KnownFile[] {
  const namesWriters = files.some(
    ({ tags, row }) => (row?.credits && !row.isOfArrangers) || (tags.writers.length > 0 && !tags.hasStandIns),
  );
  return files.map((file) => {
    if (!file.tags.hasStandIns) return file;
    // An artist who is also the lyricist stays as lyricist.
    const writers = file.tags.writers.flatMap(({ name, role, ...one }) =>
      role === null && (namesWriters || isNobody(name, file))
        ? []
        : { name, role: namesWriters && role === "CA" ? "A" : role, ...one },
    );
    return { ...file, tags: { ...file.tags, writers } };
  });
}

const DEVICE =
  /(?<!\p{L})(?:iPhone|iPad|MacBook|Voice Memos?|Dictaphone|Diktierger\p{L}t|Galaxy S\d+|Zoom H\d\w?)(?!\p{L})/iu;

/** Returns whether an artist is the label, after which the folders of a delivery are called too, or a device. */
function isNobody(artist: string, { file, tags, row }: KnownFile): boolean {
  if (DEVICE.test(artist)) return true;
  // A person may publish alone, or call a folder after themselves.
  if (/\s/.test(artist) && !HOUSE.test(artist)) return false;
  const labels = [row?.label, row?.publisher, tags.publisher].map((label) => fold(label ?? ""));
  const root = posix.basename(file.path.slice(0, Math.max(0, file.path.length - file.relative.length)));
  const folders = [root, ...posix.dirname(file.relative).split("/")];
  return labels.includes(fold(artist)) || folders.some((folder) => beginsWith(folder, artist));
}

/** Returns whether a folder's name is that of a label, or begins with it and a sign or number. */
function beginsWith(folder: string, artist: string): boolean {
  const [name = ""] = /^[\p{L}\s]+/u.exec(folder.normalize("NFC")) ?? [];
  return bare(name) !== "" && bare(name) === bare(artist);
}
