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

/** One entry of a history; only downloads have a source. */
export type HistoryEntry = ListenedTrack & Partial<Pick<DownloadedTrack, "source">>;

/** Page size: the backend's maximum (contract §0.4). */
const PAGE = "100";

/** Differences between the two histories in the API. */
export const HISTORIES = {
  listened: { csv: LISTENED_CSV_PATH, clear: () => call(clearListenedEndpoint, {}) },
  downloaded: { csv: DOWNLOADS_CSV_PATH, clear: () => call(clearDownloadedEndpoint, {}) },
} as const;

/** Query of a history, newest first (acceptance S119), page by page; `search` limits it to matching entries. */
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
