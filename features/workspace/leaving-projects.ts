import { create } from "zustand";
import type { Id } from "#/contract/hydra.ts";
import { deletePlaylist } from "#/features/projects/change-playlist.ts";
import { beforeSignOut } from "#/features/session/before-sign-out.ts";
import { readToken } from "#/lib/api/token.ts";
import { SignedOutError } from "#/lib/api/with-token.ts";

/** Hidden projects that are about to be deleted; the deletion can still be undone. */
export const useLeavingProjects = create<{ ids: readonly Id[] }>(() => ({ ids: [] }));

/**
 * Hides a project and deletes it by `send`, at the latest when the page is closed or the person signs out; until then
 * it can be restored. Calls `outlived` if the session had expired before, so that nothing was deleted.
 */
export function deleteLater(id: Id, outlived: () => void): { send: () => void; takeBack: () => void } {
  const show = () => useLeavingProjects.setState(({ ids }) => ({ ids: ids.filter((one) => one !== id) }));
  let isOver = false;
  const end = () => {
    isOver = true;
    removeEventListener("pagehide", send);
    withdraw();
  };
  const send = async () => {
    if (isOver) return;
    end();
    await deletePlaylist(id)
      // The shared handler has reported any other error, and a refusal while the session continues.
      .catch((error: unknown) => error instanceof SignedOutError && !readToken() && outlived())
      .finally(show);
  };
  const takeBack = () => {
    end();
    show();
  };
  const withdraw = beforeSignOut(send);
  // Closing the page confirms the deletion.
  addEventListener("pagehide", send);
  useLeavingProjects.setState(({ ids }) => ({ ids: [...ids, id] }));
  return { send, takeBack };
}
