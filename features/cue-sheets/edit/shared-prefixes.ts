import { fold } from "#/contract/fold.ts";
import { splitVersion } from "./split-version.ts";
import { POSSIBLE_USE_LABEL } from "./use-labels.ts";

/**
 * Letters in capitals and a sign before a title: «JUKEBOX_Blue Tango», «HL_Lantern», «EPS - Delta», «Musique : Delta».
 */
const PREFIX = /^(?<prefix>\p{Lu}[\p{Lu}\d]{1,11}(?:_| - | ?: ))(?<rest>\S.*)$/u;
/** What plays the music in the picture: one such name among others is enough. */
const SOURCE = /^(?:radio|autoradio|juke ?box|tv|tele|phone|laptop)(?:_| - | ?: )$/;
/** First words of titles, folded. */
const OF_TITLE =
  /^(?:the|les?|la|une?|des|mes|tes|ses|mon|ton|son|nos|vos|sur|dans|not|and|all|for|you|her|his|my|our|in|on|to|no|der|die|das|ein|eine|und|el|los|las|una|uno|il|lo|gli|de|het|een|mr|mrs|ms|dr|st|dj|mc|op|opus|bwv|kv|part|act|suite|no|nr|vol|i|ii|iii|iv|vi|vii)(?:_| - | ?: )$/;
/** Works whose parts have titles of their own, folded: «REQUIEM - Kyrie», «CARMEN - Habanera». */
const OF_WORK =
  /^(?:requiem|mass|messe?|missa|mis[ae]|gloria|magnificat|stabat|oratori\p{L}+|cantat\p{L}+|kantate|passion|symphon\p{L}+|sinfon\p{L}+|sonat\p{L}+|concert[oi]|quartet\p{L}*|ballet|opera|carmen|aida|tosca|faust|messiah|nabucco|otello|turandot|planets|coppelia|giselle|nutcracker|lakme|norma)(?:_| - | ?: )$/u;
/** The number of the episode behind the letters of a programme: «EPS_104_M12_Delta». */
const EPISODE = /^\d{1,4}_(?=\p{L})/u;
const HAS_SMALL = /\p{Ll}{2}/u;
const HAS_VOWEL = /[aeiouy]/;
const LONGEST = 200;

/**
 * Returns the letters with which several names of an edit begin though the titles behind them differ, so that they are no
 * part of these titles but a library's, a station's or the programme's.
 */
export function sharedPrefixes(names: Iterable<string>): ReadonlySet<string> {
  const rests = new Map<string, Set<string>>();
  for (const name of names) {
    const { prefix = "", rest = "" } = prefixOf(name);
    // The versions of one piece have a title in common: «DELTA_Full Mix», «DELTA_No Drums».
    const { base } = splitVersion(`x_${rest}`);
    if (prefix !== "" && base !== "x") rests.set(prefix, (rests.get(prefix) ?? new Set()).add(fold(base)));
    else if (prefix !== "") rests.set(prefix, new Set());
  }
  const isShared = ([prefix, titles]: [string, Set<string>]) =>
    titles.size > 1 || (titles.size > 0 && SOURCE.test(fold(prefix)) && rests.size > 1);
  return new Set([...rests].filter(isShared).map(([prefix]) => prefix));
}

/** Returns a name without such letters before its title; as it is if they may belong to it. */
export function withoutSharedPrefix(name: string, shared: ReadonlySet<string>): string {
  const { prefix = "", rest = name } = prefixOf(name);
  return shared.has(prefix) ? rest.replace(EPISODE, "") : name;
}

function prefixOf(name: string): { prefix?: string; rest?: string } {
  const label = name.length > LONGEST ? undefined : POSSIBLE_USE_LABEL.exec(name)?.[0];
  if (label !== undefined) return { prefix: label, rest: name.slice(label.length) };
  const { prefix = "", rest = "" } = (name.length > LONGEST ? null : PREFIX.exec(name))?.groups ?? {};
  const word = fold(prefix);
  // In a name in capitals alone the first word may be the title's: only letters that make no word are none.
  const first = rest.split("_").find((part) => !/\d/.test(part)) ?? "";
  const isApart = HAS_SMALL.test(first) || !HAS_VOWEL.test(word);
  return prefix !== "" && isApart && !OF_TITLE.test(word) && !OF_WORK.test(word) && /\p{L}{2}/u.test(rest)
    ? { prefix, rest }
    : {};
}
