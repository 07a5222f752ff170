import { originHere } from "#/features/player/actions.ts";
import { trackOfPlace } from "#/features/player/keys/row-focus.ts";
import { walkedRow } from "#/features/player/keys/walked-row.ts";
import type { Playable } from "#/features/player/playable.ts";
import { fetchAhead } from "#/features/player/queue/follow-list.ts";
import type { QueueItem } from "#/features/player/queue/queue.ts";
import { usePlayer } from "#/features/player/store.ts";
import { lastUsedProject } from "#/features/projects/last-used.ts";
import { playlistState } from "#/features/projects/playlist-list.ts";
import { useAudition } from "./audition-store.ts";
import { listOf, useAway } from "./away.ts";
import { livelyStart, playLively } from "./play-lively.ts";

/** Tracks ahead of the playing one whose analysis is loaded. */
const AHEAD = 2;

/** Starts an audition of a list, or of the queue: with the focused row, the playing track, or else the first. */
export function beginAudition(list?: readonly Playable[]): void {
  const { current, list: queue } = usePlayer.getState();
  const sounds = list ?? queue.map(({ playable }) => playable);
  const walked = trackOfPlace(walkedRow())?.id;
  const first =
    sounds.find(({ id }) => id === walked) ?? sounds.find(({ id }) => id === current?.id) ?? sounds[0];
  if (!first) return;
  const { listPlayers } = playlistState();
  const last = listPlayers.find(({ id }) => id === lastUsedProject());
  useAudition.setState({
    state: "on",
    decisions: [],
    project: last ? { id: last.id, name: last.name } : null,
    said: "",
  });
  void playLively(first, list).then(measureAhead);
}

/** Returns the list of the playing track, in which a track put away is hidden. */
export function listHeard(): string {
  const { list, at } = usePlayer.getState();
  return listOf((list[at]?.origin ?? originHere()).path);
}

/**
 * Moves on to the liveliest part of the next track, loading the next page of results at the end of one; returns
 * false at the last track.
 */
export async function walkOn(): Promise<boolean> {
  if (!ahead()[0]) await fetchAhead();
  const next = ahead()[0];
  if (!next) return false;
  await playLively(next.playable);
  measureAhead();
  return true;
}

/** Returns the coming tracks, without those put away. */
function ahead(): QueueItem[] {
  const { list, at } = usePlayer.getState();
  const away = useAway.getState().lists[listHeard()] ?? [];
  return list.slice(at + 1).filter(({ playable }) => !away.includes(playable.id));
}

function measureAhead(): void {
  for (const { playable } of ahead().slice(0, AHEAD)) void livelyStart(playable);
}
