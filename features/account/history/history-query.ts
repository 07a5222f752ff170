import { infiniteQueryOptions } from "@tanstack/react-query";
import {
  clearDownloadedEndpoint,
  clearListenedEndpoint,
  DOWNLOADS_CSV_PATH,
  type DownloadedTrack,
  downloadedTracksEndpoint,
  LISTENED_CSV_PATH,
  type ListenedTrack,
  listenedTracksEndpoint,
} from "#/contract/history.ts";
import { call } from "#/lib/api/call.ts";

export type HistoryKind = "listened" | "downloaded";

/** One line of a history; only downloads say how they were taken. */
export type HistoryEntry = ListenedTrack & Partial<Pick<DownloadedTrack, "version" | "source">>;

/** Entries asked for at a time: the most that the backend gives (contract §0.4). */
const PAGE = "100";

/** What differs between the two histories on the wire. */
export const HISTORIES = {
  listened: { csv: LISTENED_CSV_PATH, clear: () => call(clearListenedEndpoint, {}) },
  downloaded: { csv: DOWNLOADS_CSV_PATH, clear: () => call(clearDownloadedEndpoint, {}) },
} as const;

/** A history, newest first (acceptance S119), a page at a time; `search` narrows it to what contains it. */
export const historyQuery = (kind: HistoryKind, search: string) =>
  infiniteQueryOptions({
    queryKey: ["history", kind, search],
    queryFn: async ({ pageParam }): Promise<{ total: number; entries: HistoryEntry[] }> => {
      const query = { page: String(pageParam), itemsPerPage: PAGE, ...(search && { search }) };
      const answer =
        kind === "listened"
          ? await call(listenedTracksEndpoint, { query })
          : await call(downloadedTracksEndpoint, { query });
      return { total: answer["hydra:totalItems"], entries: answer["hydra:member"] };
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.entries.length > 0 && pages.length * Number(PAGE) < last.total ? pages.length + 1 : undefined,
    staleTime: 0,
    meta: { private: true, silent: true },
  });
