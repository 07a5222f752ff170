"use client";

import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import type { Playable } from "#/features/player/playable.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { waveformUrl } from "#/features/player/waveform-url.ts";
import { VersionBars } from "#/features/tracks/versions/version-bars.tsx";
import { type FrameRate, secondsOf } from "../time/timecode.ts";
import styles from "./film-strip.module.css";
import { placeOfKey } from "./place-keys.ts";
import type { Block, Place, Span } from "./strip-blocks.ts";
import { sourceSecondsOf } from "./strip-sounds.ts";
import { useBlockDrag } from "./use-block-drag.ts";
import { useSpokenPlace } from "./use-spoken-place.ts";

const percentAt = (frame: number, { from, to }: Span) => `${((frame - from) / (to - from)) * 100}%`;

/**
 * Renders a cue on the strip. Dragging or keys move it, and Enter plays it. If it is selected, its in and out points can be
 * moved in the same way.
 */
export function StripBlock({
  block,
  sound,
  notes,
  span,
  rate,
  edges,
  isSelected,
  framesPerPixel,
  onSelect,
  onPlay,
  onPlace,
}: {
  block: Block;
  /** The cue's track or version, to draw its waveform. */
  sound: Playable | undefined;
  /** Positions of notes, in seconds of the recording. */
  notes: readonly number[];
  span: Span;
  rate: FrameRate;
  edges: readonly number[];
  isSelected: boolean;
  framesPerPixel: () => number;
  onSelect: () => void;
  onPlay: () => void;
  onPlace: (place: Place) => void;
}) {
  const t = useTranslations("cueSheet.strip");
  const spoken = useSpokenPlace(rate);
  const soundName = useSoundName();
  const { cue, number, lane } = block;
  const { shown, isDragged, handlers } = useBlockDrag({ place: block, framesPerPixel, edges, onPlace });
  const name = soundName({ name: cue.title || t("untitled"), version: cue.versionLabel });
  const length = secondsOf(shown.end - shown.start, rate);
  const place = {
    "--lane": lane,
    "--left": percentAt(shown.start, span),
    "--width": `${((shown.end - shown.start) / (span.to - span.from)) * 100}%`,
  } as CSSProperties;
  const source = sourceSecondsOf(cue, rate, sound);
  const whole = sound?.duration ?? length;
  const drawn = {
    "--bars": sound && `url(${waveformUrl(sound.id, "end")})`,
    "--whole": `${(whole / Math.max(length, 0.04)) * 100}%`,
    "--before": `${(source / Math.max(length, 0.04)) * -100}%`,
    // In CSS, 100% aligns the right ends, so the position of a wider mask is a fraction of its excess width.
    "--at": `${whole > length ? (source / (whole - length)) * 100 : 0}%`,
  } as CSSProperties;
  const framesPerSecond = rate.base;
  const slider = (frame: number, label: string, words: string) => ({
    "aria-label": label,
    "aria-valuemin": 0,
    "aria-valuemax": Math.max(span.to, frame),
    "aria-valuetext": words,
  });
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-valuenow={shown.start}
        {...slider(
          shown.start,
          t("block", { number, name }),
          t("place", { start: spoken(shown.start), end: spoken(shown.end) }),
        )}
        {...handlers("move")}
        id={`strip-${cue.id}`}
        data-mood={sound?.mood?.slug}
        data-lane={lane}
        data-selected={isSelected || undefined}
        data-dragged={isDragged || undefined}
        data-unknown={cue.track === null || undefined}
        aria-description={t("blockHelp")}
        onFocus={onSelect}
        onClick={onSelect}
        onDoubleClick={onPlay}
        onKeyDown={(event) => {
          if (event.key === "Enter" || event.key === " ") {
            event.preventDefault();
            onPlay();
            return;
          }
          const next = placeOfKey(event, "move", block, framesPerSecond);
          if (!next) return;
          event.preventDefault();
          onPlace(next);
        }}
        style={place}
        className={styles.block}
      >
        <span aria-hidden="true" className={`${styles.number} font-semibold text-small tabular-nums`}>
          {number}
        </span>
        {sound && sound.versionId === null && (
          <span aria-hidden="true" style={drawn} className={styles.wave} />
        )}
        {sound && sound.versionId !== null && (
          <span aria-hidden="true" className={styles.clip}>
            <span style={drawn} className={styles.bars}>
              <VersionBars analysis={sound.analysis} />
            </span>
          </span>
        )}
      </div>
      {notes.map((at) => (
        <span
          key={at}
          aria-hidden="true"
          style={
            {
              "--lane": lane,
              "--left": percentAt(
                shown.start + (at - source) * (framesPerSecond / (rate.ntsc ? 1.001 : 1)),
                span,
              ),
            } as CSSProperties
          }
          className={styles.note}
        />
      ))}
      {isSelected &&
        (["in", "out"] as const).map((edge) => {
          const frame = edge === "in" ? shown.start : shown.end;
          return (
            <div
              key={edge}
              role="slider"
              tabIndex={0}
              aria-valuenow={frame}
              {...slider(frame, t(edge, { name }), spoken(frame))}
              {...handlers(edge)}
              onKeyDown={(event) => {
                const next = placeOfKey(event, edge, block, framesPerSecond);
                if (!next) return;
                event.preventDefault();
                onPlace(next);
              }}
              style={{ "--lane": lane, "--left": percentAt(frame, span) } as CSSProperties}
              className={styles.edge}
            />
          );
        })}
    </>
  );
}
