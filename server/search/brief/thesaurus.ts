import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Meaning of a form in the thesaurus. */
export interface Leads {
  /** Terms by slug with their worth, 1–100, strongest first; a catalogue may lack some. */
  terms: readonly { slug: string; worth: number }[];
  /** Terms that contradict this meaning. */
  against: readonly string[];
  /** Terms that are excluded together with it, and do not count where it is wanted. */
  leftOut: readonly string[];
  tempo: Range | null;
  seconds: Range | null;
  versions: readonly string[];
  countries: readonly string[];
  mode: "major" | "minor" | null;
  /** Kind of the first lead: it is the main meaning, the others accompany it. */
  first: "term" | "tempo" | "length" | "version" | "country" | "key";
}

/** Bounds, either of which may be missing. */
export interface Range {
  from: number | null;
  to: number | null;
  /** The typed figure, if the bounds are a tolerance around it. */
  about?: number;
}

/** One line of a content file: its leads, and its first form in each language as its name. */
export interface ThesaurusEntry {
  title: string;
  titleFr: string;
  leads: Leads;
  /** What the words of its file are about: `music`, `feelings`, `scenes`. */
  topic: string;
}

/** A form of an entry, which is also what a brief means by it. */
export interface ThesaurusForm {
  kind: "entry";
  lang: "fr" | "en";
  form: string;
  entry: ThesaurusEntry;
}

const FOLDER = join(import.meta.dirname, "thesaurus");
const RANGE = /^(tempo|length) (\d*)\.\.(\d*)$/;
const NAMED = /^(version|country|key) (\S+)$/;
const TERM = /^(not |out )?([a-z0-9-]+)(?: (1|0?\.\d+))?$/;

const bound = (digits: string | undefined) => (digits ? Number(digits) : null);

const kindOf = (lead: string) =>
  (RANGE.exec(lead.trim())?.[1] ?? NAMED.exec(lead.trim())?.[1] ?? "term") as Leads["first"];

const NONE: readonly never[] = [];

/** Returns the list without the room that it keeps for more; what is empty is one and the same list. */
const compact = <Item>(list: readonly Item[]): readonly Item[] => (list.length > 0 ? [...list] : NONE);

/** @throws Error that names the invalid lead. */
function readLeads(written: string): Leads {
  const terms: { slug: string; worth: number }[] = [];
  const against: string[] = [];
  const leftOut: string[] = [];
  const named = { version: [] as string[], country: [] as string[] };
  const figures: { tempo: Range | null; length: Range | null } = { tempo: null, length: null };
  let mode: Leads["mode"] = null;
  for (const lead of written.split(",").map((one) => one.trim())) {
    const [, figure, from, to] = RANGE.exec(lead) ?? [];
    const [, kind, value = ""] = NAMED.exec(lead) ?? [];
    if (figure) figures[figure === "tempo" ? "tempo" : "length"] = { from: bound(from), to: bound(to) };
    else if (kind === "key") mode = value === "minor" ? "minor" : "major";
    else if (kind === "version" || kind === "country") named[kind].push(value);
    else {
      const [, sign, slug, worth = "1"] = TERM.exec(lead) ?? [];
      if (!slug) throw new Error(`«${lead}» is no lead`);
      if (sign) (sign === "not " ? against : leftOut).push(slug);
      else terms.push({ slug, worth: Math.round(Number(worth) * 100) });
    }
  }
  return {
    terms: compact(terms.sort((one, other) => other.worth - one.worth)),
    against: compact(against),
    leftOut: compact(leftOut),
    tempo: figures.tempo,
    seconds: figures.length,
    versions: compact(named.version),
    countries: compact(named.country),
    mode,
    first: kindOf(written.split(",")[0] ?? ""),
  };
}

/**
 * Parses a content file of the thesaurus: `English forms | French forms | leads`, one entry per line.
 * @throws Error that names the invalid line.
 */
export function readThesaurus(text: string, name: string): ThesaurusForm[] {
  return text.split("\n").flatMap((line, at): ThesaurusForm[] => {
    if (line.trim() === "" || line.startsWith("#")) return [];
    const [english = "", french = "", leads = ""] = line.split("|").map((column) => column.trim());
    try {
      const forms = {
        en: english.split(",").map((form) => form.trim()),
        fr: french.split(",").map((form) => form.trim()),
      };
      const [title = "", titleFr = ""] = [forms.en[0], forms.fr[0]];
      const entry = { title, titleFr, leads: readLeads(leads), topic: name.replace(/\.txt$/, "") };
      return (["fr", "en"] as const).flatMap((lang) =>
        forms[lang].map((form) => ({ kind: "entry", lang, form, entry })),
      );
    } catch (cause) {
      throw new Error(`${name}, line ${at + 1}: ${(cause as Error).message}`, { cause });
    }
  });
}

let known: ThesaurusForm[] | undefined;

/** Returns all forms of the thesaurus (`thesaurus/*.txt`). They ship with the code and are read once. */
export function thesaurus(): readonly ThesaurusForm[] {
  known ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => readThesaurus(readFileSync(join(FOLDER, name), "utf8"), name));
  return known;
}
