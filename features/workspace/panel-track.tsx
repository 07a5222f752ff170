import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "#/components/button/icon-button.tsx";
import type { Item } from "#/contract/item.ts";
import { formatDuration, parseDuration } from "#/features/player/duration.ts";
import { PlaySound } from "#/features/player/play-sound.tsx";
import { playableOfTrack, samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { useVersionLabel } from "#/features/player/use-version-label.ts";
import { MarkedPart } from "#/lib/i18n/part-lang.tsx";

/**
 * Renders a track or version in a panel: play, title and writers, duration, and a remove button in the person's
 * own lists (acceptance S103).
 */
export function PanelTrack({
  track,
  tracks,
  onRemove,
}: {
  track: Item;
  tracks: readonly Item[];
  onRemove?: (() => void) | undefined;
}) {
  const t = useTranslations("track");
  const own = useTranslations("workspace");
  const playable = playableOfTrack(track);
  const name = useSoundName()(playable);
  const versionLabel = useVersionLabel();
  const current = usePlayer((player) => samePlayable(player.current, playable));
  return (
    <li
      data-mood={playable.mood?.slug}
      className={`flex items-center gap-3 border-b border-line px-2 py-1.5 ${current ? "bg-mood-wash" : ""}`}
    >
      <PlaySound
        playable={playable}
        list={() => tracks.map(playableOfTrack)}
        label={(playing) => t(playing ? "pause" : "play", { name })}
        className="size-9"
      />
      <div className="min-w-0 flex-1">
        <p className="truncate text-body font-semibold">
          <MarkedPart text={track.name} part={track.name} lang={track.nameLang} />
        </p>
        <p className="truncate text-small text-ink2">
          {track.trackVersion && (
            <span className="font-semibold text-ink">{`${versionLabel(track.trackVersion.version)} · `}</span>
          )}
          {track.writer.map((writer) => writer.name).join(", ")}
        </p>
      </div>
      <span className="text-small text-ink2">
        {formatDuration(track.durationSeconds ?? parseDuration(track.duration))}
      </span>
      {onRemove && (
        <IconButton label={own("takeOutName", { name })} onClick={onRemove}>
          <X aria-hidden="true" size={16} />
        </IconButton>
      )}
    </li>
  );
}
