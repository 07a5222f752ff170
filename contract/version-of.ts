import { AFTER, BEFORE, CUT_DOWN, LEFT_OUT, OTHER_LENGTH, seconds } from "./version-patterns.ts";

/** Kinds of version, as spelled in `track_versions.kind`; `full` is the whole track, the label describes `other`. */
export const VERSION_KINDS = [
  "full",
  "60",
  "30",
  "underscore",
  "instrumental",
  "no-vocals",
  "no-drums",
  "stem",
  "sting",
  "other",
] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];

/** A file name or title, split into its base and its version. */
export interface VersionName {
  /** The name without its version, common to all versions of a track. */
  base: string;
  kind: VersionKind;
  /** Label, such as «30 s edit» or «Stem: drums». */
  label: string;
}

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

/** Converts the written words to a label: «NO_CHOIR» becomes «No choir». */
function asWritten(part: string): string {
  const words = part.replace(/[\s_]+/g, " ").trim();
  const said = words === words.toUpperCase() ? words.toLowerCase() : words;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const RULES: readonly Rule[] = [
  {
    kind: "60",
    pattern: seconds(60, String.raw`1:00|1[\s_-]?min|(?<=[([])1[\s_-]?minute`),
    label: named("60 s edit"),
  },
  { kind: "30", pattern: seconds(30, "0:30"), label: named("30 s edit") },
  { kind: "other", pattern: OTHER_LENGTH, label: (count) => `${Number(count)} s edit` },
  {
    kind: "underscore",
    pattern: suffix(
      String.raw`underscore|und(?:e?r)?sco?re?|ul|(?:no|without|sans)[\s_-]+(?:melody|m\p{L}lodie|lead|th\p{L}me)`,
    ),
    label: named("Underscore"),
  },
  { kind: "underscore", pattern: setOff(String.raw`sous[\s_-]+jacente?`), label: named("Underscore") },
  {
    kind: "underscore",
    pattern: setOff(String.raw`((?:music[\s_-]+)?beds?|nappes?|pads?|tapis|lit[\s_-]+musical)`),
    label: asWritten,
    isTitleWord: true,
  },
  {
    kind: "no-vocals",
    pattern: suffix(
      String.raw`(?:no|without|sans)[\s_-]+(?:vocals?|vox|voix|voice)|novox|ohne[\s_-]+(?:gesang|vocals)`,
    ),
    label: named("No vocals"),
  },
  {
    kind: "no-vocals",
    pattern: setOff(String.raw`((?:no|without|minus|sans)[\s_-]+(?:choirs?|ch(?:oe|\p{L})urs?))`),
    label: asWritten,
  },
  {
    kind: "no-drums",
    pattern: suffix(
      String.raw`(?:no|without|minus|sans)[\s_-]+(?:drums?|batterie|rythmique|perc(?:ussions?|us?)?|beats?)|nodrums?|drumless|ohne[\s_-]+(?:schlagzeug|drums|beats)`,
    ),
    label: named("No drums"),
  },
  {
    kind: "instrumental",
    pattern: suffix("instrumentale?|inst(?:r\\.?|ru|\\.)?"),
    label: named("Instrumental"),
  },
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
  { kind: "sting", pattern: setOff("(bumpers?)"), label: asWritten, isTitleWord: true },
  { kind: "full", pattern: setOff(String.raw`int\p{L}grale`), label: named("Full") },
  {
    kind: "full",
    pattern: suffix(String.raw`full|main|full[ _-]length|full[\s_-]+vocals?`),
    label: named("Full"),
  },
  { kind: "other", pattern: setOff(`(${LEFT_OUT}|${CUT_DOWN})`), label: asWritten },
  {
    kind: "other",
    pattern: setOff(
      String.raw`((?:short|alt(?:ernat(?:e|ive))?|lite)(?:[\s_-]+(?:mix|version|edit))?|version[\s_-]+(?:courte|longue|alternative)|loop|boucle)`,
    ),
    label: asWritten,
    isTitleWord: true,
  },
];

/** Kinds that give way to any other kind in the same name: lengths, `full` and `other`. */
export const WEAK_KINDS: ReadonlySet<VersionKind> = new Set(["60", "30", "other", "full"]);

function stemLabel(part: string): string {
  return `Stem: ${part.replace(/_/g, " ").trim().toLowerCase()}`;
}

/**
 * Reads the version out of the end of a file name (without extension) or title: `_60`, ` 60s`, `_30`, `30 sec`,
 * `underscore`/`ul`/`no melody`, `instrumental`/`inst`, `no vocals`, `no drums`, `stem drums`, `sting`, `full`/`main`,
 * with or without brackets; several may follow each other. Other words separated as a version («sans harpe») are
 * `other`. Returns null when the name has no version, or consists of nothing else. With `areUnderscoresSpaces`, a `_` is
 * a space and does not make a version of a word that ends titles too: «River_Bed», «Night_Loop».
 */
export function versionOf(name: string, areUnderscoresSpaces = false): VersionName | null {
  // Macs store accents in file names as separate characters.
  let base = name.normalize("NFC").trim();
  const found: { kind: VersionKind; label: string }[] = [];
  for (let next = strip(base, areUnderscoresSpaces); next; next = strip(base, areUnderscoresSpaces)) {
    base = next.base;
    found.unshift(next);
  }
  if (found.length === 0) return null;
  const telling = found.filter(({ kind }) => kind !== "full");
  const kept = telling.length > 0 ? telling : found.slice(0, 1);
  const strong = kept.find((one) => !WEAK_KINDS.has(one.kind)) ?? kept.find((one) => one.kind !== "other");
  const kind = (strong ?? kept[0])?.kind ?? "full";
  return { base, kind, label: [...new Set(kept.map(({ label }) => label))].join(", ") };
}

/** The last word of a name, which may consist of several: `NoDrums`, `Instrumental30Second`. */
const LAST_WORD = /(?<![^\s_()[\].-])[^\s_()[\].-]+(?=[)\]\s]*$)/u;
const HUMP = /(?<=\p{Ll})(?=[\p{Lu}\d])|(?<=\d)(?=\p{Lu})/gu;

/** Inserts spaces between words written together: `MojaveRoad` becomes «Mojave Road». */
export const withSpaces = (word: string): string => word.replace(HUMP, " ");

function strip(name: string, areUnderscoresSpaces: boolean): VersionName | null {
  const spaced = name.replace(LAST_WORD, withSpaces);
  return (
    stripAs(name, areUnderscoresSpaces) ?? (spaced === name ? null : stripAs(spaced, areUnderscoresSpaces))
  );
}

function stripAs(name: string, areUnderscoresSpaces: boolean): VersionName | null {
  for (const { kind, pattern, label, isTitleWord } of RULES) {
    const match = pattern.exec(name);
    if (isTitleWord && areUnderscoresSpaces && match?.[0].startsWith("_")) continue;
    const base = match && name.slice(0, match.index).replace(/[\s._-]+$/u, "");
    if (match && base) return { base, kind, label: label(match[1] ?? "") };
  }
  return null;
}
