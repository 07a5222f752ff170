import { cueOfCredits } from "#/contract/cue-of-credits.ts";
import { type Cue, cueSchema } from "#/contract/cue-sheet.ts";
import type { FrameRateName } from "#/contract/frame-rates.ts";
import type { Id } from "#/contract/hydra.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { framesIn, framesOf, RATES } from "../time/timecode.ts";

/** Music that was recognised in a finished programme and accepted by the person. */
export interface HeardMusic {
  rate: FrameRateName;
  /** Time code of the programme's first frame. */
  start: string;
  /** Length of the programme, seconds. */
  seconds: number;
  uses: readonly HeardCue[];
}

/** One use, in seconds of the programme; `offset` is the second of the recording at which it begins. */
export interface HeardCue {
  credits: TrackCredits;
  versionId: Id | null;
  start: number;
  end: number;
  offset: number;
}

/** Returns the uses as rows of a sheet at `rate`. */
export function cuesOfHeard({ uses, start }: HeardMusic, rate: FrameRateName): Cue[] {
  const first = framesOf(start, RATES[rate]) ?? 0;
  const frame = (seconds: number) => framesIn(seconds, RATES[rate]);
  return uses.map(({ credits, versionId, ...use }) => {
    const version = credits.versions.find(({ id }) => id === versionId) ?? null;
    return cueSchema.parse({
      ...cueOfCredits(credits, version),
      id: crypto.randomUUID(),
      start: first + frame(use.start),
      end: Math.max(first + frame(use.end), first + frame(use.start) + 1),
      // The position is only known in the recognised track, not in a version of it.
      sourceIn: version ? null : frame(Math.max(0, use.offset)),
    });
  });
}
