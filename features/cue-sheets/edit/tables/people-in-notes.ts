import { fold } from "#/contract/fold.ts";
import { titleOfClip } from "../clip-title.ts";
import type { EditClip, StatedParty } from "../edit.ts";
import { CODE_AT_END } from "../library-codes.ts";
import { isNotMusic } from "../not-music.ts";
import { withCodesOfNotes } from "./codes-in-notes.ts";
import { creditsIn } from "./credit-clauses.ts";
import { KnownWriters } from "./known-writers.ts";
import { labelledPeople } from "./labelled-people.ts";
import { differentCompanies, repeatedCompanies, segmentsOf, shortNote } from "./note-companies.ts";
import { companyKey, hasCompanyWord, isCompanyName, OF_ANOTHER } from "./note-names.ts";
import { publisherAfterLabel, publishersIn, withLabelSigned } from "./note-publishers.ts";
import { type Named, peopleInParts } from "./people-in-parts.ts";
import { type BehindTitle, personsBehindTitles, personsIn } from "./persons-behind-title.ts";

/**
 * A clip with what the editor has noted on it, and what a line says behind its title. Remarks in columns of their own may
 * name people, but no title.
 */
export type NotedClip = EditClip & { note?: string; remarks?: string; behind?: BehindTitle };

/** What stands in brackets in a note, perhaps before the publisher: «Delta (A. Roux 2/3, L. Brun 1/3) ed. Rive». */
const IN_BRACKETS = /[([]([^()[\]]{5,200}(?:\([^()]{1,12}\)[^()[\]]{0,100}){0,6})[)\]](?=(.{0,100}))/gu;
const ORIGINAL =
  /^(?:(?:musique|music|musik|bo|b\.o\.|score|compo)\s)?(?:originale?|orig\.?|originalmusik|bo|b\.o\.)\s?[:=]?\s(?:(?:de|by|par|von|di|por)\s)?(?=\p{Lu})/iu;
/** The title before the people of a note: «"Delta" words Ana Roux (A)». */
const QUOTED_TITLE =
  /^\s?["\u201c\u201e\u00ab][^"\u201c\u201d\u201e\u00ab\u00bb]{1,120}["\u201d\u00bb]\s?[,:\u2013-]?\s?/u;

/**
 * Returns the clips without their notes. A clip that names no writers has the people whom its note surely names: with a role
 * or shares («Kapoor 50 / Reyes 50, Bright Crate»), an initial, or a publisher who is called one, or is named in other
 * notes. Anything else in a note is left.
 */
export function withPeopleOfNotes(noted: readonly NotedClip[]): EditClip[] {
  const clips = withCodesOfNotes(
    noted.map(({ remarks = "", ...clip }) => ({ ...clip, note: clip.note || remarks })),
  );
  const peopleOf = peopleInNotes(clips.flatMap(({ note }) => note || []));
  // «Interview (J. Dupont)» names the one who speaks.
  const besideTitles = personsBehindTitles(
    clips.map((clip) => (isNotMusic({ ...clip, channels: [clip.channel] }) ? undefined : clip.behind)),
  );
  const beside = besideTitles.map((writers) => ({ writers: writers ?? [], publishers: [] }));
  const stated = [...peopleOf.values(), ...clips, ...beside];
  const companies = stated.flatMap((one) => one?.publishers ?? []).map(({ name }) => companyKey(name));
  const known = new KnownWriters(
    stated.flatMap((one) => one?.writers ?? []),
    new Set(companies),
  );
  const writersIn = remembered((note: string) => known.inNote(note));
  return clips.map(({ note = "", behind: _, ...clip }, at) => {
    if (clip.writers || note === "" || note === clip.name) return clip;
    const people = peopleOf.get(note);
    // «(J. Roux, arr. L. Brun)»: only one has a word for the role.
    const [labelled, beside] = [people?.writers ?? [], besideTitles[at] ?? []];
    const read = beside.length > labelled.length ? beside : labelled;
    const named = read.length > 0 ? read : writersIn(note);
    const writers = named.map((one) => ({ ...one, name: known.inFull(one.name) }));
    // A title that ends like the name of a company is none: «Night Music NGM 58/4».
    const publishers = (clip.publishers ?? people?.publishers ?? []).filter(
      ({ name }) => fold(name) !== fold(titleOfClip(clip.name).title),
    );
    return { ...clip, ...(writers.length > 0 && { writers }), ...(publishers.length > 0 && { publishers }) };
  });
}

/** Returns a function that answers the same text only once. */
function remembered<Answer>(of: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const answer = answers.get(text) ?? of(text);
    answers.set(text, answer);
    return answer;
  };
}

