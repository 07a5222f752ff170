import type { VersionKind } from "./version-kinds.ts";
import {
  AFTER,
  BEFORE,
  CUT_DOWN,
  LEFT_IN,
  LEFT_OUT,
  OTHER_LENGTH,
  OTHER_MIX,
  seconds,
} from "./version-patterns.ts";

/** The words of one kind of version, and the label that they give. */
interface Rule {
  kind: VersionKind;
  pattern: RegExp;
  label: (part: string) => string;
  /** Words at the end of many titles too: no version after a `_` that replaces a space. */
  isTitleWord?: boolean;
}

function suffix(words: string): RegExp {
  return new RegExp(`${BEFORE}(?:${words})${AFTER}`, "iu");
}

/** Matches words only after a sign that separates them, since titles may end with them: `(Bed)`, ` - Bed`, `_Bed`. */
function setOff(words: string): RegExp {
  return new RegExp(String.raw`(?:\s[–—-]\s+|_|\s*[([]\s*)(?:${words})${AFTER}`, "iu");
}

/** Matches words only in brackets, as in the names of our downloads. */
function bracketed(words: string): RegExp {
  return new RegExp(String.raw`\s*[([](?:${words})\s*[)\]]$`, "iu");
}

const named = (label: string) => () => label;

/** Converts the written words to a label: «NO_CHOIR» becomes «No choir», «ALT MIX B» becomes «Alt mix B». */
function asWritten(part: string): string {
  const words = part.replace(/[\s_]+/g, " ").trim();
  const isShouted = words === words.toUpperCase();
  const said = isShouted ? words.toLowerCase().replace(/ \p{L}$/u, (letter) => letter.toUpperCase()) : words;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

function stemLabel(part: string): string {
  return `Stem: ${part.replace(/_/g, " ").trim().toLowerCase()}`;
}

/** The rules in the order in which they are tried: the first that fits the end of a name counts. */
export const VERSION_RULES: readonly Rule[] = [
  {
    kind: "60",
    pattern: seconds(60, String.raw`1:00|1[\s_-]?mi?n|(?<=[([])1[\s_-]?minute`),
    label: named("60 s edit"),
  },
  { kind: "30", pattern: seconds(30, "0:30"), label: named("30 s edit") },
  { kind: "other", pattern: OTHER_LENGTH, label: (count) => `${Number(count)} s edit` },
  {
    kind: "underscore",
    pattern: suffix(
      String.raw`underscore|und(?:e?r)?sco?re?|ul|unterleg(?:version|fassung|musik)|(?:no|without|minus|sans|ohne|senza|sin)[\s_-]+(?:melody|m\p{L}lodie|melodi[ae]|melod\p{L}a|lead(?:[\s_-]line)?|th\p{L}me|thema|tema)`,
    ),
    label: named("Underscore"),
  },
  { kind: "underscore", pattern: setOff(String.raw`sous[\s_-]+jacente?`), label: named("Underscore") },
  {
    kind: "underscore",
    pattern: setOff(
      String.raw`((?:music[\s_-]+)?beds?|nappes?|pads?|tapis|lit[\s_-]+musical|narrative|(?:musik)?bett|musikteppich|tappeto|colch\p{L}n)`,
    ),
    label: asWritten,
    isTitleWord: true,
  },
  {
    kind: "no-vocals",
    pattern: suffix(
      String.raw`(?:no|without|minus|sans|ohne|senza|sin)[\s_-]+(?:vocals?|vox|voix|voices?|gesang|stimmen?|voc[ei]|vo(?:z|ces))|novox`,
    ),
    label: named("No vocals"),
  },
  {
    kind: "no-vocals",
    pattern: setOff(
      String.raw`((?:no|without|minus|sans|ohne|senza|sin)[\s_-]+(?:choirs?|ch(?:oe|\p{L})urs?|chor|cor[oi]))`,
    ),
    label: asWritten,
  },
  {
    kind: "no-drums",
    pattern: suffix(
      String.raw`(?:no|without|minus|sans|ohne|senza|sin)[\s_-]+(?:drums?|batteri[ea]|bater\p{L}a|rythmique|schlagzeug|perc(?:ussions?|ussioni|us?)?|percusi\p{L}n(?:es)?|perkussion|beats?)|nodrums?|drumless`,
    ),
    label: named("No drums"),
  },
  {
    kind: "instrumental",
    pattern: suffix("instrumentale?|instrumentell|strumentale|inst(?:r\\.?|ru|\\.)?"),
    label: named("Instrumental"),
  },
  // An Italian abbreviation that is an English word too.
  { kind: "instrumental", pattern: setOff("strum"), label: named("Instrumental"), isTitleWord: true },
  {
    kind: "stem",
    pattern: new RegExp(
      String.raw`${BEFORE}stems?[\s._:-]+([\p{L}\p{N}][\p{L}\p{N} &+,'_-]{0,60})[\s)\]]*$`,
      "iu",
    ),
    label: stemLabel,
  },
  {
    kind: "stem",
    pattern: /(?:\s+-\s+|\s*[([]|_)(\p{L}+(?:[ &+]\p{L}+)?)[\s_]stems?[\s)\]]*$/iu,
    label: stemLabel,
  },
  {
    kind: "stem",
    pattern: bracketed(
      String.raw`pistes?\s+s\p{L}par\p{L}es?[\s._:-]+([\p{L}\p{N}][\p{L}\p{N} &+,'_-]{0,60})`,
    ),
    label: stemLabel,
  },
  { kind: "stem", pattern: suffix(String.raw`stems?|pistes?\s+s\p{L}par\p{L}es?`), label: named("Stem") },
  { kind: "sting", pattern: suffix("stings?|stingers?"), label: named("Sting") },
  { kind: "sting", pattern: bracketed("ponctuation|virgule"), label: named("Sting") },
  {
    kind: "sting",
    pattern: setOff(String.raw`(bumpers?|stacc(?:o|hi|hetto)|cortinillas?|r\p{L}fagas?)`),
    label: asWritten,
    isTitleWord: true,
  },
  {
    kind: "full",
    pattern: setOff(
      String.raw`int\p{L}grale|(?:version[\s_-]+)?compl\p{L}te|(?:versione[\s_-]+)?(?:completa|integrale)|(?:versi\p{L}n[\s_-]+)?(?:completa|\p{L}ntegra)|(?:voll|haupt)(?:version|fassung)|haupt(?:mix)?`,
    ),
    label: named("Full"),
  },
  {
    kind: "full",
    pattern: setOff(
      String.raw`(?:(?:version|mix|versione|versi\p{L}n)[\s_-]+)?principale?(?:[\s_-]+(?:version|mix))?`,
    ),
    label: named("Full"),
    isTitleWord: true,
  },
  {
    kind: "full",
    pattern: suffix(String.raw`full|main|full[ _-]length|full[\s_-]+vocals?`),
    label: named("Full"),
  },
  { kind: "other", pattern: setOff(`(${LEFT_OUT}|${CUT_DOWN}|${LEFT_IN})`), label: asWritten },
  { kind: "other", pattern: setOff(`(${OTHER_MIX})`), label: asWritten, isTitleWord: true },
];
