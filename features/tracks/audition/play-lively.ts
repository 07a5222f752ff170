import { originHere, play, resume, seek, start } from "#/features/player/actions.ts";
import { loadAnalysis } from "#/features/player/load-analysis.ts";
import { type Playable, samePlayable } from "#/features/player/playable.ts";
import { begin } from "#/features/player/queue/queue.ts";
import { audioElement } from "#/features/player/sound/audio-element.ts";
import { usePlayer } from "#/features/player/store.ts";
import { liveliestStart } from "./liveliest-part.ts";

/** Longest wait for what was measured: a listener who goes on wants sound, milliseconds. */
const LONGEST_WAIT = 1_500;
/** Where a sound is begun of which nothing is known: openings tell the least, share of its length. */
const UNKNOWN = 0.3;

const starts = new Map<string, Promise<number>>();
let asked = 0;

/** Where the liveliest part of a sound begins, seconds; asked for ahead, it is there when it is wanted. */
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

/** Plays a sound from its liveliest part on, in `list` or the queue; not where another one was asked for meanwhile. */
export async function playLively(playable: Playable, list?: readonly Playable[]): Promise<void> {
  // Safari lets an element play later that was made within the press.
  audioElement();
  asked += 1;
  const own = asked;
  const seconds = await livelyStart(playable);
  if (own !== asked) return;
  const player = usePlayer.getState();
  if (list) {
    const at = list.findIndex((one) => samePlayable(one, playable));
    start(playable, begin(player, list, Math.max(0, at), originHere()), { seconds });
  } else if (samePlayable(player.current, playable)) {
    seek(player.duration > 0 ? seconds / player.duration : 0);
    resume();
  } else play(playable, { seconds });
}
