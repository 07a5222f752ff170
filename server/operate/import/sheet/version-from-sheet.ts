import { fold } from "#/contract/fold.ts";
import type { VersionKind } from "#/contract/version-kinds.ts";
import { type VersionName, versionOf } from "#/contract/version-of.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";

/** Words that mean the whole track in a version column; elsewhere they belong to the title. */
const WHOLE = new Set(
  (
    "complete|version complete|integrale|vollversion|volle lange|completa|version completa|original|" +
    "version originale|album version|full mix|main mix|main version|full version|full vocal|version principale"
  ).split("|"),
);

/** A length after or before a word for a short version: «Cutdown 60», «30 sec spot», «TV Edit :30». */
const SHORTENED =
  /^(?:tv |radio )?(?:cut ?-?down|cut|edit|spot|version|short)[ -]*(?:0?:)?(30|60)(?: ?(?:s|se[ck]s?\.?|seconds?|secondes?|sekunden|"|''))?$|^(?:0?:)?(30|60)(?:[ -]?(?:s|se[ck]s?\.?|seconds?|secondes?|sekunden|"|''))?[ -](?:cut ?-?down|cut|edit|spot|tv|version)$/;

/** Words for versions that are used only in sheets; the text of the cell stays the label. */
const SHEET_WORDS: readonly [RegExp, VersionKind][] = [
  [/^(?:background|fond(?: sonore)?)(?: (?:mix|version))?$/, "underscore"],
  [/^(?:ident|jingle|virgule|logo)(?: (?:mix|version))?$/, "sting"],
];

type Version = Omit<VersionName, "base">;

/** Returns the version that a sheet cell names, such as «60», «underscore», «stem drums»; null if it names none. */
export function versionFromSheet(text: string): Version | null {
  const clean = cleanText(text);
  if (!clean) return null;
  // «Sous-jacente (underscore)» names one version twice.
  const [, outer = "", inner = ""] = /^([^()]+?)\s*\(([^()]+)\)$/.exec(clean) ?? [];
  // So does «Sans voix / Instrumental», in two languages.
  const pieces = /\s\/\s/.test(clean) ? clean.split(/\s\/\s/).reverse() : [];
  return [clean, inner, outer, ...pieces].map(oneVersion).find((version) => version !== null) ?? null;
}

function oneVersion(text: string): Version | null {
  const folded = fold(text);
  if (folded === "") return null;
  if (WHOLE.has(folded)) return { kind: "full", label: "Full" };
  if (/^sous[ -]?jacente?$/.test(folded)) return { kind: "underscore", label: "Underscore" };
  const [, after, before] = SHORTENED.exec(folded) ?? [];
  const read = versionOf(`x_${after ?? before ?? text}`);
  if (read?.base === "x") return { kind: read.kind, label: read.label };
  const known = SHEET_WORDS.find(([pattern]) => pattern.test(folded));
  return known ? { kind: known[1], label: text } : null;
}
