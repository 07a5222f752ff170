"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type CSSProperties, type DragEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Id } from "#/contract/hydra.ts";
import type { Item } from "#/contract/item.ts";
import type { PlaylistNote } from "#/contract/playlist-note.ts";
import { openPicture, usePicture } from "#/features/player/picture/picture-store.ts";
import { usePlayer } from "#/features/player/store.ts";
import { editCue } from "../cues/edit-cues.ts";
import { receiveEdit } from "../incoming-edit.ts";
import { useSheet } from "../sheet-store.ts";
import { framesPerHour, RATES, secondsOf } from "../time/timecode.ts";
import { FilmFrames } from "./film-frames.tsx";
import styles from "./film-strip.module.css";
import { layOnStrip } from "./lay-on-strip.ts";
import { playCue } from "./play-cue.ts";
import { StripBar } from "./strip-bar.tsx";
import { StripBlock } from "./strip-block.tsx";
import { type Block, blocksOf, lanesIn, notesOn, type Place, spanOf } from "./strip-blocks.ts";
import { StripCursor } from "./strip-cursor.tsx";
import { StripHead } from "./strip-head.tsx";
import { scaleOf } from "./strip-scale.ts";
import { soundOfCue, sourceSecondsOf, useStripSounds } from "./strip-sounds.ts";
import { clearStrip, useStrip } from "./strip-store.ts";
import { StripTools } from "./strip-tools.tsx";
import { type Unplaced, UnplacedList, unplacedOf } from "./unplaced.tsx";
import { useSpokenPlace } from "./use-spoken-place.ts";
import { useWidth } from "./use-width.ts";

/**
 * Renders the music of a project at its places in the programme, which pointer and keys can change, below frames of the
 * person's film if they chose one. Only the cue sheet stores the places.
 */
export function FilmStrip({
  project,
  items,
  notes,
}: {
  project: Id;
  items: readonly Item[];
  notes: readonly PlaylistNote[];
}) {
  const t = useTranslations("cueSheet.strip");
  const sheet = useSheet((state) => (state.project === project ? state.sheet : null));
  const client = useQueryClient();
  const { selected, heard, sourceIn, cursor: chosenCursor } = useStrip();
  const film = usePicture((state) => state.url);
  const isPlaying = usePlayer((state) => state.open);
  const [filmSeconds, setFilmSeconds] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [announcement, announce] = useState("");
  const inner = useRef<HTMLDivElement>(null);
  const width = useWidth(inner, sheet !== null);
  useEffect(() => clearStrip, []);
  const cues = sheet?.cues ?? [];
  const soundFor = useStripSounds(cues, items);
  const blocks = useMemo(() => blocksOf(sheet?.cues ?? []), [sheet?.cues]);
  const rate = RATES[sheet?.programme.rate ?? "25"];
  const spoken = useSpokenPlace(rate);
  if (!sheet) return null;

  const framesIn = (seconds: number) => Math.round(seconds / secondsOf(1, rate));
  const length = Math.max(sheet.programme.duration ?? 0, film ? framesIn(filmSeconds) : 0) || null;
  const span = spanOf(blocks, { length, framesPerHour: framesPerHour(rate) });
  const seconds = secondsOf(span.to - span.from, rate);
  const cursor = chosenCursor ?? blocks.reduce((last, { end }) => Math.max(last, end), span.from);
  const toSeconds = (frame: number) => secondsOf(frame - span.from, rate);
  const sourceOf = ({ cue }: Block) => sourceSecondsOf(cue, rate, soundFor(cue));
  const chosen = blocks.find(({ cue }) => cue.id === selected);
  const sounding = isPlaying ? blocks.find(({ cue }) => cue.id === heard) : undefined;
  const { line } = scaleOf(seconds, width);

  const play = async (id: string, at?: number) => {
    // Reads the current state, since the cue may just have got another recording.
    const now = useSheet.getState().sheet?.cues ?? [];
    const block = blocksOf(now).find(({ cue }) => cue.id === id);
    if (!block) return;
    const { cue, start, end } = block;
    const sound = await soundOfCue(cue, items, client).catch(() => null);
    if (sound)
      playCue(
        {
          ...{ cue: cue.id, sound, start: toSeconds(start), end: toSeconds(end) },
          sourceIn: sourceSecondsOf(cue, rate, sound),
        },
        toSeconds(at ?? start),
      );
    else announce(t("noSound", { name: cue.title || t("untitled") }));
  };
  const place = ({ cue }: Block, to: Place) => editCue(cue.id, { ...to, duration: null });
  const placeAtCursor = async (one: Unplaced) => {
    const placed = await layOnStrip(one, cursor, rate);
    useStrip.setState({ selected: placed.cue, cursor: placed.end });
    announce(t("laid", { name: one.name || t("untitled"), start: spoken(cursor) }));
    requestAnimationFrame(() => document.getElementById(`strip-${placed.cue}`)?.focus());
  };
  const openFile = (file: File | undefined) => {
    if (!file) return;
    if (file.type.startsWith("video/")) openPicture(file);
    else receiveEdit(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    openFile(event.dataTransfer.files[0]);
  };

  return (
    <section
      aria-labelledby="film-strip-heading"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="page-x pb-8"
    >
      <StripBar cues={cues} programme={sheet.programme} zoom={zoom} onZoom={setZoom} onFile={openFile} />
      <div className={styles.frame}>
        <div
          ref={inner}
          className={styles.film}
          style={
            {
              "--zoom": zoom,
              "--lanes": lanesIn(blocks),
              "--line-step": `${(line / seconds) * 100}%`,
            } as CSSProperties
          }
        >
          {film && (
            <FilmFrames
              key={film}
              url={film}
              share={Math.min(1, filmSeconds > 0 ? filmSeconds / seconds : 1)}
              onLength={setFilmSeconds}
            />
          )}
          <div className={styles.lanes}>
            {blocks.map((block) => (
              <StripBlock
                key={block.cue.id}
                block={block}
                sound={soundFor(block.cue)}
                notes={notesOn(notes, block)}
                span={span}
                rate={rate}
                edges={[cursor, ...blocks.flatMap((one) => (one === block ? [] : [one.start, one.end]))]}
                isSelected={block.cue.id === selected}
                framesPerPixel={() => (span.to - span.from) / Math.max(1, width)}
                onSelect={() => useStrip.setState({ selected: block.cue.id })}
                onPlay={() => void play(block.cue.id)}
                onPlace={(to) => place(block, to)}
              />
            ))}
          </div>
          {sounding && (
            <StripHead start={toSeconds(sounding.start) - sourceIn} whole={seconds} width={width} />
          )}
          <StripCursor
            cursor={cursor}
            span={span}
            rate={rate}
            seconds={seconds}
            width={width}
            onCursor={(frame) => useStrip.setState({ cursor: frame })}
            onPlay={() => {
              const under = blocks.find(({ start, end }) => start <= cursor && cursor < end);
              if (under) void play(under.cue.id, cursor);
            }}
          />
        </div>
      </div>
      <UnplacedList waiting={unplacedOf(cues, items)} onPlace={(one) => void placeAtCursor(one)} />
      {chosen && (
        <StripTools
          key={chosen.cue.id}
          block={chosen}
          rate={rate}
          items={items}
          isSounding={sounding?.cue.id === chosen.cue.id}
          onPlay={(seconds) =>
            void play(
              chosen.cue.id,
              seconds === undefined ? undefined : chosen.start + framesIn(seconds - sourceOf(chosen)),
            )
          }
          announce={announce}
        />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}
