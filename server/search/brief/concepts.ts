import { MEANT } from "#/contract/brief.ts";
import { NO_EVIDENCE, WHOLLY } from "./brief.ts";
import { figureOf, figureRead, type Read, tempoCurve, WEIGHTS } from "./concept-figures.ts";
import type { KnownTerm, Lexicon, Meaning } from "./lexicon.ts";
import { leftOutWith } from "./negations.ts";
import type { Leads } from "./thesaurus.ts";
import { asOneWord } from "./words.ts";

/** What the thesaurus leads to counts less where a term bears the very name. */
const BESIDE_NAME = 0.8;
/** A lead that is worth so much is what a word means, unless another one is worth nearly as much: then it means a family. */
const UNMISTAKABLE = MEANT * WHOLLY;
const NEARLY_AS_MUCH = 85;
/** Whoever names a family of instruments has it by any member; families of moods, genres and uses are only near each other. */
const FAMILIES = "instruments";
/** Music like that of a place is not from there. */
const BESIDE_PLACE = 0.55;
/** Weaker leads count less than their figure says, so that what is meant first comes first. */
const SHARPNESS = 1.4;
/** A nuance belongs to a mood: tracks of that mood come near it. */
const FAMILY_WORTH = 50;
/** Words typed, standing in titles, albums, writers, terms and descriptions (never more further down), where the thesaurus knows what they mean. */
const KNOWN_WORD = [60, 40, 40, 40, 25];
/** The same of words that it does not know. */
const UNKNOWN_WORD = [100, 90, 90, 90, 50];
/** And of what the catalogue knows beside them; descriptions do not count. */
const SYNONYM = [60, 50, 50, 50, 0];
/** An idea stands in a title that says it; further down its word may be said in passing. */
const IN_TITLE = 1;
interface Lead {
  term: KnownTerm;
  worth: number;
}

/** Leads with each term once, strongest first. */
function strongest(leads: readonly Lead[]): Lead[] {
  const best = new Map<string, Lead>();
  for (const lead of leads)
    if (lead.worth > (best.get(lead.term.slug)?.worth ?? 0)) best.set(lead.term.slug, lead);
  return [...best.values()].sort((one, other) => other.worth - one.worth);
}

const leadsOf = (leads: Leads, { terms }: Lexicon): Lead[] =>
  leads.terms.flatMap(({ slug, worth }) => {
    const term = terms.get(slug);
    return term ? [{ term, worth }] : [];
  });

/** Terms that mean a family, and its further members, if it is one of instruments. */
function withFamily(meant: readonly KnownTerm[], known: readonly Lead[]): KnownTerm[] {
  if (!meant.some(({ taxonomy }) => taxonomy === FAMILIES)) return [...meant];
  const members = known.filter(({ term, worth }) => term.taxonomy === FAMILIES && worth >= NEARLY_AS_MUCH);
  return [...new Set([...meant, ...members.map(({ term }) => term)])];
}

const sharpened = (worth: number) => Math.round(WHOLLY * (worth / WHOLLY) ** SHARPNESS);

/** What several entries of the same words lead to: worth most where they agree. */
function agreed(all: readonly (readonly Lead[])[]): Lead[] {
  const byTerm = Map.groupBy(all.flat(), ({ term }) => term);
  return [...byTerm].map(([term, leads]) => {
    const worths = leads.map(({ worth }) => worth);
    const mean = worths.reduce((sum, worth) => sum + worth, 0) / all.length;
    return { term, worth: Math.round((Math.max(...worths) + mean) / 2) };
  });
}

/** Meanings in the language of the brief where it has some; names belong to both. */
function inLanguage(meanings: readonly Meaning[], lang: "fr" | "en"): readonly Meaning[] {
  const own = meanings.filter((meaning) => meaning.lang === null || meaning.lang === lang);
  return own.length > 0 ? own : meanings;
}

/**
 * What a phrase means to the catalogue. A term that bears its name comes first; what the thesaurus says of the same
 * words comes near it.
 */
