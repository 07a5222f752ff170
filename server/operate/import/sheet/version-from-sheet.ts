import { fold } from "#/contract/fold.ts";
import { type VersionName, versionOf } from "#/contract/version-of.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";

/** Names of the whole track, which would be part of a title anywhere else. */
const WHOLE = new Set(
  "complete|version complete|integrale|vollversion|volle lange|completa|version completa|original|version originale|album version".split(
    "|",
  ),
);

/** Returns the version that a sheet cell names, such as «60», «underscore», «stem drums»; null if it names none. */
export function versionFromSheet(text: string): Omit<VersionName, "base"> | null {
  const clean = cleanText(text);
  if (clean && WHOLE.has(fold(clean))) return { kind: "full", label: "Full" };
  const read = clean && versionOf(`x_${clean}`);
  return read && read.base === "x" ? { kind: read.kind, label: read.label } : null;
}
