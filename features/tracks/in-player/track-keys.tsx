"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { itemIri } from "#/contract/item.ts";
import { showNote } from "#/features/player/keys/key-note.tsx";
import { type KeyTrack, onTrackKey } from "#/features/player/keys/track-key-registry.ts";
import { usePlayer } from "#/features/player/store.ts";
import { usePlayNextVersion } from "#/features/tracks/versions/use-play-next-version.ts";
import { VersionsDialog } from "#/features/tracks/versions/versions-dialog.tsx";
import { useAddToQueue } from "../acting/use-add-to-queue.ts";
import { useTrackActions } from "../acting/use-track-actions.ts";

const ACTION_KEYS = ["cart", "project", "versions", "download"] as const;
type ActionKey = (typeof ACTION_KEYS)[number];

/**
 * Runs the commands of the keys for tracks (V opens the versions, C fills the cart), which act on the focused row or on
 * the playing track, wherever its row is.
 */
export function TrackKeys() {
  const [request, setRequest] = useState<{ key: ActionKey; track: KeyTrack } | null>(null);
  const current = usePlayer((state) => state.current);
  const addCurrent = useAddToQueue(current ?? undefined);
  const playNextVersion = usePlayNextVersion();
  const enqueue = useEffectEvent((row: HTMLElement | null) => {
    // The row itself adds the version that it plays.
    if (row) row.querySelector<HTMLElement>("[data-enqueue]")?.click();
    else addCurrent?.();
  });
  const turnOn = useEffectEvent(async () => {
    const note = await playNextVersion();
    if (note) showNote(note);
  });
  useEffect(() => {
    const stops = [
      ...ACTION_KEYS.map((key) => onTrackKey(key, (track) => setRequest({ key, track }))),
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
  if (!request) return null;
  const done = () => setRequest(null);
  return request.key === "versions" ? (
    <VersionsDialog track={request.track} onClose={done} />
  ) : (
    <Action
      key={`${request.key} ${itemIri(request.track)}`}
      action={request.key}
      track={request.track}
      onDone={done}
    />
  );
}

/** Runs an action of a row once. */
function Action({
  action,
  track,
  onDone,
}: {
  action: Exclude<ActionKey, "versions">;
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
