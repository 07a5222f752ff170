/** Largest difference at which a film and its sound count as in step, seconds. */
const IN_STEP = 0.008;
/** Difference from which seeking is quicker than catching up, seconds. */
const FAR = 0.25;
/** Maximum by which a silent film is sped up or slowed down, and how much per second of difference. */
const MOST_RATE = 0.2;
const RATE_FOR_SECOND = 4;

/** The seek or the speed by which a silent film catches up with a sound. */
export interface Alignment {
  /** Where to seek, seconds, or null. */
  seekTo: number | null;
  /** Speed to play at, 1 when in step. */
  rate: number;
  isInStep: boolean;
}

/** Returns what a follower at `follower` has to do to reach the leader, both in seconds. */
export function alignment(leader: number, follower: number): Alignment {
  const behind = leader - follower;
  if (Math.abs(behind) > FAR) return { seekTo: leader, rate: 1, isInStep: false };
  if (Math.abs(behind) <= IN_STEP) return { seekTo: null, rate: 1, isInStep: true };
  const change = Math.min(MOST_RATE, Math.max(-MOST_RATE, behind * RATE_FOR_SECOND));
  return { seekTo: null, rate: 1 + change, isInStep: false };
}
