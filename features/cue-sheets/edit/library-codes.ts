/** Numbers of works and of volumes, which belong to the title: «BWV_0846», «OPUS_027». Agent 007 does too. */
const OF_TITLE =
  /^(?:(?:bwv|kv|hwv|rv|twv|swv|wab|woo|hob|dv|op|opus|nr|no|vol|part|suite|acte?|ep|reel|study)(?![a-z])|[a-z]{2,5}[ _-]?007(?!\d))/i;
/**
 * The code of an album with the number of a track: «KOS0212_04_», «VSM118-22 ». «AK47 03 Rock» may be a title, and the
 * title of «NLM_0231_7 vies» starts with a number.
 */
const ALBUM_CODE =
  /^(?![A-Z]+_\d+_[1-9]\d{0,2} )(?:[A-Z]{3,5}[ _-]?\d{2,5}|[A-Z]{2}[ _-]?\d{3,5})(?:[ _.-]+\d{1,3}[ _.-]+(?=["\u00ab\u201c\u201e]?\p{L}{2})|_\d{1,3}_(?=\p{L} |\d{1,3} \p{L}))/u;
/**
 * The code of a track with zeros before its number: «NLM_0231_», «BC_0455 - », «bc_0455_». A space alone follows a long
 * number only.
 */
const TRACK_CODE =
  /^(?:[A-Z]{2,5}[ _-]?0\d{2,4}(?:_+|\s*-\s+|\s+-|\s*[:\u2013]\s*)|[A-Za-z]{2,5}_0\d{2,4}_+|[A-Z]{2,5}[ _-]?0\d{3,4}\s+)(?=\p{L}{2}|\p{L} |\d{1,3} \p{L})/u;
/** A code that counts only if a version follows the title too: «MT_1455_Red Dust_Main». «LA_2019_» has a year. */
const POSSIBLE_CODE = /^[A-Z]{2,4}_(?!(?:19|20)\d\d_)\d{3,5}_(?=\p{L}{2}|\p{L} |\d{1,3} \p{L})/u;

/** The code of an album with the number of a track behind a slash: «NWK 118/6 », «LDR-0077/4 - ». */
const SLASH_CODE =
  /^[A-Z]{2,5}[ _-]?\d{3,5} ?\/ ?\d{1,3}(?:\s*[-:\u2013]\s*|[ _]+)(?=["\u00ab\u201c\u201e]?\p{L}{2})/u;
/** The code of an album with the number of a track behind a word: «BRM045 piste 9 - », «PLM 214 track 3 ». */
const TRACK_WORD_CODE =
  /^[A-Z]{2,5}[ _-]?\d{2,5},? (?:[Tt]r|[Tt]rack|[Pp]iste|[Pp]lage|[Tt]itel|[Pp]ista|[Tt]raccia)\.? ?\d{1,3}(?:\s*[-:,\u2013]\s*|\s+)(?=["\u00ab\u201c\u201e]?\p{L}{2})/u;
/** A code whose underscore is none of the title, which has blanks: «ORG_2207 Manège du matin». «LA_2019 » has a year. */
const CODE_AND_BLANK = /^[A-Z]{2,5}_(?!(?:19|20)\d\d )\d{3,5} (?:- )?(?=\p{L}{2})/u;

/** Returns a name without a library's code at its start; `hasVersion` says whether a version stood at its end. */
export function withoutLibraryCode(name: string, hasVersion = false): string {
  const bare = name.replace(ALBUM_CODE, "");
  if (bare !== name) return bare;
  if (OF_TITLE.test(name)) return name;
  const withTrack = [SLASH_CODE, TRACK_WORD_CODE, CODE_AND_BLANK].find((one) => one.test(name));
  if (withTrack) return name.replace(withTrack, "");
  const code = TRACK_CODE.exec(name) ?? (hasVersion ? POSSIBLE_CODE.exec(name) : null);
  return code ? name.slice(code[0].length) : name;
}

/** Whether a name starts with the code of a library. */
export const hasLibraryCode = (name: string): boolean => withoutLibraryCode(name) !== name;

/** The code of a track alone: «NLM_0231», «NWK 118/6». */
const CODE_ALONE = /^[A-Z]{2,5}[ _-]?\d{2,5}(?:[ /_-]+\d{1,3})?$/;
/** Whether a part of a note is the code of a track, which some write between the title and the people. */
export const isTrackCode = (text: string) => CODE_ALONE.test(text);
