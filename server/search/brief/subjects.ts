import { fold } from "#/contract/fold.ts";
import type { BriefPart } from "./demands.ts";
import { isOfPictures } from "./pictures.ts";
import { WEIGHTS } from "./weights.ts";
import { foldInPlace } from "./words.ts";

/** Customers, their products and occasions, and the film itself: they say for whom the music is, not how it sounds. */
const SUBJECT =
  "(?:films?|movies?|features?|longs? metrages?|courts? metrages?|banques?|banks?|banking|assurances?|insurance|mutuelles?|conventions?|seminaires?|seminars?|conferences?|congres|charit(?:y|ies)|ong|ngos?|bio|organic|yaourts?|yogh?urts?|lessives?|detergents?|cosmetiques?|startups?|entreprises?|company|companies|marques?|brands?|clients?|appeals?|fundrais(?:er|ing)s?|telethons?|parfums?|perfumes?|fragrances?|campaigns?)";
const NAMES_SUBJECT = new RegExp(
  `^(?:(?:pubs?|spots?|ads?|adverts?|commercials?|films?|videos?)\\s+(?:(?:pour|de|d['’]|for)\\s*)?(?:(?:une?|an?|the|la|le|les)\\s+)?)?${SUBJECT}(?:\\s+${SUBJECT})?$`,
);
const SOUNDS = ["genres", "subgenres", "instruments"];
const ASPECTS = ["moods", "nuances", "genres", "subgenres", "instruments"];

const DAY =
  "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday)";
const NAMES_DAY = new RegExp(`^${DAY}s?$`);
const PART_OF_DAY = /^(?:(?:ce|cette|this) )?(?:soir|matin|nuit|night|evening|morning|afternoon)$/;
const BEFORE_PART_OF_DAY = new RegExp(`(?<![a-z])(?:${DAY}|ce|cette|this)[\\s-]$`);
/** Text before or behind a day that makes it a mood: «un dimanche à la campagne», “a slow Sunday”. */
const OF_A_MOOD =
  /(?<![a-z])(?:une?|an?|des|nos|mes|mon|our|my|lazy|slow|quiet|sleepy|rainy|sunny|long|perfect)\s$/;
