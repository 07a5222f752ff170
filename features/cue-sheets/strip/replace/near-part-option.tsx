"use client";

import { Volume2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { formatDuration } from "#/features/player/duration.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import type { NearPart } from "./near-parts.ts";

/** Renders a part that may replace a cue: track, writers, seconds, similarity. A click plays it, a double click takes it. */
export function NearPartOption({
  id,
  part: { sound, sourceIn, score },
  length,
  isSelected,
  isPlaying,
  onHear,
  onTake,
}: {
  id: string;
  part: NearPart;
  /** Length of the cue in seconds. */
  length: number;
  isSelected: boolean;
  isPlaying: boolean;
  onHear: () => void;
  onTake: () => void;
}) {
  const t = useTranslations("cueSheet.replace");
  const soundName = useSoundName();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox around it handles the keys.
    <div
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isSelected}
      onClick={onHear}
      onDoubleClick={onTake}
      className="grid min-h-12 cursor-pointer grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3 border-line border-b px-3 py-2 hover:bg-hover aria-selected:bg-ink aria-selected:text-onink md:grid-cols-[20px_minmax(0,2fr)_minmax(0,2fr)_auto_64px]"
    >
      {isPlaying ? <Volume2 aria-hidden="true" size={16} /> : <span />}
      <span className="truncate font-semibold text-body">{soundName(sound)}</span>
      <span className="truncate text-small max-md:order-last max-md:col-start-2">
        {sound.writers.map(({ name }) => name).join(", ")}
      </span>
      <span className="text-small tabular-nums">
        {t("part", { from: formatDuration(sourceIn), to: formatDuration(sourceIn + length) })}
      </span>
      <span className="text-right text-small tabular-nums max-md:order-last">
        {score === null ? t("now") : t("score", { score: Math.round(score * 100) })}
      </span>
    </div>
  );
}
