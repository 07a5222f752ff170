import { fold } from "#/contract/fold.ts";
import { versionRead, versionsWithout } from "./concept-figures.ts";
import type { BriefPart } from "./demands.ts";

const VERSION = "(?:versions?|mix|edits?|cut-?downs?|alts?)";
/** The version that something is to be left out of, behind the refusal: “no drums on that version”, «sur le tapis». */
const BEHIND = new RegExp(
  `^(?:\\s*(?:and|or|nor|et|ou|ni|/)\\s?[^,;.:!?()\\n]{1,30}?)?\\s+(?:on|in|for|from|sur|dans|pour)\\s+(?:that|this|the|an?|one|cette|cet?|la|le|une?)\\s+(?:[^\\s,;.:!?()]+\\s+){0,2}?(?:${VERSION}|bed|underscore|tapis)(?![\\p{L}\\p{N}])(?!\\s+of\\s)`,
  "u",
);
/** A blend of styles, which is no version: “a mix of folk and electro without guitar”, «un mix folk et electro». */
const BLEND = "mix(?:\\s+(?:of|de|d['\u2019]|entre|between)\\s|[^,;.:!?()]*\\s(?:and|et|&)\\s)";
/** The same before it: «une version 30 s sans batterie», “30s cutdown with no drums”. */
const BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?!${BLEND})${VERSION}(?:\\s+[^\\s,;.:!?()]+){0,4}?\\s+(?:(?:with|avec)\\s+)?$`,
  "u",
);

/** Returns whether a part refuses an instrument for one version only. */
const isOfVersion = (text: string, { mode, read, start, end }: BriefPart) =>
  mode === "excluded" &&
  read.evidence.terms[0]?.taxonomy === "instruments" &&
  (BEHIND.test(fold(text.slice(end))) || BEFORE.test(fold(text.slice(0, start))));

/**
 * Turns what one version is to lack into a wish for that version, so that no track is banned for it: “no drums on that
 * version”. Versions without any other instrument are not marked in catalogues, so those refusals are left aside.
 */
export function lacksOfVersions(
  text: string,
  parts: readonly BriefPart[],
): { parts: readonly BriefPart[]; dropped: readonly BriefPart[] } {
  const lacking = parts.filter((part) => isOfVersion(text, part));
  const dropped = lacking.filter(({ read }) => !versionsWithout(read).versions);
  return {
    parts: parts.flatMap((part): BriefPart[] => {
      const { versions } = lacking.includes(part) ? versionsWithout(part.read) : {};
      const words = text.slice(part.start, part.end);
      if (versions) return [{ ...part, words, mode: "wanted", read: versionRead(versions, "thesaurus") }];
      return dropped.includes(part) ? [] : [part];
    }),
    dropped,
  };
}
