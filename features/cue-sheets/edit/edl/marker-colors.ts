import { fold } from "#/contract/fold.ts";
import { isMusicLabel, isOtherLabel } from "../not-music.ts";
import { isSetAside } from "../tables/row-remarks.ts";

/** What a legend says of the markers of one colour. */
export type ColorMeaning = "music" | "off" | "other";

/** DaVinci Resolve's colours by the words for them, folded. */
const COLORS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "green vert verte verts vertes grun gruen verde verdes",
    "red rouge rouges rot rojo roja rosso",
    "blue bleu bleue bleus blau azul blu",
    "yellow jaune jaunes gelb amarillo giallo",
    "purple violet violette violett lila morado viola",
    "pink rosa rosado",
    "cyan turquoise turkis",
    "fuchsia magenta fucsia",
    "lavender lavande lavendel lavanda",
    "sky ciel himmelblau",
    "mint menthe minze menta",
    "lemon citron zitrone limon",
    "sand sable arena",
    "cocoa cacao kakao",
    "cream creme crema",
    "rose rose",
  ].flatMap((line) => {
    const [color = "", ...words] = line.split(" ");
    return [color, ...words].map((word) => [word, color] as const);
  }),
);
/** «VERT = zik gardee», “red: dropped”. */
const MEANING = new RegExp(
  String.raw`(?<!\p{L})(${Object.keys(COLORS).join("|")})\s?(?:=|:|->|=>|\u2192)\s?([^/,;|.()\n]{1,60})`,
  "gu",
);
const DROPPED =
  /(?:^| )(?:vire|jete|enleve|retire|coupe|supprime|abandonne|saute|annule)e?s?(?= |$)|(?:^| )(?:dropped|removed|cut|out|deleted|unused|not used|off|raus|gestrichen|entfallt|weg|fuera|eliminad[oa]s?|quitad[oa]s?|descartad[oa]s?|pas garde\w*|non retenue?s?)(?= |$)/;
const KEPT =
  /(?:^| )(?:garde|valide|retenu|conserve)e?s?(?= |$)|(?:^| )(?:kept|used|approved|ok|behalten|bleibt)(?= |$)/;
const NOTE =
  /(?:^| )(?:notes?|remarques?|vfx|gfx|graphics?|titrages?|etalonnage|grading|grade|color|montage|image|picture|bild|video|sous-titres?|subtitles?|chapitres?|chapters?|todo|divers|misc)(?= |$)/;
const LONGEST_LEGEND = 600;

/**
 * Returns the meaning of the colours of markers, by Resolve's names for them, if one of the `texts` is a legend of at
 * least two colours. Without a legend colours mean nothing.
 */
export function legendIn(texts: readonly string[]): ReadonlyMap<string, ColorMeaning> {
  for (const text of texts) {
    const pairs = [...fold(text.slice(0, LONGEST_LEGEND)).matchAll(MEANING)].map(
      ([, word = "", meaning = ""]) => [COLORS[word] ?? "", meaning.trim()] as const,
    );
    const colors = new Set(pairs.map(([color]) => color));
    if (colors.size < 2 || colors.size < pairs.length) continue;
    return new Map(
      pairs.flatMap(([color, meaning]) => {
        const kind = meaningOf(meaning);
        return kind ? [[color, kind] as const] : [];
      }),
    );
  }
  return new Map();
}

function meaningOf(meaning: string): ColorMeaning | null {
  const words = meaning.replace(/\s+/g, " ");
  if (/\?/.test(words)) return null;
  if (DROPPED.test(words) || isSetAside("", [words])) return "off";
  if (isOtherLabel(words) || NOTE.test(words)) return "other";
  return isMusicLabel(words) || KEPT.test(words) ? "music" : null;
}
