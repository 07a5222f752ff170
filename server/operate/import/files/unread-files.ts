import { extname } from "node:path";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { listedNames } from "#/server/platform/terminal/listed-names.ts";
import type { MessageKey, Notice } from "#/server/platform/terminal/words.ts";
import { SOUND_FORMATS } from "./sound-formats.ts";
import { withoutExtension } from "./sound-path.ts";

/** Maximum number of file names in a notice. */
const MOST_LISTED = 5;

/** Documents that only a person can read in full. */
const TEXTS = /\.(?:txt|md|eml|msg|rtf|docx?|odt|pages|pdf)$/i;
/** Tables that may be a sheet; not the lock files (`~$`) that office programs write beside an open table. */
const TABLES = /^(?!(?:.*\/)?~\$).*\.(?:csv|tsv|xls[xmb]?|ods|numbers|json)$/i;

/** What programs put behind the name of a file until its transfer is finished. */
const UNFINISHED = /\.(?:part|partial|filepart|crdownload|download|opdownload|tmp)$/i;

const isUnfinishedSound = (file: string) =>
  UNFINISHED.test(file) && SOUND_FORMATS.includes(extname(file.replace(UNFINISHED, "")).toLowerCase());

/**
 * Returns notices about unread documents and tables beside the sounds, because they may describe the music, and about
 * sounds that did not arrive whole.
 */
export const unreadFiles = (others: readonly string[]): Notice[] => [
  ...noticesOf(
    "doubtTexts",
    others.filter((file) => TEXTS.test(file)),
  ),
  ...noticesOf(
    "doubtTables",
    others.filter((file) => TABLES.test(file)),
  ),
  ...noticesOf("doubtUnfinished", others.filter(isUnfinishedSound)),
];

/** Names of click tracks and sound effects: `Delta_Click`, `CLICK TRACK`, `Click 120bpm`, `SFX_Door`, `Count in`. */
const NO_MUSIC =
  /(?:^|[\s_-])(?:click(?:[\s_-]?tracks?)?|clic|m\p{L}tronome|count[\s_-]?in)(?:[\s_-]*\d{2,3}(?:\s?bpm)?)?$|(?:^|[\s_-])(?:s?fx|foley|bruitages?|sound[\s_-]?effects?|effets?[\s_-]sonores?|room[\s_-]?tone)(?:[\s_-]|$)/iu;
const FOLDER_OF_NO_MUSIC =
  /^(?:\d+[\s_-]+)?(?:clicks?(?:[\s_-]?tracks?)?|s?fx|foley|bruitages?|sound[\s_-]?effects?|effets?[\s_-]sonores?)$/iu;

/**
 * Returns a notice about the files without a row that are named like click tracks or sound effects. They are imported
 * nevertheless.
 */
export function doubtedMusic(files: readonly SoundFile[], hasRow: (file: SoundFile) => boolean): Notice[] {
  const isDoubted = (file: SoundFile) => {
    const folders = withoutExtension(file).split("/");
    const name = folders.pop() ?? "";
    return NO_MUSIC.test(name) || folders.some((folder) => FOLDER_OF_NO_MUSIC.test(folder));
  };
  const doubted = files.filter((file) => !hasRow(file) && isDoubted(file));
  return noticesOf(
    "doubtNoMusic",
    doubted.map(({ relative }) => relative),
  );
}

function noticesOf(key: MessageKey, files: readonly string[]): Notice[] {
  return files.length === 0
    ? []
    : [{ key, values: { names: listedNames(files, MOST_LISTED), count: files.length } }];
}
