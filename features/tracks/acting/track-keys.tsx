"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { itemIri } from "#/contract/item.ts";
import { type KeyTrack, onTrackKey } from "#/features/player/keys/track-keys.ts";
import { usePlayer } from "#/features/player/store.ts";
import { useTurnVersion } from "#/features/tracks/versions/use-turn-version.ts";
import { VersionsDialog } from "#/features/tracks/versions/versions-dialog.tsx";
import { useAddToQueue } from "./use-add-to-queue.ts";
import { useTrackActions } from "./use-track-actions.ts";

const ASKED = ["cart", "project", "versions", "download"] as const;
type Asked = (typeof ASKED)[number];

/** Does what the keys of a track ask for, with the row that is walked through or what sounds, wherever its row is. */
export function TrackKeys() {
  const [asked, setAsked] = useState<{ key: Asked; track: KeyTrack } | null>(null);
  const current = usePlayer((state) => state.current);
  const addCurrent = useAddToQueue(current ?? undefined);
  const turn = useTurnVersion();
  const enqueue = useEffectEvent((row: HTMLElement | null) => {
    // A row knows what it plays, and says so.
    if (row) row.querySelector<HTMLElement>("[data-enqueue]")?.click();
    else addCurrent?.();
  });
  const turnOn = useEffectEvent(turn);
  useEffect(() => {
    const stops = [
      ...ASKED.map((key) => onTrackKey(key, (track) => setAsked({ key, track }))),
      onTrackKey("enqueue", (_, row) => enqueue(row)),
      onTrackKey("version", () => void turnOn()),
      onTrackKey(
        "audition",
        () => void import("#/features/tracks/audition/walk.ts").then((walk) => walk.beginAudition()),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  if (!asked) return null;
  const done = () => setAsked(null);
  return asked.key === "versions" ? (
    <VersionsDialog track={asked.track} onClose={done} />
  ) : (
    <Action
      key={`${asked.key} ${itemIri(asked.track)}`}
      action={asked.key}
      track={asked.track}
      onDone={done}
    />
  );
}

/** Does an action of a row once. */
function Action({
  action,
  track,
  onDone,
}: {
  action: Exclude<Asked, "versions">;
  track: KeyTrack;
  onDone: () => void;
}) {
  const act = useTrackActions(track, { namesTrack: true }).find(({ key }) => key === action)?.act;
  const once = useEffectEvent(() => {
    act?.();
    onDone();
  });
  useEffect(() => once(), []);
  return null;
}
