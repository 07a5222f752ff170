import { fold } from "#/contract/fold.ts";
import type { EditClip, StatedParty } from "../edit.ts";
import {
  companyKey,
  hasCompanyWord,
  hasInitial,
  isCompanyName,
  isInFull,
  isName,
  isNameOfPerson,
} from "./note-names.ts";
import { type Part, partsWithShares } from "./note-parts.ts";
import { partiesIn } from "./people-in-cell.ts";

/** The people and companies that a note names. */
type Named = { writers: StatedParty[]; publishers: StatedParty[] };
/** A clip with what the editor has noted on it. */
export type NotedClip = EditClip & { note?: string };

/** What stands before the name of a publisher, and before those of writers. */
const LABEL = String.raw`(?:\u00e9d|ed|\u00e9dit|edit|publ?)\.\s*:?|(?:\u00e9d|\u00e9diteurs?|\u00e9ditions?|editeur|edition|publishers?|pub|verlag|editorial|editore|editora|lib|library|librairie)\s*[:=]|published by|publi\u00e9e? (?:par|chez)`;
const PUBLISHER_LABEL = new RegExp(`^(?:${LABEL})\\s*`, "iu");
/** The signs before such a word behind the writers: «Ana Roux, ed. Rive». */
const BEFORE_LABEL = new RegExp(`[\\s,/(]+(?=(?:${LABEL}))`, "iu");
const WRITER_LABEL =
  /^(?:(?:musik|musique|music|musica|comp(?:o|os)?\.?|compositeurs?|compositrice|composers?|composed by|written by|writers?|auteurs?|author|autore?s?|komponist(?:in)?|compositore?s?|aut\.|music by|musik von|musique de|compos\u00e9 par|compuesta por)(?:\s*[:=]|(?<=\.|by|von|de|par|por)(?=\s))|comp)\s+(?=\p{Lu})/iu;
const SEGMENTS =
  /\s[-\u2013\u2014]+\s|[;\r\n|]|(?<=\p{L}{3}|\))(?<!(?:comp|compo|publ?|\u00e9dit|edit|arr|aut))\.\s/iu;
