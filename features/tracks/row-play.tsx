import { useTranslations } from "next-intl";
import { play, toggle } from "#/features/player/actions.ts";
import { PlayButton } from "#/features/player/play-button.tsx";
import { playIntent } from "#/features/player/play-intent.ts";
import { type Playable, samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import styles from "./track-row.module.css";

/** Starts the row's track, or pauses it; its number gives way to the sign on approach. */
export function RowPlay({
  playable,
  list,
  number,
}: {
  playable: Playable;
  list: () => readonly Playable[];
  number: number | null;
}) {
  const t = useTranslations("track");
  const current = usePlayer((player) => samePlayable(player.current, playable));
  const playing = usePlayer((player) => player.playing) && current;
  const waiting = usePlayer(({ status }) => status === "loading" || status === "buffering") && playing;
  const label = t(playing ? "pause" : "play", { name: playable.name });

  // One button in either state: whoever pressed it by keyboard stays on it.
  return (
    <PlayButton
      quiet={!current}
      playing={playing}
      waiting={waiting}
      label={label}
      intent={playIntent(() => playable)}
      onClick={() => (current ? toggle() : play(playable, { list: list() }))}
      className={`${styles.play} size-(--sign)`}
    >
      {!current && number !== null && (
        <span data-number={number} className={`${styles.number} text-body text-ink2`} />
      )}
    </PlayButton>
  );
}
