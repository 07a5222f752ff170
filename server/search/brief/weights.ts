import { type BriefSearch, FULL_STRENGTH, weightsOf } from "./brief.ts";
import { furtherOf } from "./concept-bits.ts";

/** The weights of concepts relative to each other. */
export const WEIGHTS = {
  default: 100,
  /** An idea with a term of that very meaning; the weight falls with the strength of its lead, not below `vague`. */
  idea: 80,
  vague: 30,
  /** A customer or an occasion next to musical wishes. */
  subject: 15,
  /** An unknown word next to understood ones. */
  stray: 45,
  uses: 96,
  tempo: 90,
  length: 80,
  version: 90,
  key: 80,
  territory: 110,
  writer: 120,
  text: 100,
  /** More than fifteen others together: a person who types a code wants that track. */
  code: 2_000,
};

/** Worth of known words at each of `PLACES`: title, album, writer, terms, description. The numbers never ascend. */
export const KNOWN_WORD = [60, 40, 40, 40, 25];
/** The same for words that the thesaurus does not know. */
export const UNKNOWN_WORD = [100, 90, 90, 90, 50];
/** The same for synonyms; descriptions do not count. */
export const SYNONYM = [60, 50, 50, 50, 0];

/**
 * Results must have at least the best one's worth divided by this. Tracks whose title was typed are not compared with
 * the others.
 */
export const LEAST_SHARE = 2;
/**
 * Added per tier to tracks whose title was typed, so that they precede all others. The tiers are the exact title, the
 * exact name of the album, the beginning of the title, words of the title, and words of title and album. It exceeds the
 * worth of sixteen concepts, even if all are codes.
 */
export const TITLE_WORTH = 24_000_000;
/** Added to tracks that meet the whole brief; they follow those whose title was typed. */
export const WHOLE_WORTH = TITLE_WORTH / 2;
/** Added to tracks within a limit that meet anything else as well; it exceeds the worth of all concepts together. */
export const LIMIT_WORTH = WHOLE_WORTH / 2;
export const TITLE_TIERS = 5;
/** Number of tiers of a whole name and of its beginning. */
export const BEGINNING_TIERS = 3;
/** Number of tiers of a whole name. */
export const NAME_TIERS = 2;

/** Returns the displayed score, 0–1, of a total. */
export function scoreOf(total: number, search: Pick<BriefSearch, "demands" | "version">): number {
  const most = [...weightsOf(search), ...furtherOf(search)].reduce(
    (sum, { weight }) => sum + weight * FULL_STRENGTH,
    0,
  );
  return total >= WHOLE_WORTH || most === 0 ? 1 : Math.min(1, (total % LIMIT_WORTH) / most);
}
