import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import type { Id } from "#/contract/hydra.ts";

/** Tracks put away in auditions, by the list that hides them; lives as long as the tab. */
export const useAway = create<{ lists: Record<string, readonly Id[]> }>()(
  persist((): { lists: Record<string, readonly Id[]> } => ({ lists: {} }), {
    name: "sillon.away",
    storage: createJSONStorage(() => sessionStorage),
  }),
);

/** Returns the key of a list from the address of its page: all pages of one search are one list. */
export function listOf(path: string): string {
  const [pathname = "", search = ""] = path.split("?");
  const query = new URLSearchParams(search);
  query.delete("page");
  query.sort();
  const rest = query.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}

/** Hides a track in a list. */
export function putAway(list: string, id: Id): void {
  useAway.setState(({ lists }) => ({ lists: { ...lists, [list]: [...(lists[list] ?? []), id] } }));
}

/** Shows a track of a list again; without `id`, all of them. */
export function bringBack(list: string, id?: Id): void {
  useAway.setState(({ lists }) => ({
    lists: { ...lists, [list]: id === undefined ? [] : (lists[list] ?? []).filter((one) => one !== id) },
  }));
}
