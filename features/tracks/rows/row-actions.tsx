import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";
import { useKeyHint } from "#/features/player/keys/use-key-hint.ts";
import type { Playable } from "#/features/player/playable.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { useAddToQueue } from "#/features/tracks/acting/use-add-to-queue.ts";
import { type ActionTrack, useTrackActions } from "#/features/tracks/acting/use-track-actions.ts";
import signs from "./row-signs.module.css";
import styles from "./track-row.module.css";

const RowSheet = lazy(async () => ({ default: (await import("./row-sheet.tsx")).RowSheet }));

/** Actions that stay visible on wide screens while the row is neither hovered nor focused. */
const LASTING: ReadonlySet<string> = new Set(["project", "download"]);

/** Renders the row's actions; on narrower screens one button that shows them. The tick of the cart stays visible. */
export function RowActions({ track, playable }: { track: ActionTrack; playable?: Playable }) {
  const t = useTranslations("track");
  const [open, setOpen] = useState(false);
  const actions = useTrackActions(track);
  const addToQueue = useAddToQueue(playable);
  const hint = useKeyHint();
  const name = useSoundName()({ name: track.name, version: track.trackVersion?.version });
  return (
    <div className={styles.actions}>
      {actions.map(({ key, letter, label, isOn, isBusy, act }) => (
        <IconButton
          key={key}
          {...(letter && hint(label, letter))}
          label={label}
          data-sign={key === "cart" && isOn ? "taken" : key}
          data-on={isOn}
          data-lasting={LASTING.has(key) || undefined}
          aria-busy={isBusy || undefined}
          onClick={act}
          className={`${styles.action} ${signs.sign}`}
        />
      ))}
      {addToQueue && (
        <IconButton
          data-enqueue
          data-sign="queue"
          label={t("queue", { name })}
          onClick={addToQueue}
          className={`${styles.action} ${signs.sign}`}
        />
      )}
      <IconButton
        label={t("actions", { name })}
        aria-haspopup="dialog"
        data-sign="more"
        onClick={() => setOpen(true)}
        className={`${styles.more} ${signs.sign}`}
      />
      {open && (
        <Suspense fallback={null}>
          <RowSheet track={track} playable={playable} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
