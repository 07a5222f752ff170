const SIZE = String.raw`\d{2,3}(?:[.,]\d)?(?:[\s_-]?(?:bits?|khz|k))?`;
const WORDS = "wavs?|aiffs?|aifs?|flacs?|mp3s?";
const formats = (words: string) => String.raw`(?:${SIZE}[\s_-]+)*(?:${words})(?:[\s_-]+(?:files|${SIZE}))*`;
/** `WAV`, `Audio`, `WAV 48kHz 24bit`: names of folders that state only a format. */
const FORMAT = new RegExp(`^${formats(`audio|${WORDS}`)}$`, "iu");
/** `Rives_WAV`, `Rives (MP3 320)`: a name followed by a format. */
const WITH_FORMAT = new RegExp(String.raw`^(.*[^\s_([-])[\s_([-]+${formats(WORDS)}[)\]]?$`, "iu");

/** Returns whether a folder is named only after a format. */
export const isFormat = (folder: string) => FORMAT.test(folder);

const withoutFormat = (folder: string) => WITH_FORMAT.exec(folder)?.[1] ?? folder;

/**
 * Returns the album's folder for a format folder: the folder above `WAV`. If the same album also exists in another
 * format (`hasTwins`), as in `Rives_WAV` and `Rives_MP3`, the folder is `Rives`.
 */
export function albumOfFormat(folder: string, hasTwins: boolean): string {
  const parts = folder.split("/").filter((part) => !isFormat(part));
  return (hasTwins ? parts.map(withoutFormat) : parts).join("/");
}

/**
 * Returns a file's path without the formats in the names of its folders. `quality` is the sum of the numbers in those
 * formats (bits, kHz): the better of two formats has the larger sum.
 */
export function withoutFormats(file: string): { path: string; quality: number } {
  const folders = file.split("/");
  const name = folders.pop() ?? "";
  const kept = folders.flatMap((folder) => (isFormat(folder) ? [] : withoutFormat(folder)));
  const formatFolders = folders.filter((folder) => isFormat(folder) || withoutFormat(folder) !== folder);
  const numbers = formatFolders.flatMap((folder) => folder.replace(/mp3/i, "").match(/\d+/g) ?? []);
  return { path: [...kept, name].join("/"), quality: numbers.reduce((sum, one) => sum + Number(one), 0) };
}
