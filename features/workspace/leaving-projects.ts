import { create } from "zustand";
import { deletePlaylist } from "#/features/projects/change-playlist.ts";

/** Projects that are about to be deleted and can still be taken back; they are out of sight. */
export const useLeavingProjects = create<{ ids: readonly number[] }>(() => ({ ids: [] }));

/** Deletes a project after `delay` milliseconds, or as the page goes; gives what takes that back until then. */
export function deleteLater(id: number, delay: number): () => void {
  const stop = () => {
    clearTimeout(timer);
    removeEventListener("pagehide", send);
  };
  const show = () => useLeavingProjects.setState(({ ids }) => ({ ids: ids.filter((one) => one !== id) }));
  const send = () => {
    stop();
    deletePlaylist(id)
      .catch(() => {})
      .finally(show);
  };
  const timer = setTimeout(send, delay);
  // Who closes the page has not taken it back.
  addEventListener("pagehide", send);
  useLeavingProjects.setState(({ ids }) => ({ ids: [...ids, id] }));
  return () => {
    stop();
    show();
  };
}
