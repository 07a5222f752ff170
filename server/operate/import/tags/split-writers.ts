import { cleanText } from "./clean-text.ts";
import { personKey } from "./person-key.ts";

const SEPARATORS = /\s*[;\n\0]\s*|\s+&\s+|\s*(?:\s\/\s|\/)\s*|\s+\(?(?:feat\.?|ft\.?|featuring)\s+/iu;
/** Web addresses that artists write next to their names. */
const ADDRESS = /[<(]?(?:https?:\/\/|www\.)\S+/giu;
/** A text without any letter or digit. */
const NOBODY = /^(?=.*\S)[^\p{L}\p{N}]*$/u;
/** Maximum length of parts beside a slash that are one name: «AC/DC». */
const SHORT = 3;

/** The start of a family name of several words: «van der Berg, Jan Willem» is one person. */
const PARTICLE = /^(?:v[ao]n|de[lnrs]?|d[aiou]s?|la|le|ten?|zu|al|el|bin|ibn|st\.?|saint)\s/iu;

/**
 * Splits composer or artist tags into names, in order and without duplicates. Names are separated by ; / & or feat.,
 * and whole names also by commas.
 */
export function splitWriters(texts: readonly string[]): string[] {
  const names = new Map<string, string>();
  for (const given of texts) {
    // Long runs of spaces would make `SEPARATORS` quadratic.
    const text = given.replace(/[^\S\n]+/gu, " ").replace(ADDRESS, " ");
    for (const part of turned(text) ?? partsOf(text)) {
      const name = cleanText(part.replace(/^\((.*)\)$/u, "$1").replace(/(?<=^[^(]*)\)$/u, ""));
      if (name && !names.has(personKey(name))) names.set(personKey(name), name);
    }
  }
  return [...names.values()];
}

/** A family name, a comma and given names; not a suffix or a company: «Díaz, Jr.», «Rive, Inc.». */
const TURNED = /^\s*([^,;]+?)\s*,(?!\s*(?:jr|sr|i{2,3}|iv|inc|ltd|llc|gmbh|the)\b)\s*([^,;]+?)\s*$/iu;

/**
 * Returns the names of a list that has the family name first in each, «Díaz, Ana; Martin, Léo»; null for other texts.
 */
function turned(text: string): string[] | null {
  const parts = text.split(";");
  const isList =
    parts.length > 1 && parts.every((part) => TURNED.test(part) && wholeNames(part).length === 1);
  return isList ? parts.map((part) => part.replace(TURNED, "$2 $1")) : null;
}

/**
 * Splits a text into names. Keeps it whole if a part would contain only punctuation, because it is not a list of names
 * then.
 */
function partsOf(text: string): string[] {
  const parts = isOneName(text) ? [text] : text.split(SEPARATORS).flatMap(wholeNames);
  return parts.some((part) => NOBODY.test(part)) ? [text] : parts;
}

/**
 * Splits a text at commas unless it is one name: «Ana Díaz, Léo Martin» are two people, «Díaz, Ana» and «GARCÍA
 * MÁRQUEZ, Ana Luz» are one.
 */
function wholeNames(part: string): string[] {
  const names = part.split(/,\s?/u);
  const [first = ""] = names;
  const isFamily = names.length === 2 && (PARTICLE.test(first) || first === first.toUpperCase());
  return !isFamily && names.every((name) => /\S\s+\S/u.test(name)) ? names : [part];
}

function isOneName(text: string): boolean {
  const parts = text.trim().split("/");
  return parts.length === 2 && parts.every((part) => part.length <= SHORT && !/\s/.test(part));
}