/** The title before the people of a note: «"Delta" words Ana Roux (A)». */
const QUOTED_TITLE =
  /^\s?["\u201c\u201e\u00ab][^"\u201c\u201d\u201e\u00ab\u00bb]{1,120}["\u201d\u00bb]\s?[,:\u2013-]?\s?/u;
const LONGEST_NOTE = 400;
const MOST_NAMES = 12;
const WHOLE = 100;

/**
 * Returns the clips without their notes. A clip that names no people has those that its note surely names: with a role
 * or shares («Kapoor 50 / Reyes 50, Bright Crate»), an initial, or a publisher who is called one, or is named in other
 * notes. Anything else in a note is left.
 */
export function withPeopleOfNotes(clips: readonly NotedClip[]): EditClip[] {
  const read = peopleInNotes(clips.flatMap(({ note }) => note || []));
  return clips.map(({ note = "", ...clip }) => {
    const people = note === "" || note === clip.name ? null : read.get(note);
    if (!people || clip.writers || clip.publishers) return clip;
    const { writers, publishers } = people;
    return { ...clip, ...(writers.length > 0 && { writers }), ...(publishers.length > 0 && { publishers }) };
  });
}

/** Returns the people whom the notes of one list surely name, by note. */
export function peopleInNotes(notes: readonly string[]): ReadonlyMap<string, Named | null> {
  const different = [...new Set(notes)];
  const publishers = different.flatMap((note) => peopleInNote(note)?.publishers ?? []);
  const companies = new Set([
    ...publishers.map(({ name }) => companyKey(name)),
    ...repeatedCompanies(different),
  ]);
  return new Map(different.map((note) => [note, peopleInNote(note, companies)]));
}

/** The number of a piece of a clip or of its take: «Delta-01», «Delta_03-07». */
const PIECE = /(?:[_-]\d{1,3})+(?:\.[LR])?$/;

/**
 * Returns the comment of a track as a note on its clips: one that names writers is about one work, so that it says
 * nothing on a track with several.
 */
export function noteOnClips(comment: string, clips: readonly EditClip[]): string {
  const works = new Set(clips.map(({ name }) => name.replace(PIECE, "")));
  return works.size > 1 && peopleInNote(comment)?.writers.length ? "" : comment;
}

/** Returns the companies that notes name behind several persons: «Ana Roux - Rive Music», «Leo Brun - Rive Music». */
function repeatedCompanies(notes: readonly string[]): string[] {
  const people = new Map<string, Set<string>>();
  for (const note of notes) {
    const [person = "", company = ""] = note
      .slice(0, LONGEST_NOTE)
      .split(SEGMENTS)
      .map((one) => one.trim());
    if (!isNameOfPerson(person) || !hasCompanyWord(company)) continue;
    const key = companyKey(company);
    people.set(key, (people.get(key) ?? new Set()).add(fold(person)));
  }
  return [...people].flatMap(([key, names]) => (names.size > 1 ? key : []));
}

/**
 * Returns the people that a note surely names; null if there are none. `companies` are the keys of known publishers.
 */
export function peopleInNote(note: string, companies: ReadonlySet<string> = new Set()): Named | null {
  const text = note
    .slice(0, LONGEST_NOTE)
    .normalize("NFC")
    .replace(/[^\S\r\n]+/g, " ")
    .replace(QUOTED_TITLE, "");
  const named: Named = { writers: [], publishers: [] };
  const segments = text.split(SEGMENTS).map((one) => one.trim());
  let isBehindPeople = false;
  for (const [at, segment] of segments.entries()) {
    const publishers = publisherAfterLabel(segment);
    if (publishers) named.publishers.push(...publishers);
    else if (isBehindPeople && isCompanyName(segment)) named.publishers.push(...publishersIn(segment));
    else if (named.writers.length === 0) {
      addPeople(named, segment, segments[at + 1] ?? "", companies);
      isBehindPeople = named.writers.length > 0 && named.publishers.length === 0;
      continue;
    }
    isBehindPeople = false;
  }
  return named.writers.length + named.publishers.length > 0 ? named : null;
}

const publishersIn = (text: string): StatedParty[] =>
  partiesIn(text, true).map(({ role: _, ...publisher }) => publisher);

/** Returns the publisher in a text that starts with the word for one: «ed. Medina Tracks». */
function publisherAfterLabel(text: string): StatedParty[] | null {
  const label = PUBLISHER_LABEL.exec(text)?.[0];
  if (label === undefined) return null;
  const name =
    text
      .slice(label.length)
      .split(/[,;()]/)[0]
      ?.trim() ?? "";
  return isCompanyName(name) ? publishersIn(name) : null;
}

/**
 * Whether a name is that of a known company, or has a word for one in a list whose notes name companies: elsewhere
 * «Blue Hour - Night Music» may be a title.
 */
const isKnownCompany = (name: string, companies: ReadonlySet<string>) =>
  isCompanyName(name) && (companies.has(companyKey(name)) || (companies.size > 0 && hasCompanyWord(name)));

/** Adds the people of a part of a note, and the publisher behind them, if it surely names people. */
function addPeople(named: Named, segment: string, next: string, companies: ReadonlySet<string>): void {
  const label = WRITER_LABEL.exec(segment)?.[0] ?? "";
  const text = segment.slice(label.length);
  const cut = BEFORE_LABEL.exec(text);
  const behind = cut ? publisherAfterLabel(text.slice(cut.index + cut[0].length)) : null;
  const parts = partsWithShares(behind ? text.slice(0, cut?.index) : text);
  if (parts.length === 0 || parts.length > MOST_NAMES) return;
  const companyAt = behind ? -1 : companyIn(parts, companies);
  const people = companyAt === -1 ? parts : parts.slice(0, companyAt);
  const company = parts[companyAt];
  if (!people.every(isPossiblePerson)) return;
  const isBeforeCompany =
    behind !== null ||
    company !== undefined ||
    publisherAfterLabel(next) !== null ||
    isKnownCompany(next, companies);
  const isSure =
    label !== "" ||
    areShares(people) ||
    people.some(({ isSurelyPerson }) => isSurelyPerson) ||
    (isBeforeCompany && people.every(({ name }) => isNameOfPerson(name))) ||
    (isCompanyName(next) && people.every(({ name }) => hasInitial(name)));
  if (!isSure) return;
  for (const { name, role, share } of people) {
    const [read] = partiesIn(name, role === "E");
    if (!read) continue;
    const { role: _, ...party } = read;
    if (role === "E") named.publishers.push({ ...party, share });
    else named.writers.push({ ...party, share, ...(role !== "" && { role }) });
  }
  if (behind) named.publishers.push(...behind);
  else if (company) named.publishers.push(...publishersIn(company.name));
}

/**
 * Returns the index of the publisher at the end of listed people: behind another sign than those between the people,
 * behind shares of the whole, or a name of a company; -1 if there is none.
 */
function companyIn(parts: readonly Part[], companies: ReadonlySet<string>): number {
  const last = parts.at(-1);
  const people = parts.slice(0, -1);
  if (!last || people.length === 0 || last.role !== "" || last.share !== null || !isCompanyName(last.name))
    return -1;
  const areSurelyPeople = people.every(({ isSurelyPerson }) => isSurelyPerson) || areShares(people);
  const isOtherSign = people.length > 1 && people.slice(1).every(({ sign }) => sign !== last.sign);
  const isSure =
    isKnownCompany(last.name, companies) || (areSurelyPeople && (isOtherSign || areShares(people)));
  return isSure ? parts.length - 1 : -1;
}

/** Whether people have shares that make up the whole work. One share alone may be any figure: «Studio 54». */
function areShares(people: readonly Part[]): boolean {
  const sum = people.reduce((all, { share }) => all + (share ?? Number.NaN), 0);
  return (
    Math.abs(sum - WHOLE) < 1.01 && (people.length > 1 || people.every(({ name }) => name.includes(" ")))
  );
}

const isPossiblePerson = ({ name, role, isSurelyPerson, share }: Part) =>
  isName(name) && (isSurelyPerson || role !== "" || share !== null || isInFull(name));
