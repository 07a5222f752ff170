import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import { type VersionName, versionOf } from "#/contract/version-of.ts";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { factsInName } from "./facts-in-name.ts";
import type { KnownFile } from "./known-file.ts";

const NUMBER = String.raw`(?:v|rev)\d{1,2}`;
const RUN = new RegExp(
  String.raw`(?:[\s_-]+[([]?(?:${NUMBER}|final(?:e|es)?|d\p{L}finiti(?:f|ve)|old|ancien(?:ne)?|mix|mixdown|master(?:ed)?|wip|rough)[)\]]?)+$`,
  "iu",
);

interface Revision {
  /** The name without the revision. */
  rest: string;
  number: number | null;
  isOld: boolean;
  isFinal: boolean;
  /** Whether a word such as «final» confirms that the number is a revision. */
  isSure: boolean;
}

/**
 * Splits a numbered revision from the end of a name: `_v3_FINAL_mix`, `_v2_OLD`. Without a number, the words belong to
 * the title.
 */
function revisionOf(name: string): Revision {
  const [run = ""] = RUN.exec(name) ?? [];
  const number = /(?<=[\s_([-])(?:v|rev)(\d{1,2})(?=$|[\s_)\]-])/iu.exec(run)?.[1];
  const rest = name.slice(0, name.length - run.length);
  if (number === undefined || rest === "")
    return { rest: name, number: null, isOld: false, isFinal: false, isSure: false };
  return {
    rest,
    number: Number(number),
    isOld: /[\s_([-](?:old|ancien)/i.test(run),
    isFinal: /[\s_([-](?:final|d.finiti)/i.test(run),
    isSure: run.replace(new RegExp(NUMBER, "i"), "").search(/\p{L}/u) >= 0,
  };
}

/** Returns a name for comparison: underscores, hyphens and spaces count as the same. */
const comparable = (name: string) => fold(name.replace(/[\s_-]+/g, " "));

/** Returns the label of the version in a name; "" for the whole track. */
const labelOf = (version: VersionName | null) => (version && version.kind !== "full" ? version.label : "");

/** Returns a title for comparison, without the words of a revision at its end, with or without a number. */
const withoutRun = (title: string) => comparable(title.replace(RUN, ""));

/** Returns a name without its revision if a word confirms the number: «Slate v3» may be a title. */
export const withoutRevisionWords = (name: string): string => {
  const { rest, isSure } = revisionOf(name);
  return isSure ? rest : name;
};

/**
 * Returns the names whose revision belongs to the title: without it, two of these files, which are all kept, would have
 * the same name, as `Rocket_V1_Master` and `Rocket_V2_Master`.
 */
export function namesWithRevision(names: readonly string[]): ReadonlySet<string> {
  const wholes = names.map((name) => {
    const { rest } = factsInName(name);
    const version = versionOf(rest);
    return { whole: version?.base ?? rest, label: labelOf(version) };
  });
  const alike = Map.groupBy(wholes, ({ whole, label }) =>
    JSON.stringify([comparable(withoutRevisionWords(whole)), label]),
  );
  return new Set(
    [...alike.values()].flatMap((group) => {
      const own = new Set(group.map(({ whole }) => whole));
      return own.size > 1 ? [...own].filter((whole) => withoutRevisionWords(whole) !== whole) : [];
    }),
  );
}

/**
 * Returns the files that are an older revision of another file in their folder, each with the newer one. Older are
 * files marked as old, and files with a lower number than one marked as final, unless they are marked as final too.
 * Files that differ only in their number may be two tracks; files whose tags have different titles are two tracks.
 */
export function olderRevisions(files: readonly Pick<KnownFile, "file" | "tags">[]) {
  const read = files.map(({ file, tags }) => {
    const after = revisionOf(factsInName(posix.basename(withoutExtension(file))).rest);
    const version = versionOf(after.rest);
    const before = revisionOf(version?.base ?? after.rest);
    const [isOld, isFinal] = [after.isOld || before.isOld, after.isFinal || before.isFinal];
    const number = after.number ?? before.number;
    const key = JSON.stringify([posix.dirname(file.relative), comparable(before.rest), labelOf(version)]);
    return { file, key, number, isOld, isFinal, title: tags.title && withoutRun(tags.title) };
  });
  const older = new Map<SoundFile, SoundFile>();
  for (const group of Map.groupBy(read, ({ key }) => key).values()) {
    const [newest] = group
      .filter(({ isOld }) => !isOld)
      .toSorted((one, other) => (other.number ?? Infinity) - (one.number ?? Infinity) || 0);
    if (!newest) continue;
    for (const { file, number, isOld, isFinal, title } of group) {
      const isOther = title && newest.title && title !== newest.title;
      const isLower = newest.isFinal && !isFinal && number !== null && number < (newest.number ?? Infinity);
      if (file !== newest.file && !isOther && (isOld || isLower)) older.set(file, newest.file);
    }
  }
  return older;
}
