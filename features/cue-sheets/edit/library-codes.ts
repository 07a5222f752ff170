import { fold } from "#/contract/fold.ts";

/** Numbers of works and of volumes, which belong to the title: «BWV_0846», «OPUS_027». Agent 007 does too. */
const OF_TITLE =
  /^(?:(?:bwv|kv|hwv|rv|twv|swv|wab|woo|hob|dv|op|opus|nr|no|vol|part|suite|acte?|ep|reel|study)(?![a-z])|[a-z]{2,5}[ _-]?007(?!\d))/i;
/** A year with a month or another year: «2024-05», «2019/20». */
const YEAR_AND_MORE = String.raw`(?:19[5-9]\d|20[0-3]\d)[/-]\d\d(?!\d)`;
const OF_YEAR = new RegExp(`^[A-Z]+[ _-]?${YEAR_AND_MORE}`);

/**
 * The code of an album with the number of a track: «KOS0212_04_», «VSM118-22 ». «AK47 03 Rock» may be a title, and the
 * title of «NLM_0231_7 vies» starts with a number.
 */
const ALBUM_CODE =
  /^(?!(?:[A-Z]+|\d[A-Z]{2,})_\d+_[1-9]\d{0,2} )\d?(?:[A-Z]{3,5}[ _-]?\d{2,5}|[A-Z]{2}[ _-]?\d{3,5})(?:[ _.-]+\d{1,3}[ _.-]+(?=["\u00ab\u201c\u201e]?\p{L}{2})|_\d{1,3}_(?=\p{L} |\d{1,3} \p{L}))/u;
/**
 * The code of a track with zeros before its number: «NLM_0231_», «BC_0455 - », «bc_0455_». A space alone follows a long
 * number only.
 */
const TRACK_CODE =
  /^(?:\d?[A-Z]{2,5}[ _-]?0\d{2,4}(?:_+|\s*-\s+|\s+-|\s*[:\u2013]\s*)|[A-Za-z]{2,5}_0\d{2,4}_+|[A-Z]{2,5}[ _-]?0\d{3,4}\s+)(?=\p{L}{2}|\p{L} |\d{1,3} \p{L})/u;
/** A code that counts only if a version follows the title too: «MT_1455_Red Dust_Main». «LA_2019_» has a year. */
const POSSIBLE_CODE = /^[A-Z]{2,4}_(?!(?:19|20)\d\d_)\d{3,5}_(?=\p{L}{2}|\p{L} |\d{1,3} \p{L})/u;

/** The code of an album with the number of a track behind a slash: «NWK 118/6 », «LDR-0077/4 - », «GMN 12/05 ». */
const SLASH_CODE =
  /^\d?(?:[A-Z]{2}[ _-]?\d{3,5}|[A-Z]{3,5}[ _-]?\d{2,5}) ?\/ ?\d{1,3}(?:\s*[-:\u2013]\s*|[ _]+)(?=["\u00ab\u201c\u201e]?\p{L}{2})/u;
/** The code of an album with the number of a track behind a word: «BRM045 piste 9 - », «PLM 214 track 3 ». */
const TRACK_WORD = String.raw`,? (?:[Tt]r|[Tt]r?k|[Tt]racks?|[Pp]iste|[Pp]l(?:age)?|[Tt]itel|[Pp]ista|[Tt]raccia)\.? ?`;
const TRACK_WORD_CODE = new RegExp(
  String.raw`^\d?[A-Z]{2,5}[ _-]?\d{2,5}${TRACK_WORD}\d{1,3}(?:\s*[-:,\u2013]\s*|\s+)(?=["\u00ab\u201c\u201e]?\p{L}{2})`,
  "u",
);
/** A code whose underscore is none of the title, which has blanks: «ORG_2207 Manège du matin». «LA_2019 » has a year. */
const CODE_AND_BLANK = /^[A-Z]{2,5}_(?!(?:19|20)\d\d )\d{3,5} (?:- )?(?=\p{L}{2})/u;
/**
 * The code of a track with a single number without zeros, joined to at least three letters: «HFX-5531 », «GLX-331_»,
 * «NGT2291_». Cameras name their files like that too, and «BLUR2000 » has a year.
 */
const PLAIN_CODE =
  /^(?!(?:IMG|DSCN?|DSCF|MVI|GOPR|DJI|PICT|CLIP|ZOOM|TASC|STE)[-\d])[A-Z]{3,4}(?:-(?!(?:19|20)\d\d(?!\d))\d{3,5}|(?!(?:19|20)\d\d(?!\d))\d{4,5})(?:_+|\s*[-:\u2013]\s+|\s+)(?=["\u00ab\u201c\u201e]?\p{L}{2})/u;
/** The code of a track with two letters, whose only underscore separates it from a title with blanks: «RB1907_Low Tide». */
const CODE_AND_ONE_SIGN =
  /^(?!(?:GX|GH|GP|GL|IM|PA|MV)\d)[A-Z]{2}(?!(?:19[5-9]|20[0-3])\d)\d{4}_(?=["\u00ab\u201c\u201e]?\p{Lu}[^_]{1,80} [^_]{1,80}$)/u;
/** The code behind the name of its library, whose initials it has: «Quarry Lane QL77_03 - ». */
const CODE_OF_INITIALS =
  /^(?<label>\p{Lu}[\p{L}'\u2019]+(?: \p{Lu}[\p{L}'\u2019]+){1,4}) (?<code>(?<letters>[A-Z]{2,5})[ _-]?\d{2,5}(?:[ /_-]+\d{1,3})?)(?:\s*[-:\u2013]\s+|_+)(?=["\u00ab\u201c\u201e]?\p{L}{2})/u;

/**
 * Letters before numbers that are no library's: of cues, tracks and files of sound and picture, scenes, reels, works,
 * records and their other numbers, societies, places, bills, days and months.
 */
const OTHER_LETTERS = [
  "MX|MUS|MUSIC|ZI[KC]|CUE|TEMP|TMP|TEMPO|ORIG|SRC|BED|LOOP|STEM|STING|FULL|MAIN|MIX|EDIT|VERS?|CUT|SUB|NEW|COPY|PRINT|FINAL|BPM|KEY",
  "RX|EQ|HPF|LPF|JT|SFX|FX|AMBI?|ITW|INTV?|EXT|VO|VOX|VOIX|OFF|VF|VO?ST|DX|DLG|DIAL|ADR|RT|WT|BG|BGV|SPR|OT|ATMO|NAT|SYNC|M[EO]S",
  "TC|IN|OUT|FIN|END|CU|MCU|CAM|CAMER|CARD|SC|SCENE|SCN|SEQ|PLAN|SHOT|TK|TAKE|PRISE|JOUR|DAY|EP|EPS|EPISO|SAIS|REEL|ROLL|BOB|TAPE|BANDE|CASS|TRK|TRACK|CH|CHAN|PISTE|ACT|ACTE|PART|PAGE|LINE|ROW|AKT|ROLLE|TEIL|SEITE|BILD|SZ|ESC",
  "CD|LP|DVD|VHS|VOL|SIDE|FACE|NO|NR|NUM|OP|OPUS|BWV|KV|HWV|RV|TWV|SWV|WWV|FWV|LWV|WAB|WOO|HOB|DV|SUITE|STUDY|MP|AAC|WAV|AIFF?|BIT|FPS|HD|UHD|SD|FHD|PAL|REC|HZ|KHZ|DB|LUFS|ISO",
  "LC|IPI|CAE|ISRC|ISWC|EAN|UPC|SACEM|GEMA|PRS|BMI|ASCAP|SUISA|SABAM|SIAE|SGAE|SOCAN|STIM|TEL|FAX|POSTE|EUR|USD|RADIO|TV|FM|AREA|ROUTE|ZONE|ROOM|RE|RG|INV|FACT?|PO|BDC|CDE|ORDER|JOB",
  "LUN|MAR|MER|JEU|VEN|SAM|DIM|MON|TUE|WED|THU|FRI|SAT|SUN|DIE|MIT|DON|FRE|SON|MIE|JUE|VIE|DOM|GIO|GEN|JAN|JANV|FEV|FEB|MARS|MARCH|AVR|APR|APRIL|ABR|MAI|MAY|MAG|JUIN|JUNE|JUN|GIU|JUIL|JULY|JUL|LUG|AOUT|AUG|AGO|SEPT?|SET|OCT|OKT|OTT|NOV|DEC|DEZ|DIC",
].join("|");
/**
 * At most three letters of a publisher with an underscore before those of its label: «UPM_» of «UPM_BRV112_07». More may
 * be a title: «SALT_BRV112_07». Behind them the number of a record is one of a library: «CAV_CD388_03».
 */
const PUBLISHER_LETTERS = String.raw`(?!(?:${OTHER_LETTERS})_)[A-Z]{2,3}_(?=(?:CD|LP|DVD|VOL)\d|(?!(?:${OTHER_LETTERS})(?![A-Z]))\d?[A-Z])`;
/** Such a code of a track at the start of a name. */
const GROUPED_CODE = new RegExp(
  String.raw`^${PUBLISHER_LETTERS}\d?[A-Z]{2,5}[ _-]?\d{2,5}_\d{1,3}[ _.-]+(?=["\u00ab\u201c\u201e]?\p{L}{2})`,
  "u",
);
const OTHER_CODE = new RegExp(`^(?:${OTHER_LETTERS})(?![A-Z])`, "i");
const LETTERS = String.raw`(?<![\p{L}\d])(?:${PUBLISHER_LETTERS})?(?!(?:${OTHER_LETTERS})(?![A-Z]))\d?`;
/**
 * The code of a track anywhere in a text: «PLB 1902/3», «BVM 0341-02», «KRM 58 tr 4», «2LC045 03». Letters and shares
 * such as «ROUX 60/40» are none.
 */
const CODE_IN_TEXT = new RegExp(
  String.raw`${LETTERS}(?![A-Z]+[ _-]?${YEAR_AND_MORE})(?:[A-Z]{3,5}[ _-]?(\d{2,5})|[A-Z]{2}[ _-]?(\d{3,5}))(?:[_.-]| ?/ ?|${TRACK_WORD}| (?=0\d))(\d{1,3})(?![\p{L}\d%]|[/:.,-]\d| / \d{1,3}(?![\d:]))`,
  "gu",
);
/** The code of a track right behind its library, whatever its letters mean elsewhere: «MegaTrax MX188-12». */
const CODE_BEHIND_LABEL = new RegExp(
  String.raw`(?<![\p{L}\d])(?<label>\p{Lu}\p{L}*\p{Ll}\p{L}*(?: \p{Lu}\p{L}+){0,2}),? (?<code>[A-Z]{2,5}[ _-]?\d{2,5}(?:[_.-]| ?/ ?|${TRACK_WORD})\d{1,3})(?![\p{L}\d%]|[/:.,-]\d)`,
  "gu",
);
/** The code of an album or a track without a further number: «KRM061», «ORG_2207», «NLM 0231». */
const SHORT_CODE = new RegExp(
  String.raw`^${LETTERS}(?:[A-Z]{3,5}[ _-]?(?!(?:19|20)\d\d$)\d{3,5}|[A-Z]{2}[ _-]?0\d{2,4})$`,
  "u",
);
const BETWEEN_PARTS = /[()[\],;:|]|\s[-\u2013\u2014/]\s/;
const WHOLE = 100;
/** Number of characters of a text that are searched for a code. */
const LONGEST_TEXT = 400;

/** A name without a code, and the code as it is written; the code is empty if it is not a library's. */
export type CodedName = { code: string; rest: string };

/** Whether the letters of a code are those of its library in their order: «KOS 214/7» of Kosmo, «MX188-12» of MegaTrax. */
export function isShortFor(code: string, label: string): boolean {
  const [letters = ""] = /[A-Z]{2,5}/.exec(code) ?? [];
  const name = fold(label).replace(/[^a-z]/g, "");
  let from = 0;
  for (const letter of letters.toLowerCase()) from = name.indexOf(letter, from) + 1 || name.length + 1;
  return letters !== "" && name.startsWith(letters[0]?.toLowerCase() ?? " ") && from <= name.length;
}

/** Returns a name without a code at its start; `hasVersion` says whether a version stood at the end of the name. */
export function splitLibraryCode(name: string, hasVersion = false): CodedName {
  if (OF_YEAR.test(name)) return { code: "", rest: name };
  const { label = "", letters = "", code: ofLabel = "" } = CODE_OF_INITIALS.exec(name)?.groups ?? {};
  if (ofLabel !== "" && initialsOf(label) === letters)
    return { code: ofLabel, rest: name.slice(CODE_OF_INITIALS.exec(name)?.[0].length) };
  const album = ALBUM_CODE.exec(name) ?? GROUPED_CODE.exec(name);
  const known = album ?? (OF_TITLE.test(name) ? null : codeOfTrack(name, hasVersion));
  if (!known) return { code: "", rest: name };
  const [written] = known;
  const code = written.replace(/[\s_.:,\u2013-]+$/, "");
  return { code: OTHER_CODE.test(code) ? "" : code, rest: name.slice(written.length) };
}

const initialsOf = (label: string) =>
  label
    .split(" ")
    .map((word) => word[0])
    .join("");

const codeOfTrack = (name: string, hasVersion: boolean) =>
  SLASH_CODE.exec(name) ??
  TRACK_WORD_CODE.exec(name) ??
  CODE_AND_BLANK.exec(name) ??
  TRACK_CODE.exec(name) ??
  (OTHER_CODE.test(name) ? null : (PLAIN_CODE.exec(name) ?? CODE_AND_ONE_SIGN.exec(name))) ??
  (hasVersion ? POSSIBLE_CODE.exec(name) : null);

/** Returns a name without a library's code at its start. */
export const withoutLibraryCode = (name: string): string => splitLibraryCode(name).rest;

/** Whether a name starts with the code of a library. */
export const hasLibraryCode = (name: string): boolean => withoutLibraryCode(name) !== name;

/** Returns the first code of a library in a text, as it is written; empty if there is none. */
export function libraryCodeIn(text: string): string {
  const searched = text.slice(0, LONGEST_TEXT);
  for (const [code, first, second, track] of searched.matchAll(CODE_IN_TEXT))
    if (Number(first ?? second) + Number(track) !== WHOLE) return code;
  for (const { groups } of searched.matchAll(CODE_BEHIND_LABEL))
    if (labelsIn(groups?.label ?? "").some((one) => isShortFor(groups?.code ?? "", one)))
      return groups?.code ?? "";
  return (
    searched
      .split(BETWEEN_PARTS)
      .map((part) => part.trim())
      .find((part) => SHORT_CODE.test(part)) ?? ""
  );
}

/** Returns the last words of a text, the last two, and so on. */
const labelsIn = (text: string) => text.split(" ").map((_, at, words) => words.slice(at).join(" "));

/** The code of a track alone: «NLM_0231», «NWK 118/6». */
const CODE_ALONE = /^\d?[A-Z]{2,5}[ _-]?\d{2,5}(?:[ /_-]+\d{1,3})?$/;
/** The code of a track behind other words: «Rive Music RIV 58 tr 4», «label Rive RIV058-07». */
export const CODE_AT_END =
  /(?:^|\s)\d?[A-Z]{2,5}[ _-]?\d{2,5}(?:\s?[/_-]\s?|,? (?:tr|track|piste|pl|plage|titel|pista|traccia)\.? ?)\d{1,3}$/;
/** Whether a part of a note is the code of a track, which some write between the title and the people. */
export const isTrackCode = (text: string) => CODE_ALONE.test(text);
