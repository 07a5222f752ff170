import { fold } from "#/contract/fold.ts";
import type { StatedParty } from "../edit.ts";
import { segmentsOf } from "./note-companies.ts";
import { writerLabelOf } from "./note-labels.ts";
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
import { beforePublisher, publisherAfterLabel, publishersIn } from "./note-publishers.ts";
import { partiesIn } from "./people-in-cell.ts";

/** The people and companies that a note names. */
export type Named = { writers: StatedParty[]; publishers: StatedParty[] };

const MOST_NAMES = 12;
/** A word before names with shares, without which they may be those of performers: “by Ana Roux 50 / Leo Brun 50”. */
const BY_BEFORE_SHARES =
  /^(?:by|von|par|de|di|da|por) (?=\p{Lu}.*(?:\d|[e\u00e9]gal|equal|gleich|ugual|igual|moiti|met\u00e0|medias|half|halb))/u;
const WHOLE = 100;

/** Returns the people that the parts of a text between dashes and other signs name. */
export function peopleInParts(text: string, companies: ReadonlySet<string>): Named {
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

/**
 * Whether a name is that of a known company, or has a word for one in a list whose notes name companies: elsewhere
 * «Blue Hour - Night Music» may be a title.
 */
const isKnownCompany = (name: string, companies: ReadonlySet<string>) =>
  isCompanyName(name) && (companies.has(companyKey(name)) || (companies.size > 0 && hasCompanyWord(name)));

/** Adds the people of a part of a note, and the publisher behind them, if it surely names people. */
function addPeople(named: Named, segment: string, next: string, companies: ReadonlySet<string>): void {
  const label = writerLabelOf(segment);
  const text = segment
    .slice(label?.length ?? 0)
    .replace(/^\(([^()]*)\)$/, "$1")
    .replace(BY_BEFORE_SHARES, "");
  const before = beforePublisher(text);
  const behind = before?.publishers ?? null;
  const parts = withoutRemarks(partsWithShares(before?.writers ?? text));
  if (parts.length === 0 || parts.length > MOST_NAMES) return;
  const companyAt = behind ? -1 : companyIn(parts, companies);
  const people = companyAt === -1 ? parts : parts.slice(0, companyAt);
  const company = parts[companyAt];
  const mayBeAlone = label?.isOfPersons ?? (label !== null && people.length > 1);
  if (people.some(({ name, role }) => role !== "publisher" && hasCompanyWord(name))) return;
  if (!people.every((one) => isPossiblePerson(one) || (mayBeAlone && isName(one.name)))) return;
  const isBeforeCompany =
    behind !== null ||
    company !== undefined ||
    publisherAfterLabel(next) !== null ||
    isKnownCompany(next, companies);
  const isSure =
    label !== null ||
    areShares(people) ||
    people.some(({ isSurelyPerson }) => isSurelyPerson) ||
    (isBeforeCompany && people.every(({ name }) => isNameOfPerson(name))) ||
    (isCompanyName(next) && people.every(({ name }) => hasInitial(name)));
  if (!isSure) return;
  for (const { name, role, share, society } of people) {
    const [read] = partiesIn(name, role === "publisher");
    if (!read) continue;
    const { role: _, ...party } = { ...read, ...(society !== "" && { society }) };
    const kind = role || label?.role;
    if (kind === "publisher") named.publishers.push({ ...party, share });
    else named.writers.push({ ...party, share, ...(kind && { role: kind }) });
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

/**
 * Returns the parts of a list without remarks in small letters at its ends: «la courte, Ana Roux 50 / Leo Brun 50, sous
 * voix»; nothing if such a remark is about another piece.
 */
function withoutRemarks(parts: readonly Part[]): Part[] {
  const isRemark = ({ text, share, role }: Part) => /^\p{Ll}/u.test(text) && share === null && role === "";
  const first = parts.findIndex((one, at) => !isRemark(one) || parts[at + 1]?.sign !== ",");
  const last = parts.findLastIndex((one) => !isRemark(one) || one.sign !== ",");
  const remarks = parts.filter((_, at) => at < first || at > last);
  return remarks.some(({ text }) => OF_ANOTHER.test(`${fold(text)} `)) ? [] : parts.slice(first, last + 1);
}