/** Returns the people whom the notes of one list surely name, by note. */
export function peopleInNotes(notes: readonly string[]): ReadonlyMap<string, Named | null> {
  const different = [...new Set(notes)];
  const publishers = different.flatMap((note) => {
    const named = peopleInNote(note);
    return named?.publishers.length === 0 ? (publisherBeforeCode(note) ?? []) : (named?.publishers ?? []);
  });
  const companies = new Set([
    ...publishers.map(({ name }) => companyKey(name)),
    ...repeatedCompanies(different),
  ]);
  const read = different.map((note) => {
    const named = peopleInNote(note, companies);
    const library = named && named.publishers.length === 0 ? publisherBeforeCode(note, companies) : null;
    return [note, named && library ? { ...named, publishers: library } : named] as const;
  });
  return new Map(read);
}

/** Returns the publisher before the code of a track: «Rive Music RIV 58 tr 4»; null if none is surely one. */
function publisherBeforeCode(note: string, companies: ReadonlySet<string> = new Set()): StatedParty[] | null {
  for (const part of segmentsOf(shortNote(note)).flatMap((one) => one.split(/[,;]\s|\s\/\s/))) {
    const code = CODE_AT_END.exec(part.trim());
    const name = part.trim().slice(0, code?.index ?? 0);
    if (code && (hasCompanyWord(name) || (isCompanyName(name) && companies.has(companyKey(name)))))
      return publishersIn(name);
  }
  return null;
}

/**
 * Returns the people that a note surely names; null if there are none. `companies` are the keys of known publishers.
 */
export function peopleInNote(note: string, companies: ReadonlySet<string> = new Set()): Named | null {
  const named = namedInNote(note, companies);
  const credits = creditsIn(note.replace(QUOTED_TITLE, ""));
  return credits && saysMore(credits, named) ? credits : named;
}

/** Whether people are all of the others, and more of them or of their societies is said. */
function saysMore(people: Named, others: Named | null): boolean {
  if (!others) return true;
  const namesIn = (of: Named) => new Set([...of.writers, ...of.publishers].map(({ name }) => fold(name)));
  const [names, known] = [namesIn(people), namesIn(others)];
  const societies = ({ writers }: Named) => writers.filter(({ society }) => society !== "").length;
  const areAll = [...known].every((name) => names.has(name));
  return areAll && names.size + societies(people) > known.size + societies(others);
}

function namedInNote(note: string, companies: ReadonlySet<string>): Named | null {
  const text = shortNote(note)
    .normalize("NFC")
    .replace(/[^\S\r\n]+/g, " ")
    .replace(QUOTED_TITLE, "");
  const named = peopleInParts(withLabelSigned(text), companies);
  const labelled = labelledPeople(text);
  const isLabelled = labelled !== null && labelled.writers.length > named.writers.length;
  if (named.writers.length > 0 && !isLabelled) return named;
  const { writers, publishers } =
    labelled ?? peopleInBrackets(text, companies) ?? writersOfOriginal(text) ?? named;
  const companiesNamed = differentCompanies([...publishers, ...named.publishers]);
  return writers.length + companiesNamed.length > 0 ? { writers, publishers: companiesNamed } : null;
}

/** Returns the persons with initials behind a word for music that was written for the film: «GEN DEBUT - ORIGINAL C. ROUX». */
function writersOfOriginal(text: string): Named | null {
  const found = segmentsOf(text).flatMap((one) => {
    const named = ORIGINAL.test(one) ? personsIn(one.replace(ORIGINAL, "")) : null;
    return named?.isSure ? named.writers : [];
  });
  return found.length > 0 ? { writers: found, publishers: [] } : null;
}

/** Returns the people whom the only brackets with people name, which stand behind the title; null if none do. */
function peopleInBrackets(text: string, companies: ReadonlySet<string>): Named | null {
  const found = [...text.matchAll(IN_BRACKETS)].flatMap((one) => {
    const [, inside = "", behind = ""] = one;
    const named = peopleInParts(withLabelSigned(inside), companies);
    const people = named.writers.length > 0 ? named : labelledPeople(inside);
    if (!people) return [];
    const publishers =
      people.publishers.length > 0
        ? people.publishers
        : (publisherAfterLabel(behind.replace(/^[\s,;:\u2013-]+/, "")) ?? []);
    return { at: one.index, people: { ...people, publishers } };
  });
  const [only] = found;
  return found.length === 1 && only && !OF_ANOTHER.test(fold(text.slice(0, only.at))) ? only.people : null;
}
