import { type VersionName, versionOf } from "#/contract/version-of.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";

/** Returns the version that a sheet cell names, such as «60», «underscore», «stem drums»; null if it names none. */
export function versionFromSheet(text: string): Omit<VersionName, "base"> | null {
  const clean = cleanText(text);
  const read = clean && versionOf(`x_${clean}`);
  return read && read.base === "x" ? { kind: read.kind, label: read.label } : null;
}
