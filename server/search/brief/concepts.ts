import { MEANT } from "#/contract/brief.ts";
import { FULL_STRENGTH, NO_EVIDENCE } from "./brief.ts";
import { figureOf, figureRead, type Read, tempoCurve } from "./concept-figures.ts";
import type { KnownTerm, Lexicon, Meaning } from "./lexicon.ts";
import { leftOutWith } from "./negations.ts";
import type { Leads } from "./thesaurus.ts";
import { KNOWN_WORD, SYNONYM, UNKNOWN_WORD, WEIGHTS } from "./weights.ts";
import { asOneWord } from "./words.ts";

/** Factor for thesaurus leads if a term has exactly the typed name. */
const BESIDE_NAME = 0.8;
/**
 * Minimum worth of a lead that is the meaning of a word. If a second lead has at least `NEARLY_AS_MUCH`, the word means
 * a family.
 */
const UNMISTAKABLE = MEANT * FULL_STRENGTH;
const NEARLY_AS_MUCH = 85;
/** The taxonomy in which any member of a family meets the concept. In the others, further members are only near it. */
const FAMILY_TAXONOMY = "instruments";
/** Factor for the terms that a place suggests: music in its style need not come from there. */
const BESIDE_PLACE = 0.55;
/** Exponent that lowers weak leads further, so that the clearest meaning ranks first. */
const SHARPNESS = 1.4;
/** Worth of the mood to which a wanted nuance belongs. */
const MOOD_OF_NUANCE_WORTH = 50;
/** An idea is met by its own word only in the title, the first of `PLACES`; elsewhere it may be incidental. */
const TITLE_ONLY = 1;
interface Lead {
  term: KnownTerm;
  worth: number;
}

/** Returns the strongest lead to each term, strongest first. */
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

/** Adds the other members of the family to terms that mean a family of instruments. */
function withFamily(meant: readonly KnownTerm[], known: readonly Lead[]): KnownTerm[] {
  if (!meant.some(({ taxonomy }) => taxonomy === FAMILY_TAXONOMY)) return [...meant];
  const members = known.filter(
    ({ term, worth }) => term.taxonomy === FAMILY_TAXONOMY && worth >= NEARLY_AS_MUCH,
  );
  return [...new Set([...meant, ...members.map(({ term }) => term)])];
}

const sharpened = (worth: number) => Math.round(FULL_STRENGTH * (worth / FULL_STRENGTH) ** SHARPNESS);

/** Merges the leads of several entries for the same words; the more entries share a lead, the more it is worth. */
function mergedLeads(all: readonly (readonly Lead[])[]): Lead[] {
  const byTerm = Map.groupBy(all.flat(), ({ term }) => term);
  return [...byTerm].map(([term, leads]) => {
    const worths = leads.map(({ worth }) => worth);
    const mean = worths.reduce((sum, worth) => sum + worth, 0) / all.length;
    return { term, worth: Math.round((Math.max(...worths) + mean) / 2) };
  });
}

/** Returns the meanings in the language of the brief, or all if it has none; names belong to both languages. */
function inLanguage(meanings: readonly Meaning[], lang: "fr" | "en"): readonly Meaning[] {
  const own = meanings.filter((meaning) => meaning.lang === null || meaning.lang === lang);
  return own.length > 0 ? own : meanings;
}

/**
 * Returns the meaning of a phrase; null if it has none. A term of that name ranks first; the thesaurus leads of the
 * same words are near it.
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
  // A term without tracks does not reduce the related terms.
  const isNamed = named.some(({ isCarried }) => isCarried);
  const known = mergedLeads(entries.map(({ leads }) => leadsOf(leads, lexicon)));
  const leads = strongest([
    ...named.map((term) => ({ term, worth: FULL_STRENGTH })),
    ...known.map(({ term, worth }) => ({
      term,
      worth: sharpened(isNamed ? worth * BESIDE_NAME : worth),
    })),
  ]);
  const families = named.flatMap(({ family }) => {
    const term = family ? lexicon.terms.get(family) : undefined;
    return term ? [{ term, worth: MOOD_OF_NUANCE_WORTH }] : [];
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
  // «tendus» means Tension only; «désert» and «percussions» lead to several terms, so the typed words are the title.
  const isAlone = (first?.worth ?? 0) >= UNMISTAKABLE && (second?.worth ?? 0) < NEARLY_AS_MUCH;
  const isOneTerm = isTerm || (!isPlace && isAlone);
  const ofIdea = Math.max(WEIGHTS.vague, WEIGHTS.idea - FULL_STRENGTH + (first?.worth ?? 0));
  // Any one of these is enough to meet the concept: a named term, the terms that mean the idea, members of a family.
  const meant = ranked.flatMap(({ term, worth }) => (worth >= UNMISTAKABLE ? term : []));
  const own = isTerm ? named : isPlace ? [] : isAlone ? meant : withFamily(meant, known);
  const texts = asOneWord(words);
  const ofTerms = first?.term.taxonomy === "uses" ? WEIGHTS.uses : isTerm ? WEIGHTS.default : ofIdea;
  return {
    kind: isTerm ? "term" : isPlace ? "territory" : "idea",
    title: isOneTerm ? (first?.term.title ?? words) : (territory?.title ?? words),
    titleFr: isOneTerm ? (first?.term.titleFr ?? words) : (territory?.titleFr ?? words),
    reason: isTerm || territory ? "catalogue" : "thesaurus",
    leads: ranked.map(({ term, worth }) => ({
      slug: term.slug,
      title: term.title,
      titleFr: term.titleFr,
      weight: worth / FULL_STRENGTH,
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
        texts: isTerm || isPlace ? [] : texts.map((text) => ({ text, places: TITLE_ONLY })),
      },
    },
  };
}

/** Returns the meaning of unknown words: they are searched in the texts. `instead` holds their corrected spellings. */
export function readText(
  words: string,
  instead: readonly string[],
  also: readonly string[],
  isQuoted: boolean,
): Read {
  const texts = instead.length > 0 ? instead : [words];
  const worth = isQuoted ? UNKNOWN_WORD.map(() => FULL_STRENGTH) : UNKNOWN_WORD;
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
