import { withoutExtension } from "#/contract/file-extension.ts";
import { versionOf } from "#/contract/version-of.ts";
import { withoutRender } from "./channel-names.ts";
import { withoutLibraryCode } from "./library-codes.ts";
import { endsLikeTitle, isInitialsAndSurname, isPersonName } from "./person-name.ts";
import { splitVersion } from "./split-version.ts";
import { wordsOf } from "./title-words.ts";

/** A surname alone. */
const SURNAME = /^\p{Lu}[\p{L}\p{M}'\u2019-]+$/u;
/** A name in brackets behind a version: «Delta - instrumental (Roux)», unlike «Delta - instrumental (Live)». */
const IN_BRACKETS = /^(.{1,200}?)\s*\(([^()]{3,60})\)$/;
const NO_NAME =
  /(?:^|\s)(?:live|demos?|takes?|new|old|alt|final|temp|bonus|acoustic|acoustique|radio|extended|stereo|mono|intro|outro|bis|solo|tutti|draft|rough|v\d+)$/i;
/** Longest name that is searched for people, in characters. */
const LONGEST_NAME = 300;
const SIGN = /\s+[-–—]\s+/;

/**
 * Returns the writer and the title in a clip's name such as «Zbigniew Preisner - Les Marionnettes.wav» or «Delta - S.
 * Auclair.wav»; null for names of another form. A person has to confirm the writer, since files from records name the
 * performer.
 */
export function writerInClip(clip: string): { writer: string; title: string } | null {
  if (clip.length > LONGEST_NAME) return null;
  const name = withoutExtension(withoutRender(clip).normalize("NFC")).replaceAll("_", " ");
  const behind = writerBehindTitle(name);
  if (behind) return { writer: behind.writer, title: splitVersion(behind.title).base };
  const { base } = splitVersion(name);
  const [writer, title, ...others] = base.split(SIGN).map((part) => part.trim());
  if (!writer || !title || others.length > 0) return null;
  return isPersonName(writer) && versionOf(base) === null ? { writer, title } : null;
}

/**
 * Returns a title with its version, and the writer after it; null if the end may belong to the title. Two words with
 * capitals are a writer only after a version, since «Radiohead - Pyramid Song» ends in a title.
 */
export function writerBehindTitle(name: string): { writer: string; title: string } | null {
  if (name.length > LONGEST_NAME) return null;
  const inBrackets = writerInBrackets(name);
  if (inBrackets) return inBrackets;
  const bare = withoutLibraryCode(name);
  const [title, writer, ...others] = bare.split(SIGN).map((part) => part.trim());
  if (!title || !writer || others.length > 0) return null;
  if (areSurnames(writer, title, bare !== name)) return { writer, title };
  const people = writer.split(/ & /);
  if (people.some((one) => endsLikeTitle(one))) return null;
  const isSure =
    (people.every(isInitialsAndSurname) && !isPersonName(title.replace(/^[A-Z]{2,}\S*\d\S* /, ""))) ||
    (people.every((one) => isPersonName(one)) &&
      versionOf(name) === null &&
      splitVersion(title).label !== "");
  return isSure ? { writer, title } : null;
}

/** Returns the title with its version, and the writer in brackets behind the version; null for other names. */
function writerInBrackets(name: string): { writer: string; title: string } | null {
  const [, title = "", writer = ""] = IN_BRACKETS.exec(name) ?? [];
  const isPerson = isPersonName(writer) || SURNAME.test(writer) || isInitialsAndSurname(writer);
  const isName = isPerson && !endsLikeTitle(writer) && !NO_NAME.test(writer);
  if (!isName || splitVersion(name).label !== "" || splitVersion(title).label === "") return null;
  return { title, writer };
}

/** Whether a name, or each surname in a list, is that of one of the writers: «Kapoor, Reyes». */
export function areAmong(names: string, writers: readonly string[]): boolean {
  const known = writers.map((one) => ` ${wordsOf(one)}`);
  return names
    .split(/\s*[,&/]\s*/)
    .map(wordsOf)
    .every((one) => one.length > 1 && known.some((writer) => writer.endsWith(` ${one}`)));
}

const IN_BRACKETS_AT_END = /^(.{1,250}?)[\s_]*[([]([^()[\]]{3,80})[)\]]$/u;
const INITIAL_AT_END = /^(.{1,250})_(\p{Lu}\.?[_ ]\p{Lu}[^_\s]{2,40})$/u;
const BEHIND_SIGN = /^(.{1,250}) [-\u2013\u2014] ([^-\u2013\u2014]{3,80})$/u;

/** The role before the persons: «(comp. Ana Roux)». */
const ROLE_FIRST = /^(?:comp|komp|arr|mus)\p{L}*[.:]?\s(?:(?:by|de|par|von|di|por)\s)?/iu;

/** Returns a clip's name without its `writers` at its end, before its version: «Delta - Ana Roux (Full)». */
export function withoutWriters(name: string, writers: readonly string[]): string {
  if (writers.length === 0 || name.length > LONGEST_NAME) return name;
  const bare = withoutExtension(withoutRender(name)).normalize("NFC").trim();
  const { base } = splitVersion(bare);
  for (const pattern of [IN_BRACKETS_AT_END, INITIAL_AT_END, BEHIND_SIGN]) {
    const [, title = "", names = ""] = pattern.exec(base) ?? [];
    const listed = names
      .replaceAll("_", " ")
      .replace(ROLE_FIRST, "")
      .replace(/ [-\u2013\u2014] /g, ", ");
    if (/\p{L}/u.test(title) && areAmong(listed, writers) && bare.startsWith(base))
      return title + bare.slice(base.length);
  }
  return name;
}

/**
 * Whether the end of a name is a list of surnames: after the code of a library («BC_0455 - Golden Hive - Kapoor, Reyes»)
 * or after a version. A single one has to follow both.
 */
function areSurnames(end: string, title: string, hasCode: boolean): boolean {
  const people = end.split(/\s*[,&/]\s*/);
  const hasVersion = versionOf(title) !== null;
  return (
    people.every(
      (one) => (isPersonName(one) || SURNAME.test(one) || isInitialsAndSurname(one)) && !endsLikeTitle(one),
    ) &&
    versionOf(`x - ${end}`) === null &&
    (people.length > 1 ? hasCode || (hasVersion && end.includes(",")) : hasCode && hasVersion)
  );
}
