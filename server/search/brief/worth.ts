import { type BriefSearch, FULL_STRENGTH, weightsOf } from "./brief.ts";
import { furtherOf } from "./concept-bits.ts";

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
