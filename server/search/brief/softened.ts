import { type Evidence, NEAR_STRENGTH } from "./brief.ts";
import type { BriefPart } from "./demands.ts";
import { excludedEvidence } from "./exclusions.ts";
import type { Lexicon } from "./lexicon.ts";
import { isKindOfMusic, isQuality, isThing, leadsToInstrument } from "./negations.ts";

/** Minimum strength of a lead by which two moods are near each other. */
const KIN = 40;
/** Minimum strength of a lead of a wish that protects its term from a mood that is unwanted only in excess. */
const ASKED = 80;
/** Words between a mood and another that it must not become: «triste mais pas larmoyant». */
const BUT =
  /(?<!\p{L})(?:mais|but|yet|though|although|tout en|pourtant)\s+(?:(?:surtout|definitely|absolutely|still|\p{L}tre)\s+)?$/iu;
/** Negations that do so by themselves: “sad without being depressing”. */
const WITHOUT = /^(?:without|sans)(?!\p{L})/iu;
const JOINING = /^\s*(?:or|nor|and|ou|ni|et|,)\s*(?:(?:or|nor|ni|not|pas)\s+)?$/iu;

/** Returns whether a part is a style; instruments are excluded even by «pas trop de». */
function isStyle({ read, means }: BriefPart, { terms }: Lexicon): boolean {
  if (means.kind !== "phrase" || read.kind === "tempo" || read.evidence.terms.length === 0) return false;
  return (
    isKindOfMusic(means.meanings, terms) ||
    (isThing(means.meanings, terms) && !leadsToInstrument(means.meanings, terms))
  );
}

/** Returns whether a part is a mood; tempos and things are excluded even by «pas trop». */
function isMood({ read, means }: BriefPart, { terms }: Lexicon): boolean {
  if (means.kind !== "phrase" || read.kind === "tempo" || read.evidence.terms.length === 0) return false;
  return isQuality(means.meanings, terms) && !isThing(means.meanings, terms);
}

const leadsOf = ({ terms }: Evidence, least: number) =>
  new Set(terms.flatMap(({ id, strength }) => (strength >= least ? id : [])));

const areKin = (one: BriefPart, other: BriefPart) =>
  [...leadsOf(one.read.evidence, KIN)].some((id) => leadsOf(other.read.evidence, KIN).has(id));

/** Returns whether a part means every term that another one means: “sad, not depressing”. */
function meansAll({ read }: BriefPart, other: BriefPart): boolean {
  const meant = other.read.kind === "term" ? [] : other.read.evidence.own.terms;
  return meant.length > 0 && meant.every((id) => read.evidence.own.terms.includes(id));
}

/**
 * Returns whether a refused mood would take away a wish near it: “dark but not scary”. It does not if the wish leads to
 * none of the terms by which it excludes: «intime mais pas larmoyant».
 */
function wouldTakeAway(wish: BriefPart, part: BriefPart): boolean {
  const excluded = excludedEvidence(part, []).terms;
  const near = leadsOf(wish.read.evidence, KIN);
  return excluded.length > 0 ? excluded.some(({ id }) => near.has(id)) : areKin(wish, part);
}

/** Returns the wishes of the clause right before a contrast, with which a mood at `start` is contrasted. */
function contrastedWith(text: string, start: number, parts: readonly BriefPart[]): BriefPart[] {
  const before = text
    .slice(0, start)
    .replace(BUT, "")
    .replace(/[\s,]+$/u, "");
  const from = before.search(/[^,;.:!?()\n]*$/u);
  return parts.filter((part) => part.mode === "wanted" && part.start >= from && part.start < start);
}

/** Returns the moods that a brief contrasts with a wanted one near them: “sad but not depressing”. */
function contrastedIn(text: string, parts: readonly BriefPart[], lexicon: Lexicon): BriefPart[] {
  const contrasted: BriefPart[] = [];
  let wishes: readonly BriefPart[] = [];
  for (const part of parts) {
    if (part.mode !== "excluded" || !isMood(part, lexicon)) continue;
    const isMeantToo = parts.some((other) => other.mode === "wanted" && meansAll(other, part));
    const last = contrasted.at(-1);
    const isJoined = last !== undefined && JOINING.test(text.slice(last.end, part.start));
    const isBehind = BUT.test(text.slice(0, part.start)) || WITHOUT.test(text.slice(part.start));
    if (!isJoined) wishes = isBehind ? contrastedWith(text, part.start, parts) : [];
    if (isMeantToo || wishes.some((wish) => wouldTakeAway(wish, part))) contrasted.push(part);
  }
  return contrasted;
}

/**
 * Returns the parts that do not exclude tracks but count against them:
 * - moods and styles that are unwanted only in excess, «pas trop joyeux», “nothing too EDM”, or to a lesser degree,
 * «moins triste»;
 * none in a brief without wishes, where they exclude like other negations;
 * - moods near a wanted one, “sad but not depressing”.
 */
export function softenedIn(text: string, parts: readonly BriefPart[], lexicon: Lexicon): BriefPart[] {
  if (parts.every(({ mode }) => mode === "excluded")) return [];
  const contrasted = contrastedIn(text, parts, lexicon);
  return parts.filter(
    (part) =>
      part.mode === "excluded" &&
      (contrasted.includes(part) ||
        (part.degree !== undefined && (isMood(part, lexicon) || isStyle(part, lexicon))) ||
        ((part.degree === "less" || part.degree === "cliche") && part.read.kind !== "tempo")),
  );
}

/**
 * Returns the ids of the terms that a part excludes; if it would exclude none whatever is wanted, of its closest: «moins
 * sombre».
 */
function againstBy(part: BriefPart, wanted: readonly BriefPart[]): number[] {
  const excluded = excludedEvidence(part, wanted).terms.map(({ id }) => id);
  const isExcluding = excludedEvidence(part, []).terms.length > 0;
  if (isExcluding || part.degree === undefined) return excluded;
  const { terms } = part.read.evidence;
  const most = Math.max(...terms.map(({ strength }) => strength));
  return terms.flatMap(({ id, strength }) => (strength === most && most >= NEAR_STRENGTH ? id : []));
}

/** Returns the ids of the terms by which softened parts count against tracks: none that a wanted part asks for. */
export function softenedTerms(softened: readonly BriefPart[], wanted: readonly BriefPart[]): number[] {
  const asked = new Set(wanted.flatMap(({ read }) => read.evidence.own.terms));
  return softened.flatMap((part) => {
    const least = part.degree === undefined ? NEAR_STRENGTH : ASKED;
    const near = new Set(
      wanted.filter((one) => areKin(one, part)).flatMap(({ read }) => [...leadsOf(read.evidence, least)]),
    );
    return againstBy(part, wanted).filter((id) => !asked.has(id) && !near.has(id));
  });
}
