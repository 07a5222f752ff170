import { cleanText } from "./clean-text.ts";
import { fold } from "./fold.ts";

const JOINTS = /\s*[;\n\0]\s*|\s+&\s+|\s*(?:\s\/\s|\/)\s*|\s+\(?(?:feat\.?|ft\.?|featuring)\s+/iu;
/** Addresses that artists write beside their names. */
const ADDRESS = /[<(]?(?:https?:\/\/|www\.)\S+/giu;
/** «AC/DC»: parts this short on both sides of a stroke are one name. */
const SHORT = 3;

/** The names in a composer or artist tag, each once, in their order; separated by ; / & or feat. */
export function splitWriters(texts: readonly string[]): string[] {
  const names = new Map<string, string>();
  for (const given of texts) {
    const text = given.replace(ADDRESS, " ");
    for (const part of isOneName(text) ? [text] : text.split(JOINTS)) {
      const name = cleanText(part.replace(/^\((.*)\)$/u, "$1").replace(/(?<=^[^(]*)\)$/u, ""));
      if (name && !names.has(fold(name))) names.set(fold(name), name);
    }
  }
  return [...names.values()];
}

function isOneName(text: string): boolean {
  const parts = text.trim().split("/");
  return parts.length === 2 && parts.every((part) => part.length <= SHORT && !/\s/.test(part));
}
