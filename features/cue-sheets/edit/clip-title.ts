import { withoutExtension } from "#/contract/file-extension.ts";
import { withoutRender } from "./channel-names.ts";
import { splitCodeBehind } from "./code-behind-title.ts";
import type { StatedParty } from "./edit.ts";
import { type CodedName, splitLibraryCode } from "./library-codes.ts";
import { splitPersonsBehind } from "./persons-in-name.ts";
import { splitVersion } from "./split-version.ts";
import { isStandIn } from "./stand-in-titles.ts";
import { withoutMarkBehind } from "./tables/public-domain.ts";
import { USE_LABEL } from "./use-labels.ts";
import { OF_LIBRARIES } from "./version-words.ts";

/** The sampling of a file and the state of its version after a title: «_48k», « 24bit», «_V5_print». */
const FILE_FORM =
  /[\s._-]+(?:(?:44[._]1|48|88[._]2|96|192) ?k(?:hz)?|(?:16|24|32) ?bits?|(?:44[._]?1|48|96)k?[\s_-]?(?:16|24|32)(?: ?b(?:its?)?)?|44100|48000|v\d{1,2}[\s_-]+(?:print|bounce|mix|final|master|def))$/i;
/** Additions of programs and people after a title: left or right, stereo or mono, numbers of versions and copies. */
const FILE_MARK =
  /(?:[._]+(?:v\d{1,2}|stereo|mono|futz(?:ed)?|[lr])|(?:(?<=\S)-|[\s_-]+(?=v\d))(?:v\d{1,2}|stereo|mono)|\.(?:left|right|a[12]|copy(?: \d{1,2})?|copie(?: \d{1,2})?))$|\.dup\d{0,2}$/i;
/**
 * A word for the state of a file, after a title with blanks, or in capitals after small letters; «Le_grand_final» is a
 * title.
 */
const FILE_STATE =
  /(?:(?<=\s.*)_(?:[Ff]inal|[Mm]aster(?:ed)?|[Mm]ix|[Pp]rint|[Bb]ounce)|(?<=\p{Ll}.*|\s.*)[_.-](?:FINAL|MASTER(?:ED)?|PRINT|BOUNCE))$/u;
/**
 * The number of a piece of a clip, «Delta-01», but not one that belongs to the word before it: «Suite-02», «Opus_03».
 */
