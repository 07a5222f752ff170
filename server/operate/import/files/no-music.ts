import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import { versionOf } from "#/contract/version-of.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { type FileTags, readTags } from "#/server/operate/import/tags/read-tags.ts";
import type { TagReader } from "#/server/operate/import/tags/tag-reader.ts";
import { listedNames } from "#/server/platform/terminal/listed-names.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { withoutExtension } from "./sound-path.ts";
import { STEMS } from "./stem-words.ts";
import type { FoundFolder } from "./walk-folder.ts";

/** Maximum number of names in the notice. */
const MOST_LISTED = 5;

/** Folders of sounds by others, from which the music was made: `_source sfx (bought)`, `Library samples`. */
const OF_OTHERS = [
  /^[_\W]*(?:sources?|library|stock|third[\s_-]party)[\s_-]+(?:s?fx|sounds?|samples?|material)(?!\p{L})/iu,
  /^(?=.*(?<!\p{L})(?:s?fx|sounds?|sons|samples?|bruitages|ger\u00e4usche)(?!\p{L})).*(?<!\p{L})(?:bought|purchased|achet\u00e9e?s?|gekauft\p{L}*)(?!\p{L})/iu,
];
/** Folders of listening copies: `MP3 \u00e9coute`, `Listening copies`. */
const FOR_LISTENING =
  /^[_\W]*(?:(?:mp3s?|wavs?|320k?|pour|for|copies|copie|d[e'\u2019])[\s_-]*)*(?:(?:pr\u00e9[\s_-]?)?\u00e9coutes?|listening|h\u00f6rproben?|zum[\s_-]h\u00f6ren)(?:[\s_-]+(?:copy|copies|mp3s?|only))*[_\W]*$/iu;
/** Folders of recordings on a telephone. */
const MEMOS =
  /^[_\W]*(?:(?:voice|phone|audio)[\s_-]?memos?|memos|m\u00e9mos(?:[\s_-]vocaux)?|sprachmemos?|sprachnotizen|dictaphone)[_\W]*$/iu;
/** Folders beside the music, put first by their line: `_extras`; not `_MASTERS` nor `_Rives`. */
const ASIDE =
  /^_+\W*(?:extras?|misc|divers|te?mp|refs?|references?|r\u00e9f\u00e9rences?|sources?|s?fx|samples?|raw|rushes|unused|not[\s_-]used|archives?|admin|docs?|work|wip|sketches|backups?|junk)(?!\p{L})/iu;
/** Names of recordings that telephones give, of announcements, of the sound of rooms, and of what has no title yet. */
const NAMES =
  /^(?:(?:new|nouvel|neue)[\s_-](?:recording|enregistrement|aufnahme)[\s_-]*\d*(?!\p{L})|(?:untitled|sans[\s_-]titre|unbenannt|ohne[\s_-]titel)(?!\p{L})|(?:slate|annonces?|ansage|clap)(?:\s*[-_]|\s*\d|$)|(?:raumton|room[\s_-]?tone|wild[\s_-]?tracks?|son[\s_-]seul|silence[\s_-]plateau)(?!\p{L}))/iu;
/** What is no music whatever lies beside it: messages and talk, tones for tests, clicks with their tempo. */
const SURE =
  /^(?:(?:message|m\u00e9mo|note|nota|messaggio|nachricht|mensaje)s?[\s_-](?:vocal\p{L}*|audio|de[\s_-]voz|di[\s_-]voce)|(?:voice|audio|phone)[\s_-]?(?:messages?|memos?|notes?)[\s_-]*\d+|sprach(?:nachricht|notiz|memo)\p{L}*|(?:session|studio)[\s_-]+(?:chat(?:ter)?|banter)|talkback(?:[\s_-]*\d+)?$|(?:mess|test|pegel|eich)ton|(?:test|line[\s_-]?up|ref(?:erence)?)[\s_-]tone|ton[\s_-]de[\s_-](?:test|mire)|tono[\s_-]di[\s_-]prova|tono[\s_-]de[\s_-]prueba|(?:tone[\s_-]*)?1[\s_-]?khz(?![\s_-]+(?!tone|sine?|ref|test)\p{L})|(?:cli(?:c|ck|cks|que)(?:[\s_-]?track)?|m\u00e9tronome|metronom[eo]?)[\s_-]*(?!(?:15|30|60)$)\d{2,3}(?:[\s_-]?bpm)?$)(?!\p{L})/iu;
/** Words for talk that titles have too: \u00abInterview Background\u00bb, \u00abPodcast Theme\u00bb, \u00abTalk Back\u00bb. */
const TALK =
  /^(?:(?:voice|audio|phone)[\s_-]?(?:messages?|memos?|notes?)|interviews?|entretiens?|entrevistas?|intervist[ae]|podcasts?|(?:session|studio)[\s_-]+talk(?:ing)?|talk[\s_-]?back|mille[\s_-]hertz)(?!\p{L})/iu;
/** A click beside the parts of a track in a folder of stems. */
const CLICK_STEM =
  /(?:_|\s[-\u2013]\s|[\s_][([])(?:click(?:[\s_-]?track)?|clic|m\u00e9tronome|metronom[eo]?|guide[\s_-]track|count[\s_-]?in)[)\]]?$/iu;
const STEM_FOLDER = new RegExp(String.raw`(?:^|[\s_.([-])(?:${STEMS})(?:$|[\s_.)\]-])`, "iu");
/** Genres of what is spoken, in tags. */
const SPOKEN =
  /^(?:speech|spoken(?:[\s-]word)?|interview|podcast|audiobook|parole|sprache|h\u00f6rbuch|parlato|voz)$/i;
/** A listening copy of a whole album. */
const EXTRACTS =
  /(?:_|\s[-\u2013]\s|\s*[([]\s*)(?:pr\u00e9[\s_-]?\u00e9coute|h\u00f6rprobe|listening[\s_-]copy)[)\]]?$/iu;
/** What stands in the name of a take: a number, or a word. A title such as «Slate» or «Untitled» has none. */
const TAKE = /\d|(?<!\p{L})(?:takes?|prises?|rough|test)(?!\p{L})/iu;
/** Formats of listening copies. */
const COMPRESSED = /\.(?:mp3|m4[ab]|aac|og[ga]|opus)$/i;
/** A track number or a reference, which only tracks have. */
const NUMBERED = /^(?:\d{1,3}[\s._-]|\p{Lu}{2,5}[ _-]?\d{2,5}[\s_-]+\d)/u;

/**
 * Leaves out sounds that are no music of the delivery by their name or folder, and have no music tags of their own:
 * material of others, listening copies, memos, announcements, the sound of rooms, and what lies in `_extras`. A listening
 * copy that has the name of a lossless file is left out whatever its tags say. `isKept` returns whether a row names a
 * file, or whether it belongs to another. A numbered name is a track, and so are names of which a folder has as many as
 * of others. Where nothing else is left, all of it is music.
 */
export async function withoutNoMusic(
  folders: readonly FoundFolder[],
  isKept: (file: SoundFile) => boolean,
  tagsOf: TagReader = readTags,
): Promise<{ folders: readonly FoundFolder[]; left: Notice[] }> {
  const left = new Set<SoundFile>();
  const lossless = folders.flatMap(({ sounds }) => sounds.filter(({ path }) => !COMPRESSED.test(path)));
  const masters = new Set(lossless.map((file) => fold(nameOf(file))));
  const areInCapitals = folders.some(({ sounds }) => sounds.some((file) => isCapital(nameOf(file))));
  for (const { sounds } of folders) {
    const isInCapitals = sounds.some((file) => isCapital(nameOf(file)));
    const called = sounds.filter((file) => isCalledNoMusic(file, isInCapitals));
    const isAmongOthers = called.length * 2 < sounds.length;
    for (const file of sounds) {
      if (isKept(file)) continue;
      const isOfFolder = isInFolderOfNoMusic(file, lossless.length > 0);
      const isNone =
        isOfFolder || isSurelyNone(file, areInCapitals) || (isAmongOthers && called.includes(file));
      const isCopy = isInFolderOfCopies(file) && masters.has(fold(nameOf(file)));
      const tags = isCopy ? null : await tagsOf(file.path);
      if (!tags || (!isTagged(tags) && (isNone || tags.genres.some((genre) => SPOKEN.test(genre)))))
        left.add(file);
    }
  }
  const music = folders.map((one) => ({ ...one, sounds: one.sounds.filter((file) => !left.has(file)) }));
  if (left.size === 0 || music.every(({ sounds }) => sounds.length === 0)) return { folders, left: [] };
  const names = [...left].map(({ relative }) => relative);
  const values = { names: listedNames(names, MOST_LISTED), count: names.length };
  return { folders: music, left: [{ key: "noMusicLeftAside", values }] };
}

const nameOf = (file: SoundFile) => posix.basename(withoutExtension(file)).normalize("NFC");

const isCapital = (name: string) => /^\P{L}*\p{Lu}/u.test(name);

/** `isInCapitals` tells whether titles in the folder begin with capitals, unlike the notes of an engineer. */
function isCalledNoMusic(file: SoundFile, isInCapitals: boolean): boolean {
  const name = nameOf(file);
  if (NUMBERED.test(name)) return false;
  const title = versionOf(name)?.base ?? name;
  const isNote = TAKE.test(title) || (isInCapitals && !isCapital(title));
  return (isNote && NAMES.test(title)) || EXTRACTS.test(name);
}

const foldersOf = (file: SoundFile) => file.relative.normalize("NFC").split("/").slice(0, -1);

/** Returns whether a file is the click of a track, among its stems. */
export const isClick = (file: SoundFile) =>
  CLICK_STEM.test(nameOf(file)) && foldersOf(file).some((folder) => STEM_FOLDER.test(folder));

/** `areInCapitals` tells whether titles of the delivery begin with capitals. What has a version is a track. */
function isSurelyNone(file: SoundFile, areInCapitals: boolean): boolean {
  const name = nameOf(file);
  if (isClick(file)) return true;
  if (NUMBERED.test(name) || versionOf(name) !== null) return false;
  return SURE.test(name) || (areInCapitals && !isCapital(name) && TALK.test(name));
}

const isInFolderOfCopies = (file: SoundFile) =>
  COMPRESSED.test(file.path) && foldersOf(file).some((folder) => FOR_LISTENING.test(folder));

function isInFolderOfNoMusic(file: SoundFile, isBesideLossless: boolean): boolean {
  const isNumbered = NUMBERED.test(nameOf(file));
  return (
    (isBesideLossless && isInFolderOfCopies(file)) ||
    foldersOf(file).some(
      (folder) =>
        OF_OTHERS.some((pattern) => pattern.test(folder)) ||
        (!isNumbered && (MEMOS.test(folder) || ASIDE.test(folder))),
    )
  );
}

/** Returns whether tags tell that a file is a track: more than the title that a program gives. */
const isTagged = ({ album, trackNumber, isrc, iswc, writers, hasStandIns }: FileTags) =>
  [album, trackNumber, isrc, iswc].some((tag) => tag !== null) || (writers.length > 0 && !hasStandIns);