const MOOD_BEHIND = /^s?\s(?:a la|en|d['\u2019]|in the|at the)(?![a-z])/;

/** What surrounds a day that is an item of its own: “guitar, Sunday”. */
const ALONE = [/(?:^|[,;\n])\s*$/, /^\s*(?:$|[,;\n])/] as const;

/** Returns whether a part only tells when something is shown or due: «Top 14 dimanche», “Sunday-night doc”. */
function isSlot({ read, words, start, end }: BriefPart, folded: string): boolean {
  const [name, before] = [fold(words), folded.slice(Math.max(0, start - 20), start)];
  if (read.kind !== "idea") return false;
  if (name === "tonight" || name.startsWith("ce soir")) return true;
  if (PART_OF_DAY.test(name)) return / /.test(name) || BEFORE_PART_OF_DAY.test(before);
  const behind = folded.slice(end, end + 12);
  const isItem = ALONE[0].test(before) && ALONE[1].test(behind);
  return NAMES_DAY.test(name) && !isItem && !OF_A_MOOD.test(before) && !MOOD_BEHIND.test(behind);
}

const isSubject = (part: BriefPart, folded: string) =>
  part.read.kind === "idea" && (NAMES_SUBJECT.test(fold(part.words)) || isSlot(part, folded));

/** Returns whether a part asks for music: a mood, a genre, an instrument, a tempo or a key, by name or by an idea. */
const isMusical = ({ read, mode }: BriefPart) =>
  mode !== "excluded" &&
  (read.kind === "tempo" ||
    read.kind === "key" ||
    read.evidence.terms.some(({ strength, taxonomy }) => strength > 0 && ASPECTS.includes(taxonomy)));

const WORKING =
  "(?:(?:je|on|nous) (?:monte|montons|tourne|tournons|travaille|travaillons|realise|realisons|prepare|preparons|produis|produit|fais|fait)|(?:we|i)(?: am| are|['\u2019]m|['\u2019]re) (?:currently |now |just )?(?:touring|cutting|editing|shooting|filming|making|producing|restoring|finishing|working))";
const PROGRAMME =
  "(?:docs?|docus?|documentaires?|documentary|documentaries|films?|reportages?|podcasts?|series?|emissions?|programmes?|sujets?|expos?|exhibition|courts?|features?|reports?|videos?|magazines?|strand|\\d{2}['\u2019])";
const CLAUSE = "[^.;:!?()\\n]";
/** Words after which a writer says what the music is to be. */
const ASKING =
  "(?:needs?|needed|want|wants|wanted|looking|search|searching|faut|faudrait|cherche|cherchons|voudrais|veux|besoin|musique|music|avec|with)";
const SAME_CLAUSE = `(?:(?!(?<![a-z])${ASKING}(?![a-z]))${CLAUSE})`;
/** Text before a part that tells what the writer works on: “we’re touring a restored …”. */
const WORKED_ON = new RegExp(`(?<![a-z])${WORKING}(?![a-z])${SAME_CLAUSE}*$`);
/** Text before a scene: “it’s the fight in …”. */
const SCENE =
  "(?<![a-z])(?:it['\u2019]s|c['\u2019]est|this is|that['\u2019]s) (?:for )?(?:the|la scene|le moment|le passage|quand|when)(?![a-z])";
/** Text before a theme: «docu sur …». */
const THEME = `(?<![a-z0-9])${PROGRAMME}${SAME_CLAUSE}{0,60} (?:sur|about|on) [^,.;:!?()\\n]*$`;
const SCENE_OR_THEME = [new RegExp(`${SCENE}${SAME_CLAUSE}*$`), new RegExp(THEME)];
/** Text before what goes on beside the scene: “while a wedding goes on upstairs”. */
const BESIDE =
  /(?<![a-z])(?:while|pendant qu[e'\u2019]|tandis qu[e'\u2019])\s?(?:the|an?|les?|la|une?|des|our|some|[a-z]+ (?:is|are|goes|est|sont)) ?[^,;.:!?()\n]*$/;
/** Text before the place where a scene is set or shot: «une histoire située à», “set in”. */
const SET_IN =
  /(?<![a-z])(?:set|shot|filmed|takes place|happens|chase|scene|story|tournee?s?|filmee?s?|situee?s?|se passe|se deroule|poursuite|sequence|histoire)(?![a-z])[^,.;:!?()\n]{0,40} (?:in|at|a|au|aux|en|dans) (?:the |le |la |les )?$/;
/** Text before a place whose streets or roofs are shown: «sur les toits de Paris»; the music of streets is wanted. */
const SHOWN_OF =
  /(?<!(?:music|sounds?|musiques?|songs?|chansons?|sons) (?:from|of|de|des|du) (?:the |les? |la )?)(?<![a-z])(?:toits|rues|ruelles|quais|nuits?|banlieues?|metro|boulevards|faubourgs|rooftops?|roofs|streets?|alleys?|backstreets|skyline|suburbs|docks|subway)(?![a-z]) (?:de |d['’]|of |in |a |du )(?:the )?$/;
/** Text after the place of a period: “(Lisbon, 1931)”. */
const ITS_YEAR = /^(?:,? (?:in |en |vers |circa )?1[5-9]\d{2}(?!\d)|[- ]era(?![a-z]))/;
/** Maximum number of letters before a part that are looked at. */
const MOST_BEFORE = 160;
/** Minimum strength of a lead by which a word names a sound: a laundry only leads to one. */
const STRONG = 80;
/** Minimum number of musical wishes beside which a film is only a subject. */
const LEAST_WISHES = 2;

/** Returns whether a part names music: an instrument, a genre or a mood by its own name, or a tempo. */
const namesMusic = ({ read, mode }: BriefPart) => {
  if (mode === "excluded") return false;
  const [first] = read.evidence.terms;
  if (read.kind === "tempo" || read.kind === "key") return true;
  const isSound = SOUNDS.includes(first?.taxonomy ?? "");
  return (read.kind === "term" && first !== undefined && ASPECTS.includes(first.taxonomy)) || isSound;
};

/** Returns the weight of a part that only tells of the film; null for a wish. */
function weightAsSetting({ read, mode, start, end, words, means }: BriefPart, folded: string): number | null {
  const [first] = read.evidence.terms;
  const isIdea = mode === "wanted" && means.kind === "phrase" && read.kind === "idea";
  const isPlace = mode === "wanted" && read.kind === "territory";
  const isSound = SOUNDS.includes(first?.taxonomy ?? "") && (first?.strength ?? 0) >= STRONG;
  const isDescribing = mode === "wanted" && (read.kind === "term" || read.kind === "idea") && !isSound;
  if (isDescribing && isOfPictures(folded, { start, end }, MOST_BEFORE)) return WEIGHTS.subject;
  if (!(isIdea || isPlace) || isSound) return null;
  const isVague = isIdea && read.title === words;
  const before = folded.slice(Math.max(0, start - MOST_BEFORE), start);
  if (isIdea && BESIDE.test(before)) return WEIGHTS.subject;
  // «Je monte un docu» still asks for music for documentaries.
  if (WORKED_ON.test(before))
    return isIdea && !isVague && first?.taxonomy === "uses" ? null : WEIGHTS.subject;
  if (isPlace && (SET_IN.test(before) || SHOWN_OF.test(before) || ITS_YEAR.test(folded.slice(end, end + 12))))
    return WEIGHTS.subject;
  // A scene or theme that means one mood asks for it: «docu sur l'Arctique».
  return isVague && SCENE_OR_THEME.some((pattern) => pattern.test(before)) ? WEIGHTS.vague : null;
}

/**
 * Makes what only tells of the film a faint idea, if the brief names its music elsewhere: the fight of “it’s the fight in
 * the launderette, so I want a waltz with harpsichord” is no action music.
 */
export function withFaintSettings(text: string, parts: readonly BriefPart[]): BriefPart[] {
  const folded = foldInPlace(text).toLowerCase();
  const weights = parts.map((part) => weightAsSetting(part, folded));
  const wishes = parts.filter((part, at) => weights[at] === null && namesMusic(part));
  return parts.map((part, at) => {
    const weight = weights[at] ?? null;
    const least = part.read.kind === "territory" ? 1 : LEAST_WISHES;
    return weight === null || wishes.length < least
      ? part
      : { ...part, read: { ...part.read, weight: Math.min(part.read.weight, weight) } };
  });
}

const NEXT_OF_NOUN = /^(?:['\u2019]s?)?\s*$/;

/** Returns the parts of a possessive noun phrase before a subject: “kids’ cancer charity”. */
function describingIn(text: string, parts: readonly BriefPart[], at: number): readonly BriefPart[] {
  let from = at;
  let isPossessive = false;
  while (from > 0) {
    const between = text.slice(parts[from - 1]?.end, parts[from]?.start);
    if (!NEXT_OF_NOUN.test(between)) break;
    isPossessive ||= between.trim() !== "";
    from -= 1;
  }
  return isPossessive ? parts.slice(from, at) : [];
}

/**
 * Makes the subjects of a brief a faint idea, so that «film pour une banque, inspirant» is inspiring first. A brief that
 * asks for nothing musical has only its subject, which then keeps its weight.
 */
export function withFaintSubjects(text: string, parts: readonly BriefPart[]): BriefPart[] {
  const folded = foldInPlace(text).toLowerCase();
  const subjects = new Set(parts.filter((part) => isSubject(part, folded)));
  for (const subject of subjects)
    for (const part of describingIn(text, parts, parts.indexOf(subject))) subjects.add(part);
  const hasMusic = parts.some((part) => !subjects.has(part) && isMusical(part));
  if (!hasMusic) return [...parts];
  return parts.map((part) =>
    part.mode === "wanted" && subjects.has(part)
      ? { ...part, read: { ...part.read, weight: Math.min(part.read.weight, WEIGHTS.subject) } }
      : part,
  );
}
