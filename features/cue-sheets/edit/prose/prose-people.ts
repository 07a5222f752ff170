import { fold } from "#/contract/fold.ts";
import type { EditClip, StatedParty } from "../edit.ts";
import { withoutSameAlbum } from "../same-album.ts";
import { creditsIn } from "../tables/credit-clauses.ts";
import { KnownWriters } from "../tables/known-writers.ts";
import { peopleInNote } from "../tables/people-in-notes.ts";
import type { Named } from "../tables/people-in-parts.ts";
import { answersToComposers } from "./asked-composers.ts";
import { type SaidPeople, saidOfPeople, type TitlesByWord, titlesByWord } from "./people-said.ts";
import { withoutTimes } from "./prose-times.ts";
import { plainLine, unquotedLine } from "./quoted-lines.ts";
import type { Row, RunningLine } from "./sentences-on-rows.ts";

const SIGNS = /\s?[,|]\s|\s\/\s/g;
/** Number of signs in a title behind which people are sought. */
const MOST_SIGNS = 6;
const BRACKETS = /[([]([^()[\]]{3,200})[)\]]/g;

/**
 * Returns what a row says beside its title, where it may name people: all that follows the title, and what stands in
 * brackets before it. Other words before a title are a place in the film, or a speaker.
 */
export function noteBehind(line: string, title: string): string {
  const text = plainLine(line);
  const at = text.indexOf(title);
  if (at === -1) return "";
  const before = [...text.slice(0, at).matchAll(BRACKETS)].map(([, note = ""]) => note);
  return [textBehind(text, title), ...before.filter((note) => peopleInNote(note) !== null)]
    .map(withoutTimes)
    .join(" ; ");
}

/** Returns what stands behind the title in a line; empty if the line does not have it. */
export function textBehind(line: string, title: string): string {
  const text = plainLine(line);
  const at = text.indexOf(title);
  return at === -1 ? "" : text.slice(at + title.length).replace(/^\s*["\u00bb\u201d]/, "");
}

/**
 * Returns a title that is not quoted without the people behind a sign: «Delta, Ana Roux 50 / Leo Brun 50». What stands
 * behind it in its `line` may tell that they are people: «Delta, Leo Brun (Rive RIV 12/3)».
 */
export function titleAlone(written: string, line: string): string {
  const title = withoutSameAlbum(written);
  const behind = withoutTimes(textBehind(line, title));
  const signs = [...title.matchAll(SIGNS)].slice(0, MOST_SIGNS);
  const sign = signs.find(({ index, 0: { length } }) => {
    const rest = title.slice(index + length);
    return namesWriters(peopleInNote(rest)) || namesWriters(creditsIn(`, ${rest} ${behind}`));
  });
  return sign ? title.slice(0, sign.index) : title;
}

const namesWriters = (people: Named | null) => (people?.writers.length ?? 0) > 0;

/** What lines of a mail or a chat say of people: the lines that were read, and what they say of all other rows. */
export type PeopleOfText = {
  read: ReadonlySet<RunningLine>;
  others: readonly { code: string; writers: StatedParty[] }[];
  publishers: readonly StatedParty[];
};

/**
 * Gives rows the people that other lines state for their titles: «Delta, c'est Ana Roux + Leo Brun 50/50». A line that
 * is older than a row says nothing of it.
 */
export function applyPeople(lines: readonly RunningLine[], rows: readonly Row[]): PeopleOfText {
  const read = new Set<RunningLine>();
  const found: (SaidPeople & { line: RunningLine; isAll: boolean })[] = [];
  const titlesAt = new Map<number, TitlesByWord>();
  const titlesFrom = (depth: number) => rows.filter((row) => row.depth >= depth).map(({ title }) => title);
  const isAnswer = answersToComposers();
  for (const line of lines) {
    const titles = titlesAt.get(line.depth) ?? titlesByWord(titlesFrom(line.depth));
    titlesAt.set(line.depth, titles);
    const { said, isAll } = saidOfPeople(unquotedLine(line.text).text, titles, isAnswer(line));
    found.push(...said.map((one) => ({ ...one, line, isAll })));
  }
  const known = new KnownWriters(found.flatMap(({ writers, isSure }) => (isSure ? writers : [])));
  const sure = found.filter(({ isSure, writers }) => isSure || known.areKnown(writers));
  const byTitle = Map.groupBy(rows, ({ title }) => fold(title));
  for (const { of, writers, publishers } of sure) {
    if (of.kind !== "title") continue;
    for (const { clip } of byTitle.get(fold(of.title)) ?? []) {
      if (writers.length > 0) clip.writers = writers.map((one) => ({ ...one, name: known.inFull(one.name) }));
      if (publishers.length > 0) clip.publishers = publishers;
    }
  }
  for (const { line, isAll } of sure) if (isAll) read.add(line);
  const taken = new Set(sure);
  for (const one of found) if (!taken.has(one)) read.delete(one.line);
  return {
    read,
    others: sure.flatMap(({ of, writers }) =>
      of.kind === "others" ? { code: of.code, writers: [...writers] } : [],
    ),
    publishers: sure.flatMap(({ of, publishers }) => (of.kind === "all" ? publishers : [])),
  };
}

/** Returns the clips of rows in which those without people have what the text says of all others; `lines` are those of the rows. */
export function withPeopleOfOthers(
  clips: readonly EditClip[],
  lines: readonly string[],
  { others, publishers }: PeopleOfText,
): EditClip[] {
  const known = new KnownWriters([...clips, ...others].flatMap(({ writers }) => writers ?? []));
  return clips.map((clip, at) => {
    const said = others.find(({ code }) => isCodeIn(lines[at] ?? "", code));
    const writers = (clip.writers ?? said?.writers)?.map((one) => ({
      ...one,
      name: known.inFull(one.name),
    }));
    return {
      ...clip,
      ...(writers && { writers }),
      ...(!clip.publishers && publishers.length > 0 && { publishers }),
    };
  });
}

const isCodeIn = (line: string, code: string) =>
  code === "" || (line.match(/\d+/g) ?? []).some((one) => Number(one) === Number(code));
