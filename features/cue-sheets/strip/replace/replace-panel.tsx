"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { showFailure } from "#/components/toast/show-failure.ts";
import { showToast } from "#/components/toast/show-toast.ts";
import type { Cue } from "#/contract/cue-sheet.ts";
import { cueOfOffer } from "#/features/cue-sheets/catalogue/cue-of-offer.ts";
import { creditsOf } from "#/features/cue-sheets/cue-sheet-api.ts";
import { editCue } from "#/features/cue-sheets/cues/edit-cues.ts";
import { useSheet } from "#/features/cue-sheets/sheet-store.ts";
import { type FrameRate, framesIn, framesPerHour, secondsOf } from "#/features/cue-sheets/time/timecode.ts";
import { pause } from "#/features/player/actions.ts";
import { samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { playCue } from "../play-cue.ts";
import { blocksOf, spanOf } from "../strip-blocks.ts";
import { soundOfCue, sourceSecondsOf } from "../strip-sounds.ts";
import { NearPartOption } from "./near-part-option.tsx";
import { type NearPart, nearParts } from "./near-parts.ts";

const NONE: readonly NearPart[] = [];

/**
 * Renders the parts of the catalogue that are most similar to a placed cue. A click or an arrow key plays one in the cue's
 * place, with the person's film; Enter takes it, and Escape closes the panel.
 */
export function ReplacePanel({
  cue,
  place,
  rate,
  name,
  onClose,
}: {
  cue: Cue;
  place: { start: number; end: number };
  rate: FrameRate;
  name: string;
  onClose: () => void;
}) {
  const t = useTranslations("cueSheet.replace");
  const soundName = useSoundName();
  const client = useQueryClient();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const current = usePlayer((player) => player.current);
  const playing = usePlayer((player) => player.playing);
  const { track, version } = cue;
  const length = secondsOf(place.end - place.start, rate);
  const { data: currentSound } = useQuery({
    queryKey: ["cue sound", track, version],
    queryFn: () => soundOfCue({ track, version }, [], client),
    meta: { silent: true },
  });
  const from = sourceSecondsOf(cue, rate, currentSound ?? undefined);
  const {
    data: similarParts = NONE,
    isSuccess,
    isError,
  } = useQuery({
    queryKey: ["near parts", track, version, from, length],
    queryFn: ({ signal }) => nearParts({ track, version }, { from, length }, signal),
    enabled: currentSound !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  const parts = [
    ...(currentSound ? [{ sound: currentSound, sourceIn: from, score: null }] : NONE),
    ...similarParts,
  ];
  const at = Math.min(selected, parts.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => list.current?.focus(), []);

  const hear = (index: number) => {
    const part = parts[index];
    if (!part) return;
    setSelected(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: "nearest" });
    const blocks = blocksOf(useSheet.getState().sheet?.cues ?? []);
    const zero = spanOf(blocks, { length: null, framesPerHour: framesPerHour(rate) }).from;
    playCue({
      ...{ cue: cue.id, sound: part.sound, sourceIn: part.sourceIn },
      start: secondsOf(place.start - zero, rate),
      end: secondsOf(place.end - zero, rate),
    });
  };
  const leave = () => {
    const isPlayingCandidate = similarParts.some(({ sound }) =>
      samePlayable(usePlayer.getState().current, sound),
    );
    if (isPlayingCandidate) pause();
    onClose();
  };
  const take = async (index: number) => {
    const part = parts[index];
    if (!part || part.score === null) return leave();
    const found = await creditsOf([part.sound.id]).catch((error: unknown) => showFailure(error, t("failed")));
    if (!found) return;
    const [credits] = found;
    if (!credits) return showToast({ message: t("failed"), status: "error" });
    const offered = cueOfOffer(cue, { credits, version: null }, rate);
    // The clip named the previous recording.
    const changes = { ...offered, sourceIn: framesIn(part.sourceIn, rate), clip: "" };
    const before = Object.fromEntries(Object.keys(changes).map((field) => [field, cue[field as keyof Cue]]));
    editCue(cue.id, changes);
    showToast({
      message: t("taken", { name: soundName(part.sound), before: name }),
      status: "success",
      action: { label: t("undo"), run: () => editCue(cue.id, before) },
    });
    onClose();
  };

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = indexAfterKey(event.key, at, parts.length - 1);
    const isHere = samePlayable(current, parts[at]?.sound ?? null);
    if (next !== null) hear(next);
    else if (event.key === "Enter") void take(at);
    else if (event.key === " " && playing && isHere) pause();
    else if (event.key === " ") hear(at);
    else return;
    event.preventDefault();
  };

  return (
    <section
      aria-label={t("title", { name })}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        leave();
      }}
      className="flex min-w-0 basis-full flex-col gap-3 border-ink border-t bg-bg px-4 py-4"
    >
      <p id={`${id}-keys`} className="text-ink2 text-small">
        {t("keys", { seconds: Math.round(length) })}
      </p>
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label={t("title", { name })}
        aria-describedby={`${id}-keys`}
        aria-activedescendant={at >= 0 ? optionId(at) : undefined}
        onKeyDown={press}
        className="border-line border-t"
      >
        {parts.map((part, index) => (
          <NearPartOption
            key={part.sound.id}
            id={optionId(index)}
            part={part}
            length={length}
            isSelected={index === at}
            isPlaying={playing && samePlayable(current, part.sound)}
            onHear={() => hear(index)}
            onTake={() => void take(index)}
          />
        ))}
      </div>
      <p role="status" className="text-ink2 text-small">
        {isSuccess && t("found", { count: similarParts.length })}
        {isError && t("failed")}
        {!isSuccess && !isError && t("looking")}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size={40}
          disabled={(parts[at]?.score ?? null) === null}
          onClick={() => void take(at)}
          className="max-md:h-11 max-md:grow"
        >
          {t("take")}
        </Button>
        <Button kind="quiet" size={40} onClick={leave} className="max-md:h-11">
          {t("leave")}
        </Button>
      </div>
    </section>
  );
}

/** Returns the index of the option that a key selects after the one at `at`; null for other keys. */
function indexAfterKey(key: string, at: number, last: number): number | null {
  if (key === "ArrowDown") return Math.min(last, at + 1);
  if (key === "ArrowUp") return Math.max(0, at - 1);
  if (key === "Home") return 0;
  return key === "End" ? last : null;
}
