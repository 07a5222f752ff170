/** Kinds of version, as `track_versions.kind` spells them; the whole track is the first. */
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
] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];

/** What a file name or a title says about its version. */
export interface VersionName {
  /** The name without its version: what the versions of one track share. */
  base: string;
  kind: VersionKind;
  /** What tells the version apart, as «30 s edit» or «Stem: drums». */
  label: string;
}

interface Rule {
  kind: VersionKind;
  pattern: RegExp;
  label: (part: string) => string;
}

const BEFORE = String.raw`(?:[\s._-]+|\s*[([])`;
const AFTER = String.raw`(?:\s+(?:edit|mix|version|vers|cut))?[\s)\]]*$`;

function suffix(words: string): RegExp {
  return new RegExp(`${BEFORE}(?:${words})${AFTER}`, "iu");
}

/** A bare number is a length only after `_`: «Summer 60» and «Opus-30» are titles. */
function seconds(count: number, minutes: string): RegExp {
  return new RegExp(
    String.raw`(?:_${count}|${BEFORE}(?:0?:${count}|${minutes}|${count}[\s_-]?(?:s|sec|secs|second|seconds|secondes?|"|''|″)))${AFTER}`,
    "iu",
  );
}

/** Words that titles may end with as well say a version only in brackets, as names of downloads have them. */
function bracketed(words: string): RegExp {
  return new RegExp(String.raw`\s*[([](?:${words})\s*[)\]]$`, "iu");
}

const named = (label: string) => () => label;

const RULES: readonly Rule[] = [
  { kind: "60", pattern: seconds(60, "1:00"), label: named("60 s edit") },
  { kind: "30", pattern: seconds(30, "0:30"), label: named("30 s edit") },
  {
    kind: "underscore",
    pattern: suffix(
      String.raw`underscore|und(?:e?r)?sco?re?|ul|(?:no|without|sans)[\s_-]+(?:melody|m\p{L}lodie|lead|th\p{L}me)`,
    ),
    label: named("Underscore"),
  },
  {
    kind: "no-vocals",
    pattern: suffix(String.raw`(?:no|without|sans)[\s_-]+(?:vocals?|vox|voix|voice)|novox`),
    label: named("No vocals"),
  },
  {
    kind: "no-drums",
    pattern: suffix(
      String.raw`(?:no|without|minus|sans)[\s_-]+(?:drums?|batterie|rythmique|perc(?:ussions?|us?)?|beats?)|nodrums?|drumless`,
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
  { kind: "sting", pattern: bracketed("ponctuation"), label: named("Sting") },
  { kind: "full", pattern: bracketed(String.raw`int\p{L}grale`), label: named("Full") },
  { kind: "full", pattern: suffix("full|main|full[ _-]length"), label: named("Full") },
];

/** Lengths and «full» say less about a version than what is left out of it. */
export const WEAK_KINDS: ReadonlySet<VersionKind> = new Set(["60", "30", "full"]);

function stemLabel(part: string): string {
  return `Stem: ${part.replace(/_/g, " ").trim().toLowerCase()}`;
}

/**
 * Reads the version out of the end of a file name (without extension) or title: `_60`, ` 60s`, `_30`, `30 sec`,
 * `underscore`/`ul`/`no melody`, `instrumental`/`inst`, `no vocals`, `no drums`, `stem drums`, `sting`, `full`/`main`, with
 * or without brackets; several may follow each other. Null when the name says nothing of the kind, or nothing else.
 */
export function versionOf(name: string): VersionName | null {
  // A file that was on a Mac has its accents apart from their letters.
  let base = name.normalize("NFC").trim();
  const found: { kind: VersionKind; label: string }[] = [];
  for (let next = strip(base); next; next = strip(base)) {
    base = next.base;
    found.unshift(next);
  }
  if (found.length === 0) return null;
  const telling = found.filter(({ kind }) => kind !== "full");
  const kept = telling.length > 0 ? telling : found.slice(0, 1);
  const kind = (kept.find((one) => !WEAK_KINDS.has(one.kind)) ?? kept[0])?.kind ?? "full";
  return { base, kind, label: [...new Set(kept.map(({ label }) => label))].join(", ") };
}

function strip(name: string): VersionName | null {
  for (const { kind, pattern, label } of RULES) {
    const match = pattern.exec(name);
    const base = match && name.slice(0, match.index).replace(/[\s._-]+$/u, "");
    if (match && base) return { base, kind, label: label(match[1] ?? "") };
  }
  return null;
}
