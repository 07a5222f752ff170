import { posix } from "node:path";
import { type VersionName, versionOf } from "#/contract/version-of.ts";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { factsInName } from "./facts-in-name.ts";
import type { KnownFile } from "./known-file.ts";
import { withDashesAsSpaces } from "./words-of-name.ts";

const NUMBER = String.raw`(?:v|rev|mix)\d{1,2}`;
const FINAL = String.raw`final(?:e|es)?|d\p{L}finiti(?:f|ve|vo|va)|endg\p{L}ltig`;
const OLD = String.raw`old|ancien(?:ne)?|vieux|vieille|vecchi[oa]|viej[oa]|obsol\p{L}t[eo]`;
const WORDS = `${NUMBER}|${FINAL}|${OLD}|mix|mixdown|master(?:ed)?|wip|rough`;
const RUN = new RegExp(String.raw`(?:[\s_-]+[([]?(?:${WORDS})[)\]]?)+$`, "iu");
/** A name that consists of such words alone. */
const ONLY_REVISION = new RegExp(String.raw`^(?:[\s_-]*[([]?(?:${WORDS})[)\]]?)+$`, "iu");
/** `_OLD`, `(old)`: a mark without a number, set off so that it is not a word of the title. */
const MARKED_OLD = new RegExp(String.raw`(?:_|\s*[([]|\s[-–—]\s)(?:${OLD})[)\]]?$`, "iu");
/** `_FINAL_FINAL`: a mark that people repeat when something came after the final. */
const FINAL_AGAIN = new RegExp(String.raw`(?:[\s_-]+(?:${FINAL})\d?){1,4}$`, "iu");
const EACH_FINAL = new RegExp(String.raw`[\s_([-](?:${FINAL})`, "giu");

/** `Delta MASTER`: the state of a recording. In small letters, «Dungeon Master», it may be a title. */
const MASTER = /[\s_-]+[([]?MASTER(?:ED)?[)\]]?$/u;

/** A track number or a reference at the start of a name. */
const NUMBERED = /^(?:\p{Lu}{2,5}[ _-]?\d{2,5}[_-])?\d{1,3}(?!\d)/u;

/** Returns whether words after a title say only which revision it is. */
export const isRevision = (words: string) => ONLY_REVISION.test(words);

interface Revision {
  /** The name without the revision. */
  rest: string;
  number: number | null;
  isOld: boolean;
  /** How often it is called final. */
  finals: number;
  /** Whether a word such as «final» confirms that the number is a revision, or stands behind a version. */
  isSure: boolean;
  /** Whether it says that it is final, and not only «finale», which may be the title of another piece. */
  isFinal: boolean;
}
const PLAIN = { number: null, isOld: false, finals: 0, isSure: false, isFinal: false };

/**
 * Splits a revision from the end of a name: `_v3_FINAL_mix`, `_v2_OLD`, `_OLD`, `_FINAL_FINAL`. Other words without a
 * number belong to the title.
 */
function revisionOf(name: string): Revision {
  const [run = ""] = RUN.exec(name) ?? [];
  const number = /(?<=[\s_([-])(?:v|rev|mix)(\d{1,2})(?=$|[\s_)\]-])/iu.exec(run)?.[1];
  const rest = name.slice(0, name.length - run.length);
  if (number === undefined || rest === "") return markedRevision(name);
  return {
    rest,
    number: Number(number),
    isOld: new RegExp(String.raw`[\s_([-](?:${OLD})(?!\p{L})`, "iu").test(run),
    finals: run.match(EACH_FINAL)?.length ?? 0,
    isSure: run.replace(new RegExp(NUMBER, "i"), "").search(/\p{L}/u) >= 0,
    isFinal: false,
  };
}

/** Splits a mark that says without a number that a file is old, or that it is final. */
function markedRevision(name: string): Revision {
  const old = MARKED_OLD.exec(name)?.index ?? 0;
  if (old > 0) return { ...PLAIN, rest: name.slice(0, old), isOld: true };
  const master = MASTER.exec(name)?.index ?? 0;
  const beforeMaster = name.slice(0, master);
  if (master > 0 && beforeMaster !== beforeMaster.toUpperCase())
    return { ...PLAIN, rest: beforeMaster, isSure: true };
  const { 0: again = "", index = 0 } = FINAL_AGAIN.exec(name) ?? {};
  const rest = name.slice(0, index);
  // `FINAL2` came after `FINAL`, and so did `FINAL FINAL`.
  const finals =
    (again.match(EACH_FINAL)?.length ?? 0) + Math.max(0, Number(/\d$/.exec(again)?.[0] ?? 1) - 1);
  const isBehindVersion = versionOf(rest) !== null;
  const isShouted = again === again.toUpperCase() && rest !== rest.toUpperCase();
  if (rest === "" || (finals < 2 && !again.startsWith("_") && !isShouted && !isBehindVersion))
    return { ...PLAIN, rest: name };
  const isFinal = isBehindVersion || !/finales?$/i.test(again);
  return { ...PLAIN, rest, finals, isSure: finals > 1 || isBehindVersion, isFinal };
}

