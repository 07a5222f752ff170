"use client";

import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useChoices } from "#/lib/choices.ts";
import type { Playable } from "../playable.ts";
import { usePlayer } from "../store.ts";
import { doCommand } from "./do-command.ts";
import { commandOf, isTyping } from "./key-commands.ts";
import { findInList, focusedTrack, moveInList } from "./list-keys.ts";
import { type KeyTrack, pressTrackKey } from "./track-keys.ts";

const KeysSheet = lazy(async () => ({ default: (await import("./keys-sheet.tsx")).KeysSheet }));
/** Milliseconds after which typing in a list begins a new word. */
const WORD_ENDS = 1_000;

/** The keys pressed before there was this code; taken once, none is kept from then on. */
export interface EarlyKeys {
  take(): KeyboardEvent[];
}

/** What plays, as keys act on it: a version is itself, not its track. */
function keyTrackOf({ id, name, versionId, version }: Playable): KeyTrack {
  return { id, name, trackVersion: versionId !== null && version ? { id: versionId, version } : undefined };
}

/** Understands the keys of the whole page, those pressed before it first. */
export function PlayerKeys({ early }: { early: EarlyKeys }) {
  const router = useRouter();
  const lang = useLocale();
  const [sheet, setSheet] = useState(false);
  const [finding, setFinding] = useState<string | null>(null);
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);

  const find = (target: EventTarget | null, text: string) => {
    clearTimeout(ending.current);
    ending.current = setTimeout(() => setFinding(null), WORD_ENDS);
    setFinding(text);
    if (text) findInList(target, text);
  };
  /** Tells whether the key was understood. */
  const press = (event: KeyboardEvent): boolean => {
    const { key, target } = event;
    const isChord = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
    if (isChord || event.defaultPrevented || isTyping(target)) return false;
    if (!event.shiftKey && moveInList(target, key)) return true;
    const letter = key.length === 1 && key !== " ";
    if (finding !== null && (letter || (key === " " && finding))) {
      find(target, finding + key);
      return true;
    }
    if (!useChoices.getState().keys) {
      if (!letter || !focusedTrack(target)) return false;
      find(target, key);
      return true;
    }
    const command = commandOf(event);
    if (command === null) return false;
    if (command === "find") {
      find(target, "");
      return true;
    }
    if (command === "help") {
      setSheet(true);
      return true;
    }
    const { current } = usePlayer.getState();
    const track = focusedTrack(target) ?? (current && keyTrackOf(current));
    if (command === "cart" || command === "project") return track !== null && pressTrackKey(command, track);
    if (command === "versions") {
      if (!track) return false;
      const row = document.querySelector<HTMLElement>(`[data-track='${track.id}'] [data-versions]`);
      if (!row) return pressTrackKey(command, track);
      row.click();
      return true;
    }
    if (command === "similar") {
      if (track) router.push(`/${lang}/search-similarity?track=${track.id}`);
      return track !== null;
    }
    return doCommand(command, key);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (press(event)) event.preventDefault();
  });
  useEffect(() => {
    for (const event of early.take()) onKey(event);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [early]);

  return (
    <>
      {finding !== null && (
        <p
          role="status"
          className="fixed bottom-[calc(var(--player-height,0px)+16px)] left-1/2 z-40 -translate-x-1/2 bg-ink px-3 py-1.5 text-body text-onink"
        >
          ’{finding}
        </p>
      )}
      {sheet && (
        <Suspense fallback={null}>
          <KeysSheet onClose={() => setSheet(false)} />
        </Suspense>
      )}
    </>
  );
}
