import { type DownloadFormat, downloadPaths } from "#/contract/download.ts";
import { iriEnd } from "#/contract/hydra.ts";
import { fetchFile, fetchPrivateFile, type Progress } from "#/lib/api/fetch-file.ts";
import type { DownloadTarget } from "./download-store.ts";

function pathOf(target: DownloadTarget): string {
  switch (target.kind) {
    case "track":
      return downloadPaths.track(iriEnd(target.id));
    case "cart":
      return downloadPaths.cart();
    case "shared":
      return downloadPaths.shared(target.token);
    default:
      return downloadPaths[target.kind](iriEnd(target.id));
  }
}

interface Watching {
  /** Language of the file names. */
  lang: string;
  format: DownloadFormat;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** Fetches the file or zip of a target (specification §7); the backend chooses its name. */
export function downloadFile(target: DownloadTarget, { format, lang, ...watching }: Watching) {
  const version = target.kind === "track" ? target.version : undefined;
  const query = {
    locale: lang,
    ...(format !== "mp3" && { format }),
    ...(version && { version: String(version.id) }),
  };
  const fetching = { query, ...watching };
  return target.kind === "shared"
    ? fetchFile(pathOf(target), fetching)
    : fetchPrivateFile(pathOf(target), fetching);
}
