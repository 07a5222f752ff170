import { queryOptions, skipToken } from "@tanstack/react-query";
import { downloadOfferEndpoint } from "#/contract/download.ts";
import { call } from "#/lib/api/call.ts";
import type { DownloadTarget } from "./download-store.ts";

/** The query that names a target; null where there is nothing to ask, as of a share page. */
function queryOf(target: DownloadTarget) {
  if (target.kind === "cart") return { cart: "1" };
  if (target.kind === "shared") return null;
  const version = target.kind === "track" ? target.version : undefined;
  return { [target.kind]: String(target.id), ...(version && { version: String(version.id) }) };
}

/** Formats and sizes of a target. Without an answer the dialog offers mp3, which there always is. */
export function offerQuery(target: DownloadTarget, lang: string) {
  const asked = queryOf(target);
  const query = asked && { ...asked, locale: lang };
  return queryOptions({
    queryKey: ["download offer", query],
    queryFn: query ? ({ signal }) => call(downloadOfferEndpoint, { query, signal }) : skipToken,
    meta: { silent: true, private: true },
    staleTime: 0,
  });
}
