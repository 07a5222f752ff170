import { type VersionName, versionOf } from "#/contract/version-of.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";

/** The version that a cell of the sheet names, as «60», «underscore», «stem drums»; null when it is none. */
export function versionFromSheet(text: string): Omit<VersionName, "base"> | null {
  const clean = cleanText(text);
  const read = clean && versionOf(`x_${clean}`);
  return read && read.base === "x" ? { kind: read.kind, label: read.label } : null;
}
