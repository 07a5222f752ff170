"use client";

import { closeDownload, useDownloadDialog } from "./download-store.ts";
import { LazyDownloadDialog } from "./lazy-download-dialog.tsx";

/** Renders the download dialog when it is open; none of it is loaded before. */
export function DownloadHost() {
  const target = useDownloadDialog((dialog) => dialog.target);
  return target && <LazyDownloadDialog target={target} onClose={closeDownload} />;
}
