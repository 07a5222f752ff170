import type { VersionKind } from "./version-kinds.ts";
import { VERSION_RULES } from "./version-rules.ts";

/** A file name or title, split into its base and its version. */
export interface VersionName {
  /** The name without its version, common to all versions of a track. */
  base: string;
  kind: VersionKind;
  /** Label, such as «30 s edit» or «Stem: drums». */
  label: string;
}

/** Kinds that give way to any other kind in the same name: lengths, `full` and `other`. */
export const WEAK_KINDS: ReadonlySet<VersionKind> = new Set(["60", "30", "other", "full"]);

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
  for (const { kind, pattern, label, isTitleWord } of VERSION_RULES) {
    const match = pattern.exec(name);
    if (isTitleWord && areUnderscoresSpaces && match?.[0].startsWith("_")) continue;
    const base = match && name.slice(0, match.index).replace(/[\s._-]+$/u, "");
    if (match && base) return { base, kind, label: label(match[1] ?? "") };
  }
  return null;
}
