import { itemIri } from "#/contract/item.ts";
import type { Playable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { changePlaylist, createPlaylist } from "#/features/projects/change-playlist.ts";
import { freeName } from "#/features/projects/free-name.ts";
import { rememberLastUsed } from "#/features/projects/last-used.ts";
import { playlistsQuery } from "#/features/session/playlists.ts";
import { itemOfPlayable } from "#/features/tracks/acting/item-of-playable.ts";
import { browserQueryClient } from "#/lib/api/query-client.tsx";
import { serialQueue } from "#/lib/api/serial-queue.ts";
import { SignedOutError } from "#/lib/api/with-token.ts";
import { type Deed, useAudition } from "./audition-store.ts";
import { bringBack, putAway } from "./away.ts";
import { playLively } from "./play-lively.ts";
import { listHeard } from "./walk.ts";

/** One write follows the other: the first of them may make the project. */
const writing = serialQueue();

const addressOf = (sound: Playable) => itemIri(itemOfPlayable(sound));

/** Keeps what is heard: it goes into the project of the audition, which the first one makes under this name, or the next that is free. */
export function keepHeard(newName: string, failed: () => void): Playable | null {
  const deed = decide("kept");
  if (!deed) return null;
  const item = addressOf(deed.sound);
  void writing(async () => {
    const { project } = useAudition.getState();
    if (project) {
      await changePlaylist(project.id, (items) => (items.includes(item) ? items : [...items, item]));
      note(deed, project.id);
    } else {
      const mine = await browserQueryClient()?.ensureQueryData(playlistsQuery);
      const free = freeName(newName, mine?.["hydra:member"] ?? []);
      const { id, name } = await createPlaylist(free, [item]);
      rememberLastUsed(id);
      useAudition.setState({ project: { id, name } });
      note(deed, id);
    }
  }).catch((error: unknown) => {
    useAudition.setState(({ deeds }) => ({ deeds: deeds.filter((one) => one.sound !== deed.sound) }));
    // The end of a session has words of its own.
    if (!(error instanceof SignedOutError)) failed();
  });
  return deed.sound;
}

/** Puts what is heard away: the list that it was found in shows it no more. */
export function putHeardAway(): Playable | null {
  const deed = decide("away");
  if (deed) putAway(deed.list, deed.sound.id);
  return deed?.sound ?? null;
}

/** Takes the last decision back and plays its track again. */
export function undoLast(): Playable | null {
  const { deeds } = useAudition.getState();
  const deed = deeds.at(-1);
  if (!deed) return null;
  useAudition.setState({ deeds: deeds.slice(0, -1), state: "on" });
  if (deed.kind === "away") bringBack(deed.list, deed.sound.id);
  else takeOut(deed);
  void playLively(deed.sound);
  return deed.sound;
}

function decide(kind: Deed["kind"]): Deed | null {
  const { current } = usePlayer.getState();
  if (!current) return null;
  const deed: Deed = { kind, sound: current, list: listHeard(), project: null };
  useAudition.setState(({ deeds }) => ({ deeds: [...deeds, deed] }));
  return deed;
}

/** Notes into which project a track has gone. */
function note(deed: Deed, project: number): void {
  deed.project = project;
}

function takeOut(deed: Deed): void {
  const item = addressOf(deed.sound);
  void writing(async () => {
    if (deed.project === null) return;
    await changePlaylist(deed.project, (items) => items.filter((one) => one !== item));
  }).catch(() => {});
}
