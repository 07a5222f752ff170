import { qualityOf, withoutFormatInName } from "./format-in-name.ts";

const SIZE = String.raw`\d{2,3}(?:[.,]\d)?(?:[\s_-]?(?:bits?|khz|k)(?:\d{2}(?:bits?|k)?)?)?`;
const WORDS = "wavs?|aiffs?|aifs?|flacs?|mp3s?|aacs?|m4as?|alac|ogg";
const formats = (words: string) =>
  String.raw`(?:${SIZE}[\s_-]+)*(?:${words})(?:${SIZE})?(?:[\s_-]+(?:files|${SIZE}))*`;
/** `WAV`, `Audio`, `WAV 48kHz 24bit`: names of folders that state only a format. */
const FORMAT = new RegExp(`^${formats(`audio|${WORDS}`)}$`, "iu");
/** `48k`, `44.1 kHz 24bit`, `48k24`, `5.1`, `Stereo 48k`: rates with their units, or channels. */
const RATE = String.raw`(?:\d{2,3}(?:[.,]\d)?[\s_-]?(?:khz|k)|\d{2}[\s_-]?bits?|[57][.,]1|stereo|mono|surround)`;
/** Several of them; behind a unit nothing has to separate the next one. */
const SOME_RATES = String.raw`${RATE}(?:(?:[\s_-]+|(?<=\d\s?(?:k|khz|bits?)))(?:${RATE}|\d{2})){0,3}`;
const RATES = new RegExp(String.raw`^${SOME_RATES}(?:[\s_-]+files)?$`, "iu");
const WITH_RATES = new RegExp(String.raw`^(.*[^\s_([-])[\s_([-]+${SOME_RATES}[)\]]?$`, "iu");
/** `Rives_WAV`, `Rives (MP3 320)`: a name followed by a format. */
const WITH_FORMAT = new RegExp(String.raw`^(.*[^\s_([-])[\s_([-]+${formats(WORDS)}[)\]]?$`, "iu");

/** Returns whether a folder is named only after a format. */
export const isFormat = (folder: string) => FORMAT.test(folder) || RATES.test(folder);

const withoutFormat = (folder: string) => WITH_FORMAT.exec(folder)?.[1] ?? folder;

/** Returns the name of a folder without a format or rates behind it: `Masters 48k`, `Main WAV`. */
export const withoutFormatOrRates = (folder: string) => {
  const bare = withoutFormat(folder);
  return WITH_RATES.exec(bare)?.[1] ?? bare;
};

/**
 * Returns the album's folder for a format folder: the folder above `WAV`. If the same album also exists in another
 * format (`hasTwins`), as in `Rives_WAV` and `Rives_MP3`, the folder is `Rives`.
 */
export function albumOfFormat(folder: string, hasTwins: boolean): string {
  const parts = folder.split("/").filter((part) => !isFormat(part));
  return (hasTwins ? parts.map(withoutFormat) : parts).join("/");
}

/**
 * Returns a file's path without the formats in its name and in those of its folders. `quality` is the sum of the
 * numbers in those formats (bits, kHz): the better of two formats has the larger sum. Stereo goes before mono, and mono
 * before surround.
 */
export function withoutFormats(file: string): { path: string; quality: number } {
  const folders = file.split("/");
  const name = folders.pop() ?? "";
  const kept = folders.flatMap((folder) => (isFormat(folder) ? [] : withoutFormat(folder)));
  const formatFolders = folders.filter((folder) => isFormat(folder) || withoutFormat(folder) !== folder);
  const named = withoutFormatInName(name);
  const quality = formatFolders.reduce(
    (sum, one) => sum + qualityOf(one.replace(/mp3|m4a/i, "")),
    named.quality,
  );
  return { path: [...kept, named.name].join("/"), quality };
}
