import { unquoted } from "../clip-title.ts";
import { libraryCodeIn } from "../library-codes.ts";
import { versionNamed } from "../split-version.ts";
import { CLAUSES, creditsIn, LONGEST_CREDITS } from "./credit-clauses.ts";
import type { Named } from "./people-in-parts.ts";
import { personsIn } from "./persons-behind-title.ts";

const SIGN = /\s*[,|;]\s+|\s\/\s|\s[-\u2013\u2014]\s|\s*[([]/g;
const MOST_SIGNS = 6;

/** A title, perhaps with its version, and what stands behind it. */
type Credited = Named & { name: string; reference: string };

/** Returns the title before such clauses, and what they say; null if none are behind a title: «Delta, Ana Roux, chez Rive». */
export function titleBeforeCredits(text: string): Credited | null {
  if (text.length > LONGEST_CREDITS) return null;
  for (const { index } of [...text.matchAll(SIGN)].slice(0, MOST_SIGNS)) {
    const rest = text.slice(index);
    const isInBrackets = /[([][^)\]]*$/.test(text.slice(0, index));
    const people = index > 0 && !isInBrackets ? creditsIn(rest) : null;
    if (!people) continue;
    const version = rest.split(CLAUSES).flatMap((one) => versionNamed(one.trim(), false) ?? [])[0];
    const title = unquoted(text.slice(0, index).trim());
    if (personsIn(title)?.isSure) return null;
    return { ...people, name: version ? `${title} (${version})` : title, reference: libraryCodeIn(rest) };
  }
  return null;
}