/** Returns the label of the version in a name; "" for the whole track. */
const labelOf = (version: VersionName | null) => (version && version.kind !== "full" ? version.label : "");

/** Returns a title for comparison, without the words of a revision at its end, with or without a number. */
const withoutRun = (title: string) => withDashesAsSpaces(title.replace(RUN, ""));

/**
 * Returns a name without its revision if a word confirms the number, since «Slate v3» may be a title, or if an older
 * revision of the file exists.
 */
export const withoutRevisionWords = (name: string, isNewest = false): string => {
  const { rest, isSure } = revisionOf(name);
  return isSure || isNewest ? rest : name;
};

/** Removes a revision after a version, which belongs to neither title nor version: «Delta_60s_v2». */
export const withoutRevision = (baseName: string): string => {
  const bare = baseName.replace(/[\s_-]+v\d{1,2}$/i, "");
  const version = bare === baseName ? null : versionOf(bare);
  return version ? bare : baseName;
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
    JSON.stringify([withDashesAsSpaces(withoutRevisionWords(whole)), label]),
  );
  return new Set(
    [...alike.values()].flatMap((group) => {
      const own = new Set(group.map(({ whole }) => whole));
      return own.size > 1 ? [...own].filter((whole) => withoutRevisionWords(whole) !== whole) : [];
    }),
  );
}

/** Splits a file's name into a version and the revisions behind and before it. `name` is the rest, with the folder. */
function partsOf(file: SoundFile) {
  const after = revisionOf(factsInName(posix.basename(withoutExtension(file))).rest);
  const version = versionOf(after.rest);
  const before = revisionOf(version?.base ?? after.rest);
  return {
    name: JSON.stringify([posix.dirname(file.relative), withDashesAsSpaces(before.rest)]),
    version,
    after,
    before,
  };
}

/**
 * Returns the files whose revision is no part of their title, since an older one of the same title is left out, be it
 * of another version: beside `Delta_v1_inst`, which `Delta_v2_inst` replaces, `Delta_v1` is «Delta».
 */
export function revisedFiles(files: readonly SoundFile[], older: ReadonlyMap<SoundFile, SoundFile>) {
  const names = new Set([...older.keys()].map((file) => partsOf(file).name));
  return new Set(names.size === 0 ? [] : files.filter((file) => names.has(partsOf(file).name)));
}

/**
 * Returns the files that are an older revision of another file in their folder, each with the newer one. Older are
 * files marked as old, files with a lower number than another, files that are called final less often than one that is
 * so twice, and files without a mark beside one that is final, if a track number or a version shows that both are the
 * same recording. Files with a number that are marked as final are kept, and so are files whose tags have different
 * titles.
 */
export function olderRevisions(files: readonly Pick<KnownFile, "file" | "tags">[]) {
  const read = files.map(({ file, tags }) => {
    const { name, version, after, before } = partsOf(file);
    const isOld = after.isOld || before.isOld;
    const finals = Math.max(after.finals, before.finals);
    const number = after.number ?? before.number;
    const key = JSON.stringify([name, labelOf(version)]);
    const isFinal = after.isFinal || before.isFinal;
    const isOne = version !== null || NUMBERED.test(posix.basename(file.relative));
    return { file, key, number, isOld, finals, isFinal, isOne, title: tags.title && withoutRun(tags.title) };
  });
  const older = new Map<SoundFile, SoundFile>();
  for (const group of Map.groupBy(read, ({ key }) => key).values()) {
    const kept = group.filter(({ isOld }) => !isOld);
    const [newest] = kept.toSorted(
      (one, other) =>
        Math.max(other.finals, 1) - Math.max(one.finals, 1) ||
        (other.number ?? Infinity) - (one.number ?? Infinity) ||
        other.finals - one.finals,
    );
    const [last] = kept
      .filter(({ number }) => number !== null)
      .toSorted((one, other) => (other.number ?? 0) - (one.number ?? 0));
    for (const { file, number, isOld, finals, isOne, title } of group) {
      const isLower = last && number !== null && finals === 0 && number < (last.number ?? 0);
      const isUnderFinal =
        newest &&
        newest.finals > 0 &&
        number !== null &&
        finals === 0 &&
        number < (newest.number ?? Infinity);
      const isLessFinal = newest && newest.finals > 1 && finals > 0 && finals < newest.finals;
      const isBesideFinal = newest?.isFinal && isOne && number === null && finals === 0;
      const by = isOld || isLessFinal || isUnderFinal || isBesideFinal ? newest : isLower ? last : undefined;
      const isOther = title && by?.title && title !== by.title;
      if (by && file !== by.file && !isOther) older.set(file, by.file);
    }
  }
  return older;
}
