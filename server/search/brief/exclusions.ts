import { baseForms } from "./base-forms.ts";
import { type Evidence, FULL_STRENGTH, NEAR_STRENGTH, NO_EVIDENCE, type WeighedTerm } from "./brief.ts";
import type { Read } from "./concept-figures.ts";
import { readText } from "./concepts.ts";
import type { BriefPart } from "./demands.ts";
import { foldedWords } from "./words.ts";

/**
 * Minimum strength, by taxonomy, with which a term excludes tracks. Things are excluded with their family («sans
 * percussions»), moods only by name: a person who wants nothing sad may want something tender.
 */
const EXCLUDING: Readonly<Record<string, number>> = {
  instruments: 70,
  genres: 70,
  subgenres: 70,
  moods: 100,
};
const EXCLUDING_ELSE = 84;
const excludes = ({ strength, taxonomy }: WeighedTerm) => strength >= (EXCLUDING[taxonomy] ?? EXCLUDING_ELSE);
/** Worth of words at each of `PLACES`, so that only titles with these words are excluded. */
const TITLE_ONLY = [FULL_STRENGTH, 0, 0, 0, 0];
/** The taxonomy in which an excluded family stays excluded although a wish leads to it: «tribal, sans percussions». */
const FAMILIES = "instruments";

/**
 * Minimum worth of a lead by which an idea is excluded; otherwise its words are excluded: “no umbrellas” is about umbrellas.
 */
const STRONG_LEAD = 70;

/** Minimum strengths of a genre and of a mood by which a word for an instrument is a way to play it. */
const STYLE_GENRE = 45;
const STYLE_MOOD = 60;
const GENRES = ["genres", "subgenres"];
const MOODS = ["moods", "nuances"];

/**
 * Returns whether an idea that means one instrument is a way to play it, with a genre and a mood of its own: “ragtime”.
 */
function isStyle({ kind, evidence: { own, terms } }: Read): boolean {
  const [only, second] = own.terms;
  const isOneInstrument =
    second === undefined && terms.some(({ id, taxonomy }) => id === only && taxonomy === FAMILIES);
  const has = (taxonomies: readonly string[], least: number) =>
    terms.some(({ taxonomy, strength }) => taxonomies.includes(taxonomy) && strength >= least);
  return kind === "idea" && isOneInstrument && has(GENRES, STYLE_GENRE) && has(MOODS, STYLE_MOOD);
}

/** Returns a way to play an instrument without the instrument; as plain text if nothing else excludes tracks. */
function withoutInstrument(read: Read, words: string): Read {
  const { evidence } = read;
  const terms = evidence.terms.filter(({ id }) => !evidence.own.terms.includes(id));
  if (!terms.some(excludes)) return readText(words, [], [], false);
  return {
    ...read,
    title: words,
    titleFr: words,
    evidence: { ...evidence, terms, own: { ...evidence.own, terms: [] } },
  };
}

/**
 * Returns the meaning of an excluded part. An idea without a strong lead is read as plain text, and “not ragtime”
 * leaves other pianos.
 */
export function readExcluded(read: Read, words: string): Read {
  const { leads, evidence, leftOut = [] } = read;
  if (isStyle(read)) return withoutInstrument(read, words);
  const isVague = read.kind === "idea" && leads.every(({ weight }) => weight * FULL_STRENGTH < STRONG_LEAD);
  return isVague && evidence.territories.length + leftOut.length === 0
    ? readText(words, [], [], false)
    : read;
}

/**
 * Returns how closely the words of a part name a term: 2 for the catalogue's own name, 1 if they mean that term alone
 * (“sad”), 0 if they only lead to terms («musette» leads to the accordion).
 */
const closenessOfName = ({ read, words }: BriefPart) =>
  read.kind === "term" ? 2 : Number(read.title !== words);

/** Returns whether a term is an instrument or a kind of music that an idea excludes. */
const isSound = (term: WeighedTerm) => [FAMILIES, ...GENRES].includes(term.taxonomy) && excludes(term);

/**
 * Returns whether another part asks for an excluded term, which then excludes nothing: «accordéon, mais pas musette»
 * wants accordions.
 * - If the excluded part means the term, the other part must name it more closely.
 * - If the excluded part only leads to the term, it is enough that the other part means it or leads to it closely:
 * «triste, pas larmoyant», «synthwave, pas de techno». A close lead is not enough for a family of instruments.
 * - If it leads to the instrument or style that the other part means, every lead of that part is enough: «oud, pas orientaliste» wants the music
 * that ouds play.
 */
