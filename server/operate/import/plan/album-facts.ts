import { posix } from "node:path";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import type { KnownFile } from "./known-file.ts";
import { albumAloneIn, albumReferenceIn, bareReference, referenceOfFolder } from "./reference-in-name.ts";

/** Facts of an album before its files are decoded. */
export interface AlbumFacts {
  name: string;
  /** Alternative name, used when an album with the first one exists. */
  folderName: string;
  nameFr: string;
  reference: string | null;
  releaseDate: string | null;
  publisher: string | null;
  description: string | null;
  descriptionFr: string | null;
  /**
   * Performer split from the start of the folder's name, which is a guess; null if there is none, or if a tag or the
   * sheet names the album.
   */
  performerInFolderName: string | null;
  /** Whether the sheet names the album; several folders may then contain its files. */
  isNamedBySheet: boolean;
}

/** Returns the facts of an album from the sheet, the tags and the folder's name. */
export function albumFacts(files: readonly KnownFile[], folder: string): AlbumFacts {
  const names = files.map(({ file }) => posix.basename(file.relative));
  const { reference: inFolder, rest } = referenceOfFolder(folder, names);
  const { name: wholeName, year } = yearOfFolder(rest);
  const { performer, title: folderName } = performerInFolder(wholeName);
  const rows = files.flatMap(({ row }) => row ?? []);
  const first = <Value>(values: (Value | null | undefined)[]) => values.find((value) => value) ?? null;
  const statedName = first(rows.map(({ album }) => album)) ?? mostOf(files.map(({ tags }) => tags.album));
  const name = statedName ?? readableFolder(folderName);
  return {
    name,
    performerInFolderName: statedName === null ? performer : null,
    folderName: readableFolder(folderName),
    isNamedBySheet: rows.some(({ album }) => album !== null),
    nameFr: first(rows.map(({ albumFr }) => albumFr)) ?? name,
    reference:
      shared(rows.map(({ reference }) => reference)) ??
      (files.length === 1 ? first(files.map(beforeNumber)) : null) ??
      mostOf(files.map(({ tags }) => tags.catalogueNumber)) ??
      (isOfOthers(inFolder, names) ? null : inFolder) ??
      albumAloneIn(names),
    releaseDate:
      mostOf(rows.map(({ releaseDate }) => releaseDate)) ??
      mostOf(files.map(({ tags }) => tags.releaseDate)) ??
      (year && `${year}-01-01`),
    publisher: mostOf(files.map(({ row, tags }) => row?.publisher ?? tags.publisher ?? row?.label ?? null)),
    description: first(rows.map(({ description }) => description)),
    descriptionFr: first(rows.map(({ descriptionFr }) => descriptionFr)),
  };
}

/** Returns whether all files begin with another album's reference than the folder's name, leading zeros aside. */
function isOfOthers(reference: string | null, names: readonly string[]): boolean {
  const withoutZeros = (one: string) => bareReference(one).replace(/(?<=\p{L})0+/u, "");
  const inNames = albumReferenceIn(names);
  return reference !== null && inNames !== null && withoutZeros(inNames) !== withoutZeros(reference);
}

/** `Fanfares (2019)`, `Nocturnes [2CD]`: a year or a number of discs after an album's name. */
const BEHIND_NAME =
  /^(.*[^\s_])[\s_]+[([](?:((?:19|20)\d\d)|\d\s?(?:x\s?)?(?:CDs?|LPs?|discs?|disques?))[)\]]$/iu;

/** Splits a year or a number of discs from the end of a folder's name. A future year is part of the name. */
function yearOfFolder(folder: string): { name: string; year: string | null } {
  const [, name, year = null] = BEHIND_NAME.exec(folder.normalize("NFC")) ?? [];
  if (!name || Number(year) > new Date().getFullYear()) return { name: folder, year: null };
  return { name, year };
}

/** `Ana Roux - Low Tide EP`: a person's name, which may contain small words (`de`, `van`), then a dash and a title. */
const NAMED =
  /^(\p{Lu}[\p{L}'’.-]*(?:\s+(?:\p{Lu}[\p{L}'’.-]*|de|da|di|del|van|von|der|den|la|le|&|and|et)){1,4})\s+[-–—]\s+((?!.*\s[-–—]\s)\p{L}.+)$/u;
const RELEASE = /\s(?:EP|LP|OST|BOF|Single|Album)$/u;
/** Words in the names of labels and libraries. */
export const HOUSE =
  /(?<!\p{L})(?:music|musique|records?|library|sounds?|audio|publishing|productions?|label|editions?|media|drama|moods|themes)(?!\p{L})/iu;
const VOLUME = /^(?:vol|volume|part|partie|disc|disque|cd)\b/iu;

/**
 * Splits a performer from the start of a folder's name if the title ends with a kind of release: «Ana Roux - Low Tide
 * EP», but neither «World Cultures - Japan» nor a label, as in «Kelp Music - Low Tide EP».
 */
function performerInFolder(name: string) {
  const [, performer = null, title = name] = NAMED.exec(name.normalize("NFC")) ?? [];
  const isRelease =
    performer !== null && RELEASE.test(title) && !HOUSE.test(performer) && !VOLUME.test(title);
  return isRelease ? { performer, title } : { performer: null, title: name };
}

const readableFolder = (name: string) => cleanText(name.replace(/_/g, " ")) ?? "—";

function mostOf(values: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/**
 * Returns the reference in a file's row if a track number follows it in the file's name: `AZR011-1` belongs to the
 * album AZR 011.
 */
function beforeNumber({ file, row }: KnownFile): string | null {
  const [, album = ""] =
    /^(\p{Lu}{2,5}[ _-]?\d{2,5})[ _-]\d{1,3}(?!\d)/u.exec(posix.basename(file.relative)) ?? [];
  const isOfAlbum = row?.reference && bareReference(album) === bareReference(row.reference);
  return isOfAlbum ? row.reference : null;
}

/** Returns the value that all rows share, which is the album's; null if the values differ or there is only one row. */
function shared(values: readonly (string | null)[]): string | null {
  const [value = null, ...others] = new Set(values);
  return values.length > 1 && others.length === 0 ? value : null;
}
