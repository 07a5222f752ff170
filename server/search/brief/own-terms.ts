import { FULL_STRENGTH } from "./brief.ts";
import { type ThesaurusEntry, type ThesaurusForm, thesaurus } from "./thesaurus.ts";
import { foldedWords } from "./words.ts";

/** The list whose lines have the names of one term each. */
const OF_TERMS = "terms";
/** The lists whose words mean much the same in one line; in the others they only belong together. */
const OF_ALIKE = ["music", "feelings", "left-out"];
/** Worth of a term for a line of another list that has its name but is called otherwise. */
const BESIDE = 80;

interface Term {
  slug: string;
  title: string;
  titleFr: string;
}

/** The catalogue's own terms as further meanings of the thesaurus. */
export interface OwnTerms<Own extends Term> {
  /** Lines of the thesaurus that lead to terms which only this catalogue has, by the line as written. */
  entries: ReadonlyMap<ThesaurusEntry, ThesaurusEntry>;
  /** Further names of these terms. */
  names: readonly (Pick<ThesaurusForm, "lang" | "form"> & { words: readonly string[]; term: Own })[];
}

interface FormIndex {
  byName: ReadonlyMap<string, readonly ThesaurusForm[]>;
  byEntry: ReadonlyMap<ThesaurusEntry, readonly ThesaurusForm[]>;
}

let index: FormIndex | undefined;

/** Indexes the thesaurus, which takes megabytes: only a catalogue with terms of its own needs it. */
function formIndex(): FormIndex {
  index ??= {
    byName: Map.groupBy(thesaurus(), ({ form }) => nameOf(form)),
    byEntry: Map.groupBy(thesaurus(), ({ entry }) => entry),
  };
  return index;
}

let slugs: ReadonlySet<string> | undefined;

/** Returns whether the thesaurus leads to a term. */
function isLedTo({ slug }: Term): boolean {
  slugs ??= new Set(thesaurus().flatMap(({ entry }) => entry.leads.terms.map((term) => term.slug)));
  return slugs.has(slug);
}

/**
 * Finds the terms that the thesaurus does not lead to, such as an import adds, «Drums», «Valse», among its words. One
 * that is called like a term of the thesaurus has all names of that term in both languages, and is wherever that leads; one
 * that is called like another word is what the other words of its line lead to.
 */
export function ownTerms<Own extends Term>(terms: readonly Own[]): OwnTerms<Own> {
  const own = terms.filter((term) => !isLedTo(term));
  if (own.length === 0) return { entries: new Map(), names: [] };
  const { byName, byEntry } = formIndex();
  const names: OwnTerms<Own>["names"][number][] = [];
  const alike = new Map<string, Own[]>();
  const further = new Map<ThesaurusEntry, Map<Own, number>>();
  for (const term of own) {
    const called = new Set([term.title, term.titleFr].map(nameOf));
    const entries = new Set(
      [...called].flatMap((name) => formsCalled(name, byName)).map(({ entry }) => entry),
    );
    for (const entry of entries) {
      const [first] = entry.leads.terms;
      if (entry.topic === OF_TERMS && first) {
        alike.set(first.slug, [...(alike.get(first.slug) ?? []), term]);
        for (const { lang, form } of byEntry.get(entry) ?? [])
          if (!called.has(nameOf(form))) names.push({ words: foldedWords(form), lang, form, term });
      } else if (entry.leads.first === "term") {
        const led = further.get(entry) ?? new Map<Own, number>();
        const isNamed = [entry.title, entry.titleFr].some((name) => called.has(nameOf(name)));
        led.set(term, isNamed || OF_ALIKE.includes(entry.topic) ? FULL_STRENGTH : BESIDE);
        further.set(entry, led);
      }
    }
  }
  return { entries: entriesWith(alike, further), names };
}

const nameOf = (text: string) => foldedWords(text).join(" ");

/** Returns the forms of a name, else those in the other number: «Drum» and «drums». */
function formsCalled(name: string, byName: FormIndex["byName"]): readonly ThesaurusForm[] {
  const numbers = [name, `${name}s`, name.replace(/(?<=\p{L}{3})[sx]$/u, "")];
  return numbers.map((one) => byName.get(one)).find((forms) => forms !== undefined) ?? [];
}

/** Returns the lines that lead to a term with others like it, or have further ones, with these after it or before all. */
function entriesWith(
  alike: ReadonlyMap<string, readonly Term[]>,
  further: ReadonlyMap<ThesaurusEntry, ReadonlyMap<Term, number>>,
): Map<ThesaurusEntry, ThesaurusEntry> {
  const found = new Map<ThesaurusEntry, ThesaurusEntry>();
  if (alike.size + further.size === 0) return found;
  for (const entry of formIndex().byEntry.keys()) {
    const { leads } = entry;
    const own = [...(further.get(entry) ?? [])].map(([{ slug }, worth]) => ({ slug, worth }));
    const isLike = (slug: string) => alike.has(slug);
    if (own.length === 0 && ![...leads.terms.map(({ slug }) => slug), ...leads.leftOut].some(isLike))
      continue;
    const others = (slug: string) => (alike.get(slug) ?? []).map((term) => term.slug);
    const led = leads.terms.flatMap(({ slug, worth }) =>
      [slug, ...others(slug)].map((one) => ({ slug: one, worth })),
    );
    const terms = [...own, ...led.filter(({ slug }) => own.every((one) => one.slug !== slug))];
    const leftOut = leads.leftOut.flatMap((slug) => [slug, ...others(slug)]);
    terms.sort((one, other) => other.worth - one.worth);
    found.set(entry, { ...entry, leads: { ...leads, terms, leftOut } });
  }
  return found;
}
