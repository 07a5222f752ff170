"use client";

import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { iriEnd } from "#/contract/hydra.ts";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import { usePreferences } from "#/lib/preferences.ts";
import { isTyping } from "../is-typing.ts";
import type { Playable } from "../playable.ts";
import { usePlayer } from "../store.ts";
import { doCommand } from "./do-command.ts";
import { commandOf } from "./key-commands.ts";
import { KeyNote } from "./key-note.tsx";
import { isOwned } from "./own-keys.ts";
import {
  enterList,
  enterListBelow,
  findInList,
  moveInList,
  placeOf,
  rowOf,
  trackOfPlace,
} from "./row-focus.ts";
import { isTrackKey, type KeyTrack, pressTrackKey } from "./track-key-registry.ts";
import { STEPS, walkedRow, walkTo, watchWalk } from "./walked-row.ts";

const KeysSheet = lazy(async () => ({ default: (await import("./keys-sheet.tsx")).KeysSheet }));
/** Keys that press a button. */
const PRESSES: ReadonlySet<string> = new Set(["Enter", " "]);
/** Milliseconds after which typing in a list starts a new word. */
const NEW_WORD_MS = 1_000;

/** Keys pressed before this code loaded. `take` returns them and ends the recording. */
export interface EarlyKeys {
  take(): KeyboardEvent[];
}

/** Returns the current sound as target of keys: for a version, that version instead of its track. */
function keyTrackOf({ id, name, nameLang, versionId, version }: Playable): KeyTrack {
  return {
    id,
    name,
    nameLang,
    trackVersion: versionId !== null && version ? { id: versionId, version } : undefined,
  };
}

/**
 * Returns the target of keys: the current sound, unless the listener walks through rows; without a sound, the focused
 * row.
 */
function keyTarget(target: EventTarget | null): { track: KeyTrack | null; row: HTMLElement | null } {
  const { current } = usePlayer.getState();
  const row = walkedRow() ?? (current ? null : placeOf(target));
  return { row, track: trackOfPlace(row) ?? (current && keyTrackOf(current)) };
}

/** Handles the keys of the whole page, beginning with those pressed before it loaded. */
export function PlayerKeys({ early }: { early: EarlyKeys }) {
  const router = useRouter();
  const lang = useLocale();
  const [sheet, setSheet] = useState(false);
  const [finding, setFinding] = useState<string | null>(null);
  const wordTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const find = (target: EventTarget | null, text: string) => {
    clearTimeout(wordTimer.current);
    wordTimer.current = setTimeout(() => setFinding(null), NEW_WORD_MS);
    setFinding(text);
    if (text && findInList(target, text)) walkTo(document.activeElement);
  };
  /** Returns whether the key was handled. */
  const press = (event: KeyboardEvent): boolean => {
    const { key, target } = event;
    const isChord = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
    if (isChord || event.defaultPrevented || isTyping(target)) return false;
    if (isOwned(event)) return true;
    if (!event.shiftKey && moveInList(target, key)) return true;
    const letter = key.length === 1 && key !== " ";
    if (finding !== null && (letter || (key === " " && finding))) {
      find(target, finding + key);
      return true;
    }
    if (!usePreferences.getState().keys) {
      if (!letter || !rowOf(target)) return false;
      find(target, key);
      return true;
    }
    // Only from the page or from above the list; with keys switched off, the page scrolls as usual.
    if (key === "ArrowDown" && !event.shiftKey) {
      if (isPage(target)) return enterList();
      if (enterListBelow(target)) return true;
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
    const { track, row } = keyTarget(target);
    if (command === "similar") {
      if (track) router.push(`/${lang}/search-similarity?track=${iriEnd(track.id)}`);
      return track !== null;
    }
    if (command === "versions" && track) {
      const near = rowOf(row)?.querySelector<HTMLElement>("[data-versions]");
      const opener =
        near ??
        document.querySelector<HTMLElement>(`[data-track='${CSS.escape(String(track.id))}'] [data-versions]`);
      opener?.focus();
      opener?.click();
      return opener !== null || pressTrackKey(command, track, row);
    }
    if (command === "audition") {
      const list = row?.closest("[data-list]") ?? document;
      const opener = list.querySelector<HTMLElement>("[data-audition]");
      opener?.click();
      if (opener) return true;
    }
    if (isTrackKey(command)) return track !== null && pressTrackKey(command, track, row);
    return doCommand(command, key);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (press(event)) event.preventDefault();
  });
  useEffect(() => {
    const pressed = early.take();
    const stopWalk = watchWalk();
    document.addEventListener("keydown", onKey);
    for (const event of pressed) {
      // An earlier arrow key has moved the focus into a list by now, so this one applies there.
      if (isPage(event.target) && walkedRow()) pressAtFocus(event);
      else onKey(event);
      if (STEPS.has(event.key)) walkTo(document.activeElement);
    }
    return () => {
      stopWalk();
      document.removeEventListener("keydown", onKey);
    };
  }, [early]);

  return (
    <>
      <Suspense fallback={null}>
        <LazyMessages names={["keys"]}>
          <KeyNote finding={finding} />
        </LazyMessages>
      </Suspense>
      {sheet && (
        <Suspense fallback={null}>
          <KeysSheet onClose={() => setSheet(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Repeats a key on the element that has the focus now; Enter or Space then also presses it. */
function pressAtFocus(event: KeyboardEvent): void {
  const place = document.activeElement as HTMLElement;
  const isFree = place.dispatchEvent(new KeyboardEvent("keydown", event));
  if (isFree && PRESSES.has(event.key)) place.click();
}

/**
 * Returns whether no control has the focus, only then may an arrow key enter a list: the page's main area and the
 * player's surface take the focus without using arrow keys.
 */
function isPage(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && ["main", "player"].includes(target.id));
}
