"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { itemIri } from "#/contract/item.ts";
import { type KeyTrack, onTrackKey, type TrackKey } from "#/features/player/keys/track-keys.ts";
import { useTrackActions } from "./use-track-actions.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

/** Does what the keys C, A and V ask for, with the track that has the focus or plays, wherever its row is. */
export function TrackKeys() {
  const [asked, setAsked] = useState<{ key: TrackKey; track: KeyTrack } | null>(null);
  useEffect(() => {
    const stops = (["cart", "project", "versions"] as const).map((key) =>
      onTrackKey(key, (track) => setAsked({ key, track })),
    );
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
  action: "cart" | "project";
  track: KeyTrack;
  onDone: () => void;
}) {
  const act = useTrackActions(track).find(({ key }) => key === action)?.act;
  const once = useEffectEvent(() => {
    act?.();
    onDone();
  });
  useEffect(() => once(), []);
  return null;
}
