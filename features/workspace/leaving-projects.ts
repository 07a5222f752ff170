import { create } from "zustand";
import { deletePlaylist } from "#/features/projects/change-playlist.ts";
import { beforeSignOut } from "#/features/session/before-sign-out.ts";
import { SignedOutError } from "#/lib/api/with-token.ts";

/** Projects that are about to be deleted and can still be taken back; they are out of sight. */
export const useLeavingProjects = create<{ ids: readonly number[] }>(() => ({ ids: [] }));

/**
 * Takes a project out of sight, to delete it by `send`, at the latest as the page goes or its person signs out; until
 * then it can be taken back. `outlived` is called when the session had ended before, and nothing was deleted.
 */
export function deleteLater(id: number, outlived: () => void): { send: () => void; takeBack: () => void } {
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
      // The shared handler has said any other reason.
      .catch((error: unknown) => error instanceof SignedOutError && outlived())
      .finally(show);
  };
  const takeBack = () => {
    end();
    show();
  };
  const withdraw = beforeSignOut(send);
  // Who closes the page has not taken it back.
  addEventListener("pagehide", send);
  useLeavingProjects.setState(({ ids }) => ({ ids: [...ids, id] }));
  return { send, takeBack };
}
