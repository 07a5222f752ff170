import { queryOptions, skipToken } from "@tanstack/react-query";
import { downloadOfferEndpoint } from "#/contract/download.ts";
import { call } from "#/lib/api/call.ts";
import type { DownloadTarget } from "./download-store.ts";

/** Returns the query of a target; null if there is nothing to query, as for a share page. */
function queryOf(target: DownloadTarget) {
  if (target.kind === "cart") return { cart: "1" };
  if (target.kind === "shared") return null;
  const version = target.kind === "track" ? target.version : undefined;
  return { [target.kind]: String(target.id), ...(version && { version: String(version.id) }) };
}

/** Fetches formats and sizes of a target. Without a response the dialog offers mp3, which always exists. */
export function offerQuery(target: DownloadTarget, lang: string) {
  const selection = queryOf(target);
  const query = selection && { ...selection, locale: lang };
  return queryOptions({
    queryKey: ["download offer", query],
    queryFn: query ? ({ signal }) => call(downloadOfferEndpoint, { query, signal }) : skipToken,
    meta: { silent: true, private: true },
    staleTime: 0,
  });
}
