import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wordsOf } from "./words.ts";

/** What a form of the thesaurus leads to. */
export interface Leads {
  /** Terms by slug with what each is worth, 1–100, strongest first; a catalogue may lack some. */
  terms: readonly { slug: string; worth: number }[];
  /** Terms that speak against it. */
  against: readonly string[];
  /** Terms that go with it where it is left out, and say nothing of it where it is wanted. */
  leftOut: readonly string[];
  tempo: Range | null;
  seconds: Range | null;
  versions: readonly string[];
  countries: readonly string[];
  mode: "major" | "minor" | null;
  /** What is led to first: the rest is what goes with it. */
  first: "term" | "tempo" | "length" | "version" | "country" | "key";
}

/** Bounds, either of which may be missing. */
export interface Range {
  from: number | null;
  to: number | null;
  /** The one figure that was said, when the bounds are what is near it. */
  about?: number;
}

/** One line of a content file: what it leads to, and its first form in each language as its name. */
export interface ThesaurusEntry {
  title: string;
  titleFr: string;
  leads: Leads;
}

export interface ThesaurusForm {
  lang: "fr" | "en";
  form: string;
  words: string[];
  entry: ThesaurusEntry;
}

const FOLDER = join(import.meta.dirname, "thesaurus");
const RANGE = /^(tempo|length) (\d*)\.\.(\d*)$/;
const NAMED = /^(version|country|key) (\S+)$/;
const TERM = /^(not |out )?([a-z0-9-]+)(?: (1|0?\.\d+))?$/;

const bound = (digits: string | undefined) => (digits ? Number(digits) : null);

const kindOf = (lead: string) =>
  (RANGE.exec(lead.trim())?.[1] ?? NAMED.exec(lead.trim())?.[1] ?? "term") as Leads["first"];

/** @throws Error that names what of a line is not understood. */
function readLeads(written: string): Leads {
  const terms: { slug: string; worth: number }[] = [];
  const against: string[] = [];
  const leftOut: string[] = [];
  const leads: Leads = {
    terms,
    against,
    leftOut,
    tempo: null,
    seconds: null,
    versions: [],
    countries: [],
    mode: null,
    first: "term",
  };
  const named = { version: [] as string[], country: [] as string[] };
  for (const lead of written.split(",").map((one) => one.trim())) {
    const [, figure, from, to] = RANGE.exec(lead) ?? [];
    const [, kind, value = ""] = NAMED.exec(lead) ?? [];
    if (figure) leads[figure === "tempo" ? "tempo" : "seconds"] = { from: bound(from), to: bound(to) };
    else if (kind === "key") leads.mode = value === "minor" ? "minor" : "major";
    else if (kind === "version" || kind === "country") named[kind].push(value);
    else {
      const [, sign, slug, worth = "1"] = TERM.exec(lead) ?? [];
      if (!slug) throw new Error(`«${lead}» is no lead`);
      if (sign) (sign === "not " ? against : leftOut).push(slug);
      else terms.push({ slug, worth: Math.round(Number(worth) * 100) });
    }
  }
  terms.sort((one, other) => other.worth - one.worth);
  return {
    ...leads,
    versions: named.version,
    countries: named.country,
    first: kindOf(written.split(",")[0] ?? ""),
  };
}

/**
 * The forms of a content file of the thesaurus: `English forms | French forms | leads`, one entry a line.
 * @throws Error that names the line that is not understood.
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
      const entry = { title: forms.en[0] ?? "", titleFr: forms.fr[0] ?? "", leads: readLeads(leads) };
      return (["fr", "en"] as const).flatMap((lang) =>
        forms[lang].map((form) => ({ lang, form, words: wordsOf(form), entry })),
      );
    } catch (cause) {
      throw new Error(`${name}, line ${at + 1}: ${(cause as Error).message}`, { cause });
    }
  });
}

let known: ThesaurusForm[] | undefined;

/** All forms of the thesaurus (`thesaurus/*.txt`), read once: they are the house's own and change with it. */
export function thesaurus(): readonly ThesaurusForm[] {
  known ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => readThesaurus(readFileSync(join(FOLDER, name), "utf8"), name));
  return known;
}
