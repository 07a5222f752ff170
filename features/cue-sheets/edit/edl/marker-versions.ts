import { fold } from "#/contract/fold.ts";
import { splitVersion, versionNamed } from "../split-version.ts";
import { OF_ANOTHER } from "../tables/people-in-notes.ts";

const BETWEEN_PARTS = /[()[\],;/|]|\s[-\u2013\u2014]\s/;
const LONGEST_NOTE = 400;

/** Returns the name of a marker with the version that a part of its note names: «Delta (cordes seules)». */
export function withVersionInNote(name: string, note: string): string {
  if (name === "" || OF_ANOTHER.test(fold(note.slice(0, LONGEST_NOTE))) || splitVersion(name).label !== "")
    return name;
  const parts = note.slice(0, LONGEST_NOTE).split(BETWEEN_PARTS);
  const version = parts.map((part) => versionNamed(part.trim())).find((one) => one !== null);
  return version ? `${name} (${version})` : name;
}
