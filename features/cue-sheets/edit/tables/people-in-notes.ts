import { fold } from "#/contract/fold.ts";
import type { EditClip, StatedParty } from "../edit.ts";
import { withCodesOfNotes } from "./codes-in-notes.ts";
import { labelledPeople } from "./labelled-people.ts";
import { differentCompanies, repeatedCompanies, segmentsOf, shortNote } from "./note-companies.ts";
import {
  companyKey,
  hasCompanyWord,
  hasInitial,
  isCompanyName,
  isInFull,
  isName,
  isNameOfPerson,
  OF_ANOTHER,
} from "./note-names.ts";
import { type Part, partsWithShares } from "./note-parts.ts";
import { beforePublisher, publisherAfterLabel, publishersIn, withLabelSigned } from "./note-publishers.ts";
import { partiesIn } from "./people-in-cell.ts";

/** The people and companies that a note names. */
type Named = { writers: StatedParty[]; publishers: StatedParty[] };
/** A clip with what the editor has noted on it. */
export type NotedClip = EditClip & { note?: string };

const WRITER_LABEL =
  /^(?:(?:musik|musique|music|musica|comp(?:o|os)?\.?|compositeurs?|compositrice|composers?|composed by|written by|writers?|auteurs?|author|autore?s?|komponist(?:in)?|compositore?s?|aut\.|music by|musik von|musique de|compos\u00e9 par|compuesta por)(?:\s*[:=]|(?<=\.|by|von|de|par|por)(?=\s))|comp)\s+(?=\p{Lu})/iu;
/** What stands in brackets in a note, perhaps before the publisher: «Delta (A. Roux 2/3, L. Brun 1/3) ed. Rive». */
const IN_BRACKETS = /[([]([^()[\]]{5,200}(?:\([^()]{1,12}\)[^()[\]]{0,100}){0,6})[)\]](?=(.{0,100}))/gu;
/** The title before the people of a note: «"Delta" words Ana Roux (A)». */
const QUOTED_TITLE =
  /^\s?["\u201c\u201e\u00ab][^"\u201c\u201d\u201e\u00ab\u00bb]{1,120}["\u201d\u00bb]\s?[,:\u2013-]?\s?/u;
const MOST_NAMES = 12;
const WHOLE = 100;

/**
 * Returns the clips without their notes. A clip that names no people has those that its note surely names: with a role
 * or shares («Kapoor 50 / Reyes 50, Bright Crate»), an initial, or a publisher who is called one, or is named in other
 * notes. Anything else in a note is left.
 */
export function withPeopleOfNotes(noted: readonly NotedClip[]): EditClip[] {
  const clips = withCodesOfNotes(noted);
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

/**
 * Returns the people that a note surely names; null if there are none. `companies` are the keys of known publishers.
 */
export function peopleInNote(note: string, companies: ReadonlySet<string> = new Set()): Named | null {
  const text = shortNote(note)
    .normalize("NFC")
    .replace(/[^\S\r\n]+/g, " ")
    .replace(QUOTED_TITLE, "");
  const named = peopleInParts(withLabelSigned(text), companies);
  const labelled = labelledPeople(text);
  const isLabelled = labelled !== null && labelled.writers.length > named.writers.length;
  if (named.writers.length > 0 && !isLabelled) return named;
  const { writers, publishers } = labelled ?? peopleInBrackets(text, companies) ?? named;
  const companiesNamed = differentCompanies([...publishers, ...named.publishers]);
  return writers.length + companiesNamed.length > 0 ? { writers, publishers: companiesNamed } : null;
}

/** Returns the people that the parts of a text between dashes and other signs name. */
function peopleInParts(text: string, companies: ReadonlySet<string>): Named {
  const named: Named = { writers: [], publishers: [] };
  const segments = segmentsOf(text);
  let isBehindPeople = false;
  for (const [at, segment] of segments.entries()) {
    const publishers = publisherAfterLabel(segment) ?? (isBehindPeople ? publishersIn(segment) : null);
    if (publishers) named.publishers.push(...publishers);
    else if (named.writers.length === 0) {
      addPeople(named, segment, segments[at + 1] ?? "", companies);
      isBehindPeople = named.writers.length > 0 && named.publishers.length === 0;
      continue;
    }
    isBehindPeople = false;
  }
  return named;
}

/** Returns the people whom the only brackets with people name, which stand behind the title; null if none do. */
function peopleInBrackets(text: string, companies: ReadonlySet<string>): Named | null {
  const found = [...text.matchAll(IN_BRACKETS)].flatMap((one) => {
    const [, inside = "", behind = ""] = one;
    const named = peopleInParts(withLabelSigned(inside), companies);
    const people = named.writers.length > 0 ? named : labelledPeople(inside);
    if (!people) return [];
    const publishers =
      people.publishers.length > 0 ? people.publishers : (publisherAfterLabel(behind.trim()) ?? []);
    return { at: one.index, people: { ...people, publishers } };
  });
  const [only] = found;
  return found.length === 1 && only && !OF_ANOTHER.test(fold(text.slice(0, only.at))) ? only.people : null;
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
  const before = beforePublisher(text);
  const behind = before?.publishers ?? null;
  const parts = partsWithShares(before?.writers ?? text);
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
  for (const { name, role, share, society } of people) {
    const [read] = partiesIn(name, role === "publisher");
    if (!read) continue;
    const { role: _, ...party } = { ...read, ...(society !== "" && { society }) };
    if (role === "publisher") named.publishers.push({ ...party, share });
    else named.writers.push({ ...party, share, ...(role !== "" && { role }) });
  }
  if (behind) named.publishers.push(...behind);
  else if (company) named.publishers.push(...(publishersIn(company.name) ?? []));
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
