import type { AlikeTitle } from "./likening.ts";
import { foldInPlace } from "./words.ts";

const ONLY = "(?:(?:but|just|only|mais|surtout|et|and|bien sur|obviously|clearly|simplement|juste),? )*";
const TRACK_EN = "(?:one|track|song|cue|piece|tune|title|recording)";
const TRACK_FR = "(?:titre|morceau|musique|piste|chanson|version|track)";
const EXACT = "(?:(?:exact|actual|same|very|original|real) )*";
const EXACTLY = "(?: (?:exactly|itself|though|exactement|precisement|meme|justement|bien sur))?";
const IT = `(?:it|that|(?:that|this|the) ${EXACT}${TRACK_EN}|the (?:original|actual thing|real thing))`;
const LE = `(?:celui|celle|ceux|celles)(?:[- ](?:la|ci))?|(?:ce|cette|le|la) (?:meme )?${TRACK_FR}(?:[- ](?:la|ci))?|(?:le|la) meme`;

/**
 * Words that take a title out again after a comparison with it: «mais pas celui-là», “can’t use the actual one”. A
 * version “without the tune” has no melody.
 */
const LEFT_OUT = new RegExp(
  `(?<![a-z0-9'’])(?:${[
    `${ONLY}(?!(?:without|minus) the tune(?![a-z]))(?:not|except(?: for)?|other than|anything but|besides|without|minus) (?:that|this|the|it(?= (?:exactly|itself)|\\s*(?:$|[,;.:!?)\\n])))(?: ${EXACT}${TRACK_EN})?${EXACTLY}(?=\\s*(?:$|[,;.:!?)\\n–—]|(?:but|and|please|pls)(?![a-z])))`,
    `${ONLY}not ${IT}${EXACTLY}(?=\\s*(?:$|[,;.:!?)\\n–—]))`,
    `${ONLY}(?:(?:we|i|you|they) )?(?:(?:can|could|must|should|wo|do)(?:n['’]?t|['’]t| not)|cannot|not allowed to|unable to) (?:use|have|license|licence|clear|afford|get|take|reuse|want) (?:${IT})`,
    `${ONLY}(?:(?:we|i|they|client)(?:['’]ve| have)? )?(?:already|previously) (?:used|licensed|taken|heard|had)(?: (?:${IT})|(?=\\s*(?:$|[,;.:!?)\\n])))`,
    `${ONLY}(?:a |another )?different ${TRACK_EN}`,
    "(?:but|mais) (?:something |quelque chose de |un peu )?different(?:e|s|es)?(?=\\s*(?:$|[,;.:!?)\\n]))",
    `${ONLY}(?:pas|sauf|hors|hormis|excepte|autre que|sans|ni) (?:${LE})${EXACTLY}`,
    `${ONLY}(?:(?:je|on|nous) )?(?:ne |n['’])?(?:peux|peut|pouvons|pourra|veux|veut|voulons) (?:surtout )?pas (?:(?:l['’]|le |la )(?:utiliser|reprendre|avoir|prendre)(?: ${LE})?|(?:utiliser|reprendre|prendre|avoir) (?:${LE}))`,
    `${ONLY}(?:(?:c['’]est )?impossible|interdit) (?:de |d['’])(?:l['’]|le |la )?(?:utiliser|reprendre|avoir|prendre)(?: (?:${LE}))?`,
    `${ONLY}(?:(?:on|je|nous) )?(?:n['’])?(?:a|ai|avons) pas les droits(?: (?:de|du|pour|sur) (?:${LE}|l['’]original))?`,
    `${ONLY}(?:(?:on|je|nous) )?(?:l['’](?:a|ai|avons) )?deja (?:utilisee?|prise?|pris|entendue?|eue?)(?: (?:${LE}))?`,
  ].join("|")})(?![a-z0-9])`,
  "g",
);

/** What is refused for the music as such is no title: “the pictures are dark, but not the music”. */
const OF_MUSIC = /(?:the music|la musique)$/;

/** A negation right before the same title: “like X but not X”. */
const NEGATED = /(?<!\p{L})(?:pas|sauf|hors|except|not|without)\s+["\u00ab\u201c]?\s*$/iu;

/**
 * Finds words that take a title out again after a comparison with it. Returns the known titles that they leave out, at
 * the place of those words, and the text without such words about other titles: «celui-là» is not searched.
 */
export function leftOutTitles(
  text: string,
  alike: readonly AlikeTitle[],
): { text: string; alike: AlikeTitle[]; dropped: string[] } {
  const all = [...alike];
  const dropped: string[] = [];
  let left = text;
  for (const { 0: said, index: start } of foldInPlace(text).matchAll(LEFT_OUT)) {
    const end = start + said.length;
    const title = alike.findLast((one) => one.end <= start);
    if (alike.some((one) => start < one.end && end > one.start)) continue;
    if (!title && OF_MUSIC.test(said)) continue;
    if (title) all.push({ start, end, track: title.track, isLeftOut: true });
    else {
      dropped.push(text.slice(start, end));
      left = left.slice(0, start) + " ".repeat(end - start) + left.slice(end);
    }
  }
  for (const { end, start, track } of alike) {
    const again = text.indexOf(text.slice(start, end), end);
    if (again >= 0 && NEGATED.test(text.slice(end, again)))
      all.push({ start: again, end: again + end - start, track, isLeftOut: true });
  }
  return /[\p{L}\p{N}]/u.test(left) ? { text: left, alike: all, dropped } : { text, alike: all, dropped: [] };
}
