"use client";

import { closeDownload, useDownloadDialog } from "./download-store.ts";
import { LazyDownloadDialog } from "./lazy-download-dialog.tsx";

/** Where the download dialog opens; nothing of it is loaded before. */
export function DownloadHost() {
  const target = useDownloadDialog((dialog) => dialog.target);
  return target && <LazyDownloadDialog target={target} onClose={closeDownload} />;
}
