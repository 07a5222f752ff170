import type { Id } from "#/contract/hydra.ts";
import { itemIri } from "#/contract/item.ts";
import type { Playable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { addToPlaylist, changePlaylist, createPlaylist } from "#/features/projects/change-playlist.ts";
import { freeName } from "#/features/projects/free-name.ts";
import { rememberLastUsed } from "#/features/projects/last-used.ts";
import { playlistsQuery } from "#/features/session/playlists.ts";
import { itemOfPlayable } from "#/features/tracks/acting/item-of-playable.ts";
import { browserQueryClient } from "#/lib/api/query-client.tsx";
import { serialQueue } from "#/lib/api/serial-queue.ts";
import { type Decision, useAudition } from "./audition-store.ts";
import { bringBack, putAway } from "./away.ts";
import { playLively } from "./play-lively.ts";
import { listHeard } from "./walk.ts";

/** Writes run one after the other, because the first one may create the project. */
const writing = serialQueue();

const addressOf = (sound: Playable) => itemIri(itemOfPlayable(sound));

/**
 * Keeps the playing track: adds it to the audition's project. The first track creates the project with this name,
 * or with the next free one.
 */
export function keepHeard(newName: string, failed: (error: unknown) => void): Playable | null {
  const decision = decide("kept");
  if (!decision) return null;
  const item = addressOf(decision.sound);
  void writing(async () => {
    const { id } = useAudition.getState().project ?? (await newProject(newName));
    await addToPlaylist(id, [item]);
    note(decision, id);
  }).catch((error: unknown) => {
    useAudition.setState(({ decisions }) => ({
      decisions: decisions.filter((one) => one.sound !== decision.sound),
    }));
    failed(error);
  });
  return decision.sound;
}

/** Creates the project of the audition under this name, or the next free one. */
async function newProject(newName: string): Promise<{ id: Id }> {
  const mine = await browserQueryClient()?.ensureQueryData(playlistsQuery);
  const { id, name } = await createPlaylist(freeName(newName, mine?.["hydra:member"] ?? []));
  rememberLastUsed(id);
  useAudition.setState({ project: { id, name } });
  return { id };
}

/** Puts the playing track away: its list no longer shows it. */
export function putHeardAway(): Playable | null {
  const decision = decide("away");
  if (decision) putAway(decision.list, decision.sound.id);
  return decision?.sound ?? null;
}

/** Reverts the last decision and plays its track again. */
export function undoLast(): Playable | null {
  const { decisions } = useAudition.getState();
  const decision = decisions.at(-1);
  if (!decision) return null;
  useAudition.setState({ decisions: decisions.slice(0, -1), state: "on" });
  if (decision.kind === "away") bringBack(decision.list, decision.sound.id);
  else takeOut(decision);
  void playLively(decision.sound);
  return decision.sound;
}

function decide(kind: Decision["kind"]): Decision | null {
  const { current } = usePlayer.getState();
  if (!current) return null;
  const decision: Decision = { kind, sound: current, list: listHeard(), project: null };
  useAudition.setState(({ decisions }) => ({ decisions: [...decisions, decision] }));
  return decision;
}

/** Records the project to which a track was added. */
function note(decision: Decision, project: Id): void {
  decision.project = project;
}

function takeOut(decision: Decision): void {
  const item = addressOf(decision.sound);
  void writing(async () => {
    if (decision.project === null) return;
    await changePlaylist(decision.project, (items) => items.filter((one) => one !== item));
  }).catch(() => {});
}
