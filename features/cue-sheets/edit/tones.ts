import { withoutExtension } from "#/contract/file-extension.ts";

/** Marks for the sync of picture and sound: «2-pop», «sync pop», «head pop», «bip sync», «1k tone -18dB», «mire 1000 Hz». */
const SYNC_MARK = new RegExp(
  `^(?:${[
    String.raw`(?:2|two|deux|zwei|dos|head|tail|end|start|sync|synch|synchro|\d+f)[\s_.-]*pops?`,
    String.raw`pops?[\s_.-]*(?:sync|synch|synchro|countdown|head|tail)`,
    String.raw`(?:countdown|d\p{L}compte|vorlauf)[\s_.-]*(?:pop|beep|bip|piep|tone|clock)s?`,
    String.raw`(?:sync|synch|synchro)[\s_.-]*(?:beep|bip|piep|pip|plop|tone|clap)s?|(?:bip|beep|piep|clap)s?[\s_.-]*(?:de[\s_.-]*)?(?:sync|synch|synchro)`,
    String.raw`(?:(?:line[\s_-]?up|test|ref(?:erence)?|mire|tono|tone|ton)[\s_.-]*)?1\s?k(?:hz)?(?:[\s_.-]*(?:tone|tono|ton|mire|sine|sinus))?`,
    String.raw`(?:(?:line[\s_-]?up|test|ref(?:erence)?|mire|tono|tone|ton)[\s_.-]*)?(?:440|400|1[\s_.]?000)[\s_]?hz(?:[\s_.-]*(?:tone|tono|ton|mire|sine|sinus))?`,
    String.raw`(?:bars?|barres?|barras|mires?|farbbalken)[\s_.-]*(?:and|&|\+|et|und|y|n)[\s_.-]*(?:tones?|1k(?:hz)?|tono|ton|mille)`,
    String.raw`(?:line[\s_-]?up|test|reference|sine)[\s_.-]*tone|messton|pegelton|testton|tono[\s_.-]*de[\s_.-]*(?:referencia|ajuste|linea)`,
    String.raw`(?:academy|smpte|universal|head|tail|film|countdown|picture|sync)[\s_.-]*leader|startband|startvorlauf`,
  ].join("|")})$`,
  "iu",
);
/** Words that mean such a mark if nothing else stands in a name, but may be titles on a track of music. */
const MAY_BE_TITLE =
  /^(?:bips?|beeps?|pips?|pieps?|pitidos?|claps?|leaders?|tones?|tono|bars|mires?|amorces?|d\p{L}compte|countdown|claqueta|slate)$/iu;
/** What may follow a mark: levels, numbers, pitches, channels, the length, the end of the reel. */
const ADDED =
  /[\s_.-]*(?:\(?[-\u2212+]?\d{1,4}(?:[.,]\d)?[\s_]?(?:db(?:fs|u)?|lufs|s|sec|ms|fps|fr(?:ames?)?|f|ims?|imgs?|images?|bild(?:er)?|fotogramas?|quadri|p|k(?:hz)?|hz)?\)?|\d{2}[.,]\d{2,3}|head|tail|start|end|d\p{L}but|fin|mono|stereo|st|l|r|left|right|v\d|a[12]|(?:25|24|30)\s?fps)$/iu;
const MOST_ADDED = 4;
const LONGEST_NAME = 60;

/** How surely a name is that of a tone: `mayBeTitle` if it is one word that is a title too. */
export function toneNamed(name: string): "tone" | "mayBeTitle" | null {
  let bare = withoutExtension(name.normalize("NFC")).trim();
  if (bare === "" || bare.length > LONGEST_NAME) return null;
  for (let count = 0; count <= MOST_ADDED; count += 1) {
    if (SYNC_MARK.test(bare)) return "tone";
    if (MAY_BE_TITLE.test(bare)) return "mayBeTitle";
    const less = bare.replace(ADDED, "");
    if (less === bare || less === "") return null;
    bare = less;
  }
  return null;
}
