import { originHere, play, resume, seek, start } from "#/features/player/actions.ts";
import { loadAnalysis } from "#/features/player/load-analysis.ts";
import { type Playable, samePlayable } from "#/features/player/playable.ts";
import { begin } from "#/features/player/queue/queue.ts";
import { audioElement } from "#/features/player/sound/audio-element.ts";
import { usePlayer } from "#/features/player/store.ts";
import { liveliestStart } from "./liveliest-part.ts";

/** Milliseconds to wait for the analysis at most: the listener wants sound. */
const LONGEST_WAIT = 1_500;
/** Start of a sound without an analysis, as a share of its length, because openings are the least typical part. */
const UNKNOWN = 0.3;

const starts = new Map<string, Promise<number>>();
let requests = 0;

/** Returns the start of the liveliest part of a sound, seconds; call it ahead, and the result is ready when needed. */
export function livelyStart({ analysis, duration }: Playable): Promise<number> {
  const guess = duration * UNKNOWN;
  if (!analysis) return Promise.resolve(guess);
  const known = starts.get(analysis);
  if (known) return known;
  const start = loadAnalysis(analysis, AbortSignal.timeout(LONGEST_WAIT)).then(
    ({ energy, sections }) =>
      liveliestStart(
        energy,
        sections.map(({ start }) => start),
        duration,
      ),
    () => {
      starts.delete(analysis);
      return guess;
    },
  );
  starts.set(analysis, start);
  return start;
}

/** Plays a sound from its liveliest part on, in `list` or the queue, unless another call follows first. */
export async function playLively(playable: Playable, list?: readonly Playable[]): Promise<void> {
  // Creates the element within the press: Safari only lets such an element play later.
  audioElement();
  requests += 1;
  const request = requests;
  const seconds = await livelyStart(playable);
  if (request !== requests) return;
  const player = usePlayer.getState();
  if (list) {
    const at = list.findIndex((one) => samePlayable(one, playable));
    start(playable, begin(player, list, Math.max(0, at), originHere()), { seconds });
  } else if (samePlayable(player.current, playable)) {
    seek(player.duration > 0 ? seconds / player.duration : 0);
    resume();
  } else play(playable, { seconds });
}
