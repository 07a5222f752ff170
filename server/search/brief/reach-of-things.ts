import type { Lexicon, Meaning } from "./lexicon.ts";
import { isKindOfMusic, isQuality, isTempo, leadsToInstrument, leadsToThing } from "./negations.ts";
import type { Negation } from "./negators.ts";
import type { ScannedPart } from "./scanned.ts";

export type Wording = Pick<ScannedPart, "words" | "means">;

export const meaningsOf = ({ means }: Wording): readonly Meaning[] =>
  means.kind === "phrase" ? means.meanings : [];
export const isUnknown = ({ means }: Wording) => means.kind === "text" && !means.isQuoted;
/** Returns whether a part is only French. English adjectives precede their noun: “no drums, dreamy pads”. */
export const isFrench = (part: Wording) =>
  meaningsOf(part).length > 0 && meaningsOf(part).every(({ lang }) => lang === "fr");
export const isPlural = ({ words }: Wording) => /[sx]$/i.test(words);

/** Returns whether words mean an instrument, and no kind of music that it plays. */
export const isPlayedBy = (meanings: readonly Meaning[], terms: Lexicon["terms"]) =>
  leadsToInstrument(meanings, terms) && !isKindOfMusic(meanings, terms);

/** A negated part `last`, and the part `next` that follows it without punctuation between. */
export interface Following {
  last: Wording;
  next: Wording;
  /** Where the first ends, and where the next one stands. */
  place: { text: string; from: number; start: number; end: number };
  negation: Negation;
  /** Whether most words of the brief begin with capitals, so that capitals do not mark names. */
  isTitleCase: boolean;
}

export type Reach = "also" | "instead" | "left";

const ENGLISH_PLURAL = /[^asu]s$/i;
const isEnglish = ({ lang }: Meaning) => lang === "en";
/** Returns whether a meaning is a version for which something is taken out, a wish of its own: “no techno no vocals”. */
const namesLack = (meaning: Meaning) =>
  meaning.kind === "entry" &&
  meaning.entry.leads.versions.some((kind) => kind !== "sting" && !/^\d/.test(kind));
/** What may stand between a refused thing and one more adjective: «pas de rythme trop marqué», «tristes et lents». */
const BEFORE_ADJECTIVE = /^\s+(?:(?:et|trop|tres|plus|bien|hyper|si|aussi|vraiment)\s+)?$/iu;
/** Negations behind which an adjective can only belong to the thing: «pas de», not «sans batterie doux». */
const WITH_ADJECTIVE = /^(?:pas|jamais|plus|aucune?|ni|rien|\p{L}vit\p{L}+|bann\p{L}+) ?/iu;

export const isPlace = (meaning: Meaning) =>
  meaning.kind === "territory" || (meaning.kind === "entry" && meaning.entry.leads.first === "country");
const isUse = (meaning: Meaning) => meaning.kind === "term" && meaning.term.taxonomy === "uses";
const FRENCH_NEGATION = /^(?:sans|pas|aucune?|ni|jamais|plus|rien)(?!\p{L})/iu;

/** Minimum worth of a lead by which an instrument plays a kind of music. */
const PLAYING = 70;

/** Returns whether words name an instrument that plays the kind of music before it: “heavy metal guitars”. */
function isPlayerOf(following: readonly Meaning[], negated: readonly Meaning[]): boolean {
  const players = new Set(
    negated.flatMap((meaning) =>
      meaning.kind === "entry"
        ? meaning.entry.leads.terms.flatMap(({ slug, worth }) => (worth >= PLAYING ? slug : []))
        : [],
    ),
  );
  return following.some((meaning) => {
    if (meaning.kind === "term") return players.has(meaning.term.slug);
    return (
      meaning.kind === "entry" && meaning.entry.leads.terms.slice(0, 2).some(({ slug }) => players.has(slug))
    );
  });
}

/** Returns whether words of music lead closely to an instrument, though not first: “synth pads”. */
const isSound = (meanings: readonly Meaning[], terms: Lexicon["terms"]) =>
  meanings.some(
    (meaning) =>
      meaning.kind === "entry" &&
      meaning.entry.topic === "music" &&
      meaning.entry.leads.terms.some(
        ({ slug, worth }) => worth > PLAYING && terms.get(slug)?.taxonomy === "instruments",
      ),
  );

/** Returns whether an English word for a mood is the noun of what is refused: “dubstep wobbles”, not “jazz happy …”. */
const isNounOfMood = ({ words }: Wording, meanings: readonly Meaning[]) =>
  meanings.some(isEnglish) &&
  (ENGLISH_PLURAL.test(words) ||
    meanings.every((meaning) => meaning.kind === "entry" && meaning.entry.topic !== "feelings"));

/**
 * Returns how far a negation of things reaches beyond one of them without a sign between. The rest of what is refused is
 * no wish: “no dubstep drops”, “no dark strings”, «pas de percus fortes».
 */
export function reachOfThing(
  { last, next, place: { text }, negation }: Following,
  near: string,
  terms: Lexicon["terms"],
): Reach | null {
  const [negated, following] = [meaningsOf(last), meaningsOf(next)];
  if (next.means.kind === "figure" || following.some(namesLack)) return null;
  const isDescribing =
    isQuality(following, terms) || following.some(isTempo) || !leadsToThing(following, terms);
  const isAdjective = isUnknown(next) ? isFrench(last) : isDescribing && !following.every(isEnglish);
  const isOfFrenchThing = WITH_ADJECTIVE.test(text.slice(negation.start, negation.end));
  if (isOfFrenchThing && isAdjective && BEFORE_ADJECTIVE.test(near)) return "left";
  if (!/^(?:\s+|-)$/.test(near)) return null;
  if (isPlayedBy(negated, terms)) {
    const isNoun = !isPlural(last) && ENGLISH_PLURAL.test(next.words) && following.some(isEnglish);
    const isOther = leadsToInstrument(following, terms) && !isPlayerOf(following, negated);
    return isNoun && !isOther ? "left" : null;
  }
  // «Sans grosses montées trailer»: the use only tells which kind is refused.
  const isFrenchPhrase = FRENCH_NEGATION.test(text.slice(negation.start, negation.end));
  if (isFrenchPhrase && following.some((meaning) => isUse(meaning) || isPlace(meaning))) return "left";
  const isMusic = isKindOfMusic(negated, terms);
  // English adjectives stand before their nouns: in “no jazz happy ukulele” a comma is missing.
  const isNewWish = isMusic && isQuality(following, terms) && !isKindOfMusic(following, terms);
  if (isNewWish && !isNounOfMood(next, following)) return null;
  // A plural is the thing itself, behind which a comma is missing: “no claps ukulele”.
  if (ENGLISH_PLURAL.test(last.words) && !isMusic) return null;
  const isDescribed = isQuality(negated, terms) && !isMusic;
  return isDescribed && (isPlayedBy(following, terms) || isSound(following, terms)) ? "instead" : "left";
}
