import { play, toggle } from "./actions.ts";
import { PlayButton } from "./play-button.tsx";
import { playIntent } from "./play-intent.ts";
import { type Playable, samePlayable } from "./playable.ts";
import { isWaiting, usePlayer } from "./store.ts";

/** Plays a sound, or pauses it while it plays; a resting pointer, or the focus, preloads it. */
export function PlaySound({
  playable,
  list,
  label,
  className,
}: {
  playable: Playable;
  /** List for previous and next; without it, the sound alone. */
  list?: (() => readonly Playable[]) | undefined;
  /** Label of the button while the sound plays, or does not. */
  label: (playing: boolean) => string;
  className: string;
}) {
  const current = usePlayer((player) => samePlayable(player.current, playable));
  const playing = usePlayer((player) => player.playing) && current;
  const waiting = usePlayer(isWaiting) && playing;
  // One button for both states, so that a keyboard user keeps the focus.
  return (
    <PlayButton
      quiet={!current}
      playing={playing}
      waiting={waiting}
      label={label(playing)}
      intent={playIntent(() => playable)}
      onClick={() => (current ? toggle() : play(playable, { list: list?.() }))}
      className={className}
    />
  );
}
