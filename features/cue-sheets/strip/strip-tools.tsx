"use client";

import { AudioWaveform, Play, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { IconButton } from "#/components/button/icon-button.tsx";
import type { Item } from "#/contract/item.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { editCue } from "../cues/edit-cues.ts";
import { TimeField } from "../fields/time-field.tsx";
import type { FrameRate } from "../time/timecode.ts";
import { ReplacePanel } from "./replace/replace-panel.tsx";
import { type Block, moved, trimmedOut } from "./strip-blocks.ts";
import { StripComparison } from "./strip-comparison.tsx";
import { useStrip } from "./strip-store.ts";

/** Renders the actions on the selected block: play, place by time code, compare, replace, take off the film. */
export function StripTools({
  block,
  rate,
  items,
  isSounding,
  onPlay,
  announce,
}: {
  block: Block;
  rate: FrameRate;
  items: readonly Item[];
  isSounding: boolean;
  /** Plays the block, from a position in seconds of the recording if one is given. */
  onPlay: (seconds?: number) => void;
  announce: (text: string) => void;
}) {
  const t = useTranslations("cueSheet");
  const soundName = useSoundName();
  const { cue, number, start, end } = block;
  const [isReplacing, setReplacing] = useState(false);
  const replaceButton = useRef<HTMLButtonElement>(null);
  const name = soundName({ name: cue.title || t("strip.untitled"), version: cue.versionLabel });
  const time = (field: "start" | "end" | "duration", frames: number, change: (frames: number) => object) => (
    <TimeField
      id={`strip-tools-${field}`}
      label={t(`column.${field}`)}
      frames={frames}
      rate={rate}
      invalid={t("noTime")}
      onChange={(typed) => typed !== null && editCue(cue.id, { ...change(typed), duration: null })}
      className="w-[116px] max-md:w-[calc(50%-6px)]"
    />
  );
  return (
    <section
      aria-label={t("strip.tools", { number, name })}
      className="mt-5 flex flex-wrap items-end gap-x-3 gap-y-4 border-ink border-t-2 bg-sunken px-4 py-4"
    >
      <div className="flex min-w-0 basis-full items-center gap-2">
        <span className="text-ink3 text-small tabular-nums">{number}</span>
        <p className="min-w-0 grow truncate font-semibold text-row">{name}</p>
        <IconButton
          label={t("strip.takeOff", { name })}
          onClick={() => {
            editCue(cue.id, { start: null, end: null, duration: end - start });
            useStrip.setState({ selected: null });
            announce(t("strip.takenOff", { name }));
            requestAnimationFrame(() =>
              document.querySelector<HTMLElement>("[aria-labelledby=strip-unplaced] button")?.focus(),
            );
          }}
        >
          <X aria-hidden="true" size={18} />
        </IconButton>
      </div>
      <Button size={40} onClick={() => onPlay()} className="max-md:h-11 max-md:w-full">
        <Play aria-hidden="true" size={16} />
        {t("strip.play")}
      </Button>
      {time("start", start, (frame) => moved(block, frame - start))}
      {time("end", end, (frame) => trimmedOut(block, frame - end))}
      {time("duration", end - start, (frames) => trimmedOut(block, frames - (end - start)))}
      {cue.track !== null && (
        <StripComparison
          block={block}
          rate={rate}
          items={items}
          isSounding={isSounding}
          onPlay={onPlay}
          announce={announce}
        />
      )}
      {cue.track !== null && (
        <Button
          ref={replaceButton}
          kind="secondary"
          size={40}
          aria-expanded={isReplacing}
          onClick={() => setReplacing(!isReplacing)}
          className="max-md:h-11 max-md:w-full"
        >
          <AudioWaveform aria-hidden="true" size={16} />
          {t("replace.button")}
        </Button>
      )}
      {isReplacing && (
        <ReplacePanel
          cue={cue}
          place={block}
          rate={rate}
          name={name}
          onClose={() => {
            setReplacing(false);
            replaceButton.current?.focus();
          }}
        />
      )}
    </section>
  );
}