export function readPhrase(
  all: readonly Meaning[],
  words: string,
  lang: "fr" | "en",
  lexicon: Lexicon,
): Read | null {
  const meanings = inLanguage(all, lang);
  const territory = meanings.find((meaning) => meaning.kind === "territory");
  const writer = meanings.find((meaning) => meaning.kind === "writer");
  const named = meanings.flatMap((meaning) => (meaning.kind === "term" ? [meaning.term] : []));
  const entries = meanings.flatMap((meaning) => (meaning.kind === "entry" ? [meaning.entry] : []));
  if (writer)
    return {
      kind: "writer",
      title: writer.name,
      titleFr: writer.name,
      reason: "catalogue",
      leads: [],
      weight: WEIGHTS.writer,
      evidence: { ...NO_EVIDENCE, writerIds: [writer.id] },
    };
  const only = named.length === 0 && entries.length > 0 ? figureOf(entries.map(({ leads }) => leads)) : null;
  if (only) return only;
  // A term that no track carries yet leaves its place to its kin.
  const isNamed = named.some(({ isCarried }) => isCarried);
  const known = agreed(entries.map(({ leads }) => leadsOf(leads, lexicon)));
  const leads = strongest([
    ...named.map((term) => ({ term, worth: WHOLLY })),
    ...known.map(({ term, worth }) => ({
      term,
      worth: sharpened(isNamed ? worth * BESIDE_NAME : worth),
    })),
  ]);
  const families = named.flatMap(({ family }) => {
    const term = family ? lexicon.terms.get(family) : undefined;
    return term ? [{ term, worth: FAMILY_WORTH }] : [];
  });
  const ranked = strongest([...leads, ...families]);
  const codes = [
    ...new Set([
      ...(territory?.codes ?? []),
      ...entries.flatMap(({ leads }) => (leads.first === "country" ? leads.countries : [])),
    ]),
  ];
  const against = entries.flatMap((entry) =>
    entry.leads.against.flatMap((slug) => lexicon.terms.get(slug)?.id ?? []),
  );
  const tempo = entries.map((entry) => entry.leads.tempo).find((range) => range !== null) ?? null;
  if (ranked.length === 0 && codes.length === 0)
    return tempo ? figureRead("tempo", tempo, "thesaurus") : null;
  const [first, second] = ranked;
  const isPlace = codes.length > 0;
  const isTerm = named.length > 0;
  // «tendus» is Tension and nothing else; «désert» and «percussions» lead to several things, and are themselves.
  const isAlone = (first?.worth ?? 0) >= UNMISTAKABLE && (second?.worth ?? 0) < NEARLY_AS_MUCH;
  const saysTerm = isTerm || (!isPlace && isAlone);
  const ofIdea = Math.max(WEIGHTS.vague, WEIGHTS.idea - WHOLLY + (first?.worth ?? 0));
  // What was named is had by its name; an idea by the terms that mean just that, a family by its members too.
  const meant = ranked.flatMap(({ term, worth }) => (worth >= UNMISTAKABLE ? term : []));
  const own = isTerm ? named : isPlace ? [] : isAlone ? meant : withFamily(meant, known);
  const texts = asOneWord(words);
  const ofTerms = first?.term.taxonomy === "uses" ? WEIGHTS.uses : isTerm ? WEIGHTS.default : ofIdea;
  return {
    kind: isTerm ? "term" : isPlace ? "territory" : "idea",
    title: saysTerm ? (first?.term.title ?? words) : (territory?.title ?? words),
    titleFr: saysTerm ? (first?.term.titleFr ?? words) : (territory?.titleFr ?? words),
    reason: isTerm || territory ? "catalogue" : "thesaurus",
    leads: ranked.map(({ term, worth }) => ({
      slug: term.slug,
      title: term.title,
      titleFr: term.titleFr,
      weight: worth / WHOLLY,
    })),
    ...(isPlace && { territories: codes }),
    weight: isPlace ? WEIGHTS.territory : ofTerms,
    leftOut: leftOutWith(entries, lexicon.terms),
    evidence: {
      ...NO_EVIDENCE,
      terms: ranked.map(({ term, worth }) => ({
        id: term.id,
        strength: isPlace ? Math.round(worth * BESIDE_PLACE) : worth,
        taxonomy: term.taxonomy,
      })),
      against,
      territories: codes,
      tempo: tempo && tempoCurve(tempo),
      texts: texts.map((text) => ({ text, worth: KNOWN_WORD })),
      own: {
        terms: own.map(({ id }) => id),
        territories: isTerm ? [] : (territory?.codes ?? codes),
        texts: isTerm || isPlace ? [] : texts.map((text) => ({ text, places: IN_TITLE })),
      },
    },
  };
}

/** Words that mean nothing to the thesaurus are looked for where they stand; `instead` when they are respelt. */
export function readText(
  words: string,
  instead: readonly string[],
  also: readonly string[],
  isQuoted: boolean,
): Read {
  const texts = instead.length > 0 ? instead : [words];
  const worth = isQuoted ? UNKNOWN_WORD.map(() => WHOLLY) : UNKNOWN_WORD;
  return {
    kind: "text",
    title: texts.join(", "),
    titleFr: texts.join(", "),
    reason: instead.length > 0 ? "spelling" : "text",
    leads: [],
    ...(instead.length > 0 && { instead: [...instead] }),
    weight: WEIGHTS.text,
    evidence: {
      ...NO_EVIDENCE,
      texts: [...texts.map((text) => ({ text, worth })), ...also.map((text) => ({ text, worth: SYNONYM }))],
      own: { ...NO_EVIDENCE.own, texts: texts.map((text) => ({ text, places: UNKNOWN_WORD.length })) },
    },
  };
}