function isWanted({ id, taxonomy }: WeighedTerm, excluded: BriefPart, wanted: readonly BriefPart[]): boolean {
  const { own: meant, terms: led } = excluded.read.evidence;
  const isMeant = meant.terms.includes(id);
  const isOfFamily =
    taxonomy === FAMILIES && led.some((one) => one.taxonomy === FAMILIES && meant.terms.includes(one.id));
  return wanted.some((part) => {
    const { own, terms } = part.read.evidence;
    if (repeats(part, excluded) && terms.some((one) => one.id === id && one.strength >= ASKED)) return true;
    if (isMeant)
      return (
        own.terms.length === 1 && own.terms[0] === id && closenessOfName(part) > closenessOfName(excluded)
      );
    const isKin = own.terms.some((one) => led.some((lead) => lead.id === one && isSound(lead)));
    const isNear = terms.some((one) => one.id === id && (isKin || one.strength >= NEAR_STRENGTH));
    return own.terms.includes(id) || (isNear && !isOfFamily);
  });
}

/** Minimum strength of a lead of a wish that a refusal in the same words leaves in. */
const ASKED = 40;

/**
 * Returns whether a wish repeats all words of a refused part, which then refuses only a kind of it: «montée progressive,
 * sans grosses montées trailer», “a hacker at work, no hacker look”. An instrument or a style that is refused by its bare
 * name stays refused: “string quartet, no strings”.
 */
function repeats({ words }: BriefPart, { words: refused, read }: BriefPart): boolean {
  const forms = (said: string) => foldedWords(said).map((word) => [word, ...baseForms(word)]);
  const [asked, said] = [forms(words), forms(refused)];
  if (said.length === 0 || read.evidence.terms.some(isSound)) return false;
  return said.every((one) => asked.some((other) => other.some((form) => one.includes(form))));
}

/** The lists of the thesaurus by what their lines are about. */
const OF_MUSIC = "music";
const OF_PLACES = "places";
/** Those whose words are refused with all that is near them: families of instruments, feelings. */
const WITH_KIN = ["left-out", "feelings"];
/** Those whose words may name a mood. */
const OF_FEELING = [...WITH_KIN, OF_MUSIC, "terms"];
const USES = "uses";

/**
 * Returns whether a refused idea is about a term, and does not only suggest it: “no church bells” leaves accordions in,
 * “no whales” other music of nature, and “no dubstep” other synthesizers.
 */
function isAbout({ id, taxonomy, strength }: WeighedTerm, { read, means }: BriefPart): boolean {
  if (read.kind !== "idea" || means.kind !== "phrase") return true;
  const { own, terms } = read.evidence;
  const topics = means.meanings.flatMap((meaning) => (meaning.kind === "entry" ? meaning.entry.topic : []));
  if (topics.every((topic) => topic === OF_PLACES) && MOODS.includes(taxonomy)) return false;
  // “No postcards” bans no intimate music: a scene or a thing is not its mood.
  if ([...MOODS, USES].includes(taxonomy) && !topics.some((topic) => OF_FEELING.includes(topic)))
    return false;
  if (own.terms.includes(id) || topics.some((topic) => WITH_KIN.includes(topic))) return true;
  const isGenre = (one: WeighedTerm) => GENRES.includes(one.taxonomy);
  if (!topics.includes(OF_MUSIC)) return GENRES.includes(taxonomy);
  if (taxonomy !== FAMILIES) return true;
  return strength >= EXCLUDING_ELSE && !terms.some((one) => isGenre(one) && one.strength >= strength);
}

/** Returns whether the words of a part name a style or an instrument that is no term: “banjo”, «électro-swing». */
function isNamedMusic({ read, means }: BriefPart): boolean {
  const isOfMusic =
    means.kind === "phrase" &&
    means.meanings.some((meaning) => meaning.kind === "entry" && meaning.entry.topic === "music");
  const isSound = read.evidence.terms.some(
    ({ taxonomy, strength }) => [...GENRES, FAMILIES].includes(taxonomy) && strength >= STYLE_GENRE,
  );
  return read.kind === "idea" && isOfMusic && isSound;
}

/**
 * Returns the evidence that excludes a track: terms close to the excluded one, and the words if they are plain text, lead
 * closely to none, “no screams”, or name a style or an instrument whose terms are wished for: “folk, no banjo”. Terms
 * that the `wanted` parts ask for exclude nothing.
 */
export function excludedEvidence(part: BriefPart, wanted: readonly BriefPart[]): Evidence {
  const { read, means } = part;
  const { evidence, leftOut = [] } = read;
  const isText = means.kind === "text" || read.kind === "text";
  // «Pas comme “Delta”» is about that title alone.
  if (means.kind === "figure" && means.figure.kind === "alike")
    return { ...NO_EVIDENCE, texts: [{ text: means.figure.track.name, worth: TITLE_ONLY }] };
  const isMusic = isNamedMusic(part);
  // A refused instrument or style does not exclude the moods that it suggests: “no theremin”.
  const isMeant = (term: WeighedTerm) =>
    excludes(term) && isAbout(term, part) && !(isMusic && MOODS.includes(term.taxonomy));
  const meant = evidence.terms.filter(isMeant);
  const terms = [...meant.filter((term) => !isWanted(term, part, wanted)), ...leftOut];
  const isByWords = terms.length === 0 && read.kind === "idea";
  return {
    ...evidence,
    terms,
    tempo: read.kind === "tempo" ? evidence.tempo : null,
    texts: isText || isByWords ? evidence.texts : [],
  };
}
