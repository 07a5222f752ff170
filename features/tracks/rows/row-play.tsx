import { useTranslations } from "next-intl";
import { PlaySound } from "#/features/player/play-sound.tsx";
import type { Playable } from "#/features/player/playable.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import styles from "./track-row.module.css";

/** Renders the button that plays or pauses the row's track; on hover the play icon replaces the number. */
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
  const name = useSoundName()(playable);
  return (
    <PlaySound
      playable={playable}
      list={list}
      label={(playing) => t(playing ? "pause" : "play", { name })}
      className={`${styles.play} size-(--sign)`}
    >
      {number !== null && <span data-number={number} className={`${styles.number} text-body text-ink2`} />}
    </PlaySound>
  );
}