const PIECE = /(?:(?<=\p{L}{2}['\u2019]?)[_-]0\d|(?<=[)\]]|_\d{2}|[\s._-]v\d|\.dup\d|\d ?s)[_-]\d{2})$/u;
const COUNTED_WORDS = String.raw`op(?:us)?|part(?:ie)?|suite|no|vol(?:ume)?|variation|episode|ep|study|\p{L}tude|pr\p{L}lude|act|acte|chap(?:ter|itre)?|reel`;
const COUNTED = new RegExp(
  String.raw`(?:^|[\s_-])(?:${COUNTED_WORDS}|track|take|prise|piste|cue|theme|tape|clip|mix|zik|mus(?:ic|ique)?)[\s_-]*\d{2}$`,
  "iu",
);
/** «Opus_30» is not a 30 s edit, while «Main Theme_30» may be one. */
const COUNTED_LENGTH = new RegExp(String.raw`(?:^|[\s_-])(?:${COUNTED_WORDS})[\s_-]*\d{2}$`, "iu");
/** Codes for music: «MX1 - », «Mx 3 », «ZIK : », «MX_», «1M2 », «SRC_». */
const MUSIC_CODE = new RegExp(
  String.raw`^(?:${[
    String.raw`(?:mx|mus|zi[kc]|Mx|Mus|Zi[kc]|MX|MUS|ZI[KC])[\s#]*\d{0,3}[A-Za-z]?(?:\s*[:\u2013\u2014]\s*|\s*-\s+|\s+-\s*)`,
    String.raw`(?:MX|MUS|ZI[KC])[\s#]*\d{0,3}[A-Za-z]?\s*_\s*`,
    String.raw`(?:MX|MUS|ZI[KC]|[Mm]x) ?\d{1,3}[A-Za-z]?\s+`,
    String.raw`\d{1,2}M\d{1,2}[A-Za-z]?(?:\s*[-:._\u2013]\s*|\s+)`,
    String.raw`SRC_\s*`,
  ].join("|")})(?=\S)`,
);
/**
 * A code for music before a title, without a sign between them: «MUS Paprika Swing», «[MX] Delta». In a name in
 * capitals alone it may be the title's first word: «ZIK ZAK».
 */
const MUSIC_CODE_ALONE =
  /^(?:(?:MX|MUS|ZI[KC])\s+(?=\p{Lu}[^_]{0,80}\p{Ll})|[[(](?:MX|MUS|ZI[KC]|mx|mus|zi[kc]|[Mm]usi(?:c|que|k|ca))[\s#]*\d{0,3}[\])]\s*(?=\S))/u;
/**
 * The number of a cue with a sign: «M12 - », «#4: », «Nr. 4: », or «#4 » before several words, «Cue 4 - », «1m2: ».
 * «M83 - Midnight City» has a band, and «#9 Dream» is a title.
 */
const CUE_NUMBER = new RegExp(
  String.raw`^(?:${[
    String.raw`M\s?[0-4]?\d[A-Za-z]?(?:\s*[:\u2013\u2014]\s*|\s+-\s*|\s*-\s+|_)`,
    String.raw`#\s?\d{1,3}[A-Za-z]?(?:\s*[-:.)\u2013\u2014]\s*|\s+(?=[\p{L}'\u2019]+\s+\p{L}))`,
    String.raw`\d{1,2}m\d{1,2}[a-z]?\s*(?:[:_\u2013\u2014]|-\s)\s*`,
    String.raw`(?:N[r\u00b0\u00ba]\.?|n[\u00b0\u00ba]|n\.\u00ba|[Cc]ue|CUE)\s?#?\d{1,3}[a-z]?\s*(?:[:\u2013\u2014]|\s-\s)\s*`,
  ].join("|")})(?=["\u00ab\u201c\u201e]?\s?\p{L}{2})`,
  "u",
);
/** Music that was composed for the film, with the number of its cue: «ORIG_M07_», «ORIG 1M2 - ». */
const ORIGINAL =
  /^ORIG(?:INAL)?[\s_-]+(?:\d{1,2}M|M)\d{1,3}[A-Za-z]?[\s_:\u2013-]+(?=["\u00ab\u201c\u201e]?\p{L}{2})|^ORIG_(?=\p{L}{2})/u;
/** The place of the music in the film before its title: «g\u00e9n\u00e9rique fin Delta», «Abspann: Delta». */
const PLACE_IN_FILM = new RegExp(
  `^(?:${[
    // Without a sign behind it, before a title with a capital.
    String.raw`(?:g\u00e9n\u00e9rique|g\u00e9n\.|abspann|vorspann|sigla|cabecera|sinton\u00eda|end (?:titles?|credits?)|(?:main|opening) titles?)(?: (?:de )?(?:fin|d\u00e9but|final|finale|coda|testa|inicial))?\s+(?=["\u00ab\u201c\u201e]?\s?\p{Lu}\p{Ll})`,
    String.raw`(?:G\u00e9n\u00e9rique|g\u00e9n\u00e9rique|GEN|G\u00e9n\.|g\u00e9n\.|[Aa]bspann|[Vv]orspann|[Ss]igla|[Cc]abecera|[Ee]nd [Cc]redits?)(?: (?:de )?(?:fin|d\u00e9but|coda|testa|inicial|final))?\s*:\s+(?=\S)`,
  ].join("|")})`,
  "u",
);
/** Words behind a title for music that returns: «Delta (Main) again, 2nd use», «Delta, deuxi\u00e8me fois». */
const AGAIN = [
  /(?:(?<=[)\]])\s+|\s*[,;]\s*)(?:again|encore|nochmals?|otra vez|de nuevo|di nuovo|ancora|(?:de|\u00e0) nouveau)$/iu,
  /(?:(?<=[)\]])\s+|\s*[,;([]\s*|\s+[-\u2013\u2014]\s+)(?:(?:2nd|3rd|[4-9]th|second|third|fourth|[2-9](?:e|\u00e8me|nde?)|deuxi\p{L}me|seconde|troisi\p{L}me|[2-9]\.|zweite[rs]?|dritte[rs]?|segund[oa]|tercera?|second[oa]|terz[oa]) ?(?:use|time|fois|utilisation|passage|mal|einsatz|verwendung|vez|uso|volta|utilizzo))[)\]]?$/iu,
];
/** Music of a source in the picture, perhaps described: «SRC diner jukebox - Delta», «SRC Delta», «MUS source - Delta». */
const SOURCE =
  /^(?:SRC\s+(?:\p{Ll}[^-\u2013]{0,40}\s[-\u2013]\s+)?(?=\p{Lu}\p{Ll})|(?:MX|MUS|ZI[KC])\s(?:source|src|SRC|SOURCE|Source)\s*[-:\u2013]\s+(?=\S))/u;
/** What plays the music in the picture, before the code of a track: «JUKEBOX_NGT2291_», «CAR RADIO: NGT2291 ». */
const SOURCE_BEFORE_CODE =
  /^(?:(?:car |auto)?radio|juke ?box|tv|t\p{L}l\p{L}|phone|t\p{L}l\p{L}phone|laptop|source|src)(?:_|\s*:\s*|\s+-\s+)(?=[A-Z]{2,5}[ _-]?\d{3,5}[\s_-])/iu;
/** Temporary music with a title: «TEMP MX - Delta». */
const TEMPORARY =
  /^te?mp[\s_-]+(?:musi(?:c|que)|mx|mus|zi[kc]|cue|track|score)\s*\d{0,3}(?:\s*[:_\u2013\u2014]\s*|\s*-\s+)(?=\S)/i;
const TEMPORARY_IN_CAPITALS = /^TE?MP[\s_:-]+(?=\p{Lu}\p{Ll})/u;
/** A file of Epidemic Sound, whose artist stands behind the title: «ES_Slow Morning (Instrumental Version) - Nora Falk». */
const ARTIST_BEHIND = /^ES_(?<title>\p{L}.{0,200}) - [^-]{1,100}$/u;
const PROVIDER = /^ES_(?=[\p{L}\d])/u;
/** The number of a track: «01 - Delta», «04_Delta», but not «05 Heures», «08_Mai» or “3 - Way Street”. */
const TRACK_NUMBER =
  /^(?:0\d[ ._-]+|\d{1,2}\s*[-\u2013.]\s+)(?!(?:heures?|hours?|minutes?|secondes?|seconds?|jours?|days?|nuits?|nights?|mois|months?|ans|years?|ways?|jan|f\p{L}v|feb|mars|march|av?ril|april|mai|may|jui|june|july|ao\p{L}t|august|sept|oct|nov|d\p{L}c)(?!\p{L}{6}))(?=\p{L}{2})/iu;
const PREFIXES = [
  ...[TEMPORARY, TEMPORARY_IN_CAPITALS, MUSIC_CODE, MUSIC_CODE_ALONE, ORIGINAL, CUE_NUMBER, SOURCE],
  SOURCE_BEFORE_CODE,
  PLACE_IN_FILM,
  USE_LABEL,
];
/** Prefixes that may be a code or a kind of music, or part of the title: «UB40_», «ATL_», «Cue - ». */
const POSSIBLE_PREFIXES = [
  /^[A-Z]{2,5}[ _-]?\d{2,5}(?:[ _.-]+\d{1,3}[ _.-]+|_)(?=\p{L}{2})/u,
  /^(?!(?:THE|LES|UNE|DES|MES|TES|SES|MON|TON|SON|NOT|AND|ALL|FOR|YOU|HER|HIS)_)[A-Z]{3,4}_(?=\p{Lu}\p{Ll})/u,
  /^(?:musi(?:c|que|k|ca)|cue)[\s#]*\d{0,3}[a-z]?(?:\s*[:_\u2013\u2014]\s*|\s*-\s+|\s+-\s*)(?=\S)/i,
];
/** The use of music in the film, in brackets after the title. */
const USE_IN_FILM =
  /\s*[([](?:(?:main|end|opening|closing|start)[ -]?credits?|start[ -]?(?:titles?|theme)|sung by [^()[\]]{1,60}|chant\p{L}{1,3} par [^()[\]]{1,60}|g\p{L}n\p{L}rique (?:de )?(?:fin|d\p{L}but|ouverture)|on camera|on screen|\p{L} l['\u2019]image|source|reprise du th\p{L}me)[)\]]$/iu;
const QUOTED = /^["\u201c\u201d\u201e\u00ab]([^"\u201c\u201d\u00ab\u00bb]+)["\u201c\u201d\u00bb]$/u;
const MOST_STEPS = 6;
/** Longest name that is searched for prefixes and suffixes, in characters. */
const LONGEST_NAME = 300;

/** Whether a number belongs to the word before it: «Suite-02», «Opus_03». */
export const isCounted = (name: string): boolean => COUNTED.test(name);

/**
 * The title in a clip's name, without codes and marks, the version, the library's code as it is written, and the persons
 * behind the title of such music.
 */
export type ClipTitle = {
  title: string;
  version: string;
  reference: string;
  writers: readonly StatedParty[];
};

/**
 * Returns the title, the version and the library's code in a clip's name; title and version are empty if the title is
 * not known yet. `known` is the code that the edit states elsewhere.
 */
export function titleOfClip(name: string, known = ""): ClipTitle {
  let title = withoutExtension(withoutRender(name)).normalize("NFC").trim();
  if (title.length > LONGEST_NAME)
    return { title: title.replaceAll("_", " "), version: "", reference: known, writers: [] };
  const versions: string[] = [];
  let reference = known;
  let writers: readonly StatedParty[] = [];
  const step = (next: string) => {
    if (/\p{L}|\?\?/u.test(next)) title = next.trim();
  };
  const stepCode = ({ code, rest }: CodedName) => {
    step(rest);
    reference ||= code;
  };
  for (let count = 0; count < MOST_STEPS && !isStandIn(title); count += 1) {
    const before = title;
    for (const suffix of [FILE_FORM, FILE_MARK, FILE_STATE, ...AGAIN]) step(title.replace(suffix, ""));
    if (!isCounted(title)) step(title.replace(PIECE, ""));
    stepCode(splitCodeBehind(title));
    step(withoutMarkBehind(title.replace(USE_IN_FILM, "")));
    const { base, label } = COUNTED_LENGTH.test(title)
      ? { base: title, label: "" }
      : splitAny(title, reference);
    if (label !== "" && /\p{L}/u.test(base)) {
      versions.unshift(label);
      title = base;
    }
    step(unquoted(title));
    step(title.replace(ARTIST_BEHIND, "$1").replace(PROVIDER, ""));
    for (const prefix of PREFIXES) step(title.replace(prefix, ""));
    stepCode(splitLibraryCode(title, versions.length > 0));
    step(title.replace(TRACK_NUMBER, ""));
    if (reference !== "" && writers.length === 0) ({ title, writers } = splitPersonsBehind(title));
    if (title === before) break;
  }
  if (isStandIn(title)) return { title: "", version: "", reference, writers };
  const bare = title
    .replaceAll("_", " ")
    .replace(/ {2,}/g, " ")
    .replace(/[\s,;]+$/, "")
    .trim();
  return { title: bare, version: versions.join(", "), reference, writers };
}

/** Returns a title without the version at its end; behind a library's code more words are one. */
function splitAny(title: string, reference: string): { base: string; label: string } {
  const split = splitVersion(title);
  const ofLibrary = reference === "" || split.label !== "" ? null : OF_LIBRARIES.exec(title);
  return ofLibrary ? { base: title.slice(0, ofLibrary.index), label: ofLibrary[1] ?? "" } : split;
}

/** Returns a title without the quotation marks around it. */
export const unquoted = (title: string) => QUOTED.exec(title)?.[1]?.trim() || title;

/**
 * Returns the titles that a clip's name may have if it starts with a code or a kind, which may also be part of the
 * title.
 */
export function possibleTitlesOfClip(name: string): string[] {
  const { title } = titleOfClip(name);
  return POSSIBLE_PREFIXES.flatMap((prefix) =>
    [name, title].flatMap((one) => (prefix.test(one) ? titleOfClip(one.replace(prefix, "")).title : [])),
  ).filter((one) => one !== "");
}
