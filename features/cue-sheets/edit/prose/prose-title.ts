import { isOtherLabel } from "../not-music.ts";
import { isSetAside } from "../tables/row-remarks.ts";
import { wordsOf } from "../title-words.ts";
import { versionSaid } from "../told-version.ts";

const QUOTE = /[\u00ab\u201c"\u201e]\s*([^\u00ab\u00bb\u201c\u201d"\u201e]{1,120}?)\s*[\u00bb\u201d"]/u;
const CLAUSES = /[(),;:[\]]|\s[-\u2013\u2014]\s|[-=]>|\u2192|(?<!\p{L})(?:mais|but)(?!\p{L})/iu;
/** Words around a clause that say nothing of the version: «la version sans batterie cette fois». */
const BEFORE = /^(?:la|le|l['\u2019]|the|in|en|encore|with|avec|dans|same|in the|again|another)\s+/i;
const AFTER = /\s+(?:cette fois(?:-ci)?|this time|again|too|aussi|encore)[.!]?$/i;
/** Words before a title that is not quoted. */
const AGAIN = /^(?:encore|re|again|puis|then|reprise de|retour de|back to|same)\s+/i;
const LABEL = /^(?:musi(?:que|c)|titre|title|cue)\s*:\s+/i;
/** Where a title that is not quoted ends. */
const CUT =
  /\s*(?:[([]|[-=]>|\u2192|;|\s[-\u2013\u2014]\s|\s(?:mais|but)\s|,\s*(?:album|cd|piste|plage|track|disque|label|\p{L}d\.|version|vers|g\p{L}n\p{L}rique|opening|end|closing|instru|sans|no |under|sous|from|de |by |par |encore|again|the |la |le |on |\p{L} l['\u2019]image)).*$/iu;
/** “Tin Whistle by Mo Kerr”, but not “Stand By Me”, «Marche par Tous Temps». */
const WRITER = /\s(?:by|par)\s+(?!Tou[ts]|Monts)\p{Lu}[\p{L}\p{M}'\u2019.-]*\s+\p{Lu}.*$/u;
const BEHIND_VERSION = /\s+(?:en |in (?:the )?)?(?:la )?version\s+(.+)$/iu;
const NO_MUSIC = /(?:pas de|sans|aucune|no|without|not) musi(?:que|c)(?!\p{L})/iu;
const UNDER = /(?:sous|under|over|behind|derri\p{L}re|pendant|during|apr\p{L}s|after|avant|before)\s.*$/iu;

/** What a line of prose says beside its times. */
export type Told = { title: string; version: string; role: string; isOff: boolean };

/** Returns the title that the words of a line name, with its version, and whether it is heard; null without a title. */
export function toldIn(said: string): Told | null {
  const text = said
    .replace(/^[\s:,;.|=)\u2013\u2014>-]+|[\s,;:(\u2013\u2014-]+$/gu, "")
    .replace(/\u00a0|\u202f/g, " ");
  const quote = QUOTE.exec(text);
  const outside = quote ? text.replace(quote[0], " ; ") : text;
  const clauses = outside.split(CLAUSES).map((one) => one.trim().replace(BEFORE, "").replace(AFTER, ""));
  const version = clauses.map((one) => versionSaid(one)).find((one) => one !== null) ?? "";
  const isQuiet = NO_MUSIC.test(outside);
  const isOff = isSetAside("", [outside]) || (isQuiet && !quote);
  const before = quote ? text.slice(0, quote.index).replace(UNDER, "") : "";
  if (quote && !isOtherLabel(before)) {
    return { title: quote[1] ?? "", version, role: isQuiet ? "marker" : "music", isOff };
  }
  const title = bareTitle(text);
  if (!/\p{L}/u.test(title.title)) return null;
  return { ...title, version: version || title.version, role: isQuiet ? "marker" : "", isOff };
}

function bareTitle(text: string): { title: string; version: string } {
  const title = text.replace(LABEL, "").replace(CUT, "").replace(WRITER, "").trim();
  const behind = BEHIND_VERSION.exec(title);
  const version = behind ? versionSaid((behind[1] ?? "").replace(AFTER, ""), false) : null;
  return version && behind
    ? { title: title.slice(0, behind.index), version }
    : { title: title.replace(AFTER, "").replace(/[\s.!]+$/, ""), version: "" };
}

/** Returns the title of another line that a title contains with words around it: «encore Soir de juin». */
export function knownTitle(title: string, titles: readonly string[]): string {
  const words = ` ${wordsOf(title)} `;
  const again = titles.find((one) => AGAIN.test(title) && wordsOf(one) === wordsOf(title.replace(AGAIN, "")));
  if (again) return again;
  const known = titles.filter((one) => wordsOf(one).includes(" ") && words.includes(` ${wordsOf(one)} `));
  return known.sort((a, b) => b.length - a.length)[0] ?? title;
}
