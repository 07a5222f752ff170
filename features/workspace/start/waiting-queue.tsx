import { useTranslations } from "next-intl";
import { MarginSection } from "#/components/margin-section/margin-section.tsx";
import { toggle } from "#/features/player/actions.ts";
import { useClock } from "#/features/player/clock.ts";
import { formatDuration } from "#/features/player/duration.ts";
import { PlayButton } from "#/features/player/play-button.tsx";
import { isWaiting, usePlayer } from "#/features/player/store.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";

/** Number of tracks listed here; the player's own panel has the rest. */
const SHOWN = 3;

/** Renders the track last played on this device, at its second, and the next ones; nothing if there is none. */
export function WaitingQueue() {
  const t = useTranslations("start");
  const soundName = useSoundName();
  const current = usePlayer((player) => player.current);
  const list = usePlayer((player) => player.list);
  const at = usePlayer((player) => player.at);
  const playing = usePlayer((player) => player.playing);
  const waiting = usePlayer(isWaiting);
  if (!current) return null;
  const next = list.slice(at + 1);
  return (
    <MarginSection title={t("queue")}>
      <div className="flex items-center gap-4">
        <PlayButton
          playing={playing}
          waiting={waiting}
          label={t(playing ? "pause" : "resume", { name: soundName(current) })}
          onClick={toggle}
          className="size-11"
        />
        <div className="min-w-0">
          <p className="truncate font-semibold text-reading">{soundName(current)}</p>
          <p className="truncate text-ink2 text-small">
            {current.writers.map(({ name }) => name).join(", ")} · <Position /> /{" "}
            {formatDuration(current.duration)}
          </p>
        </div>
      </div>
      {next.length > 0 && (
        <p className="mt-4 text-body text-ink2">
          {t("next", {
            count: next.length,
            names: next
              .slice(0, SHOWN)
              .map(({ playable }) => soundName(playable))
              .join(", "),
          })}
          {next.length > SHOWN && "…"}
        </p>
      )}
    </MarginSection>
  );
}

/** A component of its own, so that a tick renders nothing else. */
function Position() {
  return useClock(formatDuration);
}
