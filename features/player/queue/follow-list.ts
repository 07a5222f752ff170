import { usePreferences } from "#/lib/preferences.ts";
import { endPages, pagesOf } from "../list-pages.ts";
import { audioElement } from "../sound/audio-element.ts";
import { usePlayer } from "../store.ts";
import { following, type Origin, type Queue } from "./queue.ts";
import { next } from "./queue-actions.ts";
import { extend } from "./queue-edit.ts";

/** Fetches further results this many entries before the list ends. */
const AHEAD = 2;
let arriving: Promise<void> | null = null;

/** Stops at the end of a track, as specified, or continues if the listener chose so. */
export function followList(): void {
  audioElement().addEventListener("ended", () => {
    // The engine receives the end in the same turn, and stops.
    setTimeout(() => {
      if (usePreferences.getState().autoplayNext) void nextWithPages();
    });
  });
  usePlayer.subscribe((state, before) => {
    if (state.at !== before.at || state.list !== before.list) void fetchAhead();
  });
  void fetchAhead();
}

/** Plays the next entry, from the next page of results at the end of this one; false when there is none. */
export async function nextWithPages(): Promise<boolean> {
  if (!following(usePlayer.getState())) await fetchAhead();
  return next();
}

/** Adds the next page of the list if the end of this one is near. */
export function fetchAhead(): Promise<void> {
  const { list, at } = usePlayer.getState();
  if (list.length - 1 - at > AHEAD) return Promise.resolve();
  arriving ??= append({ list, at }).finally(() => {
    arriving = null;
  });
  return arriving;
}

async function append({ list, at }: Queue): Promise<void> {
  const origin: Origin | null = list.findLast((item) => !item.asked)?.origin ?? list[at]?.origin ?? null;
  const nextPage = origin && pagesOf(origin.path);
  if (!origin || !nextPage) return;
  try {
    const page = await nextPage();
    if (!page) return endPages(origin.path);
    usePlayer.setState((state) => extend(state, page, origin));
  } catch (error) {
    // A later track tries again.
    console.warn("The next page of the list could not be had", error);
  }
}
